package ocg

import (
	"testing"

	"duel/core"
)

// given is an agent's and chance's script for one board.
func (f *board) given(results ...[]int) { f.Chance = &core.Given{Results: results} }

// onEvent registers a continuous field effect that runs f.
func (f *board) onEvent(c *Card, code uint32, run func([]Value)) *Effect {
	return f.effect(c, EffectTypeField|EffectTypeContinuous, code, func(e *Effect) {
		e.SetRange(LocationMzone)
		e.Operation = func(args []Value) []Value {
			run(args)
			return nil
		}
	})
}

func TestCoinResultsCanBeChangedBeforeTheyCount(t *testing.T) {
	f := newBoard(t)
	f.given([]int{1, 0})
	c := f.monster(0, 0)
	var told int64
	f.onEvent(c, EventTossCoinNegate, func([]Value) {
		if err := f.SetCoinResult([]int{1, 1}); err != nil {
			t.Error(err)
		}
		if f.SetCoinResult([]int{1}) == nil {
			t.Error("one result for two coins was taken")
		}
	})
	f.onEvent(c, EventTossCoin, func(args []Value) { told = args[4].N })
	got := f.eventsOf(&answers{}, func() {
		results := f.TossCoin(0, 2)
		f.same("results", [2]int{results[0], results[1]}, [2]int{1, 1})
	})
	f.events(got, "coins")
	f.same("two coins, two heads", told, int64(2+2<<8))
}

func TestReplacedCoinTossTellsNothing(t *testing.T) {
	f := newBoard(t)
	f.onEvent(f.monster(0, 0), EffectTossCoinReplace, func([]Value) {
		if err := f.SetCoinResult([]int{0, 1, 1}); err != nil {
			t.Error(err)
		}
	})
	got := f.eventsOf(&answers{}, func() { f.same("heads", f.TossCoin(1, 3)[2], 1) })
	f.events(got)
}

func TestDiceOfBothPlayers(t *testing.T) {
	f := newBoard(t)
	f.given([]int{4}, []int{6, 2})
	got := f.eventsOf(&answers{}, func() {
		results := f.TossDice(1, 1, 2)
		f.same("results", [3]int{results[0], results[1], results[2]}, [3]int{4, 6, 2})
	})
	f.events(got, "dice", "dice")
}

func TestRandomSelectAsksChanceOnlyForAChoice(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(0, 1)
	f.given([]int{1})
	got := f.eventsOf(&answers{}, func() {
		f.same("one", f.RandomSelect(0, NewGroup(a, b), 1).Cards()[0], b)
		f.same("all", f.RandomSelect(0, NewGroup(a, b), 5).Len(), 2)
		f.same("none", f.RandomSelect(0, NewGroup(), 1).Len(), 0)
	})
	f.events(got, "random_selected", "random_selected")
}

func TestSetCardsArePermutedOverTheirZones(t *testing.T) {
	f := newBoard(t)
	a, b, c := f.monster(0, 0), f.monster(0, 2), f.monster(0, 4)
	for _, x := range []*Card{a, b, c} {
		x.Position = PosFacedownDefense
	}
	up := f.monster(0, 1)
	f.given([]int{2, 0, 1})
	got := f.eventsOf(&answers{}, func() {
		f.ShuffleSetCard(NewGroup(a, up))
		f.ShuffleSetCard(NewGroup(a, b, c))
	})
	f.events(got, "shuffle_set_cards")
	f.same("first zone", f.Zone(0, ZoneMonster)[0], c)
	f.same("second zone", f.Zone(0, ZoneMonster)[2], a)
	f.same("third zone", f.Zone(0, ZoneMonster)[4], b)
}

func TestRockPaperScissorsRepeatsATie(t *testing.T) {
	f := newBoard(t)
	signs := []int{1, 1, 1, 2} // rock and rock, then rock and paper
	asked := -1
	got := f.eventsOf(&answers{by: map[string]func(*core.Request) core.Answer{DecideHandSign: func(r *core.Request) core.Answer {
		asked++
		for i, o := range r.Options {
			if o.(*Option).Sign == handSigns[signs[asked]+1] {
				return core.Picked(i)
			}
		}
		return core.Answer{}
	}}}, func() { f.same("winner", f.RockPaperScissors(true), Player(1)) })
	f.events(got, "hand_signs", "hand_signs")
}

func TestLPCostCanBeReplaced(t *testing.T) {
	f := newBoard(t)
	replaced := 0
	f.onEvent(f.monster(0, 0), EffectLpcostReplace, func([]Value) { replaced++ })
	pay := true
	ask := &answers{by: map[string]func(*core.Request) core.Answer{DecideEffectYesNo: func(r *core.Request) core.Answer {
		for i, o := range r.Options {
			if (o.(*Option).Action == ActNo) == pay {
				return core.Picked(i)
			}
		}
		return core.Answer{}
	}}}
	f.eventsOf(ask, func() {
		f.PayLPCost(0, 1000)
		f.same("paid", f.Players[0].LP, 7000)
		pay = false
		f.PayLPCost(0, 1000)
		f.same("replaced instead", f.Players[0].LP, 7000)
		f.PayLPCost(0, 9000)
		f.same("only the replacement is possible", replaced, 2)
	})
	f.same("asked only where there is a choice", len(ask.asked), 2)
}

func TestSelectDisableFieldOffersFreeZones(t *testing.T) {
	f := newBoard(t)
	f.monster(0, 0)
	f.monster(1, 4)
	var offered int
	f.eventsOf(&answers{by: map[string]func(*core.Request) core.Answer{DecideDisableZones: func(r *core.Request) core.Answer {
		offered = len(r.Options)
		return core.Picked(0)
	}}}, func() {
		mask, ok := f.SelectDisableField(1, 1, LocationMzone, LocationMzone, 0x10001, false)
		f.same("asked", ok, true)
		f.same("offered", offered, 7) // the filter takes p's first and the other's first, which is taken anyway
		f.same("a main zone of player 0 as the opponent's", mask, uint32(2<<16))
	})
}

// A monster turned face-up by an activated effect works only from the end of
// the link.
func TestFlippedMonsterIsSwitchedOnAfterTheLink(t *testing.T) {
	f := newBoard(t)
	down, source := f.monster(0, 0), f.monster(1, 0)
	down.Position = PosFacedownDefense
	f.enable(down, false)
	e := f.effect(source, EffectTypeIgnition, 0, nil)
	f.play(firstOf, func() {
		f.withReason(e, 1, func() { f.ChangePosition(NewGroup(down), 0, 0, 0, PosFaceupDefense, false) })
		f.same("not yet", down.Is(StatusEffectEnabled), false)
		f.enableFlipped()
		f.same("now", down.Is(StatusEffectEnabled), true)
	})
}

func TestOneCardMayCauseTheSameThreeTimes(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(0, 1)
	var k causes
	for range mostCauses {
		f.same("a", k.count(a), false)
	}
	f.same("another card", k.count(b), false)
	f.same("too often", k.count(a), true)
}

// An effect that reaches the other side draws its monsters over and keeps them
// although it no longer reaches them there.
func TestContinuousControlIsFollowedByTheAdjustment(t *testing.T) {
	f := newBoard(t)
	c, cause := f.monster(0, 2), f.monster(1, 0)
	f.aura(cause, EffectSetControl, func(e *Effect) {
		e.SetTargetRange(0, LocationMzone)
		e.SetValueNumber(1)
	})
	f.play(firstOf, f.fullAdjust)
	f.same("taken", c.Controller, Player(1))
}
