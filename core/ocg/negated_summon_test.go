package ocg

import "testing"

// negator puts a monster of player 1 on the field that negates summons of the
// event and, as scripts do, destroys what was to be summoned.
func (f *board) negator(event uint32, destroy bool) {
	f.effect(f.monster(1, 0), EffectTypeQuickO, event, func(e *Effect) {
		e.SetRange(LocationMzone)
		if err := e.SetCountLimit(1, 0, 0, 0); err != nil {
			f.t.Fatal(err)
		}
		e.Operation = func(args []Value) []Value {
			cards := args[2].Ref.(*Group)
			f.NegateSummon(cards)
			if destroy {
				f.Destroy(cards, ReasonEffect, LocationGrave, 1)
			}
			return nil
		}
	})
}

// count counts events of a code.
func (f *board) count(code uint32) *int {
	n := new(int)
	f.effect(f.card(1, LocationGrave, -1, TypeMonster|TypeEffect), EffectTypeField|EffectTypeContinuous, code, func(e *Effect) {
		e.SetRange(LocationGrave)
		e.Operation = func([]Value) []Value {
			*n++
			return nil
		}
	})
	return n
}

// rules: OCG-EXT-40
func TestNegatedNormalSummon(t *testing.T) {
	f := newBoard(t)
	f.turn(2, 0, PhaseMain1)
	c := f.inHand(0, 4)
	f.negator(EventSummon, true)
	negations, successes := f.count(EventSummonNegated), f.count(EventSummonSuccess)
	events := f.eventsOf(&answers{}, func() { f.normalSummonFromMenu(0, c) })
	f.same("place", c.Location(), Location(LocationGrave))
	f.same("allowance used", f.summons.allowance[0].count, 1)
	f.same("negations", *negations, 1)
	f.same("successes", *successes, 0)
	f.same("its previous location", c.Prev.Location, Location(0))
	summons, _ := f.ActivityCount(0, ActivitySummon)
	f.same("summons counted", summons, 0)
	for _, name := range events {
		if name == "summoned" {
			t.Error("the monster was summoned")
		}
	}
}

// rules: OCG-EXT-40
func TestNegatedMonsterLeftOnTheFieldGoesToTheGraveByRule(t *testing.T) {
	f := newBoard(t)
	f.turn(2, 0, PhaseMain1)
	c := f.inHand(0, 4)
	f.negator(EventSummon, false)
	f.eventsOf(&answers{}, func() { f.normalSummonFromMenu(0, c) })
	f.same("place", c.Location(), Location(LocationGrave))
	f.same("reason", c.Reason, uint32(ReasonRule))
}

// rules: OCG-EXT-41
func TestNegatedProcedureSummonIsNotProper(t *testing.T) {
	f := newBoard(t)
	f.turn(2, 0, PhaseMain1)
	c := f.inHand(0, 8)
	proc := f.procedure(c, func(e *Effect) {
		if err := e.SetCountLimit(1, 777, 0, EffectCountCodeOath); err != nil {
			t.Fatal(err)
		}
	})
	f.negator(EventSpsummon, true)
	f.eventsOf(&answers{}, func() { f.specialSummonFromMenu(0, c) })
	f.same("place", c.Location(), Location(LocationGrave))
	f.same("proper", c.Is(StatusProcComplete), false)
	f.same("its use is given back", proc.CheckCountLimit(0), true)
}

func TestProtectedSummonHasNoNegationWindow(t *testing.T) {
	f := newBoard(t)
	f.turn(2, 0, PhaseMain1)
	c := f.inHand(0, 4)
	f.effect(c, EffectTypeSingle, EffectCannotDisableSummon, nil)
	f.negator(EventSummon, true)
	successes := f.count(EventSummonSuccess)
	f.eventsOf(&answers{}, func() { f.normalSummonFromMenu(0, c) })
	f.same("place", c.Location(), Location(LocationMzone))
	f.same("successes", *successes, 1)
}

func TestNegatedFlipSummon(t *testing.T) {
	f := newBoard(t)
	f.turn(2, 0, PhaseMain1)
	c := f.monster(0, 0)
	c.Position = PosFacedownDefense
	f.enable(c, false)
	f.negator(EventFlipSummon, true)
	flips := f.count(EventFlip)
	f.eventsOf(&answers{}, func() { f.FlipSummon(0, c) })
	f.same("place", c.Location(), Location(LocationGrave))
	f.same("flips", *flips, 0)
}

func TestOathOfACostEndsWithTheNegatedSummon(t *testing.T) {
	f := newBoard(t)
	f.turn(2, 0, PhaseMain1)
	c := f.inHand(0, 4)
	f.effect(c, EffectTypeSingle, EffectSummonCost, func(e *Effect) {
		e.Operation = func([]Value) []Value {
			oath := f.NewEffect(c)
			oath.SetType(EffectTypeField)
			oath.Code = EffectCannotAttack
			oath.SetProperty(EffectFlagPlayerTarget|EffectFlagOath, 0)
			oath.SetTargetRange(1, 0)
			f.RegisterPlayerEffect(oath, 0)
			return nil
		}
	})
	f.negator(EventSummon, true)
	f.eventsOf(&answers{}, func() { f.normalSummonFromMenu(0, c) })
	f.same("the oath holds", f.playerAffected(0, EffectCannotAttack), false)
}

// rules: OCG-NOCHAIN-02
func TestNobodyRespondsToASetMonster(t *testing.T) {
	f := newBoard(t)
	f.turn(2, 0, PhaseMain1)
	c := f.inHand(0, 4)
	sets := f.count(EventMset)
	f.negator(EventSummon, true)
	f.eventsOf(&answers{}, func() { f.setMonsterFromMenu(0, c) })
	f.same("place", c.Location(), Location(LocationMzone))
	f.same("sets", *sets, 1)
}
