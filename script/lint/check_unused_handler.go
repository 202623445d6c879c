package lint

import (
	"duel/script/syntax"
)

var unusedHandler = &Check{
	Code: "unused-handler", Severity: Warning,
	Title: "a function of the card that nothing uses",
	Text:  "The script defines the function and never mentions it again, and the base library asks for no such name. Left over, or an effect lacks its handler.",
	Bad:   "local s,id=GetID()\nfunction s.initial_effect(c) end\nfunction s.leftover(c) return c:IsMonster() end",
	Good:  "local s,id=GetID()\nfunction s.initial_effect(c) end",
	run: func(p *Pass) {
		if p.script == nil || p.script.dynamic {
			return
		}
		used := map[string]int{}
		for _, n := range p.nodes.indexes {
			if name := fieldName(n); p.script.members[name] != nil {
				used[name]++
			}
		}
		for _, c := range p.calls {
			if m, ok := c.node.(*syntax.MethodCallExpr); ok && p.script.members[m.Method.Name] != nil {
				used[m.Method.Name]++
			}
		}
		for _, s := range p.Chunk.Body.Stmts {
			f, ok := s.(*syntax.FunctionStmt)
			if !ok || f.Method != nil {
				continue
			}
			t, ok := f.Target.(*syntax.IndexExpr)
			if !ok || !p.isScript(t.Object) {
				continue
			}
			if name := fieldName(t); name != "initial_effect" && used[name] < 2 && !p.library.reads(name) {
				p.report(f.Target, "nothing uses %s", p.Chunk.Text(f.Target))
			}
		}
	},
}
