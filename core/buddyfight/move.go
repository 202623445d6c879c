package buddyfight

import "duel/core"

// move puts a card on top of a zone of its owner, or of its controller on the
// field, and tells of it.
func (d *Duel) move(c *Card, z core.ZoneID, cause Cause) {
	from, by, faceDown := c.place(), c.Controller, c.FaceDown
	to := c.Owner
	if isField(z) {
		to = c.Controller
	}
	c.FaceDown = false
	d.Table.Put(c, to, z, -1)
	d.tellMove(c, from, by, faceDown, z, cause, nil)
}

// putUnder puts a card into the soul of holder, on top of what lies there.
func (d *Duel) putUnder(c, holder *Card, faceDown bool, cause Cause) {
	from, by, was := c.place(), c.Controller, c.FaceDown
	d.Table.Attach(c, holder)
	c.FaceDown, c.Rested = faceDown, false
	d.tellMove(c, from, by, was, ZoneSoul, cause, holder)
}

func (d *Duel) tellMove(c *Card, from core.ZoneID, by Player, faceDown bool, to core.ZoneID, cause Cause, under *Card) {
	e := MoveEvent{Card: c.Ref(), Player: c.Controller, From: ZoneName(from), To: ZoneName(to), Cause: cause.String()}
	for p := range Player(2) {
		e.seen[p] = d.sees(p, from, by, faceDown) || d.knows(p, c)
	}
	if under != nil {
		r := under.Ref()
		e.Under = &r
	}
	d.Emit(e)
}

// place puts a card standing onto its place on the field as the one placed last.
func (d *Duel) place(c *Card, p Player, z core.ZoneID) {
	c.Controller = p
	d.move(c, z, ByRule)
	d.placings++
	c.Placed, c.Rested, c.stood, c.modifiers = d.placings, false, 0, nil
}

// rest turns a card to rest, or stands it.
func (d *Duel) rest(c *Card, rested bool) {
	if c.Rested != rested {
		c.Rested = rested
		d.Emit(RestEvent{c.Ref(), rested})
	}
}

// Rest turns a card on the field to rest or stands it, by an effect.
func (d *Duel) Rest(c *Card, rested bool) { d.rest(c, rested) }

// Shuffle shuffles p's deck.
func (d *Duel) Shuffle(p Player) {
	deck := d.Zone(p, ZoneDeck)
	items := make([]uint32, len(deck))
	for i, c := range deck {
		items[i] = uint32(c.ID)
	}
	d.Table.Reorder(p, ZoneDeck, d.Draw(core.Draw{Kind: core.Shuffle, Player: p, Where: "deck", Items: items}))
	d.Emit(ShuffleEvent{p})
}

// draw moves up to n cards from the top of p's deck to the hand and returns
// how many there were.
func (d *Duel) draw(p Player, n int) int { return d.fromDeck(p, n, ZoneHand) }

// DrawCards draws cards by an effect; an empty deck loses at the next rule
// check (BF-RULE-02), not here.
func (d *Duel) DrawCards(p Player, n int) int { return d.draw(p, n) }

// Charge puts up to n cards from the top of p's deck into the gauge, face down.
func (d *Duel) Charge(p Player, n int) int { return d.fromDeck(p, n, ZoneGauge) }

func (d *Duel) fromDeck(p Player, n int, to core.ZoneID) (moved int) {
	for ; moved < n; moved++ {
		c := top(d.Zone(p, ZoneDeck))
		if c == nil {
			break
		}
		d.move(c, to, ByRule)
	}
	return moved
}

// Reveal shows a card to both players.
func (d *Duel) Reveal(c *Card) { d.Emit(RevealEvent{c.Ref(), c.Controller}) }
