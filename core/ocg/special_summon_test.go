package ocg

import (
	"testing"

	"duel/core"
)

// specialSummon summons cards face-up to player 0's side by no effect.
func (f *board) specialSummon(pos Position, cards ...*Card) int {
	return f.SpecialSummon(NewGroup(cards...), 0, 0, 0, false, false, pos, 0xff)
}

// rules: OCG-SSUM-01, OCG-EXT-46
func TestSpecialSummonAsksForPlaceAndPosition(t *testing.T) {
	f := newBoard(t)
	c := f.inHand(0, 8)
	f.ReasonPlayer = 0
	a := &answers{}
	f.events(f.eventsOf(a, func() { f.same("summoned", f.specialSummon(PosFaceup, c), 1) }), "move", "special_summoning", "special_summoned")
	f.events(a.asked, DecidePlace, DecidePosition)
	f.same("summon type", c.SummonType, uint32(SummonTypeSpecial))
	f.same("still a step", c.Is(StatusSpsummonStep), false)
	f.same("operated", f.Operated.Has(c), true)
	count, _ := f.ActivityCount(0, ActivitySpsummon)
	f.same("special summons counted", count, 1)
}

func TestSeveralCardsCountAsOneSpecialSummon(t *testing.T) {
	f := newBoard(t)
	c, other := f.inHand(0, 8), f.inHand(0, 8)
	f.eventsOf(&answers{}, func() { f.same("summoned", f.specialSummon(PosFaceupAttack, c, other), 2) })
	count, _ := f.ActivityCount(0, ActivitySpsummon)
	f.same("special summons counted", count, 1)
}

// QUIRK 7 of operations.md 27.
func TestCardWithoutRoomGoesToTheGrave(t *testing.T) {
	f := newBoard(t)
	for seq := range 5 {
		f.monster(0, seq)
	}
	c := f.card(0, LocationDeck, -1, TypeMonster)
	f.events(f.eventsOf(&answers{}, func() { f.same("summoned", f.specialSummon(PosFaceup, c), 0) }), "move")
	f.same("place", c.Location(), Location(LocationGrave))
}

// rules: OCG-REV-02, OCG-REV-03
func TestRevivalNeedsAProperSummon(t *testing.T) {
	f := newBoard(t)
	c := f.card(0, LocationGrave, -1, TypeMonster)
	c.EnableReviveLimit()
	f.eventsOf(&answers{}, func() {
		f.same("never summoned", f.specialSummon(PosFaceupAttack, c), 0)
		c.CompleteProcedure()
		f.same("properly summoned", f.specialSummon(PosFaceupAttack, c), 1)
	})
}

func TestSummonInSteps(t *testing.T) {
	f := newBoard(t)
	c, other := f.inHand(0, 8), f.inHand(0, 8)
	events := f.eventsOf(&answers{}, func() {
		f.same("nothing pending", f.SpecialSummonComplete(), 0)
		for _, x := range []*Card{c, other} {
			f.same("step", f.SpecialSummonStep(x, 0, 0, 0, false, false, PosFaceupAttack, 0xff), true)
			f.same("effects of a card in its step", x.Is(StatusEffectEnabled), false)
		}
		f.same("completed", f.SpecialSummonComplete(), 2)
	})
	f.events(events, "move", "special_summoning", "move", "special_summoning", "special_summoned")
	f.same("effects after the summon", c.Is(StatusEffectEnabled), true)
}

// procedure gives c a procedure to special summon itself from the hand.
func (f *board) procedure(c *Card, set func(*Effect)) *Effect {
	return f.effect(c, EffectTypeField, EffectSpsummonProc, func(e *Effect) {
		e.SetRange(LocationHand)
		if set != nil {
			set(e)
		}
	})
}

// rules: OCG-SSUM-06
func TestProcedureSummonIsProper(t *testing.T) {
	f := newBoard(t)
	c, cost := f.inHand(0, 8), f.inHand(0, 1)
	f.procedure(c, func(e *Effect) {
		e.Number = 1
		e.Operation = func([]Value) []Value {
			c.SetMaterial(NewGroup(cost))
			f.SendtoGrave(NewGroup(cost), ReasonCost|ReasonMaterial, NoPlayer, 0)
			return nil
		}
	})
	if got := f.specialSummonOptions(0); len(got) != 1 || got[0] != c {
		t.Fatalf("options: %v", got)
	}
	events := f.eventsOf(&answers{}, func() { f.specialSummonFromMenu(0, c) })
	f.events(events, "move", "move", "special_summoning", "special_summoned")
	f.same("summon type", c.SummonType, uint32(SummonTypeSpecial|1))
	f.same("proper", c.Is(StatusProcComplete), true)
	f.same("reason card of the material", cost.ReasonCard, c)
}

