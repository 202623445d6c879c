package ocg

import (
	"testing"

	"duel/core"
)

// rules: OCG-POS-07, OCG-POS-22
func TestChangePositionGoesByThePresentOne(t *testing.T) {
	f := newBoard(t)
	a, b, link := f.monster(0, 0), f.monster(1, 1), f.card(0, LocationMzone, 2, TypeMonster|TypeLink)
	b.Position = PosFaceupDefense
	got := f.eventsOf(&answers{}, func() {
		n := f.ChangePosition(NewGroup(a, b, link), PosFaceupDefense, 0, PosFacedownDefense, PosFaceupAttack, false)
		f.same("changed", n, 2)
	})
	f.events(got, "change_position", "change_position")
	f.same("attack to defense", a.Position, Position(PosFaceupDefense))
	f.same("turned down", b.Position, Position(PosFacedownDefense))
	f.same("switched off", b.Is(StatusEffectEnabled), false)
	f.same("counts as set", b.Is(StatusSetTurn), true)
	f.same("attack stopped", a.Is(StatusAttackCanceled), true)
	f.same("link stays", link.Position, Position(PosFaceupAttack))
	f.same("operated", f.Operated.Len(), 2)
}

// rules: OCG-EQUIP-02, OCG-EQUIP-03, OCG-EQUIP-04
func TestEquipFallsOffATargetTurnedDown(t *testing.T) {
	f := newBoard(t)
	target := f.monster(0, 2)
	equip := f.card(0, LocationHand, -1, TypeSpell|TypeEquip)
	f.effect(equip, EffectTypeSingle, EffectEquipLimit, func(e *Effect) { e.SetValueNumber(1) })
	got := f.eventsOf(&answers{}, func() {
		f.same("equipped", f.Equip(0, equip, target, true, false), true)
		f.same("target", equip.EquipTarget, target)
		f.fullAdjust()
		f.same("stays", equip.In(LocationSzone), true)
		f.ChangePosition(NewGroup(target), PosFacedownDefense, 0, 0, 0, false)
	})
	f.events(got, "move", "equip", "change_position", "move")
	f.same("destroyed", equip.In(LocationGrave), true)
	f.same("previous target", equip.PrevEquipTarget, target)
	f.same("cannot equip a face-down one", f.Equip(0, equip, target, true, false), false)
}

// rules: OCG-EQUIP-05
func TestEquipWithoutLimitIsDestroyedByTheAdjustment(t *testing.T) {
	f := newBoard(t)
	target, equip := f.monster(0, 2), f.card(0, LocationSzone, 1, TypeSpell|TypeEquip)
	f.play(firstOf, func() {
		f.Equip(0, equip, target, true, false)
		f.fullAdjust()
	})
	f.same("gone", equip.In(LocationGrave), true)
	f.same("taken off", len(target.EquipCards), 0)
}

// rules: OCG-CTRL-02, OCG-CTRL-03
func TestControlIsTakenAndReturns(t *testing.T) {
	f := newBoard(t)
	c := f.monster(1, 3)
	thief := f.monster(0, 0)
	e := f.effect(thief, EffectTypeIgnition, 0, nil)
	f.play(firstOf, func() {
		f.withReason(e, 0, func() { f.same("taken", f.GetControl(NewGroup(c), 0, 0, 0, 0xff, NoPlayer), 1) })
		f.same("controller", c.Controller, Player(0))
		f.fullAdjust()
		f.same("stays", c.Controller, Player(0))
		for _, x := range c.effectsOf(EffectSetControl) {
			f.RemoveEffect(x)
		}
		f.fullAdjust()
		f.same("returned", c.Controller, Player(1))
		f.SendtoGrave(NewGroup(c), ReasonEffect, NoPlayer, 0)
		f.same("owner's grave", c.Controller, Player(1))
	})
}

// OCG-CTRL-03: wherever a card under another's control goes, it goes to its
// owner's.
func TestControlledCardGoesToItsOwner(t *testing.T) {
	for place, send := range map[Location]func(f *board, g *Group){
		LocationGrave:   func(f *board, g *Group) { f.SendtoGrave(g, ReasonEffect, NoPlayer, 0) },
		LocationHand:    func(f *board, g *Group) { f.SendtoHand(g, NoPlayer, ReasonEffect, 0) },
		LocationDeck:    func(f *board, g *Group) { f.SendtoDeck(g, NoPlayer, 0, ReasonEffect, 0) },
		LocationRemoved: func(f *board, g *Group) { f.Remove(g, PosFaceup, ReasonEffect, NoPlayer, 0) },
	} {
		f := newBoard(t)
		c, kept := f.monster(1, 3), f.monster(0, 1)
		f.play(firstOf, func() {
			f.GetControl(NewGroup(c), 0, 0, 0, 0xff, NoPlayer)
			f.same("controller", c.Controller, Player(0))
			send(f, NewGroup(c, kept))
			f.same("place", c.Location(), place)
			f.same("whose", c.Controller, Player(1))
			f.same("whose the other is", kept.Controller, Player(0))
		})
	}
}

