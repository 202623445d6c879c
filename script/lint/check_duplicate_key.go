package lint

import (
	"duel/script/syntax"
)

var duplicateKey = &Check{
	Code: "duplicate-key", Severity: Warning,
	Title: "a key given twice in one table",
	Text:  "The table keeps the value that is written last; the other one is lost.",
	Bad:   "local t={matfilter=Card.IsMonster,matfilter=Card.IsFaceup}",
	Good:  "local t={matfilter=Card.IsMonster,fusfilter=Card.IsFaceup}",
	run: func(p *Pass) {
		for _, t := range p.nodes.tables {
			seen := map[string]bool{}
			for _, f := range t.Fields {
				if f.Key == nil {
					continue
				}
				key := p.Chunk.Text(f.Key)
				if s, ok := f.Key.(*syntax.StringExpr); ok {
					key = "." + s.Value
				}
				if seen[key] && p.steady(f.Key) {
					p.report(f.Key, "%s stands in this table already", p.Chunk.Text(f.Key))
				}
				seen[key] = true
			}
		}
	},
}
