package lint

import "duel/script/syntax"

var wrongCallback = &Check{
	Code: "wrong-callback", Severity: Error,
	Title: "a ready-made function called back with other things than it takes",
	Text: "A filter takes a card; the target of a continuous effect is called with the effect and a card, functions of effects about an event with the effect and " +
		"the player. Given in the wrong place, the function gets an effect for a card, or a player for one, and fails.",
	Bad: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD) e1:SetCode(EFFECT_CANNOT_ATTACK) e1:SetRange(LOCATION_MZONE)\n" +
		"e1:SetTargetRange(0,LOCATION_MZONE) e1:SetTarget(Card.IsFacedown) c:RegisterEffect(e1) end",
	Good: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD) e1:SetCode(EFFECT_CANNOT_ATTACK) e1:SetRange(LOCATION_MZONE)\n" +
		"e1:SetTargetRange(0,LOCATION_MZONE) e1:SetTarget(function(e,c) return c:IsFacedown() end) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		u := &userFinder{File: p.File}
		for _, c := range p.calls {
			for i, a := range c.args {
				takes := p.takenByReadyMade(a)
				if takes == nil {
					continue
				}
				role, ok := u.role(c, i)
				if !ok {
					continue
				}
				for j, k := range takes {
					if j < len(role.given) && k&role.given[j] == 0 {
						p.report(a, "%s calls this with %s for %s", role.by, role.given[j], k)
						break
					}
				}
			}
		}
	},
}

// takenByReadyMade are the kinds of the parameters of a function of the API or
// of one that a function of the base library makes; nil if they are not known.
func (p *Pass) takenByReadyMade(a syntax.Expr) []Kinds {
	if c, ok := a.(*syntax.CallExpr); ok {
		return filterMakers[p.calleeName(c)]
	}
	fn := p.named(a)
	if fn == nil || fn.Native == nil || fn.Decl != nil {
		return nil
	}
	var kinds []Kinds
	for i := range fn.Native.Params {
		param := &fn.Native.Params[i]
		k := accepted(param.Type)
		if param.Nilable || param.Optional || param.Variadic {
			k = Any
		}
		kinds = append(kinds, k)
	}
	return kinds
}

// filterMakers are functions of the base library that make filters of cards,
// or targets of continuous effects, with what those take.
var filterMakers = map[string][]Kinds{
	"Auxiliary.FilterBoolFunction": {Card}, "Auxiliary.FilterBoolFunctionEx": {Card}, "Auxiliary.FaceupFilter": {Card}, "Auxiliary.FilterSummonCode": {Card},
	"Auxiliary.NecroValleyFilter": {Card}, "Auxiliary.TargetBoolFunction": {Effect, Card},
}
