package lint

import "duel/script/syntax"

var syntaxCheck = &Check{
	Code: "syntax", Severity: Error,
	Title: "text that is not Lua",
	Text:  "The file cannot be loaded: the card has no effects at all. Every independent mistake of the file is reported.",
	Bad:   "function f(c) return c:IsMonster() not c:IsFaceup() end",
	Good:  "function f(c) return c:IsMonster() and not c:IsFaceup() end",
	run: func(p *Pass) {
		for _, e := range p.Chunk.Errors {
			from := syntax.Pos(e.Offset)
			p.reportAt(from, max(e.EndPos, from), "%s", e.Message)
		}
	},
}
