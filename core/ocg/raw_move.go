package ocg

// spot is a place a card is put into.
type spot struct {
	player   Player
	location Location // a plain location; 0 is out of the duel
	sequence int      // a zone; in the deck 0 top, 1 bottom, anything else top and to be shuffled
	position Position
	pendulum bool // a pendulum zone, as a pendulum card
}

// place puts c into a place without an event and without marking piles as
// touched: in zones at seq, which must be free, in the deck at the top (0) or
// the bottom (1), in other piles on top. Extra deck monsters bound for hand or
// deck go to the extra deck, and so do pendulum cards leaving the field for the
// grave (operations.md 3.1). The card's previous state is kept, its effects are
// registered for the new place; switching it on is the caller's part. A used
// spell or trap that moves no longer leaves at the end of the chain.
func (d *Duel) place(c *Card, p Player, loc Location, seq int, pos Position) {
	d.placeAt(c, spot{player: p, location: loc, sequence: seq, position: pos})
}

// placeAt moves a card to a spot. Scripts may name anybody for the player: with
// none of the two it is the card's owner.
func (d *Duel) placeAt(c *Card, s spot) {
	if !s.player.Valid() {
		s.player = c.Owner
	}
	s = d.substitute(c, s)
	c.SetStatus(StatusLeaveConfirmed, false)
	if c.Location() != 0 {
		d.remember(c)
		d.leavePlace(c)
		d.noteSent(c)
	}
	if s.location == 0 {
		d.Table.Take(c)
		return
	}
	d.Table.Put(c, s.player, zoneOf(s.location), d.insertAt(c, s))
	c.Position, c.PZone = s.position, s.pendulum
	switch s.location {
	case LocationDeck, LocationHand:
		c.Position = PosFacedown
	}
	d.newStay(c)
	d.enterPlace(c)
	if s.location == LocationHand && c.affectedBy(EffectPublic) {
		c.Position = PosFaceup
	}
}

// newStay gives a card a new field id; its turn of arrival is this one.
func (d *Duel) newStay(c *Card) {
	d.renewFieldID(c)
	c.TurnID = d.Turn.Number
}

// renewFieldID gives a card a new field id where it lies.
func (d *Duel) renewFieldID(c *Card) { c.FieldID = uint32(d.nextStamp()) }

// insertAt is the index of the table for a spot.
func (d *Duel) insertAt(c *Card, s spot) int {
	switch s.location {
	case LocationMzone, LocationSzone:
		return s.sequence
	case LocationDeck:
		if s.sequence == 1 {
			return 0
		}
	case LocationExtra:
		if s.position.FaceDown() {
			return d.faceDownExtra(s.player)
		}
	}
	return -1
}

// faceDownExtra is how many face-down cards lie in the extra deck; the face-up
// ones lie on top of them.
func (d *Duel) faceDownExtra(p Player) (n int) {
	for _, c := range d.Zone(p, ZoneExtra) {
		if c.FaceDown() {
			n++
		}
	}
	return n
}

// substitute is where a card really goes when it is sent to a spot
// (operations.md 3.1).
func (d *Duel) substitute(c *Card, s spot) spot {
	switch s.location {
	case LocationHand, LocationDeck:
		if c.isExtraDeckMonster() {
			s.location, s.sequence, s.position = LocationExtra, 0, PosFacedownDefense
		}
	case LocationExtra:
		if !c.isExtraDeckMonster() && (c.Data.Type&TypePendulum == 0 || s.position.FaceDown()) {
			s.location, s.sequence, s.position = LocationDeck, 0, PosFacedown
		}
	case LocationGrave:
		if c.Data.Type&TypePendulum != 0 && d.pendulumLeaves(c) && d.CanToExtra(c, s.player) {
			s.location, s.sequence, s.position = LocationExtra, 0, PosFaceup
		}
	}
	return s
}

