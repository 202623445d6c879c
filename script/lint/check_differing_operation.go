package lint

import "duel/script/syntax"

var differingOperation = &Check{
	Code: "differing-operation", Severity: Warning,
	Title: "cards looked for by the target function, and others chosen by the operation",
	Text: "The target function asks for a card in some locations or by some numbers, and the operation lets the player choose by the same filter elsewhere, or more of them: " +
		"the effect is offered and does nothing, or is not offered although it could be.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_ACTIVATE) e1:SetCode(EVENT_FREE_CHAIN) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingMatchingCard(Card.IsMonster,tp,LOCATION_GRAVE,0,1,nil) end end\n" +
		"function s.op(e,tp) local g=Duel.SelectMatchingCard(tp,Card.IsMonster,tp,LOCATION_DECK,0,1,1,nil) Duel.SendtoHand(g,nil,REASON_EFFECT) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_ACTIVATE) e1:SetCode(EVENT_FREE_CHAIN) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingMatchingCard(Card.IsMonster,tp,LOCATION_GRAVE,0,1,nil) end end\n" +
		"function s.op(e,tp) local g=Duel.SelectMatchingCard(tp,Card.IsMonster,tp,LOCATION_GRAVE,0,1,1,nil) Duel.SendtoHand(g,nil,REASON_EFFECT) end",
	run: func(p *Pass) {
		seen := map[*function]bool{}
		p.eachTargetAndOperation(func(asks, acts *function) {
			if asks != acts && !seen[acts] {
				seen[acts] = true
				p.compareOperation(asks, acts)
			}
		})
	},
}

// compareOperation reports the choices of an operation that the questions of
// the target function with the same filter look elsewhere for; an operation that
// asks itself or chooses twice does what it says.
func (p *Pass) compareOperation(asks, acts *function) {
	for _, c := range p.callsIn(acts.decl.Body, "Duel.SelectMatchingCard") {
		if len(c.args) < 8 || p.filterText(c.args[1]) == "nil" || p.filtersIn(acts, p.filterText(c.args[1])) > 1 {
			continue
		}
		chosen := c.args[1:]
		var same [][]syntax.Expr
		for _, a := range p.callsIn(asks.decl.Body, "Duel.IsExistingMatchingCard") {
			if len(a.args) == len(chosen)-1 && p.filterText(a.args[0]) == p.filterText(chosen[0]) && p.Chunk.Text(a.args[1]) == p.Chunk.Text(chosen[1]) && p.sameTexts(a.args[6:], chosen[7:]) {
				same = append(same, a.args)
			}
		}
		if len(same) > 0 {
			p.compareChoice(same, chosen)
		}
	}
}

// filtersIn is how often a filter is given to something in a function.
func (p *Pass) filtersIn(fn *function, filter string) int {
	n := 0
	for _, c := range p.calls {
		if fn.decl.Pos() <= c.node.Pos() && c.node.Pos() < fn.decl.End() {
			for _, a := range c.args {
				if p.Chunk.Text(a) == filter {
					n++
				}
			}
		}
	}
	return n
}

// compareChoice reports a choice if none of the questions is for its
// locations, or all are for fewer cards than must be chosen.
func (p *Pass) compareChoice(asked [][]syntax.Expr, chosen []syntax.Expr) {
	for i := 2; i < 4; i++ {
		if at := p.differing(asked, i, chosen[i], func(x, y int64) bool { return x != y }); at != nil {
			p.report(chosen[i], "line %d looks for these cards in %s, not in %s", p.Chunk.Line(at.Pos()), p.Chunk.Text(at), p.Chunk.Text(chosen[i]))
			return
		}
	}
	if at := p.differing(asked, 4, chosen[4], func(x, y int64) bool { return x < y }); at != nil {
		p.report(chosen[4], "line %d asks for %s of these cards only, here at least %s are chosen", p.Chunk.Line(at.Pos()), p.Chunk.Text(at), p.Chunk.Text(chosen[4]))
	}
}

// differing is the first of the arguments at a place, if all of them and
// another are constants and differ.
func (p *Pass) differing(lists [][]syntax.Expr, place int, from syntax.Expr, differ func(x, y int64) bool) syntax.Expr {
	y, known := p.constant(from)
	if !known {
		return nil
	}
	for _, list := range lists {
		if x, known := p.constant(list[place]); !known || !differ(x, y) {
			return nil
		}
	}
	return lists[0][place]
}

// filterText is how a filter is written, behind the one that leaves out cards
// Necrovalley protects.
func (p *Pass) filterText(e syntax.Expr) string {
	if wrapped := p.protectedFilter(e); wrapped != nil {
		e = wrapped
	}
	return p.Chunk.Text(e)
}
