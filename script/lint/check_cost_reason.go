package lint

import "duel/script/syntax"

var costReason = &Check{
	Code: "cost-reason", Severity: Warning,
	Title: "a cost that is paid as an effect",
	Text: "What a cost function does is a cost: with REASON_EFFECT alone, cards that replace or forbid what effects do get in the way, " +
		"and those that look for a cost do not see it.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetCost(s.cost) c:RegisterEffect(e1) end\n" +
		"function s.cost(e,tp,eg,ep,ev,re,r,rp,chk) local c=e:GetHandler() if chk==0 then return c:IsAbleToGraveAsCost() end Duel.SendtoGrave(c,REASON_EFFECT) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetCost(s.cost) c:RegisterEffect(e1) end\n" +
		"function s.cost(e,tp,eg,ep,ev,re,r,rp,chk) local c=e:GetHandler() if chk==0 then return c:IsAbleToGraveAsCost() end Duel.SendtoGrave(c,REASON_COST) end",
	run: func(p *Pass) {
		if !p.library.bits {
			return
		}
		u := &userFinder{File: p.File}
		seen := map[*function]bool{}
		for _, e := range p.effects {
			cost, certain := e.setTo("SetCost")
			if cost == nil || !certain || !p.onEvents(e) {
				continue
			}
			if fn := u.target(firstArgument(cost)); fn != nil && !seen[fn] {
				seen[fn] = true
				p.effectReasons(fn)
			}
		}
	},
}

// effectReasons reports what a cost function does with REASON_EFFECT.
func (p *Pass) effectReasons(fn *function) {
	syntax.Inspect(fn.decl.Body, func(n syntax.Node) bool {
		if _, later := n.(*syntax.FunctionExpr); later {
			return false
		}
		if e, ok := n.(syntax.Expr); ok {
			if c := p.callOf(e); c != nil {
				if reason, bits := p.reasonOf(c); reason != nil && bits&reasonEffect != 0 && bits&(reasonCost|reasonReplace) == 0 {
					p.report(reason, "this is the cost of an effect, and its reason an effect")
				}
			}
		}
		return true
	})
}

// reasonPlaces are the places of the reason among the arguments of functions
// that move cards.
var reasonPlaces = map[string]int{
	"Duel.SendtoGrave": 1, "Duel.SendtoHand": 2, "Duel.SendtoDeck": 3, "Duel.Remove": 2, "Duel.Release": 1, "Duel.DiscardHand": 4, "Duel.DiscardDeck": 2,
}

// reasonOf is the reason a call moves cards for, and its bits; nil if there is
// none or it is not known.
func (p *Pass) reasonOf(c *call) (syntax.Expr, int64) {
	fn := c.native()
	if fn == nil {
		return nil, 0
	}
	i, ok := reasonPlaces[fn.Name]
	if !ok || i >= len(c.args) {
		return nil, 0
	}
	bits, ok := p.constant(c.args[i])
	if !ok {
		return nil, 0
	}
	return c.args[i], bits
}
