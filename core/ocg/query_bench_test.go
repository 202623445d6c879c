package ocg

import "testing"

// benchBoard is a board of ten monsters, one with an aura, and an effect on one.
func benchBoard() (*board, *Card, *Effect) {
	f := newBoard(new(testing.T))
	for i := range 5 {
		f.fighter(0, i, 1500, 1000)
		f.fighter(1, i, 1500, 1000)
	}
	c := f.Zone(0, ZoneMonster)[0]
	f.aura(f.Zone(1, ZoneMonster)[0], EffectUpdateAttack, value(100))
	e := f.effect(c, EffectTypeQuickO, EventFreeChain, func(e *Effect) {
		e.SetRange(LocationMzone)
		e.Condition = func([]Value) []Value { return nil }
	})
	f.turn(1, 0, PhaseMain1)
	return f, c, e
}

func BenchmarkDefenseWithoutEffects(b *testing.B) {
	_, c, _ := benchBoard()
	for b.Loop() {
		c.Defense()
	}
}

func BenchmarkAttackUnderAura(b *testing.B) {
	_, c, _ := benchBoard()
	for b.Loop() {
		c.Attack()
	}
}

func BenchmarkType(b *testing.B) {
	_, c, _ := benchBoard()
	for b.Loop() {
		c.Type()
	}
}

func BenchmarkLevel(b *testing.B) {
	_, c, _ := benchBoard()
	for b.Loop() {
		c.Level()
	}
}

func BenchmarkActivatable(b *testing.B) {
	f, _, e := benchBoard()
	for b.Loop() {
		f.activatable(e, 0, nil, legalityOpts{})
	}
}

func BenchmarkLocationCount(b *testing.B) {
	f, _, _ := benchBoard()
	for b.Loop() {
		f.LocationCount(0, LocationMzone, 0, LocationReasonTofield, 0xff)
	}
}

func BenchmarkLinkedZone(b *testing.B) {
	f, _, _ := benchBoard()
	for b.Loop() {
		f.LinkedZone(0)
	}
}
