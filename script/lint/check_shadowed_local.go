package lint

import (
	"strings"

	"duel/script/syntax"
)

var shadowedLocal = &Check{
	Code: "shadowed-local", Severity: Style,
	Title: "a local that hides another of the same function",
	Text:  "From here on the name means the new variable, and the old one cannot be reached.",
	Bad:   "function f(c) local n=1 if c then local n=2 return n end return n end",
	Good:  "function f(c) local n=1 if c then local m=2 return m end return n end",
	run: func(p *Pass) {
		first := firstOfName(p.Chunk.Scopes.List)
		for _, s := range p.Chunk.Scopes.List {
			for _, v := range s.Vars {
				if hidden := hides(first, s, v); hidden != nil && strings.Trim(v.Name, "_") != "" {
					p.report(v.Decl, "%s hides the one of line %d", v.Name, p.Chunk.Line(hidden.Decl.Pos()))
				}
			}
		}
	},
}

// scopeNames are, by scope and name, the first variables of scopes.
type scopeNames map[*syntax.Scope]map[string]*syntax.Variable

func firstOfName(scopes []*syntax.Scope) scopeNames {
	first := scopeNames{}
	for _, s := range scopes {
		if len(s.Vars) == 0 {
			continue
		}
		names := make(map[string]*syntax.Variable, len(s.Vars))
		for _, v := range s.Vars {
			if names[v.Name] == nil {
				names[v.Name] = v
			}
		}
		first[s] = names
	}
	return first
}

// hides is the variable of the same function that v hides, or nil.
func hides(first scopeNames, s *syntax.Scope, v *syntax.Variable) *syntax.Variable {
	for ; s != nil; s = s.Parent {
		if other := first[s][v.Name]; other != nil && other != v && other.Func == v.Func && other.Decl.Pos() < v.Decl.Pos() {
			return other
		}
	}
	return nil
}
