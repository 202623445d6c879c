package buddyfight

import "duel/core"

// View shows the table to a player: the face of a card in hand is for its
// player, that of cards in deck and gauge for nobody.
func (d *Duel) View(viewer Player) core.View {
	return d.Table.View(viewer, func(*Card) bool { return false })
}

// knows reports whether p may know the face of a card where it lies.
func (d *Duel) knows(p Player, c *Card) bool { return d.sees(p, c.place(), c.Controller, c.FaceDown) }

// sees reports whether viewer may know a card of that player in a zone.
func (d *Duel) sees(viewer Player, z core.ZoneID, player Player, faceDown bool) bool {
	switch z {
	case ZoneSoul, ZoneBuddy, ZoneFlag:
		return !faceDown
	case core.Nowhere:
		return false
	}
	return zoneSpecs[z].Visibility.Sees(viewer, player, false)
}