// OCG-TOKEN-02, OCG-TOKEN-03: a Token sent anywhere ceases to exist.
func TestTokenGoesNowhere(t *testing.T) {
	for name, send := range map[string]func(f *board, g *Group){
		"grave":  func(f *board, g *Group) { f.SendtoGrave(g, ReasonEffect, NoPlayer, 0) },
		"hand":   func(f *board, g *Group) { f.SendtoHand(g, NoPlayer, ReasonEffect, 0) },
		"deck":   func(f *board, g *Group) { f.SendtoDeck(g, NoPlayer, 0, ReasonEffect, 0) },
		"banish": func(f *board, g *Group) { f.Remove(g, PosFaceup, ReasonEffect, NoPlayer, 0) },
	} {
		f := newBoard(t)
		token, card := f.card(0, LocationMzone, 0, TypeMonster|TypeToken), f.monster(0, 1)
		f.play(firstOf, func() { send(f, NewGroup(token, card)) })
		f.same(name+": the Token", token.Location(), Location(0))
		f.same(name+": a card", card.Location() != 0, true)
		f.same(name+": the field", f.Table.At(0, ZoneMonster, 0), (*Card)(nil))
	}
}

func TestControlWithTooFewZonesDestroysTheSurplus(t *testing.T) {
	f := newBoard(t)
	for seq := range 4 {
		f.monster(0, seq)
	}
	a, b := f.monster(1, 0), f.monster(1, 1)
	ask := &answers{by: map[string]func(*core.Request) core.Answer{DecideSelectCards: pickCards(a)}}
	f.eventsOf(ask, func() {
		f.same("taken", f.GetControl(NewGroup(a, b), 0, 0, 0, 0xff, 0), 1)
	})
	f.same("chosen to go", a.In(LocationGrave), true)
	f.same("came over", b.Controller, Player(0))
}

func TestSwapControlIntoEachOthersZones(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 1), f.monster(1, 3)
	atZone := func(seq int) core.Answer { return core.Picked(seq) }
	asked := 0
	ask := &answers{by: map[string]func(*core.Request) core.Answer{DecidePlace: func(r *core.Request) core.Answer {
		asked++
		return atZone(map[int]int{1: 1, 2: 3}[asked])
	}}}
	got := f.eventsOf(ask, func() { f.same("swapped", f.SwapControl(NewGroup(a), NewGroup(b), 0, 0), true) })
	f.events(got, "swap")
	f.same("a", a.Place().Sequence, 3)
	f.same("a's controller", a.Controller, Player(1))
	f.same("b's controller", b.Controller, Player(0))
}

func TestMaterialsGoAlongAndDetach(t *testing.T) {
	f := newBoard(t)
	old, holder := f.monster(0, 0), f.card(0, LocationExtra, -1, TypeMonster|TypeXyz)
	m := f.monster(0, 1)
	f.play(firstOf, func() {
		if err := f.Overlay(old, NewGroup(m), false); err != nil {
			t.Fatal(err)
		}
		if err := f.Overlay(holder, NewGroup(old), false); err != nil {
			t.Fatal(err)
		}
		f.same("carried first", holder.Attached[0], m)
		f.same("then the card", holder.Attached[1], old)
		f.same("itself", f.Overlay(holder, NewGroup(holder), false), ErrOverlayOnItself)
		f.same("a material", f.Overlay(m, NewGroup(holder), false), ErrOverlayOnMaterial)
		of := MaterialsOf{Cards: NewGroup(holder)}
		f.same("enough", f.CheckRemoveOverlayCard(0, of, 2, ReasonCost), true)
		f.same("too many", f.CheckRemoveOverlayCard(0, of, 3, ReasonCost), false)
		f.same("detached", f.RemoveOverlayCard(0, of, 1, 1, ReasonCost), 1)
		f.same("left", len(holder.Attached), 1)
	})
}

