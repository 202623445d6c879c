package ocg

import "testing"

// crowd is a full field whose monsters have many effects of their own and some
// auras.
func crowd(b *testing.B) (*board, *Card) {
	rules, err := RulesFor("edopro-mr5")
	if err != nil {
		b.Fatal(err)
	}
	f := &board{Duel: NewDuel(rules, nil)}
	for p := range Player(2) {
		for seq := range 5 {
			c := f.monster(p, seq)
			for _, code := range []uint32{EffectPierce, EffectDirectAttack, EffectSpsummonCondition, EffectCannotBeFusionMaterial, EffectUpdateAttack} {
				f.effect(c, EffectTypeSingle, code, nil)
			}
			f.aura(c, EffectUpdateAttack, nil)
		}
	}
	return f, f.Zone(0, ZoneMonster)[2]
}

func BenchmarkPresenceWithoutEffects(b *testing.B) {
	_, c := crowd(b)
	for b.Loop() {
		c.affectedBy(EffectCannotAttack)
	}
}

func BenchmarkCollectingTenAuras(b *testing.B) {
	_, c := crowd(b)
	b.ReportAllocs()
	for b.Loop() {
		c.effectsOf(EffectUpdateAttack)
	}
}

func BenchmarkRegisterAndRemove(b *testing.B) {
	f, c := crowd(b)
	b.ReportAllocs()
	for b.Loop() {
		e := f.NewEffect(c)
		e.SetType(EffectTypeSingle)
		e.Code = EffectCannotAttack
		f.RegisterEffect(c, e, true)
		f.RemoveEffect(e)
		f.buryRemoved()
	}
}
