package ocg

import (
	"context"
	"errors"
	"testing"

	"duel/core"
)

// answers is an agent that answers requests by the functions given for their kinds; other
// requests get their first legal options. It notes the kinds asked.
type answers struct {
	by    map[string]func(*core.Request) core.Answer
	asked []string
}

func (a *answers) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	a.asked = append(a.asked, r.Kind)
	if answer := a.by[r.Kind]; answer != nil {
		return answer(r), nil
	}
	var picks []int
	for i := range r.Min {
		picks = append(picks, i)
	}
	return core.Picked(picks...), nil
}

// pickCards answers with the options that are these cards.
func pickCards(cards ...*Card) func(*core.Request) core.Answer {
	return func(r *core.Request) core.Answer {
		var picks []int
		for _, c := range cards {
			for i, o := range r.Options {
				if o.(*Option).card == c {
					picks = append(picks, i)
				}
			}
		}
		return core.Picked(picks...)
	}
}

// eventsOf runs rules with the answers given for both players and gives the
// names of the events, to the end of the rules or of the duel.
func (f *board) eventsOf(a *answers, rules func()) (events []string) {
	f.t.Helper()
	f.Agents = [2]core.Agent{a, a}
	f.Journal.Observe(func(e core.Entry) {
		if e.Event != nil && e.Event.Name() != "hint" {
			events = append(events, e.Event.Name())
		}
	})
	if err := f.Run(context.Background(), rules); err != nil && !errors.Is(err, errDecided) {
		f.t.Fatal(err)
	}
	if err := f.Table.Check(); err != nil {
		f.t.Fatal(err)
	}
	return events
}

func (f *board) events(got []string, want ...string) {
	f.t.Helper()
	if len(got) != len(want) {
		f.t.Fatalf("events: got %v, want %v", got, want)
	}
	for i := range got {
		if got[i] != want[i] {
			f.t.Fatalf("events: got %v, want %v", got, want)
		}
	}
}

// inHand puts a monster of that level into a hand.
func (f *board) inHand(p Player, level uint32) *Card {
	c := f.card(p, LocationHand, -1, TypeMonster|TypeEffect)
	c.Position = PosFacedown
	c.Data.Level = level
	return c
}

// rules: OCG-NSUM-05, OCG-NSUM-06, OCG-CARD-02
func TestLevelsAskForTributes(t *testing.T) {
	for level, want := range map[uint32]int{1: 0, 4: 0, 5: 1, 6: 1, 7: 2, 12: 2} {
		f := newBoard(t)
		least, most := f.inHand(0, level).TributeRequirement()
		if least != want || most != want {
			t.Errorf("level %d: %d to %d tributes, want %d", level, least, most, want)
		}
	}
}

// rules: OCG-NSUM-01, OCG-NSUM-02, OCG-NSUM-10
func TestNormalSummonPutsTheMonsterFaceUpAndCounts(t *testing.T) {
	f := newBoard(t)
	c, other := f.inHand(0, 4), f.inHand(0, 4)
	a := &answers{}
	f.events(f.eventsOf(a, func() { f.normalSummonFromMenu(0, c) }), "move", "summoning", "summoned")
	f.same("position", c.Position, Position(PosFaceupAttack))
	f.same("summon type", c.SummonType, uint32(SummonTypeNormal))
	f.same("summoned from", c.SummonLocation, Location(LocationHand))
	f.same("decisions: the place, then both players twice", len(a.asked), 5)
	f.same("reason", c.Reason, uint32(ReasonSummon))
	if got := f.summonOptions(0); len(got) != 0 {
		t.Errorf("%d more monsters can be summoned, %v among them", len(got), other.Data.Code)
	}
	summons, _ := f.ActivityCount(0, ActivitySummon)
	f.same("summons counted", summons, 1)
}

// A gemini monster keeps what it was summoned as before.
func TestSummonAgainAddsToTheSummonType(t *testing.T) {
	for before, want := range map[uint32]uint32{
		SummonTypeTribute: SummonTypeTribute,
		SummonTypeFusion:  SummonTypeFusion | SummonTypeNormal,
		0:                 SummonTypeNormal,
	} {
		f := newBoard(t)
		c := f.monster(0, 0)
		c.SummonType = before
		f.effect(c, EffectTypeSingle, EffectGeminiSummonable, nil)
		f.events(f.eventsOf(&answers{}, func() { f.normalSummonFromMenu(0, c) }), "card_hint", "summoning", "summoned")
		f.same("summon type", c.SummonType, want)
		f.same("summoned from", c.SummonLocation, Location(LocationMzone))
		f.same("effects gained", c.affectedBy(EffectGeminiStatus), true)
	}
}

