package ocg

import "duel/core"

// linkPoint is one zone a link marker points to from a column.
type linkPoint struct {
	marker uint32
	zone   int // bit of a field mask seen by the card's controller
}

// extraDown are the zones the extra monster zones 5 and 6 point to.
var extraDown = [2][]linkPoint{
	{{LinkMarkerBottomLeft, 0}, {LinkMarkerBottom, 1}, {LinkMarkerBottomRight, 2},
		{LinkMarkerTopLeft, otherSide + 4}, {LinkMarkerTop, otherSide + 3}, {LinkMarkerTopRight, otherSide + 2}},
	{{LinkMarkerBottomLeft, 2}, {LinkMarkerBottom, 3}, {LinkMarkerBottomRight, 4},
		{LinkMarkerTopLeft, otherSide + 2}, {LinkMarkerTop, otherSide + 1}, {LinkMarkerTopRight, otherSide}},
}

// leftExtra and rightExtra are the two extra monster zones under both names.
const (
	leftExtra  = 1<<5 | 1<<(otherSide+6)
	rightExtra = 1<<6 | 1<<(otherSide+5)
)

// pointed are the zones markers point to from a place, as a field mask seen by
// the controller (operations.md 2.6).
func (d *Duel) pointed(markers uint32, row Location, seq int) uint32 {
	switch {
	case row == LocationMzone && seq < 5:
		return sideways(markers, seq) | below(markers, seq) | d.aboveMain(markers, seq)
	case row == LocationMzone:
		var zones uint32
		for _, p := range extraDown[seq-5] {
			if markers&p.marker != 0 {
				zones |= 1 << p.zone
			}
		}
		return zones
	case row == LocationSzone && seq < 5:
		return sideways(markers, seq)<<spellRow | above(markers, seq)
	}
	return 0
}

// sideways are the neighbours in a row of five.
func sideways(markers uint32, seq int) uint32 {
	var zones uint32
	if markers&LinkMarkerLeft != 0 && seq > 0 {
		zones |= 1 << (seq - 1)
	}
	if markers&LinkMarkerRight != 0 && seq < 4 {
		zones |= 1 << (seq + 1)
	}
	return zones
}

// fan are the zones of a row reached by three markers from a column.
func fan(markers uint32, seq int, left, straight, right uint32) uint32 {
	var zones uint32
	if markers&left != 0 && seq > 0 {
		zones |= 1 << (seq - 1)
	}
	if markers&straight != 0 {
		zones |= 1 << seq
	}
	if markers&right != 0 && seq < 4 {
		zones |= 1 << (seq + 1)
	}
	return zones
}

func below(markers uint32, seq int) uint32 {
	return fan(markers, seq, LinkMarkerBottomLeft, LinkMarkerBottom, LinkMarkerBottomRight) << spellRow
}

func above(markers uint32, seq int) uint32 {
	return fan(markers, seq, LinkMarkerTopLeft, LinkMarkerTop, LinkMarkerTopRight)
}

// aboveMain are the extra monster zones a main monster zone points to: those
// above columns 1 and 3.
func (d *Duel) aboveMain(markers uint32, seq int) uint32 {
	if !d.Rules.ExtraMonsterZones {
		return 0
	}
	var zones uint32
	reached := above(markers, seq)
	if reached&(1<<1) != 0 {
		zones |= leftExtra
	}
	if reached&(1<<3) != 0 {
		zones |= rightExtra
	}
	return zones
}

// points are the zones the card's link markers point to, as a field mask seen
// by its controller; none unless it is a Link card on the field that is not
// being summoned.
func (c *Card) points() uint32 {
	if !c.OnField() || c.Is(StatusSummoning|StatusSummonDisabled|StatusSpsummonStep) {
		return 0
	}
	markers := c.LinkMarkers()
	if markers == 0 {
		return 0
	}
	return c.duel.pointed(markers, c.Location(), c.Index)
}

// absolutePoints are points with player 0 in the low half.
func (c *Card) absolutePoints() uint32 { return seenBy(c.points(), c.Controller) }

