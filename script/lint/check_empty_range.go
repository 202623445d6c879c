package lint

import (
	"duel/script/syntax"
)

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
