package ocg

import (
	"fmt"
	"slices"
	"testing"

	"duel/core"
)

// activateOnce answers chain decisions by activating the effects of these cards,
// each once, in this order as they come up, and passing else.
func activateOnce(cards ...*Card) *answers {
	return &answers{by: map[string]func(*core.Request) core.Answer{
		DecideChain: func(r *core.Request) core.Answer {
			for i, o := range r.Options {
				if o := o.(*Option); len(cards) > 0 && o.Action == ActActivate && o.card == cards[0] {
					cards = cards[1:]
					return core.Picked(i)
				}
			}
			return core.Picked(slices.IndexFunc(r.Options, func(o core.Option) bool { return o.(*Option).Action == ActPass }))
		},
	}}
}

// quick gives a monster an effect that can be used at any time.
func (f *board) quick(c *Card, operation func()) *Effect {
	return f.effect(c, EffectTypeQuickO, EventFreeChain, func(e *Effect) {
		e.SetRange(LocationMzone)
		e.Operation = func([]Value) []Value { operation(); return nil }
	})
}

// trigger gives a card a trigger on a custom event.
func (f *board) trigger(c *Card, kind uint32, flags uint32) *Effect {
	return f.effect(c, EffectTypeField|kind, EventCustom, func(e *Effect) {
		e.SetRange(LocationMzone)
		e.SetProperty(flags, 0)
	})
}

func (f *board) custom() { f.happen(EventCustom, nil, 0, 0, 0, 0) }

func (f *board) inMainPhase() { f.Turn.Phase, f.Turn.Number = PhaseMain1, 3 }

// rules: OCG-CHAIN-05, OCG-EXT-10
func TestChainResolvesFromTheLastLink(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	a, b := f.monster(0, 0), f.monster(1, 0)
	var order []string
	f.quick(a, func() { order = append(order, "a") })
	f.quick(b, func() { order = append(order, "b") })
	f.events(f.eventsOf(activateOnce(a, b), func() { f.window(windowSwitches{}) }),
		"chaining", "chained", "chaining", "chained", "chain_solving", "chain_solved", "chain_solving", "chain_solved", "chain_end")
	f.same("order of operations", fmt.Sprint(order), "[b a]")
	f.same("links left", f.CurrentChain(false)+f.CurrentChain(true), 0)
}

// rules: OCG-CHAIN-07, OCG-EXT-15
func TestNegatedLinks(t *testing.T) {
	for name, test := range map[string]struct {
		negate func(*board) bool
		events []string
	}{
		"activation": {func(f *board) bool { return f.NegateActivation(1) }, []string{"chain_negated", "chain_solved", "chain_solving", "chain_solved", "chain_end"}},
		"effect":     {func(f *board) bool { return f.NegateEffect(1) }, []string{"chain_disabled", "chain_solved", "chain_solving", "chain_solved", "chain_end"}},
	} {
		f := newBoard(t)
		f.inMainPhase()
		a, b := f.monster(0, 0), f.monster(1, 0)
		done := false
		f.quick(a, func() { done = true })
		f.quick(b, func() {
			if !test.negate(f) || test.negate(f) {
				t.Errorf("%s: negated not exactly once", name)
			}
		})
		events := f.eventsOf(activateOnce(a, b), func() { f.window(windowSwitches{}) })
		f.events(events[5:], test.events...)
		if done {
			t.Errorf("%s: the negated effect was carried out", name)
		}
	}
}

// A protected link cannot be negated. rules: OCG-EXT-15
func TestProtectionFromNegation(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	a, b := f.monster(0, 0), f.monster(1, 0)
	done, negated := false, true
	f.quick(a, func() { done = true }).SetProperty(EffectFlagCannotInactivate|EffectFlagCannotDisable, 0)
	f.quick(b, func() { negated = f.NegateActivation(1) || f.NegateEffect(1) })
	f.eventsOf(activateOnce(a, b), func() { f.window(windowSwitches{}) })
	f.same("negated", negated, false)
	f.same("carried out", done, true)
}

