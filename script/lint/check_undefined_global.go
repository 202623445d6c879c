package lint

import (
	"slices"
	"strings"
)

var undefinedGlobal = &Check{
	Code: "undefined-global", Severity: Error,
	Title: "a name nothing defines",
	Text: "Neither Lua, the engine, the base library nor the file defines this name, so it is nil; the line fails, or a function is given nil that refuses it. " +
		"Often a local of another function, a forgotten parameter, or a misspelt constant.",
	Bad:  "function f(c) return c:IsType(TYPE_MONSTR) end",
	Good: "function f(c) return c:IsType(TYPE_MONSTER) end",
	run: func(p *Pass) {
		tested := p.testedGlobals()
		for _, use := range p.Chunk.Scopes.Globals {
			if p.defined(use.Name) || tested[use.Name] {
				continue
			}
			if n := p.needOf(use); n != nil && n.kinds&Nil == 0 {
				p.report(use, "%s is not defined, but %s", use.Name, n.why()).hint(use, use.Name, p.globalLike(use.Name))
			}
		}
	},
}

// defined reports whether a global has a value.
func (f *File) defined(name string) bool {
	if _, ok := f.library.globals[name]; ok || f.Chunk.Scopes.AssignedGlobals[name] > 0 || f.loose {
		return true
	}
	return f.library.tables[name] != nil || isCardTable(name) || startsUpper(name) && f.library.elsewhere(name)
}

// globalLike is the global with a name like that: for a constant, one of the
// same family.
func (f *File) globalLike(name string) string {
	return f.meantName(name, "global", func() []string {
		names := f.library.globalNames
		if prefix, _, found := strings.Cut(name, "_"); found && prefix != "" {
			names = slices.DeleteFunc(slices.Clone(names), func(known string) bool { return !strings.HasPrefix(known, prefix[:1]) })
		}
		return names
	})
}
