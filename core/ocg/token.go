package ocg

import "duel/core"

// newCard creates a card of a passcode that is nowhere yet. Its script runs
// while the card has neither owner, controller nor number; an unknown passcode
// gives an all-zero record that keeps the code (api-card-effect-group.md 2.4).
func (d *Duel) newCard(code uint32, owner Player) *Card {
	c := &Card{Data: d.cardData(code), duel: d}
	c.Zone, c.Owner, c.Controller = core.Nowhere, NoPlayer, NoPlayer
	if code != 0 && d.Host != nil {
		c.SetStatus(StatusInitializing, true)
		d.Host.InitCard(c)
		c.SetStatus(StatusInitializing, false)
	}
	d.Table.Add(c)
	c.Owner, c.Controller = owner, owner
	return c
}

// cardData is the record of a passcode.
func (d *Duel) cardData(code uint32) *CardData {
	if d.Cards != nil {
		if data := d.Cards.Card(code); data != nil {
			return data
		}
	}
	return &CardData{Code: code}
}

// CreateToken makes a card of any passcode that p owns and controls and that is
// nowhere until something places it (Duel.CreateToken, operations.md 14.5).
func (d *Duel) CreateToken(p Player, code uint32) *Card { return d.newCard(code, p) }
