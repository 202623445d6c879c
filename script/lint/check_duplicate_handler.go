package lint

import (
	"duel/script/syntax"
)

var duplicateHandler = &Check{
	Code: "duplicate-handler", Severity: Warning,
	Title: "a function of the card defined twice",
	Text:  "The second definition replaces the first, for the effects that use the first one too.",
	Bad:   "local s,id=GetID()\nfunction s.filter(c) return c:IsMonster() end\nfunction s.filter(c) return c:IsSpell() end",
	Good:  "local s,id=GetID()\nfunction s.filter(c) return c:IsMonster() end\nfunction s.filter2(c) return c:IsSpell() end",
	run: func(p *Pass) {
		defined := map[string]*syntax.FunctionStmt{}
		for _, s := range p.Chunk.Body.Stmts {
			f, ok := s.(*syntax.FunctionStmt)
			if !ok {
				continue
			}
			name := p.Chunk.Text(f.Target)
			if f.Method != nil {
				name += ":" + f.Method.Name
			}
			if before := defined[name]; before != nil {
				p.report(f.Target, "%s is defined already in line %d", name, p.Chunk.Line(before.Pos()))
			}
			defined[name] = f
		}
	},
}
