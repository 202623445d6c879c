package lint

import (
	"duel/script/syntax"
)

var unknownMember = &Check{
	Code: "unknown-member", Severity: Error,
	Title: "a function that is in no table of the API",
	Text: "Neither the engine nor the base library defines this field, so it is nil: calling it fails, and passing it as a filter accepts every card. " +
		"Names are case-sensitive.",
	Bad:  "function f(tp) return Duel.GetTurnPlayr()==tp end",
	Good: "function f(tp) return Duel.GetTurnPlayer()==tp end",
	run: func(p *Pass) {
		tested := p.testedFields()
		for _, e := range p.nodes.indexes {
			name := fieldName(e)
			table := p.library.tableName(globalName(e.Object))
			if name == "" || p.library.tables[table] == nil || p.Chunk.Scopes.AssignedGlobals[globalName(e.Object)] > 0 {
				continue
			}
			if p.library.knows(table, name) || p.assigned[name] || tested[name] || isOperatorName(name) || p.library.elsewhere(name) {
				continue
			}
			p.report(e, "%s has no field %s", globalName(e.Object), name).hint(e.Key, name, p.memberLike(table, name))
		}
	},
}

// isOperatorName reports whether a field is one Lua itself asks for.
func isOperatorName(name string) bool { return len(name) > 2 && name[:2] == "__" }

// memberLike is the field of a table with a name like that.
func (f *File) memberLike(table, name string) string {
	return f.meantName(name, table, func() []string { return f.library.names[table] })
}

// testedFields are the names of fields the file asks for before it uses them,
// as scripts do that run on several versions: "if Duel.X then", "Duel.X or f".
func (f *File) testedFields() map[string]bool {
	tested := map[string]bool{}
	note := func(e syntax.Expr) {
		for {
			switch x := e.(type) {
			case *syntax.ParenExpr:
				e = x.X
				continue
			case *syntax.UnaryExpr:
				e = x.X
				continue
			case *syntax.IndexExpr:
				tested[fieldName(x)] = true
			}
			return
		}
	}
	for _, n := range f.nodes.clauses {
		note(n.Cond)
	}
	for _, n := range f.nodes.binaries {
		if n.Op == syntax.And || n.Op == syntax.Or || n.Op == syntax.Equal || n.Op == syntax.NotEqual {
			note(n.X)
			note(n.Y)
		}
	}
	for _, n := range f.nodes.unaries {
		if n.Op == syntax.Not {
			note(n.X)
		}
	}
	return tested
}
