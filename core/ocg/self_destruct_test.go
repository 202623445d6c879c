package ocg

import "testing"

// doomed puts a monster that destroys itself while *doom holds.
func (f *board) doomed(p Player, seq int, doom *bool) *Card {
	c := f.monster(p, seq)
	f.effect(c, EffectTypeSingle, EffectSelfDestroy, func(e *Effect) {
		e.SetProperty(EffectFlagSingleRange, 0)
		e.SetRange(LocationMzone)
		e.Condition = func([]Value) []Value { return Return(Bool(*doom)) }
	})
	return c
}

// Cards of a set-up that cannot stay go before the first turn. What comes to be
// found during the destruction of the last of them goes before it.
func TestSetUpDestroysItselfBeforeTheFirstTurn(t *testing.T) {
	f := newBoard(t)
	doom, later := true, true
	f.doomed(0, 1, &doom)
	f.doomed(0, 3, &doom)
	f.refreshSetUp()
	f.doomed(1, 2, &later)
	told := f.moves()
	f.play(firstOf, f.treatSelfRemovals)
	f.told("order", told, "1001 mzone1>grave0", "1003 mzone2>grave0", "1002 mzone3>grave1")
}

func TestSetUpKeepsWhatMayStayAfterAll(t *testing.T) {
	f := newBoard(t)
	doom := true
	c := f.doomed(0, 1, &doom)
	f.refreshSetUp()
	doom = false
	f.play(firstOf, f.treatSelfRemovals)
	f.same("stays", c.In(LocationMzone), true)
}

// Of two cards of a set-up that may not be there together the first stays.
func TestSetUpKeepsTheFirstUniqueCard(t *testing.T) {
	d := NewDuel(Rules{}, plainCards{})
	d.Host = initHost{seen: func(c *Card) { c.SetUniqueOnField(true, false, 20000, nil, LocationMzone) }}
	d.ReloadFieldBegin(0, 1, false)
	var cards [2]*Card
	for i := range cards {
		cards[i], _ = d.AddCard(20000, 0, 0, LocationMzone, i, PosFaceupAttack, true)
	}
	f := &board{d, t}
	f.play(firstOf, d.treatSelfRemovals)
	f.same("first", cards[0].In(LocationMzone), true)
	f.same("second", cards[1].In(LocationGrave), true)
}

// A card that cannot stay with cards in hand goes when the draw is told.
func TestDrawIsToldBeforeCardsGo(t *testing.T) {
	f := newBoard(t)
	f.card(0, LocationDeck, -1, TypeMonster)
	c := f.monster(0, 1)
	f.effect(c, EffectTypeSingle, EffectSelfDestroy, func(e *Effect) {
		e.Condition = func([]Value) []Value { return Return(Bool(len(f.Zone(0, ZoneHand)) > 0)) }
	})
	f.events(f.eventsOf(&answers{}, func() { f.Draw(0, 1, ReasonEffect) }), "draw", "move")
}

// A set card laid out makes nobody look; the next face-up one does.
func TestSetUpLooksAfterCardsThatCount(t *testing.T) {
	d := NewDuel(Rules{}, plainCards{})
	d.ReloadFieldBegin(0, 1, false)
	f := &board{d, t}
	doom := true
	f.doomed(0, 1, &doom)
	for _, step := range []struct {
		pos   Position
		found int
	}{{PosFacedownDefense, 0}, {PosFaceupAttack, 1}} {
		if _, err := d.AddCard(20000, 0, 0, LocationMzone, 2+step.found, step.pos, true); err != nil {
			t.Fatal(err)
		}
		f.same("found", d.ops.selfRemovals.destroyed.Len(), step.found)
	}
}
