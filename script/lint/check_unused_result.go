package lint

import (
	"strings"

	"duel/script/syntax"
)

var unusedResult = &Check{
	Code: "unused-result", Severity: Warning,
	Title: "a question whose answer is thrown away",
	Text:  "The function changes nothing; without its result the call does nothing. Often a return is missing in front of it.",
	Bad:   "function f(c) c:IsFaceup() end",
	Good:  "function f(c) return c:IsFaceup() end",
	run: func(p *Pass) {
		for _, s := range p.nodes.calls {
			c := p.callOf(s.Call)
			if c == nil || len(c.funcs) == 0 {
				continue
			}
			onlyAsks := true
			for _, fn := range c.funcs {
				onlyAsks = onlyAsks && fn.onlyAsks()
			}
			if !onlyAsks {
				continue
			}
			found := p.report(s, "nothing is done with the result of %s", c.funcs[0].Name)
			if p.endsItsFunction(s) {
				found.Note = "is a return missing?"
			}
		}
	},
}

// onlyAsks reports whether a function of the API only looks at the duel.
func (fn *Func) onlyAsks() bool {
	name := fn.Name[strings.IndexByte(fn.Name, '.')+1:]
	if fn.Native == nil {
		return strings.HasPrefix(fn.Name, "Card.Is") || strings.HasPrefix(fn.Name, "Card.Has")
	}
	if fn.Native.Action {
		return asksPlayer[fn.Name]
	}
	if len(fn.Native.Results) == 0 || fn.Deprecated != "" {
		return false
	}
	if fn.Native.Table() == "Group" && (name == "GetFirst" || name == "GetNext") {
		return false // these move through the group
	}
	for _, prefix := range []string{"Is", "Get", "Has", "Can", "Check"} {
		if strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return pureGroup[fn.Name]
}

// pureGroup are the functions of groups that give a new group or number.
var pureGroup = map[string]bool{"Group.Filter": true, "Group.FilterCount": true, "Group.Includes": true, "Group.TakeatPos": true, "Group.Clone": true, "Group.Equal": true}

// asksPlayer are the questions to players that do nothing with the answer.
var asksPlayer = map[string]bool{"Duel.SelectYesNo": true, "Duel.SelectEffectYesNo": true, "Duel.SelectMatchingCard": true, "Group.Select": true, "Group.FilterSelect": true}

// endsItsFunction reports whether a statement is the last one of a function.
func (p *Pass) endsItsFunction(s syntax.Stmt) bool {
	for _, fn := range p.functions {
		if list := fn.decl.Body.Stmts; len(list) > 0 && list[len(list)-1] == s {
			return true
		}
	}
	return false
}