// rules: OCG-EXT-19
func TestSimultaneousTriggersAreOrdered(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	var links []*Card
	cards := map[string]*Card{"tp forced": f.monster(0, 0), "ntp forced": f.monster(1, 0), "tp optional": f.monster(0, 1), "ntp optional": f.monster(1, 1)}
	f.trigger(cards["ntp optional"], EffectTypeTriggerO, 0)
	f.trigger(cards["tp optional"], EffectTypeTriggerO, 0)
	f.trigger(cards["ntp forced"], EffectTypeTriggerF, 0)
	f.trigger(cards["tp forced"], EffectTypeTriggerF, 0)
	f.Journal.Observe(func(e core.Entry) {
		if e.Event != nil && e.Event.Name() == "chaining" {
			links = append(links, f.Chain.Last().Effect.Handler)
		}
	})
	f.eventsOf(activateOnce(cards["tp optional"], cards["ntp optional"]), func() { f.custom(); f.window(windowSwitches{}) })
	for i, want := range []string{"tp forced", "ntp forced", "tp optional", "ntp optional"} {
		if i >= len(links) || links[i] != cards[want] {
			t.Errorf("link %d is not the %s trigger", i+1, want)
		}
	}
}

// rules: OCG-EXT-20
func TestOptionalTriggersMissTheTiming(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	when, whenever, forced := f.monster(0, 0), f.monster(0, 1), f.monster(0, 2)
	f.trigger(when, EffectTypeTriggerO, 0)
	f.trigger(whenever, EffectTypeTriggerO, EffectFlagDelay)
	f.trigger(forced, EffectTypeTriggerF, 0)
	events := f.eventsOf(&answers{}, func() { f.custom(); f.BreakEffect() })
	f.events(events, "missed_timing")
	s := &f.flow.stores
	f.same("optional triggers left", len(s.optional), 1)
	f.same("the one with DELAY", s.optional[0].Effect.Handler, whenever)
	f.same("forced triggers left", len(s.forced), 1)
	if f.CheckEvent(EventCustom) != nil {
		t.Error("the event can still be answered")
	}
}

// A trigger needs its card to be the same stay. rules: OCG-EXT-21
func TestTriggersLoseTheirCard(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	c := f.monster(0, 0)
	f.trigger(c, EffectTypeTriggerF, 0)
	events := f.eventsOf(&answers{}, func() {
		f.custom()
		c.clearRelations()
		f.window(windowSwitches{noRound: true})
	})
	f.events(events)
}

// A single optional trigger that would begin a chain is a yes or no question.
func TestSingleOptionalTriggerIsAskedFor(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	f.trigger(f.monster(0, 0), EffectTypeTriggerO, 0)
	a := &answers{}
	f.eventsOf(a, func() { f.custom(); f.window(windowSwitches{noRound: true}) })
	f.same("first decision", a.asked[0], DecideEffectYesNo)
}

func TestChainLimitsHoldUntilTheNextLink(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	a, b := f.monster(0, 0), f.monster(1, 0)
	f.quick(a, func() {}).Cost = func(args []Value) []Value {
		if args[8].N == 1 {
			f.SetChainLimit(func([]Value) []Value { return Return(Bool(false)) })
		}
		return Return(Bool(true))
	}
	f.quick(b, func() {})
	f.events(f.eventsOf(activateOnce(a, b), func() { f.window(windowSwitches{}) }), "chaining", "chained", "chain_solving", "chain_solved", "chain_end", "chaining", "chained", "chain_solving", "chain_solved", "chain_end")
}