// rules: OCG-NSUM-13
func TestHigherSummonLimitAllowsASecondSummon(t *testing.T) {
	f := newBoard(t)
	c, other := f.inHand(0, 4), f.inHand(0, 4)
	f.aura(f.monster(0, 4), EffectSetSummonCountLimit, func(e *Effect) {
		e.SetProperty(EffectFlagPlayerTarget, 0)
		e.SetTargetRange(1, 0)
		e.Number = 2
	})
	f.eventsOf(&answers{}, func() { f.normalSummonFromMenu(0, c) })
	if got := f.summonOptions(0); len(got) != 1 || got[0] != other {
		t.Errorf("options after the first summon: %v", got)
	}
}

// rules: OCG-NSUM-07, OCG-NSUM-09, OCG-NSUM-14
func TestTributeSummonSendsTheTributesFirst(t *testing.T) {
	f := newBoard(t)
	c := f.inHand(0, 7)
	tributes := []*Card{f.monster(0, 0), f.monster(0, 1)}
	f.monster(0, 2)
	f.ReasonPlayer = 0
	if !c.IsSummonable(false, nil, 0, mainZones) {
		t.Fatal("the monster cannot be summoned")
	}
	a := &answers{by: map[string]func(*core.Request) core.Answer{DecideTribute: pickCards(tributes...)}}
	f.events(f.eventsOf(a, func() { f.normalSummonFromMenu(0, c) }), "move", "move", "move", "summoning", "summoned")
	f.same("summon type", c.SummonType, uint32(SummonTypeTribute))
	f.same("materials", c.Materials.Len(), 2)
	for _, m := range tributes {
		f.same("tribute's place", m.Location(), Location(LocationGrave))
		f.same("tribute's reason", m.Reason, uint32(ReasonSummon|ReasonMaterial|ReasonRelease))
		f.same("tribute's reason card", m.ReasonCard, c)
	}
}

// rules: OCG-EXT-45
func TestFullFieldAllowsATributeSummonOnly(t *testing.T) {
	f := newBoard(t)
	for seq := range 5 {
		f.monster(0, seq)
	}
	small, big := f.inHand(0, 4), f.inHand(0, 5)
	if got := f.summonOptions(0); len(got) != 1 || got[0] != big {
		t.Errorf("options on a full field: %v, want only the one of level 5 and not %v", got, small)
	}
}

func TestTributesCanBeDeclinedFromTheMenuOnly(t *testing.T) {
	f := newBoard(t)
	c := f.inHand(0, 5)
	f.monster(0, 0)
	decline := func(r *core.Request) core.Answer { return core.Answer{Cancelled: true} }
	a := &answers{by: map[string]func(*core.Request) core.Answer{DecideTribute: decline}}
	f.events(f.eventsOf(a, func() { f.normalSummonFromMenu(0, c) }))
	f.same("place", c.Location(), Location(LocationHand))
	f.same("summons used", f.summons.allowance[0].count, 0)
}

func TestWorthOfTributes(t *testing.T) {
	f := newBoard(t)
	c := f.inHand(0, 7)
	double := f.monster(0, 0)
	f.effect(double, EffectTypeSingle, EffectDoubleTribute, func(e *Effect) { e.SetValueFunc(yes) })
	f.same("worth", f.TributeCount(c, nil, false), 2)
	f.same("enough for two", f.CheckTribute(c, 2, 2, nil, 0, mainZones), true)
	f.same("enough for three", f.CheckTribute(c, 3, 3, nil, 0, mainZones), false)
}

