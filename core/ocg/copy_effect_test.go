package ocg

import "testing"

// scripts is a host and card source for tests: what each passcode registers.
type scripts struct {
	data map[uint32]*CardData
	init map[uint32]func(*Card)
}

func (s scripts) Card(code uint32) *CardData { return s.data[code] }

func (s scripts) InitCard(c *Card) { s.InitCardAs(c, c.Data.Code) }

func (s scripts) InitCardAs(c *Card, code uint32) bool {
	init := s.init[code]
	if init != nil {
		init(c)
	}
	return init != nil
}

// copying is a board with a card 1 that pierces, a card 2 that attacks directly
// and cannot have one of its effects copied, and a Normal card 3.
func copying(t *testing.T) (f *board, one *Card) {
	f = newBoard(t)
	register := func(code, flags uint32) func(*Card) {
		return func(c *Card) {
			e := f.NewEffect(c)
			e.SetType(EffectTypeSingle)
			e.Code = code
			e.SetProperty(flags, 0)
			f.RegisterEffect(c, e, true)
		}
	}
	s := scripts{
		data: map[uint32]*CardData{
			1: {Code: 1, Type: TypeMonster | TypeEffect},
			2: {Code: 2, Type: TypeMonster | TypeEffect},
			3: {Code: 3, Type: TypeMonster | TypeNormal},
		},
		init: map[uint32]func(*Card){
			1: register(EffectPierce, 0),
			2: func(c *Card) {
				register(EffectDirectAttack, 0)(c)
				register(EffectReviveLimit, EffectFlagUncopyable)(c)
			},
		},
	}
	f.Cards, f.Host = s, s
	one = f.monster(0, 0)
	one.Data = s.data[1]
	f.initialize(one, 1)
	return f, one
}

func TestCopiedEffectsEndWithTheReset(t *testing.T) {
	f, one := copying(t)
	id := f.CopyEffect(one, 2, ResetEvent|ResetsStandard, 1)
	f.same("it keeps its own", one.affectedBy(EffectPierce), true)
	f.same("and has the other", one.affectedBy(EffectDirectAttack), true)
	f.same("but not what cannot be copied", one.affectedBy(EffectReviveLimit), false)
	f.same("copy id", one.effectsOf(EffectDirectAttack)[0].CopyID, id)
	f.resetCard(one, ResetTurnSet)
	f.same("until the reset", one.affectedBy(EffectDirectAttack), false)
}

func TestNormalCardsCannotBeCopied(t *testing.T) {
	f, one := copying(t)
	f.same("copy id", f.CopyEffect(one, 3, 0, 1), -1)
}

func TestReplacedEffectsComeBack(t *testing.T) {
	f, one := copying(t)
	f.ReplaceEffect(one, 2, ResetEvent|ResetsStandard, 1)
	f.same("its own are gone", one.affectedBy(EffectPierce), false)
	f.same("it has the other", one.affectedBy(EffectDirectAttack), true)
	f.resetCard(one, ResetTograve)
	f.same("the other ends", len(one.carried(bySingle).of(EffectDirectAttack)), 0)
	f.same("its own come back", len(one.carried(bySingle).of(EffectPierce)), 1)
	f.same("not replaced any more", one.Is(StatusEffectReplaced), false)
}

func TestCopyIsInherited(t *testing.T) {
	f, one := copying(t)
	id := f.CopyEffect(one, 2, ResetEvent|ResetsStandard, 1)
	copied := one.effectsOf(EffectDirectAttack)[0]
	f.withReason(copied, 0, func() {
		e := f.effect(one, EffectTypeSingle, EffectUpdateAttack, func(e *Effect) { e.SetProperty(EffectFlagCopyInherit, 0) })
		f.same("copy id", e.CopyID, id)
		f.same("reset", e.Reset, copied.Reset)
	})
}

func TestMajesticCopyMakesTriggersOptional(t *testing.T) {
	f, one := copying(t)
	from := f.monster(1, 0)
	from.SetStatus(StatusInitializing, true)
	f.effect(from, EffectTypeField|EffectTypeTriggerF, EventDraw, func(e *Effect) { e.SetRange(LocationMzone) })
	f.effect(from, EffectTypeSingle, EffectPierce, nil)
	from.SetStatus(StatusInitializing, false)
	f.MajesticCopy(one, from, ResetEvent|ResetsStandard, 1)
	got := f.activated(EffectTypeTriggerO, EventDraw)
	if len(got) != 1 {
		t.Fatalf("%d optional triggers, want 1", len(got))
	}
	f.same("owner", got[0].Owner, one)
	f.same("delayed", got[0].Has(EffectFlagDelay), true)
	f.same("continuous effects are not copied", one.EffectCount(EffectPierce), 1)
}

func TestMajesticFlag(t *testing.T) {
	f, one := copying(t)
	from := f.monster(1, 0)
	from.SetStatus(StatusInitializing, true)
	f.effect(from, EffectTypeSingle, EffectUpdateAttack, func(e *Effect) { e.SetProperty(0, EffectFlag2MajesticMustCopy) })
	from.SetStatus(StatusInitializing, false)
	f.MajesticCopy(one, from, 0, 1)
	f.same("copied", one.EffectCount(EffectUpdateAttack), 1)
}
