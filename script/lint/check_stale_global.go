package lint

import (
	"slices"

	"duel/script/syntax"
)

var staleGlobal = &Check{
	Code: "stale-global", Severity: Warning,
	Title: "a global read where it may not have been set",
	Text: "Without local a variable lives as long as the duel. Here it is set in some cases only, or not before it is read: it is nil then, or what an earlier " +
		"use of the card, or another card, left in it. Often a local of an inner block, which is gone after its end.",
	Bad:  "function f(g) if #g==1 then tc=g:GetFirst() end return Duel.GetMatchingGroup(nil,0,LOCATION_HAND,0,tc) end",
	Good: "function f(g) local tc=nil if #g==1 then tc=g:GetFirst() end return Duel.GetMatchingGroup(nil,0,LOCATION_HAND,0,tc) end",
	run: func(p *Pass) {
		if p.inLibrary || p.loose {
			return
		}
		leaks := p.leaks()
		tested := p.testedGlobals()
		for _, use := range p.Chunk.Scopes.Globals {
			l := leaks[use.Name]
			if l == nil || l.reported || l.targets[use] || !l.reads(use) {
				continue
			}
			if why := p.staleness(use, l, tested[use.Name]); why != "" {
				l.reported = true
				p.report(use, "%s is global, and %s", use.Name, why)
			}
		}
	},
}

// leak is a global that one function of this file alone assigns.
type leak struct {
	fn       *function
	inner    []*function // the functions in fn
	sets     []*globalSet
	targets  map[syntax.Expr]bool
	reported bool
}

// globalSet is an assignment to a global, and the cases it is under.
type globalSet struct {
	stmt  *syntax.AssignStmt
	cases []ifCase
}

// ifCase is a branch of a statement. Not sure means that who comes to the end
// of the statement may have been in a branch that does not assign.
type ifCase struct {
	stmt   *syntax.IfStmt
	branch int
	sure   bool
}

// maxSets bounds how many assignments to one global are looked at.
const maxSets = 20

// leaks are the globals only one function of this file assigns, by name.
func (p *Pass) leaks() map[string]*leak {
	leaks := map[string]*leak{}
	for _, a := range p.nodes.assigns {
		for _, t := range a.Targets {
			name := globalName(t)
			if _, known := p.library.globals[name]; name == "" || known || isCardTable(name) || p.Chunk.Scopes.AssignedGlobals[name] > maxSets {
				continue
			}
			if leaks[name] == nil {
				leaks[name] = &leak{targets: map[syntax.Expr]bool{}}
			}
			leaks[name].targets[t] = true
			leaks[name].sets = append(leaks[name].sets, &globalSet{stmt: a})
		}
	}
	for name, l := range leaks {
		if len(l.sets) < p.Chunk.Scopes.AssignedGlobals[name] || !p.findFunction(l) {
			delete(leaks, name)
			continue
		}
		for _, s := range l.sets {
			p.findCases(s, name, l)
		}
	}
	return leaks
}

// findFunction finds the one function that assigns, and reports whether there
// is one.
func (p *Pass) findFunction(l *leak) bool {
	for i, s := range l.sets {
		fn := p.functionAround(s.stmt)
		if i > 0 && fn != l.fn {
			return false
		}
		l.fn = fn
	}
	if l.fn == nil {
		return false
	}
	for _, fn := range p.functions {
		if fn != l.fn && inside(l.fn.decl, fn.decl) {
			l.inner = append(l.inner, fn)
		}
	}
	return true
}

// reads reports whether a use is in the function that assigns.
func (l *leak) reads(use *syntax.NameExpr) bool {
	return inside(l.fn.decl, use) && !slices.ContainsFunc(l.inner, func(fn *function) bool { return inside(fn.decl, use) })
}

