package buddyfight

import (
	"slices"
	"testing"

	"duel/core"
)

// rules: BF-OP-01 BF-OP-04 BF-OP-11 BF-OP-16
func TestAnOperationPointNobodyUsesHasFourSteps(t *testing.T) {
	g := newGame(t)
	g.mainPoint()
	if got := g.steps(operationPoint); !slices.Equal(got, []int{1, 2, 3, 11, 19}) {
		t.Errorf("steps %v", got)
	}
}

// rules: BF-OP-02
func TestTheTurnPlayerUsesAnythingInTheMainPhaseAndPaysAtOnce(t *testing.T) {
	g := newGame(t)
	g.put(0, ZoneHand, vanilla("Dragon", 1, 1000, 1, 1000))
	c := g.put(0, ZoneHand, spell("Slash"))
	c.AddCost(CostPart{Kind: CostGauge, Count: 1})
	g.put(0, ZoneHand, item("Sword", 1000, 1))
	g.put(0, ZoneHand, card("Punisher", Impact, 0, 0, 0, 0))
	gauge := -1
	g.onEvent = func(e core.Event) {
		if s, ok := e.(StepEvent); ok && s == (StepEvent{operationPoint, 4}) {
			gauge = len(g.Zone(0, ZoneGauge))
		}
	}
	g.want(0, "use=Slash")
	g.mainPoint()
	for _, name := range []string{"Dragon", "Slash", "Sword"} {
		if !g.offered(0, DecideUse, name) {
			t.Errorf("%s was not offered", name)
		}
	}
	if g.offered(0, DecideUse, "Punisher") {
		t.Error("an impact was offered in the main phase")
	}
	if gauge != 2 {
		t.Errorf("the gauge had %d cards after the declaration, want 2", gauge)
	}
}

// rules: BF-OP-02
func TestTheTurnPlayerNeedsCounterInTheAttackPhase(t *testing.T) {
	g := newGame(t)
	g.put(0, ZoneHand, vanilla("Dragon", 1, 1000, 1, 1000))
	g.put(0, ZoneHand, spell("Slash"))
	g.counter(0, "Shield", nil)
	g.attackPhase()
	if g.offered(0, DecideUse, "Dragon") || g.offered(0, DecideUse, "Slash") || !g.offered(0, DecideUse, "Shield") {
		t.Error("in the attack phase exactly [Counter] may be used")
	}
}

// rules: BF-OP-03
func TestWhatCannotBeUsedIsNotOffered(t *testing.T) {
	g := newGame(t)
	dear := g.put(0, ZoneHand, spell("Dear"))
	dear.AddCost(CostPart{Kind: CostGauge, Count: 4})
	barred := g.put(0, ZoneHand, spell("Barred"))
	barred.AddEffect(&Effect{Kind: Play, Condition: func(*Duel, *Use) bool { return false }})
	aimless := g.put(0, ZoneHand, spell("Aimless"))
	aimless.AddEffect(&Effect{Kind: Play, Targets: func(*Duel, *Use, bool) bool { return false }})
	foreign := g.put(0, ZoneHand, spell("Foreign"))
	foreign.Data.World = theirs
	g.put(0, ZoneHand, spell("Fine"))
	g.mainPoint()
	for _, name := range []string{"Dear", "Barred", "Aimless", "Foreign"} {
		if g.offered(0, DecideUse, name) {
			t.Errorf("%s was offered", name)
		}
	}
	if !g.offered(0, DecideUse, "Fine") {
		t.Error("a card that can be used was not offered")
	}
}

// rules: BF-OP-05 BF-OP-07 BF-OP-09
func TestAnUnansweredUseIsProcessed(t *testing.T) {
	g := newGame(t)
	g.counter(0, "Charge", nil)
	g.counter(1, "Other", nil)
	g.want(0, "use=Charge")
	g.mainPoint()
	if !g.happened("resolve Charge") {
		t.Error("the use was lost")
	}
	if got := g.steps(operationPoint); !slices.Equal(got, []int{1, 2, 3, 4, 5, 9, 10, 2, 3, 11, 19}) {
		t.Errorf("steps %v", got)
	}
}