// standsOn are the zones the card is in, as a field mask with player 0 in the
// low half: an extra monster zone has two names.
func (c *Card) standsOn() uint32 {
	return zonesAt(c.Controller, c.Location(), c.Index)
}

func zonesAt(p Player, row Location, seq int) uint32 {
	var mask uint32
	switch row {
	case LocationMzone:
		mask = 1 << seq
	case LocationSzone:
		mask = 1 << (seq + spellRow)
	}
	mask = seenBy(mask, p)
	return mask | extraTwins(mask)
}

// fieldCards calls f with every card in a monster or spell zone, player 0's
// first, by sequence, until f says stop.
func (d *Duel) fieldCards(f func(*Card) (stop bool)) {
	for p := Player(0); p <= 1; p++ {
		for _, z := range [...]core.ZoneID{ZoneMonster, ZoneSpell} {
			for _, c := range d.Zone(p, z) {
				if c != nil && f(c) {
					return
				}
			}
		}
	}
}

// pointedZones are all zones cards point to, those of without left out, as a
// field mask with player 0 in the low half.
func (d *Duel) pointedZones(without *Group) uint32 {
	var zones uint32
	d.fieldCards(func(c *Card) bool {
		if !without.Has(c) {
			zones |= c.absolutePoints()
		}
		return false
	})
	return zones
}

// addedLinks are the monster zones of player p that EFFECT_BECOME_LINKED_ZONE
// effects make linked ones.
func (d *Duel) addedLinks(p Player) uint32 {
	var zones uint32
	for _, e := range d.fieldEffects(EffectBecomeLinkedZone) {
		zones |= uint32(e.number())
	}
	return sideOf(zones, p) & (mainZones | extraZones)
}

// linkedMonsterZones are the monster zones of player p that are linked, the
// cards of without left out (operations.md 2.6).
func (d *Duel) linkedMonsterZones(p Player, without *Group) uint32 {
	return sideOf(d.pointedZones(without), p)&(mainZones|extraZones) | d.addedLinks(p)
}

// LinkedZone are the zones cards point to, seen by player p. QUIRK: effects add
// only to the zones of p himself (operations.md 2.6).
func (d *Duel) LinkedZone(p Player) uint32 {
	return seenBy(d.pointedZones(nil), p) | d.addedLinks(p)
}

// FreeLinkedZone are the linked zones that are neither occupied nor disabled,
// seen by player p. Those effects add are not tested (api-duel 17).
func (d *Duel) FreeLinkedZone(p Player) uint32 {
	return seenBy(d.pointedZones(nil)&^d.allClosed(), p) | d.addedLinks(p)
}

// allClosed are the closed zones of both players, player 0's in the low half.
func (d *Duel) allClosed() uint32 {
	return d.closedZones(0, nil)&0xffff | d.closedZones(1, nil)<<otherSide
}

// LinkedGroup are the cards in the linked zones of player p (self) and his
// opponent (other), LOCATION_ masks of monster and spell zones (api-duel 17).
func (d *Duel) LinkedGroup(p Player, self, other Location) *Group {
	zones := d.LinkedZone(p) & (rowsOf(self) | rowsOf(other)<<otherSide)
	return d.cardsIn(seenBy(zones, p))
}

// rowsOf is the zone mask of rows. QUIRK: the number 1 means the monster zones.
func rowsOf(l Location) uint32 {
	if l == 1 {
		l = LocationMzone
	}
	var mask uint32
	if l&LocationMzone != 0 {
		mask |= 0xff
	}
	if l&LocationSzone != 0 {
		mask |= 0xff00
	}
	return mask
}

// LinkedZone are the zones the card points to, seen by player p, or by its
// controller if p is nobody (api-card 9.15).
func (c *Card) LinkedZone(p Player) uint32 { return c.viewFrom(c.points(), p) }

// viewFrom turns a mask seen by the controller to one seen by his opponent if p
// is that.
func (c *Card) viewFrom(mask uint32, p Player) uint32 {
	if p == c.Controller.Opponent() && p.Valid() {
		return seenBy(mask, 1)
	}
	return mask
}

