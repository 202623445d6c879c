package lint

import "duel/script/syntax"

var missingValue = &Check{
	Code: "missing-value", Severity: Warning,
	Title: "a change of damage that gives no number",
	Text: "The value of EFFECT_CHANGE_DAMAGE is the new amount. A return without a number is 0: all damage that was to stay as it is, battle damage too, is gone. " +
		"Damage that does not change is returned as it came.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD) e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET) e1:SetCode(EFFECT_CHANGE_DAMAGE) e1:SetRange(LOCATION_MZONE) e1:SetTargetRange(1,0) e1:SetValue(s.value) c:RegisterEffect(e1) end\n" +
		"function s.value(e,re,val,r,rp,rc) if r&REASON_EFFECT==0 then return end return val*2 end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD) e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET) e1:SetCode(EFFECT_CHANGE_DAMAGE) e1:SetRange(LOCATION_MZONE) e1:SetTargetRange(1,0) e1:SetValue(s.value) c:RegisterEffect(e1) end\n" +
		"function s.value(e,re,val,r,rp,rc) if r&REASON_EFFECT==0 then return val end return val*2 end",
	run: func(p *Pass) {
		u := &userFinder{File: p.File}
		seen := map[*function]bool{}
		for _, e := range p.effects {
			setter, certain := e.setTo("SetValue")
			if setter == nil || !certain || p.codeOf(e) != "EFFECT_CHANGE_DAMAGE" {
				continue
			}
			if fn := u.target(firstArgument(setter)); fn != nil && !seen[fn] {
				seen[fn] = true
				p.missingValues(fn, setter)
			}
		}
	},
}

// missingValues reports where a function that gives numbers gives none.
func (p *Pass) missingValues(fn *function, setter *syntax.MethodCallExpr) {
	empty := false
	for _, r := range fn.returns {
		if len(r.Values) == 0 || len(r.Values) == 1 && isNil(r.Values[0]) {
			empty = true
			p.report(r, "the damage is 0 here, not what it was")
		}
	}
	if !empty && p.resultOf(fn.decl)&Nil != 0 && p.resultOf(fn.decl) != Any {
		p.report(firstArgument(setter), "where %s returns nothing the damage is 0, not what it was", fn.label())
	}
}
