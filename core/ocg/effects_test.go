package ocg

import "testing"

// board is a duel to try effects in, with cards put where tests want them.
type board struct {
	*Duel
	t *testing.T
}

func newBoard(t *testing.T) *board {
	rules, err := RulesFor("edopro-mr5")
	if err != nil {
		t.Fatal(err)
	}
	return &board{NewDuel(rules, nil), t}
}

// monster puts a face-up enabled monster of the player into a monster zone.
func (f *board) monster(p Player, seq int) *Card {
	return f.card(p, LocationMzone, seq, TypeMonster|TypeEffect)
}

func (f *board) card(p Player, l Location, seq int, types uint32) *Card {
	c := &Card{Data: &CardData{Code: uint32(1000 + len(f.Table.Cards())), Type: types}, duel: f.Duel}
	f.Table.Add(c)
	c.Owner = p
	f.Table.Put(c, p, zoneOf(l), seq)
	c.Position = PosFaceupAttack
	c.FieldID = uint32(f.nextStamp())
	f.enterPlace(c)
	f.enable(c, true)
	return c
}

// effect registers an effect on a card.
func (f *board) effect(c *Card, types, code uint32, set func(*Effect)) *Effect {
	e := f.NewEffect(c)
	e.SetType(types)
	e.Code = code
	if set != nil {
		set(e)
	}
	if id, ok := f.RegisterEffect(c, e, true); !ok || id <= 0 {
		f.t.Fatalf("registration gave %d, %v", id, ok)
	}
	return e
}

// aura registers a FIELD effect on the monsters of both players.
func (f *board) aura(c *Card, code uint32, set func(*Effect)) *Effect {
	return f.effect(c, EffectTypeField, code, func(e *Effect) {
		e.SetRange(LocationMzone)
		e.SetTargetRange(LocationMzone, LocationMzone)
		if set != nil {
			set(e)
		}
	})
}

func yes([]Value) []Value { return Return(Bool(true)) }