// Continuous actions run at once, the turn player's first, and can raise more.
func TestContinuousActionsRunAtOnce(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	var ran []string
	act := func(c *Card, name string) {
		f.effect(c, EffectTypeField|EffectTypeContinuous, EventCustom, func(e *Effect) {
			e.SetRange(LocationMzone)
			e.Operation = func(args []Value) []Value {
				ran = append(ran, name)
				f.same("link 0 in "+name, f.LinkAt(0).Effect, e)
				return nil
			}
		})
	}
	act(f.monster(1, 0), "ntp")
	act(f.monster(0, 0), "tp")
	f.eventsOf(&answers{}, f.custom)
	f.same("order", fmt.Sprint(ran), "[tp ntp]")
}

// A token that is gone has no controller; its own continuous actions still run,
// as nobody's, in the line of the player whose turn it is not.
func TestContinuousActionsOfAGoneToken(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	token := f.card(0, LocationMzone, 2, TypeMonster|TypeToken)
	var ran []string
	f.effect(token, EffectTypeSingle|EffectTypeContinuous, EventLeaveField, func(e *Effect) {
		e.Operation = func(args []Value) []Value { ran = append(ran, fmt.Sprint("token of ", args[1].Number())); return nil }
	})
	f.effect(f.monster(1, 0), EffectTypeField|EffectTypeContinuous, EventLeaveField, func(e *Effect) {
		e.SetRange(LocationMzone)
		e.Operation = func(args []Value) []Value { ran = append(ran, "other"); return nil }
	})
	f.eventsOf(&answers{}, func() { f.Destroy(NewGroup(token), ReasonEffect, LocationGrave, 1) })
	f.same("ran", fmt.Sprint(ran), "[token of 2 other]")
}

// Spells and traps leave only when the whole chain is done. rules: OCG-EXT-14
func TestMarkedCardsLeaveAfterTheChain(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	trap := f.card(0, LocationSzone, 0, TypeTrap)
	f.enable(trap, false)
	trap.Position = PosFacedown
	f.effect(trap, EffectTypeActivate, EventFreeChain, func(e *Effect) {
		e.Operation = func([]Value) []Value { f.same("in its zone", trap.In(LocationSzone), true); return nil }
	})
	f.events(f.eventsOf(activateOnce(trap), func() { f.window(windowSwitches{}) }),
		"change_position", "chaining", "chained", "chain_solving", "chain_solved", "move", "chain_end")
	f.same("in the grave", trap.In(LocationGrave), true)
}

// A field spell in an ordinary spell zone is one like any other.
//
// rules: OCG-ZONE-11, OCG-SPELL-17
func TestFieldSpellInAnOrdinaryZoneDestroysTheOther(t *testing.T) {
	f := newBoard(t)
	c, other := f.card(0, LocationSzone, 1, TypeSpell|TypeField), f.card(1, LocationSzone, fieldZone, TypeSpell|TypeField)
	f.same("under master rule 5", f.otherFieldSpell(c), (*Card)(nil))
	f.Rules.OneFaceUpField = true
	f.same("where one may be face-up", f.otherFieldSpell(c), other)
}

// A link whose cost looks for an activation to copy goes on with the event that
// one answers: target and operation get its values.
func TestLinkTakesTheEventOfACopiedActivation(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	trap := f.card(0, LocationGrave, 0, TypeTrap)
	f.effect(trap, EffectTypeActivate, EventCustom, nil)
	var seen []Value
	e := f.quick(f.monster(0, 0), func() {})
	e.Cost = func(args []Value) []Value {
		if found, event := trap.CheckActivateEffect(false, false); found != nil {
			f.TakeEvent(event)
		}
		return Return(Bool(true))
	}
	e.Target = func(args []Value) []Value {
		if args[8].N == 1 {
			seen = append(seen, args[4], args[6])
		}
		return Return(Bool(true))
	}
	e.Operation = func(args []Value) []Value { seen = append(seen, args[4], args[6]); return nil }
	f.eventsOf(activateOnce(e.HandlerCard()), func() {
		f.happen(EventCustom, nil, 7, 1, 1, 5)
		f.window(windowSwitches{})
	})
	f.same("ev and r of target and operation", fmt.Sprint(seen), fmt.Sprint([]Value{Int(5), Int(7), Int(5), Int(7)}))
}