func TestOpponentsMonstersThatMustBeTributed(t *testing.T) {
	f := newBoard(t)
	c := f.inHand(0, 5)
	own, theirs := f.monster(0, 0), f.monster(1, 0)
	f.effect(theirs, EffectTypeSingle, EffectExtraRelease, nil)
	sets := f.tributesFor(c, tributeTerms{releasable: anyTribute, position: PosFaceupAttack})
	if len(sets.own) != 1 || sets.own[0] != own || len(sets.must) != 1 || sets.must[0] != theirs {
		t.Fatalf("own %v, must %v", sets.own, sets.must)
	}
	a := &answers{by: map[string]func(*core.Request) core.Answer{DecideTribute: pickCards(theirs)}}
	f.eventsOf(a, func() { f.normalSummonFromMenu(0, c) })
	f.same("the opponent's monster", theirs.Location(), Location(LocationGrave))
	f.same("the own monster", own.Location(), Location(LocationMzone))
}

// rules: OCG-NSUM-03, OCG-NSUM-04, OCG-SET-02
func TestSetMonsterUsesTheNormalSummon(t *testing.T) {
	f := newBoard(t)
	c := f.inHand(0, 4)
	f.inHand(0, 4)
	f.events(f.eventsOf(&answers{}, func() { f.setMonsterFromMenu(0, c) }), "move", "set")
	f.same("position", c.Position, Position(PosFacedownDefense))
	f.same("options left", len(f.summonOptions(0))+len(f.setMonsterOptions(0)), 0)
}

// rules: OCG-MKIND-03, OCG-MKIND-12
func TestMonstersThatCannotBeNormalSummoned(t *testing.T) {
	f := newBoard(t)
	for _, kind := range []uint32{TypeRitual, TypeFusion, TypeSpsummon, TypeSynchro} {
		f.same("summonable", f.card(0, LocationHand, -1, TypeMonster|kind).IsSummonableCard(), false)
	}
	c := f.inHand(0, 4)
	f.same("summonable before", c.IsSummonableCard(), true)
	c.EnableReviveLimit()
	f.same("summonable after", c.IsSummonableCard(), false)
}

func TestExtraSummonIsUsedOncePerTurn(t *testing.T) {
	f := newBoard(t)
	cards := []*Card{f.inHand(0, 4), f.inHand(0, 4), f.inHand(0, 4)}
	for _, c := range cards {
		f.effect(c, EffectTypeSingle, EffectExtraSummonCount, nil)
	}
	a := &answers{by: map[string]func(*core.Request) core.Answer{
		DecideOption: func(*core.Request) core.Answer { return core.Picked(1) },
	}}
	f.eventsOf(a, func() {
		f.normalSummonFromMenu(0, cards[0])
		f.normalSummonFromMenu(0, cards[1])
		f.normalSummonFromMenu(0, cards[2])
	})
	f.same("extra used", f.IsPlayerCanAdditionalSummon(0), false)
	f.same("ordinary used", f.summons.allowance[0].count, 1)
	f.same("third monster", cards[2].Location(), Location(LocationHand))
}

func TestSummonDuringAChainIsPutOffAndTheLastOneWins(t *testing.T) {
	f := newBoard(t)
	c, other := f.inHand(0, 4), f.inHand(0, 4)
	f.eventsOf(&answers{}, func() {
		f.Chain.Push(&Link{Number: 1})
		f.Summon(0, c, false, nil, 0, mainZones)
		f.Summon(0, other, false, nil, 0, mainZones)
		f.same("summoned in the chain", other.Location(), Location(LocationHand))
		f.Chain.Clear()
		f.runPutOff()
	})
	f.same("first", c.Location(), Location(LocationHand))
	f.same("second", other.Location(), Location(LocationMzone))
}

// rules: OCG-FLIP-01, OCG-FLIP-06
func TestFlipSummon(t *testing.T) {
	f := newBoard(t)
	c := f.monster(0, 0)
	c.Position = PosFacedownDefense
	f.enable(c, false)
	id := c.FieldID
	f.events(f.eventsOf(&answers{}, func() { f.FlipSummon(0, c) }), "flip_summoning", "flip_summoned")
	f.same("position", c.Position, Position(PosFaceupAttack))
	f.same("enabled", c.Is(StatusEffectEnabled), true)
	if c.FieldID == id {
		t.Error("the field id did not change")
	}
}

func TestCheckSummonedCountWithNobodyRunning(t *testing.T) {
	f := newBoard(t)
	f.summons.allowance[0].count = 1
	f.ReasonPlayer = 0
	f.same("summon used", f.CheckSummonedCount(nil), false)
	f.ReasonPlayer = NoPlayer
	f.same("outside an effect", f.CheckSummonedCount(nil), true)
}