// pendulumLeaves reports whether a pendulum card is on the field by a summon or
// activation that was not negated.
func (d *Duel) pendulumLeaves(c *Card) bool {
	return c.In(LocationMzone) && !c.Is(StatusSummonDisabled) || c.In(LocationSzone) && !c.Is(StatusActivateDisabled)
}

// moveCard moves c with its event and marks the piles it touches. Inside one
// location it moves as operations.md 3.2 says; it reports whether it moved.
func (d *Duel) moveCard(c *Card, s spot) bool {
	at := c.Location()
	if at == s.location && at != 0 && at != LocationOverlay && (c.OnField() || c.Controller == s.player) {
		return d.moveWithin(c, s)
	}
	from := c.Place()
	if at == LocationDeck {
		d.touchDeck(c.Controller)
	}
	d.placeAt(c, s)
	switch c.Location() {
	case LocationHand:
		d.touchHand(c.Controller)
	case LocationDeck:
		d.touchIfShuffled(c, s)
	}
	d.emitMove(c, from)
	return true
}

// touchIfShuffled marks a deck a card was put into "shuffled".
func (d *Duel) touchIfShuffled(c *Card, s spot) {
	if s.sequence != 0 && s.sequence != 1 {
		d.touchDeck(c.Controller)
	}
}

// emitMove tells of a move from a place to where the card is now.
func (d *Duel) emitMove(c *Card, from Place) {
	d.Emit(MoveEvent{Code: c.Data.Code, From: from, To: c.Place(), Reason: c.Reason, card: c})
}

// moveWithin moves a card inside its location: in the deck to the top or bottom,
// in other open piles to the top, on the field to a free usable zone
// (operations.md 3.2).
func (d *Duel) moveWithin(c *Card, s spot) bool {
	if !s.player.Valid() {
		return false
	}
	switch s.location {
	case LocationHand, LocationOverlay, 0:
		return false
	case LocationMzone, LocationSzone:
		return d.changeZone(c, s)
	case LocationGrave, LocationRemoved, LocationExtra:
		if c.Index == len(d.Zone(c.Controller, c.Zone))-1 {
			return false
		}
	}
	from := c.Place()
	d.remember(c)
	d.keepStay(c, func() { d.Table.Put(c, s.player, c.Zone, d.insertAt(c, s)) })
	if s.location == LocationDeck {
		d.touchIfShuffled(c, s)
	}
	d.emitMove(c, from)
	return true
}

// changeZone moves a card on the field to another zone of its row, of either
// player. The event of a change of control is the caller's.
func (d *Duel) changeZone(c *Card, s spot) bool {
	if !d.usable(s.player, s.location, s.sequence) || d.Table.At(s.player, c.Zone, s.sequence) != nil {
		return false
	}
	from := c.Place()
	if s.location == LocationSzone && s.pendulum != c.PZone {
		d.placeAt(c, spot{player: s.player, location: s.location, sequence: s.sequence, position: c.Position, pendulum: s.pendulum})
	} else {
		d.remember(c)
		d.keepStay(c, func() { d.Table.Put(c, s.player, c.Zone, s.sequence) })
	}
	if from.Controller == s.player {
		d.emitMove(c, from)
	}
	return true
}

// keepStay moves a card without ending its stay.
func (d *Duel) keepStay(c *Card, move func()) {
	stay := c.Stay
	move()
	c.Stay = stay
}

// noteSent remembers a card that moved while a chain exists.
func (d *Duel) noteSent(c *Card) {
	if d.Chain.Len() > 0 {
		d.moves.justSent = append(d.moves.justSent, c)
	}
}

// justSent reports whether c moved since clearJustSent while a chain existed
// (flow.md 22).
func (d *Duel) justSent(c *Card) bool {
	for _, sent := range d.moves.justSent {
		if sent == c {
			return true
		}
	}
	return false
}

// clearJustSent forgets the cards that just moved.
func (d *Duel) clearJustSent() { d.moves.justSent = d.moves.justSent[:0] }
