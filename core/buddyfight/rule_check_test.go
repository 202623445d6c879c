package buddyfight

import (
	"slices"
	"testing"

	"duel/core"
)

// rules: BF-RULE-01 BF-EXT-16
func TestNoLifeLosesAtTheCheckOnly(t *testing.T) {
	g := newGame(t)
	afterDamage := false
	g.play(func() {
		g.Damage(1, 12, nil, false)
		afterDamage = !g.Result.Over()
		g.ruleCheck()
	})
	if !afterDamage || g.Result.Winner != 0 {
		t.Errorf("lost at once: %v, result %v", !afterDamage, g.Result)
	}
	g.life(1, 0)
}

// rules: BF-RULE-02
func TestAnEmptyDeckLosesWithoutDrawing(t *testing.T) {
	g := newGame(t)
	g.play(func() {
		g.DrawCards(0, 10)
		g.ruleCheck()
	})
	if g.Result != (Result{1, "no deck left"}) {
		t.Errorf("result %v", g.Result)
	}
}

// rules: BF-EXT-09
func TestBothLosingIsADraw(t *testing.T) {
	g := newGame(t)
	g.play(func() {
		g.DrawCards(0, 10)
		g.Damage(1, 10, nil, false)
		g.ruleCheck()
	})
	if g.Result.Winner != core.NoPlayer || !g.Result.Over() {
		t.Errorf("result %v", g.Result)
	}
}

// rules: BF-RULE-03
func TestOnlyTheCardPlacedLastStaysInAPlace(t *testing.T) {
	g := newGame(t)
	var gone []*Card
	for _, z := range []core.ZoneID{ZoneCenter, ZoneItem} {
		for range 2 {
			gone = append(gone, g.put(0, z, vanilla("Old", 0, 1000, 1, 1000)))
		}
	}
	monster := g.put(0, ZoneCenter, vanilla("New", 0, 1000, 1, 1000))
	last := g.put(0, ZoneItem, item("New", 1000, 1))
	g.play(g.ruleCheck)
	for _, c := range gone {
		g.in(c, ZoneDrop)
	}
	g.in(monster, ZoneCenter)
	g.in(last, ZoneItem)
}

// rules: BF-RULE-04 BF-EXT-08
func TestExcessSizeCostsMonstersButNotTheNewest(t *testing.T) {
	g := newGame(t)
	left := g.monster(0, ZoneLeft, "Left", 1, 1000, 1, 1000)
	center := g.monster(0, ZoneCenter, "Center", 2, 1000, 1, 1000)
	newest := g.monster(0, ZoneRight, "Right", 2, 1000, 1, 1000)
	g.want(0, "overflow=Center")
	g.play(g.ruleCheck)
	g.in(left, ZoneLeft)
	g.in(center, ZoneDrop)
	g.in(newest, ZoneRight)
	if g.offered(0, DecideOverflow, "Right") {
		t.Error("the newest monster was offered")
	}
}

// rules: BF-RULE-04
func TestSizeThreeIsNotTooMuch(t *testing.T) {
	g := newGame(t)
	g.monster(0, ZoneLeft, "Big", 3, 1000, 1, 1000)
	g.monster(0, ZoneRight, "Small", 0, 1000, 1, 1000)
	g.play(g.ruleCheck)
	if n := len(g.Monsters(0)); n != 2 {
		t.Errorf("%d monsters are left of sizes 3 and 0", n)
	}
}

// rules: BF-RULE-05 BF-EXT-09
func TestTheChecksAreMadeInTheirOrder(t *testing.T) {
	g := newGame(t)
	// Both in the center: after the check of the place the sizes are no longer
	// too great, so neither the size check nor its choice comes up.
	g.monster(0, ZoneCenter, "Old", 3, 1000, 1, 1000)
	kept := g.monster(0, ZoneCenter, "New", 3, 1000, 1, 1000)
	g.play(g.ruleCheck)
	g.in(kept, ZoneCenter)
	if len(g.asks(0, DecideOverflow)) != 0 {
		t.Error("sizes were checked before the place")
	}
	lost := newGame(t)
	old := lost.monster(0, ZoneCenter, "Old", 3, 1000, 1, 1000)
	lost.monster(0, ZoneCenter, "New", 3, 1000, 1, 1000)
	lost.play(func() {
		lost.SetLife(1, 0)
		lost.ruleCheck()
	})
	lost.in(old, ZoneCenter) // the game was over first
}

// rules: BF-RULE-06
func TestWhereRuleChecksAreMade(t *testing.T) {
	// Two monsters of size 2: the one that is to go leaves at the first check.
	at := func(want int, g *game) {
		t.Helper()
		var step int
		g.onEvent = func(e core.Event) {
			switch e := e.(type) {
			case StepEvent:
				step = e.Step
			case MoveEvent:
				if e.Card.Name == "Excess" && e.To == "drop zone" && step != want {
					t.Errorf("checked at step %d, want %d", step, want)
				}
			}
		}
		g.mainPoint()
		if !g.happened("Excess to drop zone") {
			t.Errorf("no check at step %d", want)
		}
	}
	excess := func(g *game) {
		g.monster(0, ZoneLeft, "Excess", 2, 1000, 1, 1000)
		g.monster(0, ZoneRight, "Newest", 2, 1000, 1, 1000)
	}
	g := newGame(t)
	excess(g)
	at(2, g)

	lead := func(p Player, grow *CardData) *game {
		g := newGame(t)
		c := g.put(p, ZoneHand, grow)
		c.AddEffect(&Effect{Kind: Play, Targets: func(d *Duel, u *Use, check bool) bool {
			if !check {
				excess(g)
			}
			return true
		}})
		g.want(p, "use=Lead")
		return g
	}
	at(4, lead(0, spell("Lead", "Counter")))
	at(12, lead(1, spell("Lead", "Counter")))

	answer := func(p Player, onDeclare, onResolve bool) *game {
		g := newGame(t)
		g.counter(p, "Lead", nil)
		c := g.counter(p.Opponent(), "Answer", nil)
		c.play().Targets = func(_ *Duel, _ *Use, check bool) bool {
			if !check && onDeclare {
				excess(g)
			}
			return true
		}
		c.play().Operation = func(*Duel, *Use) {
			if onResolve {
				excess(g)
			}
		}
		g.want(p, "use=Lead")
		g.onlyAnswers(c)
		g.want(p.Opponent(), "use=Answer")
		return g
	}
	at(6, answer(0, true, false))
	at(8, answer(0, false, true))
	at(14, answer(1, true, false))
	at(16, answer(1, false, true))
}

// onlyAnswers makes a counter usable as an answer only.
func (g *game) onlyAnswers(c *Card) {
	c.play().Condition = func(_ *Duel, u *Use) bool { return u.Answering != nil }
}

func TestRuleCheckIsNoDestruction(t *testing.T) {
	g := newGame(t)
	g.monster(0, ZoneCenter, "Old", 1, 1000, 1, 1000)
	g.monster(0, ZoneCenter, "New", 1, 1000, 1, 1000)
	g.play(g.ruleCheck)
	if slices.ContainsFunc(g.events, func(e core.Event) bool { return e.Name() == "destroy" }) {
		t.Error("a rule check destroyed a card")
	}
}