// rules: BF-OP-06 BF-OP-08 BF-OP-09
func TestTheAnswerIsProcessedFirst(t *testing.T) {
	g := newGame(t)
	g.counter(0, "Charge", nil)
	g.onlyAnswers(g.counter(1, "Answer", nil))
	paid := g.put(1, ZoneHand, spell("Slow"))
	g.want(0, "use=Charge")
	g.want(1, "use=Answer")
	g.mainPoint()
	g.inOrder("use Charge", "use Answer", "resolve Answer", "resolve Charge")
	if got := g.steps(operationPoint); !slices.Equal(got, []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 2, 3, 11, 19}) {
		t.Errorf("steps %v", got)
	}
	if g.offered(1, DecideUse, "Slow") {
		t.Error("the answer needs [Counter]")
	}
	g.in(paid, ZoneHand)
}

// rules: BF-OP-10 BF-OP-12 BF-OP-15
func TestTheOtherPlayerLeadsWhenTheTurnPlayerPasses(t *testing.T) {
	g := newGame(t)
	c := g.counter(1, "Breath", nil)
	c.AddCost(CostPart{Kind: CostGauge, Count: 1})
	g.put(1, ZoneHand, spell("Slow"))
	g.want(1, "use=Breath")
	g.mainPoint()
	if got := g.steps(operationPoint); !slices.Equal(got, []int{1, 2, 3, 11, 12, 13, 17, 18, 2, 3, 11, 19}) {
		t.Errorf("steps %v", got)
	}
	if g.offered(1, DecideUse, "Slow") || len(g.Zone(1, ZoneGauge)) != 2 {
		t.Error("exactly [Counter] may be used, its cost being paid")
	}
}

// rules: BF-OP-13 BF-OP-14
func TestTheTurnPlayerMayAnswer(t *testing.T) {
	g := newGame(t)
	g.counter(1, "Breath", nil)
	g.onlyAnswers(g.counter(0, "Answer", nil))
	g.put(0, ZoneHand, spell("Slow")).AddEffect(&Effect{Kind: Play, Condition: func(_ *Duel, u *Use) bool { return u.Answering != nil }})
	g.want(1, "use=Breath")
	g.want(0, "use=Answer")
	g.mainPoint()
	g.inOrder("use Breath", "use Answer", "resolve Answer", "resolve Breath")
	if got := g.steps(operationPoint); !slices.Equal(got, []int{1, 2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 2, 3, 11, 19}) {
		t.Errorf("steps %v", got)
	}
	if g.offered(0, DecideUse, "Slow") {
		t.Error("the answer needs [Counter]")
	}
}

// rules: BF-OP-17
func TestAnAnswerCannotBeAnswered(t *testing.T) {
	g := newGame(t)
	g.counter(0, "Lead", nil)
	g.counter(0, "Again", nil)
	g.counter(1, "Answer", nil)
	deepest := 0
	g.onEvent = func(core.Event) { deepest = max(deepest, g.Chain.Len()) }
	g.want(0, "use=Lead")
	g.want(1, "use=Answer")
	g.mainPoint()
	if deepest != 2 {
		t.Errorf("the chain was %d deep, want 2", deepest)
	}
	for _, r := range g.asks(0, DecideUse) {
		if !r.Cancelable {
			t.Error("a use could not be declined")
		}
	}
}

// rules: BF-OP-18
func TestThereIsNoLimitToUses(t *testing.T) {
	g := newGame(t)
	for _, name := range []string{"One", "Two", "Three"} {
		g.counter(0, name, nil)
	}
	g.counter(1, "Between", nil)
	g.want(0, "use=One", "use=Two", "use=Three")
	g.want(1, "use=Between")
	g.play(func() { g.Turn.Phase = MainPhase; g.operationPoint() })
	g.inOrder("resolve Between", "resolve One", "resolve Two", "resolve Three")
}

// rules: BF-OP-18
func TestPassingIsNotFinalUntilBothPass(t *testing.T) {
	g := newGame(t)
	g.counter(1, "Breath", nil)
	late := g.put(0, ZoneHand, spell("Late"))
	used := false
	late.AddEffect(&Effect{Kind: Play, Condition: func(*Duel, *Use) bool { return g.happened("resolve Breath") },
		Operation: func(*Duel, *Use) { used = true }})
	g.want(0, "use=Late")
	g.want(1, "use=Breath")
	g.mainPoint()
	if !used {
		t.Error("the turn player got no new lead")
	}
}

