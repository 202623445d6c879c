package lint

import "duel/script/syntax"

var emptyRange = &Check{
	Code: "empty-range", Severity: Error,
	Title: "a search that cannot find anything",
	Text:  "No location is given for either player, or a count that no search fulfils: at most fewer than at least, or 0 cards wanted.",
	Bad:   "function f(tp) return Duel.GetMatchingGroup(nil,tp,0,0,nil) end",
	Good:  "function f(tp) return Duel.GetMatchingGroup(nil,tp,0,LOCATION_MZONE,nil) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			if fn := c.native(); fn != nil && filtering[fn.Name] || fn != nil && fn.Name == "Group.Select" {
				p.searchNumbers(c, fn)
			}
		}
	},
}

// searchNumbers reports the numbers of a search that contradict each other.
func (p *Pass) searchNumbers(c *call, fn *Func) {
	given := map[string]int64{}
	var places [2]syntax.Expr
	for i, param := range fn.Native.Params {
		if i >= len(c.args) {
			break
		}
		v, ok := p.constant(c.args[i])
		if !ok {
			continue
		}
		given[param.Name] = v
		switch param.Name {
		case "self":
			places[0] = c.args[i]
		case "other":
			places[1] = c.args[i]
		}
	}
	least, okLeast := given["min"]
	most, okMost := given["max"]
	count, okCount := given["count"]
	switch {
	case places[0] != nil && places[1] != nil && given["self"] == 0 && given["other"] == 0:
		p.reportAt(places[0].Pos(), places[1].End(), "%s looks nowhere", fn.Name)
	case okLeast && okMost && least > most:
		p.report(c.node, "%s asks for at least %d and at most %d", fn.Name, least, most)
	case okCount && count == 0 && fn.Native.Table() == "Duel":
		p.report(c.node, "%s with a count of 0 is always false", fn.Name)
	}
}

var impossibleCount = &Check{
	Code: "impossible-count", Severity: Warning,
	Title: "a count compared with what it cannot be",
	Text:  "A number of cards is never below 0, so the comparison has but one outcome. ==0 asks for none, >0 for some.",
	Bad:   "function f(g) if Duel.Destroy(g,REASON_EFFECT)<0 then return end end",
	Good:  "function f(g) if Duel.Destroy(g,REASON_EFFECT)==0 then return end end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Less && b.Op != syntax.GreaterEqual || !p.isCount(b.X) {
				continue
			}
			if v, ok := p.constant(b.Y); ok && v == 0 {
				p.report(b, "a count is never below 0: this is always %t", b.Op == syntax.GreaterEqual)
			}
		}
	},
}

// counting are functions of the API that give a number of things.
var counting = map[string]bool{
	"Duel.GetMatchingGroupCount": true, "Duel.GetFieldGroupCount": true, "Duel.GetTargetCount": true, "Duel.GetFlagEffect": true, "Card.GetFlagEffect": true,
	"Group.GetCount": true, "Group.FilterCount": true, "Group.GetClassCount": true, "Card.GetOverlayCount": true, "Card.GetCounter": true, "Duel.GetCounter": true,
	"Duel.Destroy": true, "Duel.Remove": true, "Duel.SendtoGrave": true, "Duel.SendtoHand": true, "Duel.SendtoDeck": true, "Duel.Release": true, "Duel.Draw": true,
	"Duel.DiscardHand": true, "Duel.DiscardDeck": true, "Duel.SpecialSummon": true,
}

// isCount reports whether an expression is a number of things.
func (p *Pass) isCount(e syntax.Expr) bool {
	if u, ok := e.(*syntax.UnaryExpr); ok {
		return u.Op == syntax.Hash
	}
	c := p.callOf(e)
	return c != nil && c.native() != nil && counting[c.native().Name]
}
