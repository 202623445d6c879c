package ocg

import (
	"errors"
	"fmt"
)

// ReloadFieldBegin throws the duel away and begins a new position: the options
// become flags and, unless build, those of a master rule 1 to 5, 0 for none
// (api 22.1).
func (d *Duel) ReloadFieldBegin(flags uint64, rule int, build bool) {
	if more, ok := MasterRule(rule); ok && !build {
		flags |= more
	}
	d.Rules.SetFlags(flags)
	d.Rules.StartLP, d.Rules.StartHand, d.Rules.DrawCount = 8000, 5, 1
	d.reset()
}

// SetPlayerInfo sets a player's life points, opening hand and normal draw.
func (d *Duel) SetPlayerInfo(p Player, lp, hand, draw int) {
	if p.Valid() {
		s := &d.Players[p]
		s.LP, s.StartLP, s.StartHand, s.DrawCount = lp, lp, hand, draw
	}
}

var errInvalidLocation = errors.New("Passed invalid location")

// MaxSetUp is how many cards a set-up, and each part of a deck, may have: many
// times what any duel is played with.
const MaxSetUp = 2000

var errTooManyCards = fmt.Errorf("a set-up has at most %d cards", MaxSetUp)

// AddCard makes a card and lays it where a position has it, as if it had always
// been there; a taken monster or spell zone makes it the last Xyz material of
// the card there. It is nil where there is no such place (api 22.2), and an
// error for more than MaxSetUp cards.
func (d *Duel) AddCard(code uint32, owner, controller Player, loc Location, seq int, pos Position, proper bool) (*Card, error) {
	if !owner.Valid() || !controller.Valid() {
		return nil, nil
	}
	loc, seq, kind, ok := d.plainPlace(loc, seq)
	switch {
	case !ok:
		return nil, nil
	case len(d.Table.Cards()) > MaxSetUp: // the dummy is one of them
		return nil, errTooManyCards
	case loc == LocationMzone && uint(seq) > 6, loc == LocationSzone && uint(seq) > 7:
		return nil, errInvalidLocation
	}
	if loc == LocationMzone || loc == LocationSzone {
		if holder := d.holderAt(controller, loc, seq); holder != nil {
			if kind != 0 {
				return nil, nil
			}
			return d.addMaterial(code, owner, holder), nil
		}
	}
	return d.addPlaced(code, owner, controller, loc, seq, pos, kind == LocationPzone, proper), nil
}

// firstExtraZone is the sequence of the left extra monster zone.
const firstExtraZone = 5

// holderAt is the card in a monster or spell zone; an extra monster zone is the
// opponent's other one as well.
func (d *Duel) holderAt(p Player, loc Location, seq int) *Card {
	holder := d.Table.At(p, zoneOf(loc), seq)
	if holder == nil && loc == LocationMzone && seq >= firstExtraZone {
		holder = d.Table.At(p.Opponent(), ZoneMonster, 2*firstExtraZone+1-seq)
	}
	return holder
}

// plainPlace turns a location by kind of zone into a plain one.
func (d *Duel) plainPlace(loc Location, seq int) (plain Location, sequence int, kind Location, ok bool) {
	switch loc {
	case LocationMmzone:
		return LocationMzone, seq, loc, true
	case LocationEmzone:
		return LocationMzone, seq + 5, loc, true
	case LocationStzone:
		return LocationSzone, seq, loc, true
	case LocationFzone:
		return LocationSzone, seq + fieldZone, loc, true
	case LocationPzone:
		return LocationSzone, d.pendulumZone(seq), loc, d.Rules.PendulumZones
	}
	return loc, seq, 0, zoneOf(loc) >= 0
}

// addMaterial makes a card and puts it under another.
func (d *Duel) addMaterial(code uint32, owner Player, holder *Card) *Card {
	c := d.newCard(code, owner)
	d.Table.Attach(c, holder)
	d.enterPlace(c)
	d.enable(c, true)
	return c
}

// addPlaced makes a card and lays it in a pile or zone.
func (d *Duel) addPlaced(code uint32, owner, controller Player, loc Location, seq int, pos Position, pendulum, proper bool) *Card {
	c := d.newCard(code, owner)
	if loc == LocationExtra && (pos == 0 || c.Data.Type&TypePendulum == 0) {
		pos = PosFacedownDefense
	}
	d.placeAt(c, spot{player: controller, location: loc, sequence: seq, position: pos, pendulum: pendulum})
	if loc == LocationHand || loc == LocationDeck {
		c.Position = pos
	}
	c.SetStatus(StatusProcComplete, proper)
	if c.OnField() && c.FaceDown() {
		return c
	}
	d.enable(c, true)
	if c.OnField() {
		d.markBreach(c)
	}
	d.refreshSetUp()
	return c
}

// refreshSetUp is the instant refresh after a card of a position was laid out,
// but for set ones: cards found unable to stay wait for the start of the duel.
func (d *Duel) refreshSetUp() {
	d.newMoment()
	d.refreshFlagged()
	d.findSelfRemovals()
}

// PreSummon records how a card of a position was summoned, and from where.
func (d *Duel) PreSummon(c *Card, summonType uint32, from Location, seq int, pendulum bool) {
	c.SummonType, c.SummonLocation, c.SummonSequence, c.SummonPZone = summonType, from, seq, pendulum
}

// PreEquip equips a card in a spell zone to a face-up monster, and reports
// whether it could.
func (d *Duel) PreEquip(c, target *Card) bool {
	if !c.In(LocationSzone) || !target.In(LocationMzone) || target.FaceDown() {
		return false
	}
	d.attachEquip(c, target)
	return true
}

// PreSetTarget gives a card a card target.
func (d *Duel) PreSetTarget(c, target *Card) { d.SetCardTarget(c, target) }

// Bits of counter types.
const (
	counterBits      = CounterWithoutPermit | CounterNeedEnable
	counterPermanent = CounterWithoutPermit
)

// PreAddCounter lays counters on a card without a question.
func (d *Duel) PreAddCounter(c *Card, kind uint16, n int) {
	if c.Counters == nil {
		c.Counters = map[uint16]*Counter{}
	}
	key := kind &^ CounterNeedEnable
	if c.Counters[key] == nil {
		c.Counters[key] = &Counter{}
	}
	if kind&counterBits == counterPermanent {
		c.Counters[key].Permanent += n
	} else {
		c.Counters[key].Negatable += n
	}
}

// ReloadFieldEnd ends the laying out of a position.
func (d *Duel) ReloadFieldEnd() {
	d.clearTouched()
	d.Emit(FieldLoaded)
}