// rules: BF-OP-19
func TestALossAtACheckEndsTheGameBeforeProcessing(t *testing.T) {
	g := newGame(t)
	c := g.put(0, ZoneHand, spell("Rash"))
	c.AddCost(CostPart{Kind: CostLife, Count: 10})
	c.AddEffect(&Effect{Kind: Play, Operation: func(d *Duel, _ *Use) { d.SetLife(0, 10) }})
	g.want(0, "use=Rash")
	g.mainPoint()
	if g.Result.Winner != 1 || g.happened("resolve Rash") {
		t.Errorf("result %v, told %q", g.Result, g.told())
	}
}

// trigger gives a card an ability that notes its use.
func trigger(c *Card, code EventCode, mandatory bool, do func()) *Effect {
	e := &Effect{Kind: Trigger, Code: code, Range: FieldZones, Mandatory: mandatory, Operation: func(*Duel, *Use) { do() }}
	c.AddEffect(e)
	return e
}

// rules: BF-EXT-05 BF-EXT-15
func TestTriggersAreUsesOfTheNextOperationPoint(t *testing.T) {
	g := newGame(t)
	c := g.put(0, ZoneHand, vanilla("Flare", 2, 5000, 2, 4000))
	times := 0
	trigger(c, OnEnter, false, func() { times++ })
	c.Effects[0].Condition = func(_ *Duel, u *Use) bool { return u.Event.Card == c }
	g.want(0, "use=Flare", "area=left", "use=Flare")
	g.mainPoint()
	if times != 1 {
		t.Errorf("used %d times, want once for its one entrance", times)
	}
}

// rules: BF-EXT-15
func TestOptionalTriggersMayBePassedAndMandatoryOnesNot(t *testing.T) {
	for _, mandatory := range []bool{false, true} {
		g := newGame(t)
		times := 0
		c := g.put(0, ZoneHand, vanilla("Flare", 2, 5000, 2, 4000))
		trigger(c, OnEnter, mandatory, func() { times++ })
		g.want(0, "use=Flare", "area=left")
		g.mainPoint()
		if want := map[bool]int{false: 0, true: 1}[mandatory]; times != want {
			t.Errorf("mandatory %v: used %d times, want %d", mandatory, times, want)
		}
	}
}

// rules: BF-EXT-15
func TestTargetsAreChosenAfterPaymentAndBeforeTheAnswer(t *testing.T) {
	g := newGame(t)
	a := g.monster(1, ZoneLeft, "A", 1, 1000, 1, 1000)
	b := g.monster(1, ZoneRight, "B", 1, 1000, 1, 1000)
	c := g.put(0, ZoneHand, spell("Breath"))
	c.AddCost(CostPart{Kind: CostGauge, Count: 1})
	c.AddEffect(&Effect{Kind: Play,
		Targets: func(d *Duel, u *Use, check bool) bool {
			if !check {
				u.Target(d.chooseCards(u.Player, DecideTarget, d.Monsters(1), 1, 1, false, Detail{})...)
			}
			return true
		},
		Operation: func(d *Duel, u *Use) { d.Destroy(u.Targets(), ByEffect) }})
	g.want(0, "use=Breath", "payment=a face-down card (gauge)", "target=B")
	g.mainPoint()
	g.in(a, ZoneLeft)
	g.in(b, ZoneDrop)
	g.in(c, ZoneDrop)
	for _, e := range g.events {
		if use, ok := e.(UseEvent); ok && len(use.Targets) != 1 {
			t.Error("the declaration did not name the target")
		}
	}
}

// rules: BF-EXT-15
func TestPaymentsOfAbilitiesAreMadeWhenTheyAreProcessed(t *testing.T) {
	g := newGame(t)
	c := g.monster(0, ZoneLeft, "Asmodai", 1, 5000, 1, 1000)
	did := false
	c.AddEffect(&Effect{Kind: Act, Range: AreaZones, PerTurn: 1, Operation: func(d *Duel, u *Use) {
		did = d.Pay(u, "pay 1 gauge", CostPart{Kind: CostGauge, Count: 1})
	}})
	atStep4 := 0
	g.onEvent = func(e core.Event) {
		if e == (StepEvent{operationPoint, 4}) {
			atStep4 = len(g.Zone(0, ZoneGauge))
		}
	}
	g.want(0, "use=Asmodai", "yes_no=yes", "payment=a face-down card (gauge)")
	g.mainPoint()
	if !did || atStep4 != 3 || len(g.Zone(0, ZoneGauge)) != 2 {
		t.Errorf("paid %v; gauge %d at the declaration, %d in the end", did, atStep4, len(g.Zone(0, ZoneGauge)))
	}
}
