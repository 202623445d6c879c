package ocg

import "errors"

// The errors of MoveSequence.
var (
	ErrNoPendulumZones = errors.New("LOCATION_PZONE passed with pendulum zones disabled")
	ErrOtherLocation   = errors.New("The new location doesn't match the current one")
	ErrSequence        = errors.New("Invalid sequence")
)

// MoveSequence moves a card inside its location: in piles as operations.md 3.2
// says, on the field to zone seq of to (0: its row; PZONE and FZONE count as
// the spell row). It reports whether the card moved.
func (d *Duel) MoveSequence(c *Card, seq int, to Location) (bool, error) {
	if to == 0 {
		to = c.Location()
	}
	if err := d.checkSequence(c, seq, to); err != nil {
		return false, err
	}
	s := spot{player: c.Controller, location: c.Location(), sequence: seq, position: c.Position}
	switch to {
	case LocationPzone:
		s.sequence, s.pendulum = d.pendulumZone(seq), true
	case LocationFzone:
		s.sequence = fieldZone
	}
	if e := d.ReasonEffect; e != nil && !c.AffectedBy(e) || !d.moveWithin(c, s) {
		return false, nil
	}
	d.raiseSingle(c, EventMove, nil, d.ReasonEffect, 0, d.ReasonPlayer, c.Controller, 0)
	d.raise(EventMove, NewGroup(c), d.ReasonEffect, 0, d.ReasonPlayer, c.Controller, 0)
	return true, nil
}

func (d *Duel) checkSequence(c *Card, seq int, to Location) error {
	if to == LocationPzone && !d.Rules.PendulumZones {
		return ErrNoPendulumZones
	}
	plain, last := to, -1
	switch to {
	case LocationPzone:
		plain, last = LocationSzone, 1
	case LocationFzone:
		plain, last = LocationSzone, 0
	case LocationSzone:
		last = 4
	case LocationMzone:
		last = 4
		if d.Rules.ExtraMonsterZones {
			last = 6
		}
	}
	if plain != c.Location() {
		return ErrOtherLocation
	}
	if last >= 0 && (seq < 0 || seq > last) {
		return ErrSequence
	}
	return nil
}

// SwapSequence exchanges the zones of two monsters, or two cards of the spell
// row, of one controller, and reports whether they changed places
// (operations.md 3.3).
func (d *Duel) SwapSequence(a, b *Card) bool {
	if a == b || a.Controller != b.Controller || !a.OnField() || !b.OnField() || a.Location() != b.Location() {
		return false
	}
	if e := d.ReasonEffect; e != nil && (!a.AffectedBy(e) || !b.AffectedBy(e)) {
		return false
	}
	d.swapCards(a, b)
	for _, c := range [2]*Card{a, b} {
		d.raiseSingle(c, EventMove, nil, d.ReasonEffect, 0, d.ReasonPlayer, c.Controller, 0)
	}
	d.raise(EventMove, NewGroup(a, b), d.ReasonEffect, 0, d.ReasonPlayer, a.Controller, 0)
	return true
}

// swapCards exchanges the zones of two cards on the field, with the event.
func (d *Duel) swapCards(a, b *Card) {
	d.Emit(SwapEvent{Cards: [2]CardRef{a.Ref(), b.Ref()}})
	d.remember(a)
	d.remember(b)
	stayA, stayB := a.Stay, b.Stay
	d.Table.Swap(a, b)
	a.Stay, b.Stay = stayA, stayB
}
