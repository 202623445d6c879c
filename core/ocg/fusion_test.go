package ocg

import "testing"

// The condition of a fusion procedure is about the materials: one that refuses
// none at all is a procedure like any other.
func TestFusionProcedureIsAskedAboutTheMaterials(t *testing.T) {
	f := newBoard(t)
	fc, m := f.card(0, LocationExtra, -1, TypeMonster|TypeFusion), f.monster(0, 1)
	f.effect(fc, EffectTypeSingle, EffectFusionMaterial, func(e *Effect) {
		e.Condition = func(args []Value) []Value { return Return(Bool(len(args) > 1 && args[1].Ref.(*Group).Has(m))) }
	})
	f.same("with the material", fc.CheckFusionMaterial(NewGroup(m), nil, 0), true)
	f.same("without", fc.CheckFusionMaterial(NewGroup(), nil, 0), false)
}
