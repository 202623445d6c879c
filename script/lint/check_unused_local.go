package lint

import (
	"strings"

	"duel/script/syntax"
)

var unusedLocal = &Check{
	Code: "unused-local", Severity: Style,
	Title: "a local that nothing uses",
	Text:  "The variable is given a value that is never read. Parameters and names of only _ do not count.",
	Bad:   "function f(e) local c=e:GetHandler() return true end",
	Good:  "function f(e) return true end",
	run: func(p *Pass) {
		for _, s := range p.Chunk.Scopes.List {
			for _, v := range s.Vars {
				if (v.Kind == syntax.LocalVar || v.Kind == syntax.LocalFunc) && len(v.Uses) == 0 && strings.Trim(v.Name, "_") != "" && !p.isScriptVar(v) {
					p.report(v.Decl, "%s is never used", v.Name)
				}
			}
		}
	},
}

func (p *Pass) isScriptVar(v *syntax.Variable) bool {
	return p.script != nil && (p.script.vars[v] || p.script.code == v)
}
