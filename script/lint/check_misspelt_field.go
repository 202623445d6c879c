package lint

import (
	"strings"

	"duel/script/syntax"
)

var misspeltField = &Check{
	Code: "misspelt-field", Severity: Warning,
	Title: "a field of the card's table that nothing reads, but for its spelling",
	Text:  "The base library asks cards' tables for certain fields. This one has almost such a name, and neither the library nor the script reads it.",
	Bad:   "local s,id=GetID()\ns.listed_nmes={id}\nfunction s.initial_effect(c) end",
	Good:  "local s,id=GetID()\ns.listed_names={id}\nfunction s.initial_effect(c) end",
	Library: "function Card.ListsCode(c,code) local m=c:GetMetatable() return m.listed_names and m.listed_names[1]==code end\n" +
		"function Card.GetMetatable(c) return _G['c'..c:GetCode()] end",
	run: func(p *Pass) {
		if p.script == nil || p.inLibrary {
			return
		}
		reads := map[string]int{}
		for _, x := range p.nodes.indexes {
			reads[fieldName(x)]++
		}
		for _, name := range sorted(p.script.members) {
			written := p.script.members[name]
			if len(name) < 6 || p.library.reads(name) || reads[name] > len(written) || p.library.bits && strings.HasPrefix(name, "_") {
				continue
			}
			meant := nearest(name, p.library.fieldsRead())
			target, ok := written[0].(*syntax.IndexExpr)
			if !ok || meant == "" || p.script.members[meant] != nil || distance(name, meant, 3) > 2 {
				continue
			}
			p.report(target, "nothing reads %s", p.Chunk.Text(target)).hint(target.Key, name, meant)
		}
	},
}

// fieldsRead are the names of fields that library files read of tables that
// are no tables of the API, in order.
func (l *Library) fieldsRead() []string {
	l.readOnce.Do(func() {
		for _, f := range l.files {
			for _, x := range f.nodes.indexes {
				if name := fieldName(x); len(name) >= 6 && globalName(x.Object) == "" && !startsUpper(name) {
					l.readFields = append(l.readFields, name)
				}
			}
		}
		l.readFields = unique(l.readFields)
	})
	return l.readFields
}