func (f *board) same(what string, got, want any) {
	f.t.Helper()
	if got != want {
		f.t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

func (f *board) list(what string, got []*Effect, want ...*Effect) {
	f.t.Helper()
	if len(got) != len(want) {
		f.t.Fatalf("%s: got %d effects, want %d", what, len(got), len(want))
	}
	for i := range got {
		if got[i] != want[i] {
			f.t.Errorf("%s: effect %d is another one", what, i)
		}
	}
}

func TestCollectingIsInOrderOfTimeStamps(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(1, 0)
	aura := f.aura(b, EffectUpdateAttack, nil)
	own := f.effect(a, EffectTypeSingle, EffectUpdateAttack, nil)
	f.list("both reach a", a.effectsOf(EffectUpdateAttack), aura, own)
	f.list("only the aura reaches b", b.effectsOf(EffectUpdateAttack), aura)
	f.list("nothing of another code", a.effectsOf(EffectUpdateDefense))
}

func TestTargetRangeFollowsTheHandlersSide(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(1, 0)
	f.aura(b, EffectCannotAttack, func(e *Effect) { e.SetTargetRange(0, LocationMzone) })
	f.same("opponent's monster", a.affectedBy(EffectCannotAttack), true)
	f.same("own monster", b.affectedBy(EffectCannotAttack), false)
}

func TestAuraEndsWithItsPlace(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(1, 0)
	f.aura(b, EffectCannotAttack, nil)
	f.leavePlace(b)
	f.Table.Put(b, 1, ZoneGrave, -1)
	f.enterPlace(b)
	f.same("from the grave", a.affectedBy(EffectCannotAttack), false)
}

// rules: effects.md 2.6, negation of cards.
func TestNegatedCardLosesItsEffects(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(1, 0)
	f.aura(a, EffectUpdateAttack, nil)
	unstoppable := f.aura(a, EffectUpdateAttack, func(e *Effect) { e.SetProperty(EffectFlagCannotDisable, 0) })
	f.effect(a, EffectTypeSingle, EffectDisable, nil)
	f.refreshFlagged()
	f.same("a is negated", a.Is(StatusDisabled), true)
	f.list("only the protected effect is left", b.effectsOf(EffectUpdateAttack), unstoppable)
}

func TestRecheckIsOnePassInOrderOfCreation(t *testing.T) {
	f := newBoard(t)
	a, b, c, d := f.monster(0, 0), f.monster(0, 1), f.monster(0, 2), f.monster(1, 0)
	f.aura(b, EffectDisable, func(e *Effect) {
		e.Target = func(args []Value) []Value { return Return(Bool(args[1].Ref == a || args[1].Ref == c)) }
	})
	f.refreshField()
	f.same("a and c are negated by b", a.Is(StatusDisabled) && c.Is(StatusDisabled), true)
	f.effect(b, EffectTypeSingle, EffectDisable, func(e *Effect) { e.Owner = d })
	f.refreshFlagged()
	f.same("b is negated", b.Is(StatusDisabled), true)
	f.same("a, created before b, waits", a.Is(StatusDisabled), true)
	f.same("c, created after b, recovers", c.Is(StatusDisabled), false)
	f.refreshField()
	f.same("the next look at the field frees a", a.Is(StatusDisabled), false)
}

func TestImmunityIsASnapshot(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(1, 0)
	f.aura(b, EffectCannotAttack, nil)
	immunity := f.effect(a, EffectTypeSingle, EffectImmuneEffect, func(e *Effect) { e.SetValueFunc(yes) })
	f.same("a new immunity waits", a.affectedBy(EffectCannotAttack), true)
	f.refreshFlagged()
	f.same("immune", a.affectedBy(EffectCannotAttack), false)
	f.RemoveEffect(immunity)
	f.same("a removed immunity lingers", a.affectedBy(EffectCannotAttack), false)
	f.refreshFlagged()
	f.same("immune no more", a.affectedBy(EffectCannotAttack), true)
}

func TestImmunityDoesNotStopTheCardsOwnEffects(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	f.effect(a, EffectTypeSingle, EffectImmuneEffect, func(e *Effect) { e.SetValueFunc(yes) })
	f.refreshFlagged()
	f.effect(a, EffectTypeSingle, EffectUpdateAttack, nil)
	f.effect(a, EffectTypeSingle, EffectUpdateAttack, func(e *Effect) {
		e.SetProperty(EffectFlagSingleRange, 0)
		e.SetRange(LocationMzone)
	})
	f.same("only the one with a range is stopped", a.EffectCount(EffectUpdateAttack), 1)
}

func TestConditionFoundTrueRenewsTheTimeStamp(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	holds := false
	first := f.effect(a, EffectTypeSingle, EffectUpdateAttack, func(e *Effect) {
		e.Condition = func([]Value) []Value { return Return(Bool(holds)) }
	})
	second := f.effect(a, EffectTypeSingle, EffectUpdateAttack, nil)
	f.list("condition false", a.effectsOf(EffectUpdateAttack), second)
	holds = true
	f.list("newly true", a.effectsOf(EffectUpdateAttack), second, first)
}

func TestSetAttackRemovesEarlierOnes(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	f.effect(a, EffectTypeSingle, EffectSetAttack, nil)
	update := f.effect(a, EffectTypeSingle, EffectUpdateAttack, nil)
	set := f.effect(a, EffectTypeSingle, EffectSetAttack, nil)
	f.list("one is left", a.effectsOf(EffectSetAttack), set)
	f.effect(a, EffectTypeSingle, EffectSetAttackFinal, nil)
	f.list("the final one drops updates", a.effectsOf(EffectUpdateAttack))
	f.same("the update is gone", update.state.gone, true)
}

func TestPlayerEffectOfNobody(t *testing.T) {
	f := newBoard(t)
	e := f.NewEffect(f.monster(0, 0))
	e.SetType(EffectTypeField)
	e.Code = EffectCannotDraw
	e.SetProperty(EffectFlagPlayerTarget, 0)
	e.SetTargetRange(0, 1)
	f.RegisterPlayerEffect(e, 0)
	f.same("the owner", f.playerAffected(0, EffectCannotDraw), false)
	f.same("the opponent", f.playerAffected(1, EffectCannotDraw), true)
	f.same("nobody counts as the opponent", f.playerAffected(NoPlayer, EffectCannotDraw), true)
	f.RemoveEffect(e)
	f.same("removed", f.playerAffected(1, EffectCannotDraw), false)
}

func TestEventResets(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(1, 0)
	f.effect(a, EffectTypeSingle, EffectUpdateAttack, func(e *Effect) { e.SetReset(ResetEvent|ResetsStandard, 1) })
	stays := f.effect(a, EffectTypeSingle, EffectUpdateAttack, func(e *Effect) { e.SetReset(ResetEvent|ResetControl, 1) })
	a.CreateRelation(b, ResetsStandard)
	a.relateTo(&Link{ID: 1, Effect: stays})
	a.Counters = map[uint16]*Counter{1: {Permanent: 1}}
	f.resetCard(a, ResetTurnSet)
	f.list("turned face-down", a.effectsOf(EffectUpdateAttack), stays)
	f.same("relation to the card", a.IsRelateToCard(b), false)
	f.same("relation to the link", a.IsRelateToEffect(stays), true)
	f.same("counters", len(a.Counters), 0)
	f.resetCard(a, ResetTograve)
	f.same("relation to the link ends in the grave", a.IsRelateToEffect(stays), false)
}

func TestDisableResetEndsOnlyTheCardsOwn(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(1, 0)
	reset := func(owner *Card) func(*Effect) {
		return func(e *Effect) {
			e.Owner = owner
			e.SetReset(ResetEvent|ResetDisable, 1)
		}
	}
	f.effect(a, EffectTypeSingle, EffectUpdateAttack, reset(a))
	given := f.effect(a, EffectTypeSingle, EffectUpdateAttack, reset(b))
	f.effect(a, EffectTypeSingle, EffectDisable, func(e *Effect) { e.Owner = b })
	f.refreshFlagged()
	f.list("the given one stays", a.effectsOf(EffectUpdateAttack), given)
}

func TestPhaseResetCountsTheSide(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	end := func(count int, side uint32) *Effect {
		return f.effect(a, EffectTypeSingle, EffectUpdateAttack, func(e *Effect) { e.SetReset(ResetPhase|PhaseEnd|side, count) })
	}
	now, opponent, twice := end(1, 0), end(1, ResetOppoTurn), end(2, 0)
	f.Turn.Player = 0
	f.resetPhase(PhaseEnd)
	f.list("own turn", a.effectsOf(EffectUpdateAttack), opponent, twice)
	f.same("this one ended", now.state.gone, true)
	f.Turn.Player = 1
	f.resetPhase(PhaseStandby)
	f.resetPhase(PhaseEnd)
	f.list("opponent's turn", a.effectsOf(EffectUpdateAttack))
}

func TestCountLimits(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	limit := func(n int, code, flags uint32) *Effect {
		return f.effect(a, EffectTypeIgnition, 0, func(e *Effect) {
			if err := e.SetCountLimit(n, code, 0, flags); err != nil {
				t.Fatal(err)
			}
		})
	}
	own, shared, other, oath, whole := limit(1, 0, 0), limit(1, 77, 0), limit(1, 77, 0), limit(1, 77, EffectCountCodeOath), limit(1, 77, EffectCountCodeDuel)
	own.UseCountLimit(0, 1, false)
	shared.UseCountLimit(0, 1, false)
	whole.UseCountLimit(0, 1, false)
	f.same("used", own.CheckCountLimit(0), false)
	f.same("shared with the other", other.CheckCountLimit(0), false)
	f.same("not with the other player", other.CheckCountLimit(1), true)
	f.same("not with an oath", oath.CheckCountLimit(0), true)
	own.RestoreCountLimit(0, 1, false)
	f.same("a spent own count cannot be restored", own.CheckCountLimit(0), false)
	shared.RestoreCountLimit(0, 1, false)
	f.same("a shared one can", other.CheckCountLimit(0), true)
	f.resetTurnCounts()
	f.same("refilled at turn start", own.CheckCountLimit(0), true)
	f.same("but not the duel's", whole.CheckCountLimit(0), false)
}

func TestCountLimitErrors(t *testing.T) {
	e := &Effect{}
	for _, x := range []struct {
		n           int
		code, flags uint32
	}{{0, 1, 0}, {1, 0, EffectCountCodeDuel}, {1, 1, EffectCountCodeDuel | EffectCountCodeChain}} {
		if e.SetCountLimit(x.n, x.code, 0, x.flags) == nil {
			t.Errorf("SetCountLimit(%v) is accepted", x)
		}
	}
	if err := e.SetCountLimit(1, 0, 0, EffectCountCodeChain); err != nil || e.Limit.Flags&EffectCountCodeSingle == 0 {
		t.Errorf("a chain count without code is to be one of the card: %v, %v", e.Limit, err)
	}
}

func TestUniqueness(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	a.SetUniqueOnField(true, false, 0, func(args []Value) []Value { return Return(Bool(true)) }, LocationMzone)
	b := &Card{Data: &CardData{Code: 5, Type: TypeMonster}, duel: f.Duel}
	f.Table.Add(b)
	f.Table.Put(b, 0, ZoneHand, -1)
	f.same("not established", f.uniqueViolation(b, 0, LocationMzone, nil), false)
	f.same("found by the adjustment", len(f.uniqueCards()), 1)
	f.same("own side", f.uniqueViolation(b, 0, LocationMzone, nil), true)
	f.same("other side", f.uniqueViolation(b, 1, LocationMzone, nil), false)
	f.same("spell zone", f.uniqueViolation(b, 0, LocationSzone, nil), false)
	f.RemoveEffect(a.Unique.Effect)
	f.same("the rule ends with its effect", f.uniqueViolation(b, 0, LocationMzone, nil), false)
}

func TestGrants(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(1, 0)
	model := f.NewEffect(a)
	model.SetType(EffectTypeSingle)
	model.Code = EffectPierce
	grant := f.aura(a, 0, func(e *Effect) {
		e.SetType(EffectTypeField | EffectTypeGrant)
		e.SetTargetRange(0, LocationMzone)
		e.LabelObject = OfEffect(model)
	})
	f.same("something was granted", f.refreshGrants(), true)
	f.same("to the opponent's monster", b.affectedBy(EffectPierce) && !a.affectedBy(EffectPierce), true)
	f.same("nothing more", f.refreshGrants(), false)
	f.RemoveEffect(grant)
	f.same("taken back at once", b.affectedBy(EffectPierce), false)
}

func TestCardTargets(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(1, 0)
	f.effect(a, EffectTypeTarget, EffectCannotAttack, func(e *Effect) { e.SetRange(LocationMzone) })
	f.effect(b, EffectTypeSingle, EffectUpdateAttack, func(e *Effect) {
		e.Owner = a
		e.SetProperty(EffectFlagOwnerRelate, 0)
	})
	f.SetCardTarget(a, b)
	f.same("the target", b.affectedBy(EffectCannotAttack), true)
	f.clearCardTargets(a)
	f.same("no target", b.affectedBy(EffectCannotAttack), false)
	f.same("effects depending on the owner end", b.EffectCount(EffectUpdateAttack), 0)
}

func TestOathsEndWithNegation(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	x := f.effect(a, EffectTypeIgnition, 0, nil)
	var oath *Effect
	f.withReason(x, 0, func() {
		oath = f.effect(a, EffectTypeSingle, EffectCannotAttack, func(e *Effect) { e.SetProperty(EffectFlagOath, 0) })
	})
	f.oathUndo(x)
	f.same("the oath is lifted", oath.state.gone, true)
}

func TestNoActionsInsideQuestions(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	e := f.effect(a, EffectTypeSingle, EffectUpdateAttack, nil)
	allowed := func() bool { return f.ActionAllowed() }
	var inside, deep bool
	f.process(e, slotOperation, 1, func([]Value) []Value {
		inside = allowed() && f.ReasonEffect == e && f.ReasonPlayer == 1
		f.plain(func([]Value) []Value { deep = allowed(); return nil })
		return nil
	})
	f.same("an operation may act, as its effect and player", inside, true)
	f.same("a question inside may not", deep, false)
	f.same("afterwards there is no reason effect", f.ReasonEffect == nil && f.ReasonPlayer == NoPlayer, true)
}

// A script out of steps unwinds through all that it had called.
func TestUnwoundCallsAreForgotten(t *testing.T) {
	f := newBoard(t)
	e := f.effect(f.monster(0, 0), EffectTypeSingle, EffectUpdateAttack, nil)
	unwound := func(from func()) {
		defer func() { recover() }()
		from()
	}
	f.process(e, slotOperation, 0, func([]Value) []Value {
		unwound(func() {
			f.process(e, slotCost, 1, func([]Value) []Value {
				f.plain(func([]Value) []Value { panic("out of steps") })
				return nil
			})
		})
		return nil
	})
	f.same("actions are allowed, outside of any call", f.ActionAllowed() && f.effects.calls.depth == 0, true)
	f.same("there is no reason effect", f.ReasonEffect == nil && f.ReasonPlayer == NoPlayer, true)
	f.same("nothing waits to be shuffled", len(f.Duel.moves.outerChecks), 0)
	f.same("the functions may run again", e.state.running, slot(0))
}

func TestFunctionIsNotStartedTwice(t *testing.T) {
	f := newBoard(t)
	e := f.effect(f.monster(0, 0), EffectTypeSingle, EffectUpdateAttack, nil)
	runs := 0
	var again Callback
	again = func([]Value) []Value {
		runs++
		f.process(e, slotOperation, 0, again)
		return nil
	}
	f.process(e, slotOperation, 0, again)
	f.same("runs", runs, 1)
}

func TestAssumptionEndsWithTheOutermostCallback(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	f.plain(func([]Value) []Value {
		f.plain(func([]Value) []Value { a.AssumeProperty(AssumeAttack, 5); return nil })
		v, ok := a.assumption(AssumeAttack)
		f.same("still assumed", ok && v == 5, true)
		return nil
	})
	_, ok := a.assumption(AssumeAttack)
	f.same("assumed no more", ok, false)
}

func TestQuestionsDoNotAllocate(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	f.aura(a, EffectCannotAttack, func(e *Effect) {
		e.Condition = func([]Value) []Value { return nil }
		e.Target = func([]Value) []Value { return nil }
	})
	if n := testing.AllocsPerRun(100, func() {
		a.affectedBy(EffectCannotAttack)
		a.affectedBy(EffectDirectAttack)
		a.effectsOf(EffectCannotAttack)
		f.playerAffected(0, EffectCannotAttack)
	}); n > 0 {
		t.Errorf("%v allocations per question", n)
	}
}

func TestMaterialsLendTheirEffects(t *testing.T) {
	f := newBoard(t)
	xyz, other, m := f.monster(0, 0), f.monster(0, 1), f.monster(0, 2)
	single := f.effect(m, EffectTypeXmaterial, EffectPierce, nil)
	aura := f.effect(m, EffectTypeXmaterial|EffectTypeField, EffectUpdateAttack, func(e *Effect) { e.SetTargetRange(LocationMzone, 0) })
	f.list("not while it is no material", xyz.effectsOf(EffectPierce))
	f.leavePlace(m)
	f.Table.Attach(m, xyz)
	f.enterPlace(m)
	f.list("the monster has it", xyz.effectsOf(EffectPierce), single)
	f.list("its range is its side", other.effectsOf(EffectUpdateAttack), aura)
	f.same("the monster is its handler", single.HandlerCard(), xyz)
	xyz.SetStatus(StatusDisabled, true)
	f.list("negated with the monster", xyz.effectsOf(EffectPierce))
	f.leavePlace(m)
	f.Table.Put(m, 0, ZoneGrave, -1)
	f.enterPlace(m)
	f.list("detached", other.effectsOf(EffectUpdateAttack))
	f.same("the last holder stays the handler", single.HandlerCard(), xyz)
}

func TestFlagsOfCardsAndPlayers(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	a.RegisterFlagEffect(7, ResetEvent|ResetsStandard, 0, 1, 1, 0)
	a.RegisterFlagEffect(7, 0, 0, 1, 2, 0)
	f.same("the oldest label", a.FlagEffects(7)[0].Labels[0], int64(1))
	f.resetCard(a, ResetTograve)
	f.same("flags left", a.FlagCount(7), 1)
	a.ResetFlagEffect(7)
	f.same("no flags", a.FlagCount(7), 0)

	f.Duel.RegisterFlagEffect(1, 7, ResetPhase|PhaseEnd, 0, 1, 3)
	f.same("player 1's", f.Duel.FlagCount(1, 7), 1)
	f.same("not player 0's", f.Duel.FlagCount(0, 7), 0)
	f.resetPhase(PhaseEnd)
	f.same("until the end phase", f.Duel.FlagCount(1, 7), 0)
}

func TestCustomActivityCounts(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(0, 1)
	isA := func(args []Value) []Value { return Return(Bool(args[0].Ref == a)) }
	if err := f.AddCustomActivityCounter(9, ActivitySummon, isA); err != nil {
		t.Fatal(err)
	}
	if f.AddCustomActivityCounter(9, ActivityBattlePhase, isA) == nil {
		t.Error("battle phases cannot be counted")
	}
	count := func() int {
		n, err := f.CustomActivityCount(9, 0, ActivitySummon)
		if err != nil {
			t.Fatal(err)
		}
		return n
	}
	f.countActivity(0, ActivitySummon, a)
	f.same("the exception does not count", count(), 0)
	f.countActivity(0, ActivitySummon, b)
	f.countActivity(0, ActivitySummon, b)
	f.same("others count once", count(), 1)
	n, _ := f.ActivityCount(0, ActivitySummon)
	f.same("summons", n, 3)
	f.resetTurnCounts()
	f.same("anew each turn", count(), 0)
}

func TestChainCountsAreTakenBack(t *testing.T) {
	f := newBoard(t)
	if err := f.AddCustomActivityCounter(9, ActivityChain, func([]Value) []Value { return nil }); err != nil {
		t.Fatal(err)
	}
	link := &Link{ID: 4, Number: 1, Player: 1}
	f.countChain(link)
	n, _ := f.CustomActivityCount(9, 1, ActivityChain)
	f.same("counted", n, 1)
	f.uncountChain(link)
	n, _ = f.CustomActivityCount(9, 1, ActivityChain)
	f.same("negated", n, 0)
}

func TestRegistrationKeepsCodeAndType(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	e := f.effect(a, EffectTypeQuickO, EventFreeChain, func(e *Effect) { e.SetRange(LocationMzone) })
	e.Type |= EffectTypeActivate
	e.Code = EventDraw
	f.list("still a quick effect", f.activated(EffectTypeQuickO, EventFreeChain), e)
	f.RemoveEffect(e)
	f.list("removed from where it was", f.activated(EffectTypeQuickO, EventFreeChain))
	f.same("nothing is carried", len(a.OwnEffects()), 0)
}

// A card's effect is in the lists of the duel under the code it has when the
// card comes to its place, and leaves them under the same.
func TestChangedCodeCountsFromTheNextPlace(t *testing.T) {
	f := newBoard(t)
	c := f.monster(0, 0)
	printed(c, func(d *CardData) { d.Attack, d.Defense = 1000, 1000 })
	e := f.aura(c, EffectUpdateAttack, value(500))
	e.Code = EffectUpdateDefense
	f.same("attack", c.Attack(), 1000)
	f.leavePlace(c)
	f.enterPlace(c)
	f.same("defense", c.Defense(), 1500)
	e.Code = EffectUpdateAttack
	f.leavePlace(c)
	f.same("defense", c.Defense(), 1000)
}