// FreeLinkedZone are the zones the card points to that are neither occupied nor
// disabled.
func (c *Card) FreeLinkedZone(p Player) uint32 {
	return c.viewFrom(c.points()&^seenBy(c.duel.allClosed(), c.Controller), p)
}

// LinkedGroup are the cards the card points to; of those in spell zones only
// current Links. QUIRK: the card must be a printed Link (api-card 9.15).
func (c *Card) LinkedGroup() *Group {
	if c.Data.Type&TypeLink == 0 {
		return NewGroup()
	}
	return c.duel.cardsIn(c.absolutePoints()).Filter(func(o *Card) bool {
		return o.Location() == LocationMzone || o.IsType(TypeLink)
	})
}

// MutualLinkedGroup are the cards the card points to that point at it.
func (c *Card) MutualLinkedGroup() *Group {
	here := c.standsOn()
	return c.LinkedGroup().Filter(func(o *Card) bool { return o.absolutePoints()&here != 0 })
}

// MutualLinkedZone are the zones of the cards mutually linked to the card, seen
// by player p or its controller.
func (c *Card) MutualLinkedZone(p Player) uint32 {
	var zones uint32
	for _, o := range c.MutualLinkedGroup().Cards() {
		zones |= o.standsOn()
	}
	return c.viewFrom(seenBy(zones, c.Controller)&c.points(), p)
}

// IsLinkState reports whether the card points to a card or is pointed at
// (operations.md 2.6).
func (c *Card) IsLinkState() bool {
	if !c.OnField() {
		return false
	}
	if c.LinkedGroup().Len() > 0 {
		return true
	}
	here := c.standsOn()
	if c.Location() == LocationSzone && !c.IsType(TypeLink) {
		return false
	}
	pointed := false
	c.duel.fieldCards(func(o *Card) bool {
		pointed = o != c && o.absolutePoints()&here != 0
		return pointed
	})
	return pointed
}

// IsExtraLinkState reports whether the card is in a monster zone and part of a
// chain of mutual links that joins both extra monster zones
// (operations.md 2.6).
func (c *Card) IsExtraLinkState() bool {
	if c.Location() != LocationMzone || !c.duel.Rules.ExtraMonsterZones {
		return false
	}
	net := linkNet{d: c.duel}
	return net.joins(c.standsOn(), c.absolutePoints())
}

// wouldExtraLink reports whether a Link monster put into an extra monster zone
// would make an extra link.
func (d *Duel) wouldExtraLink(c *Card, p Player, seq int, without *Group) bool {
	net := linkNet{d: d, without: without}
	points := seenBy(d.pointed(c.placedMarkers(), LocationMzone, seq), p)
	return net.joins(zonesAt(p, LocationMzone, seq), points)
}

// placedMarkers are the markers the card will have when it lies face-up on the
// field.
func (c *Card) placedMarkers() uint32 {
	if v, ok := c.assumption(AssumeLinkmarker); ok {
		return uint32(v)
	}
	return uint32(c.bits(&markerBits, uint64(c.Data.LinkMarkers), 0, AsMaterial{Player: NoPlayer}))
}

// linkNet follows mutual links over the field.
type linkNet struct {
	d       *Duel
	without *Group
}

// linkNode is a card of the net: where it stands and where it points to.
type linkNode struct{ stands, points uint32 }

// joins reports whether mutual links lead from a card standing on some zones
// and pointing to others to both extra monster zones.
func (n *linkNet) joins(stands, points uint32) bool {
	seen := stands
	queue := append(make([]linkNode, 0, 24), linkNode{stands, points})
	for len(queue) > 0 {
		from := queue[0]
		queue = queue[1:]
		n.d.fieldCards(func(o *Card) bool {
			to := linkNode{o.standsOn(), o.absolutePoints()}
			if !n.without.Has(o) && to.stands&seen == 0 && from.points&to.stands != 0 && to.points&from.stands != 0 {
				seen |= to.stands
				queue = append(queue, to)
			}
			return false
		})
	}
	return seen&leftExtra != 0 && seen&rightExtra != 0
}