func TestMaterialsAreAttachedInOrder(t *testing.T) {
	for sendToGrave, want := range map[bool][2]int{true: {0, 1}, false: {1, 0}} {
		f := newBoard(t)
		cards := [2]*Card{f.monster(0, 3), f.monster(0, 1)}
		holder := f.card(0, LocationExtra, -1, TypeMonster|TypeXyz)
		f.play(firstOf, func() {
			if err := f.Overlay(holder, NewGroup(cards[:]...), sendToGrave); err != nil {
				t.Fatal(err)
			}
			f.same("first", holder.Attached[0], cards[want[0]])
			f.same("second", holder.Attached[1], cards[want[1]])
		})
	}
}

func TestCountersAreLimitedAndSharedOut(t *testing.T) {
	const kind = 0x1001 // needs no permit
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(0, 1)
	f.effect(a, EffectTypeSingle, EffectCounterLimit+kind, func(e *Effect) { e.SetValueNumber(3) })
	got := f.eventsOf(&answers{by: map[string]func(*core.Request) core.Answer{DecideCounters: func(r *core.Request) core.Answer {
		return core.Answer{Shares: []int{1, 1}}
	}}}, func() {
		f.same("too many", a.AddCounter(kind, 4, false), false)
		f.same("as many as fit", a.AddCounter(kind, 4, true), true)
		f.same("on a", a.Counter(kind), 3)
		f.same("on b", b.AddCounter(kind, 1, false), true)
		f.same("removed", f.RemoveCounter(0, true, false, kind, 2, ReasonCost), true)
		f.same("left on a", a.Counter(kind), 2)
		f.same("left on b", b.Counter(kind), 0)
	})
	f.events(got, "add_counter", "add_counter", "remove_counter", "remove_counter")
}

// rules: OCG-EXT-80
func TestDamageIsChangedReflectedAndReversed(t *testing.T) {
	f := newBoard(t)
	c := f.monster(0, 0)
	onPlayer := func(code uint32, value Callback) *Effect {
		return f.aura(c, code, func(e *Effect) {
			e.SetTargetRange(1, 0)
			e.SetProperty(EffectFlagPlayerTarget, 0)
			e.SetValueFunc(value)
		})
	}
	f.play(firstOf, func() {
		f.same("plain", f.Damage(0, 500, ReasonEffect, false, 1), 500)
		halve := onPlayer(EffectChangeDamage, func(args []Value) []Value { return Return(Int(args[2].Number() / 2)) })
		f.same("halved", f.Damage(0, 500, ReasonEffect, false, 1), 250)
		reflect := onPlayer(EffectReflectDamage, yes)
		f.same("reflected", f.Damage(0, 300, ReasonEffect, false, 1), 0)
		f.same("the other's LP", f.Players[1].LP, 7700)
		f.RemoveEffect(reflect)
		f.RemoveEffect(halve)
		onPlayer(EffectReverseDamage, yes)
		f.same("reversed", f.Damage(0, 1000, ReasonEffect, false, 1), 0)
		f.same("recovered", f.Players[0].LP, 8250)
		f.same("in steps", f.Damage(1, 100, ReasonEffect, true, 0), 100)
		f.same("not yet", f.Players[1].LP, 7700)
		f.RDComplete()
		f.same("now", f.Players[1].LP, 7600)
		f.same("all may be paid", f.CheckLPCost(1, 7600), true)
		f.same("not more", f.CheckLPCost(1, 7601), false)
	})
}

// rules: OCG-INFO-09
func TestShufflesKeepThePilesCards(t *testing.T) {
	f := newBoard(t)
	for range 10 {
		f.card(0, LocationDeck, -1, TypeMonster).Position = PosFacedown
	}
	faceUp := f.card(0, LocationExtra, -1, TypeMonster|TypePendulum)
	down := f.card(0, LocationExtra, -1, TypeMonster|TypeFusion)
	down.Position = PosFacedown
	f.Table.Reorder(0, ZoneExtra, []int{1, 0})
	f.Duel.moves.deckTouched[0] = true
	f.Chance = core.NewSeeded(3)
	got := f.eventsOf(&answers{}, func() {
		f.ShuffleDeck(0)
		f.ShuffleHand(0)
		f.ShuffleExtra(0)
	})
	f.events(got, "shuffle_deck", "shuffle_extra")
	f.same("mark cleared", f.Duel.moves.deckTouched[0], false)
	f.same("face-up stays on top", faceUp.Index, 1)
}

