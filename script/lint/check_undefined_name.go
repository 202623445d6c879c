package lint

import (
	"duel/script/syntax"
)

var undefinedName = &Check{
	Code: "undefined-name", Severity: Warning,
	Title: "a name nothing defines, where nil does not fail",
	Text: "Neither Lua, the engine, the base library nor the file defines this name, so it is always nil. Nothing fails here, but what was meant is not there. " +
		"Often a local of another function, a forgotten parameter, or a misspelt constant.",
	Bad:  "function f(tp) return Duel.GetMatchingGroup(nil,tp,LOCATION_HAND,0,exc) end",
	Good: "function f(tp,exc) return Duel.GetMatchingGroup(nil,tp,LOCATION_HAND,0,exc) end",
	run: func(p *Pass) {
		compared, tested := p.testedNames(), p.testedGlobals()
		last := map[string]int{}
		for _, use := range p.Chunk.Scopes.Globals {
			if p.defined(use.Name) {
				continue
			}
			n := p.needOf(use)
			fails := n != nil && n.kinds&Nil == 0 && !tested[use.Name]
			line := p.Chunk.Line(use.Pos())
			if fails || startsUpper(use.Name) && compared[use.Name] || last[use.Name] == line {
				continue
			}
			last[use.Name] = line
			p.report(use, "%s is not defined", use.Name).hint(use, use.Name, p.globalLike(use.Name))
		}
	},
}

// testedNames are the globals the file compares with nil: names as the API has
// them may be there in some versions; others are locals of elsewhere.
func (f *File) testedNames() map[string]bool {
	tested := map[string]bool{}
	for _, b := range f.nodes.binaries {
		if b.Op == syntax.Equal || b.Op == syntax.NotEqual {
			if _, isNil := b.Y.(*syntax.NilExpr); isNil {
				tested[globalName(b.X)] = true
			}
		}
	}
	return tested
}

// testedGlobals are the globals the file asks for before it uses them.
func (f *File) testedGlobals() map[string]bool {
	tested := map[string]bool{}
	for _, use := range f.Chunk.Scopes.Globals {
		if f.testedUse(use) {
			tested[use.Name] = true
		}
	}
	return tested
}