// findCases finds the branches an assignment is in. The other branches do not
// matter if each assigns, if the conditions ask about the variable, or if
// this one ends the function: then it is kept for another time on purpose.
func (p *Pass) findCases(set *globalSet, name string, l *leak) {
	for _, s := range p.nodes.ifs {
		if !inside(s, set.stmt) {
			continue
		}
		branch := branchOf(s, set.stmt)
		set.cases = append(set.cases, ifCase{s, branch, l.setInAll(s) || ends(block(s, branch)) || p.mentions(s, name)})
	}
}

// setInAll reports whether each branch of a statement with several assigns.
func (l *leak) setInAll(s *syntax.IfStmt) bool {
	found := map[int]bool{}
	for _, set := range l.sets {
		if inside(s, set.stmt) {
			found[branchOf(s, set.stmt)] = true
		}
	}
	return len(found) > 1 && len(found) >= len(s.Clauses)
}

// mentions reports whether a condition of the statement has a global in it.
func (p *Pass) mentions(s *syntax.IfStmt, name string) bool {
	for _, use := range p.Chunk.Scopes.Globals {
		if use.Name == name && slices.ContainsFunc(s.Clauses, func(c *syntax.IfClause) bool { return inside(c.Cond, use) }) {
			return true
		}
	}
	return false
}

// staleness is why a global may be read before it is set, "" if it may not.
// Where nil would fail, that it is set in some cases only shows that there are
// no others.
func (p *Pass) staleness(use *syntax.NameExpr, l *leak, tested bool) string {
	need := p.needOf(use)
	fails := need != nil && need.kinds&Nil == 0
	before := slices.ContainsFunc(l.sets, func(s *globalSet) bool { return s.stmt.End() <= use.Pos() })
	switch {
	case tested && l.askedFirst(use):
		return "set only if it is already"
	case before && !fails && !slices.ContainsFunc(l.sets, func(s *globalSet) bool { return s.reaches(use) }):
		return "not set in all cases"
	case !before && fails && !tested && !p.inOneLoop(use, l):
		return "not set before this line"
	}
	return ""
}

// askedFirst reports whether a use is a condition that all assignments are
// under.
func (l *leak) askedFirst(use *syntax.NameExpr) bool {
	return !slices.ContainsFunc(l.sets, func(s *globalSet) bool {
		return !slices.ContainsFunc(s.cases, func(c ifCase) bool {
			return c.branch < len(c.stmt.Clauses) && c.stmt.Clauses[c.branch].Cond == use
		})
	})
}

// reaches reports whether whoever comes to a use has surely passed the
// assignment, or another in its place.
func (s *globalSet) reaches(use *syntax.NameExpr) bool {
	return s.stmt.End() <= use.Pos() && !slices.ContainsFunc(s.cases, func(c ifCase) bool {
		if inside(c.stmt, use) {
			return branchOf(c.stmt, use) != c.branch
		}
		return !c.sure
	})
}

// inOneLoop reports whether a loop goes round a use and an assignment.
func (p *Pass) inOneLoop(use *syntax.NameExpr, l *leak) bool {
	return slices.ContainsFunc(p.nodes.loops, func(loop syntax.Stmt) bool {
		return inside(loop, use) && slices.ContainsFunc(l.sets, func(s *globalSet) bool { return inside(loop, s.stmt) })
	})
}

// branchOf is which branch of a statement something is in, that of else last.
func branchOf(s *syntax.IfStmt, n syntax.Node) int {
	i := slices.IndexFunc(s.Clauses, func(c *syntax.IfClause) bool { return inside(c.Body, n) })
	if i < 0 {
		return len(s.Clauses)
	}
	return i
}

func block(s *syntax.IfStmt, branch int) *syntax.Block {
	if branch < len(s.Clauses) {
		return s.Clauses[branch].Body
	}
	return s.Else
}

func inside(outer, inner syntax.Node) bool {
	return outer.Pos() <= inner.Pos() && inner.End() <= outer.End()
}

// functionAround is the innermost function something is in.
func (p *Pass) functionAround(n syntax.Node) *function {
	var around *function
	for _, fn := range p.functions {
		if inside(fn.decl, n) {
			around = fn
		}
	}
	return around
}
