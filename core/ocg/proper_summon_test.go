package ocg

import "testing"

// OCG-EXT-48: out of sight a monster forgets that it was properly summoned.
func TestProperSummonIsForgottenOutOfSight(t *testing.T) {
	moves := []struct {
		name      string
		rule      bool
		move      func(f *board, c *Card)
		remembers bool
	}{
		{"grave", true, func(f *board, c *Card) { f.SendtoGrave(NewGroup(c), ReasonEffect, NoPlayer, 0) }, true},
		{"banished face-up", true, func(f *board, c *Card) { f.Remove(NewGroup(c), PosFaceup, ReasonEffect, NoPlayer, 0) }, true},
		{"banished face-down", true, func(f *board, c *Card) { f.Remove(NewGroup(c), PosFacedown, ReasonEffect, NoPlayer, 0) }, false},
		{"banished face-down, other rules", false, func(f *board, c *Card) { f.Remove(NewGroup(c), PosFacedown, ReasonEffect, NoPlayer, 0) }, true},
		{"hand", true, func(f *board, c *Card) { f.SendtoHand(NewGroup(c), NoPlayer, ReasonEffect, 0) }, false},
		{"deck", true, func(f *board, c *Card) { f.SendtoDeck(NewGroup(c), NoPlayer, 0, ReasonEffect, 0) }, false},
	}
	for _, m := range moves {
		f := newBoard(t)
		f.Rules.HiddenForgetsSummon = m.rule
		c := f.monster(0, 2)
		c.EnableReviveLimit()
		c.CompleteProcedure()
		f.eventsOf(&answers{}, func() { m.move(f, c) })
		f.same(m.name, c.Is(StatusProcComplete), m.remembers)
	}
}

// OCG-EXT-41: a monster brought out ignoring its conditions was not properly
// summoned and cannot be revived; one summoned by its procedure can.
func TestMonsterSummonedIgnoringItsConditionsCannotBeRevived(t *testing.T) {
	for _, proper := range []bool{false, true} {
		f := newBoard(t)
		f.inMainPhase()
		c := f.card(0, LocationHand, 0, TypeMonster|TypeEffect)
		c.EnableReviveLimit()
		f.eventsOf(&answers{}, func() {
			summoned := f.SpecialSummon(NewGroup(c), 0, 0, 0, true, true, PosFaceupAttack, anyZone)
			f.same("summoned", summoned, 1)
			if proper {
				c.CompleteProcedure()
			}
			f.SendtoGrave(NewGroup(c), ReasonEffect, NoPlayer, 0)
			revived := f.SpecialSummon(NewGroup(c), 0, 0, 0, false, false, PosFaceupAttack, anyZone)
			f.same("revived", revived == 1, proper)
		})
	}
}