func TestSortedCardsLieAsAnswered(t *testing.T) {
	f := newBoard(t)
	var deck []*Card
	for range 4 {
		deck = append(deck, f.card(0, LocationDeck, -1, TypeMonster))
	}
	ask := &answers{by: map[string]func(*core.Request) core.Answer{DecideSortCards: pickCards(deck[1], deck[3], deck[2])}}
	f.eventsOf(ask, func() { f.SortDecktop(0, 0, 3) })
	f.same("first is on top", deck[1].Index, 3)
	f.same("second", deck[3].Index, 2)
	f.same("third", deck[2].Index, 1)
	f.same("untouched", deck[0].Index, 0)
}

func TestSelfDestructionGoesThroughOnce(t *testing.T) {
	f := newBoard(t)
	doomed, leaving, safe := f.monster(0, 0), f.monster(0, 1), f.monster(1, 0)
	f.play(firstOf, func() {
		f.effect(doomed, EffectTypeSingle, EffectSelfDestroy, nil)
		f.effect(leaving, EffectTypeSingle, EffectSelfTograve, nil)
		f.DisableSelfDestroyCheck(true)
		f.quickAdjust()
		f.same("suspended", doomed.OnField(), true)
		f.DisableSelfDestroyCheck(false)
		f.quickAdjust()
	})
	f.same("destroyed", doomed.Reason&ReasonDestroy != 0 && doomed.In(LocationGrave), true)
	f.same("sent", leaving.Reason&ReasonDestroy == 0 && leaving.In(LocationGrave), true)
	f.same("stays", safe.OnField(), true)
}

func TestOneUniqueCardStays(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 0), f.monster(0, 1)
	a.Data.Code, b.Data.Code = 77, 77
	a.SetUniqueOnField(true, false, 77, nil, LocationMzone)
	b.SetUniqueOnField(true, false, 77, nil, LocationMzone)
	f.eventsOf(&answers{by: map[string]func(*core.Request) core.Answer{DecideSelectCards: pickCards(b)}}, f.fullAdjust)
	f.same("kept", b.OnField(), true)
	f.same("destroyed by rule", a.In(LocationGrave) && a.Reason&ReasonRule != 0, true)
}

func TestDisabledZonesAreAskedForAndTold(t *testing.T) {
	f := newBoard(t)
	c := f.monster(1, 0)
	f.aura(c, EffectDisableField, func(e *Effect) {
		e.SetTargetRange(0, 0)
		e.Operation = func([]Value) []Value { return Return(Int(2)) }
	})
	got := f.eventsOf(&answers{}, func() {
		f.refreshZones()
		f.refreshZones()
	})
	f.events(got, "zones_disabled")
	f.same("seen from its player", f.disabledZones(), uint32(2<<16))
	free, _ := f.LocationCount(1, LocationMzone, 1, LocationReasonTofield, 0xff)
	f.same("left", free, 3)
}

func TestForcedPositionMarksCardsChangedBack(t *testing.T) {
	f := newBoard(t)
	a := f.monster(0, 0)
	f.aura(f.monster(1, 0), EffectSetPosition, func(e *Effect) {
		e.SetTargetRange(0, LocationMzone)
		e.SetValueNumber(PosFaceupAttack)
	})
	f.play(firstOf, func() {
		f.ChangePosition(NewGroup(a), PosFaceupDefense, 0, 0, 0, false)
		f.fullAdjust()
	})
	f.same("forced back", a.Position, Position(PosFaceupAttack))
	f.same("marked", a.Is(StatusContinuousPos), true)
}

func TestAnnounceFilter(t *testing.T) {
	dragon := &CardData{Code: 5, Type: TypeMonster, Race: 0x2000, SetCodes: []uint16{0x10dd}}
	token := &CardData{Code: 6, Type: TypeMonster | TypeToken, Race: 0x2000}
	filter := []uint64{0x2000, OpcodeIsrace, 0xdd, OpcodeIssetcard, OpcodeAnd}
	checked, err := CheckedFilter(filter)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		what string
		card *CardData
		want bool
	}{{"dragon of the family", dragon, true}, {"token", token, false}} {
		if got := Declarable(test.card, checked); got != test.want {
			t.Errorf("%s: %v", test.what, got)
		}
	}
	if _, err := CheckedFilter([]uint64{1, 2}); err != ErrBadFilter {
		t.Errorf("two values left: %v", err)
	}
	if !Declarable(token, append(TypeFilter(TypeMonster), OpcodeAllowTokens)) {
		t.Error("tokens are permitted but refused")
	}
}
