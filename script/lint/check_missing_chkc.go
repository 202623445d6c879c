package lint

import "duel/script/syntax"

var missingChkc = &Check{
	Code: "missing-chkc", Severity: Warning,
	Title: "a target function that does not say which cards could be targets",
	Text: "Effects that change the target of another ask its target function about each card, with the card as chkc. A function that selects targets and takes no chkc " +
		"answers whether there is any target at all: every card would do.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetProperty(EFFECT_FLAG_CARD_TARGET) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.target) c:RegisterEffect(e1) end\n" +
		"function s.target(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingTarget(nil,tp,0,LOCATION_MZONE,1,nil) end Duel.SelectTarget(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetProperty(EFFECT_FLAG_CARD_TARGET) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.target) c:RegisterEffect(e1) end\n" +
		"function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc) if chkc then return chkc:IsLocation(LOCATION_MZONE) and chkc:IsControler(1-tp) end\n" +
		"if chk==0 then return Duel.IsExistingTarget(nil,tp,0,LOCATION_MZONE,1,nil) end Duel.SelectTarget(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) end",
	run: func(p *Pass) {
		if p.script == nil || !p.library.bits || p.isRush() {
			return
		}
		u := &userFinder{File: p.File}
		seen := map[*function]bool{}
		for _, e := range p.effects {
			setter, certain := e.setTo("SetTarget")
			if setter == nil || !certain || !p.onEvents(e) {
				continue
			}
			fn := u.target(firstArgument(setter))
			if fn == nil || seen[fn] || fn.decl.IsVararg || len(fn.decl.Params) != 9 || namesChkc(fn) {
				continue
			}
			seen[fn] = true
			if selects := p.callsIn(fn.decl.Body, "Duel.SelectTarget"); len(selects) > 0 {
				p.report(p.declared(fn), "line %d selects targets, and this takes no chkc", p.Chunk.Line(selects[0].node.Pos()))
			}
		}
	},
}

// namesChkc reports whether a function asks for chkc although it is none of its
// parameters: that is told elsewhere.
func namesChkc(fn *function) bool {
	found := false
	syntax.Inspect(fn.decl.Body, func(n syntax.Node) bool {
		name, ok := n.(*syntax.NameExpr)
		found = found || ok && name.Name == "chkc"
		return !found
	})
	return found
}
