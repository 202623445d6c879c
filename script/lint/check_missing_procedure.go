package lint

import "duel/script/syntax"

var missingProcedure = &Check{
	Code: "missing-procedure", Severity: Warning,
	Title: "a Summon from the Extra Deck that does not count as proper",
	Text: "Duel.SpecialSummon with SUMMON_TYPE_FUSION, SYNCHRO, XYZ, LINK or RITUAL treats the Summon as such, but only Card.CompleteProcedure makes it a proper one: " +
		"without it the monster cannot be revived later. The script calls it nowhere.",
	Bad:  "function f(tp,g) Duel.SpecialSummon(g,SUMMON_TYPE_FUSION,tp,tp,false,false,POS_FACEUP) end",
	Good: "function f(tp,g) if Duel.SpecialSummon(g,SUMMON_TYPE_FUSION,tp,tp,false,false,POS_FACEUP)>0 then g:GetFirst():CompleteProcedure() end end",
	run: func(p *Pass) {
		if !p.library.bits || p.completesProcedures() {
			return
		}
		for _, c := range p.calls {
			if c.native() == nil || !isSummon(c) || len(c.args) <= doneKind {
				continue
			}
			if kind := globalName(c.args[doneKind]); properSummons[kind] {
				p.report(c.args[doneKind], "nothing in this script calls CompleteProcedure for what is Summoned here")
			}
		}
	},
}

// properSummons are the kinds of Summons that make a monster one that can be
// revived.
var properSummons = nameSet("SUMMON_TYPE_", "FUSION SYNCHRO XYZ LINK RITUAL")

// completesProcedures reports whether the script completes a summoning
// procedure anywhere.
func (p *Pass) completesProcedures() bool {
	for _, c := range p.calls {
		if m, ok := c.node.(*syntax.MethodCallExpr); ok && m.Method.Name == "CompleteProcedure" {
			return true
		}
	}
	for _, x := range p.nodes.indexes {
		if fieldName(x) == "CompleteProcedure" {
			return true
		}
	}
	return false
}