func TestProcedureCanBeGivenUpInItsTarget(t *testing.T) {
	f := newBoard(t)
	c := f.inHand(0, 8)
	f.procedure(c, func(e *Effect) {
		e.Target = func(args []Value) []Value {
			f.same("chk", args[8].Number(), int64(1))
			f.same("card", args[9].Ref, any(c))
			return Return(Bool(false))
		}
	})
	f.events(f.eventsOf(&answers{}, func() { f.specialSummonFromMenu(0, c) }))
	f.same("place", c.Location(), Location(LocationHand))
}

// QUIRK 3 of operations.md 27.
func TestCardWithTwoProceduresIsListedTwice(t *testing.T) {
	f := newBoard(t)
	c := f.inHand(0, 8)
	f.procedure(c, nil)
	f.procedure(c, func(e *Effect) {
		e.Condition = func(args []Value) []Value { return Return(Bool(len(args) == 1)) }
	})
	f.same("options", len(f.specialSummonOptions(0)), 2)
}

func TestGroupProcedureSummonsAllTogether(t *testing.T) {
	f := newBoard(t)
	scale := f.card(0, LocationSzone, 0, TypeSpell|TypePendulum)
	c, other := f.inHand(0, 4), f.inHand(0, 4)
	f.effect(scale, EffectTypeField, EffectSpsummonProcG, func(e *Effect) {
		e.SetRange(LocationSzone)
		e.Number = SummonTypePendulum
		e.Operation = func(args []Value) []Value {
			g := args[9].Ref.(*Group)
			g.Add(c)
			g.Add(other)
			return nil
		}
	})
	if got := f.specialSummonOptions(0); len(got) != 1 || got[0] != scale {
		t.Fatalf("options: %v", got)
	}
	a := &answers{by: map[string]func(*core.Request) core.Answer{}}
	events := f.eventsOf(a, func() { f.specialSummonFromMenu(0, scale) })
	f.events(events, "move", "special_summoning", "move", "special_summoning", "special_summoned")
	f.same("proper", c.Is(StatusProcComplete), false)
	count, _ := f.ActivityCount(0, ActivitySpsummon)
	f.same("special summons counted", count, 1)
}

// initHost registers nothing but sees the card as its script would.
type initHost struct{ seen func(*Card) }

func (h initHost) InitCard(c *Card)              { h.seen(c) }
func (h initHost) InitCardAs(*Card, uint32) bool { return false }

func TestCardHasNoNumberWhileItsScriptRuns(t *testing.T) {
	f := newBoard(t)
	f.Host = initHost{func(c *Card) {
		f.same("number", c.ID, 0)
		f.same("owner", c.Owner, NoPlayer)
		f.same("location", c.Location(), Location(0))
		f.same("initializing", c.Is(StatusInitializing), true)
	}}
	c := f.CreateToken(1, 12345)
	f.same("owner", c.Owner, Player(1))
	f.same("controller", c.Controller, Player(1))
	f.same("location", c.Location(), Location(0))
	f.same("code", c.Data.Code, uint32(12345))
	f.same("initializing", c.Is(StatusInitializing), false)
	if c.ID == 0 {
		t.Error("the card has no number")
	}
}

// spellInHand puts a spell into player 0's hand.
func (f *board) spellInHand(types uint32) *Card {
	c := f.card(0, LocationHand, -1, TypeSpell|types)
	c.Position = PosFacedown
	return c
}

// rules: OCG-SET-01
func TestGroupSetFillsZonesFromTheLowest(t *testing.T) {
	f := newBoard(t)
	c, other := f.spellInHand(0), f.spellInHand(0)
	place := 4
	a := &answers{by: map[string]func(*core.Request) core.Answer{
		DecidePlace: func(r *core.Request) core.Answer {
			place -= 2
			return core.Picked(place)
		},
	}}
	var refs []CardRef
	f.Journal.Observe(func(e core.Entry) {
		if set, ok := e.Event.(CardEvent); ok {
			refs = append(refs, set.Card)
		}
		if shown, ok := e.Event.(CardsEvent); ok && shown.Kind == "confirm_cards" {
			f.same("position shown", shown.Cards[0].Position, Position(0))
		}
	})
	events := f.eventsOf(a, func() { f.same("set", f.SSet(0, NewGroup(c, other), 0, true), 2) })
	f.events(events, "move", "set", "move", "set", "confirm_cards", "shuffle_set_cards")
	f.same("first shown in", refs[0].Sequence, 0)
	f.same("second shown in", refs[1].Sequence, 2)
	f.same("first ends in", c.Sequence(), 2)
	f.same("second ends in", other.Sequence(), 0)
	f.same("set this turn", c.Is(StatusSetTurn), true)
}
