package lint

import "duel/script/syntax"

var repeatedCondition = &Check{
	Code: "repeated-condition", Severity: Warning,
	Title: "a branch whose condition was asked before",
	Text:  "An earlier branch of the same if has the same condition and is taken, so this one is never reached.",
	Bad:   "function f(op) if op==1 then return 1 elseif op==1 then return 2 end end",
	Good:  "function f(op) if op==1 then return 1 elseif op==2 then return 2 end end",
	run: func(p *Pass) {
		for _, s := range p.nodes.ifs {
			seen := map[string]int{}
			for _, c := range s.Clauses {
				text := p.Chunk.Text(c.Cond)
				if line := seen[text]; line > 0 && p.steady(c.Cond) {
					p.report(c.Cond, "line %d has the same condition: this branch is never reached", line)
				} else if line == 0 {
					seen[text] = p.Chunk.Line(c.Pos())
				}
			}
		}
	},
}

var sameBranches = &Check{
	Code: "same-branches", Severity: Warning,
	Title: "branches that do the same",
	Text:  "Both branches are written alike, so the condition decides nothing. One of them is probably meant to differ.",
	Bad:   "function f(c) if c:IsFaceup() then return c:GetLevel() else return c:GetLevel() end end",
	Good:  "function f(c) if c:IsFaceup() then return c:GetLevel() else return c:GetRank() end end",
	run: func(p *Pass) {
		for _, s := range p.nodes.ifs {
			if len(s.Clauses) != 1 || s.Else == nil {
				continue
			}
			if body := s.Clauses[0].Body; len(body.Stmts) > 0 && p.sameText(body, s.Else) {
				p.report(s.Clauses[0].Cond, "both branches do the same")
			}
		}
	},
}

// sameText reports whether two blocks have the same statements.
func (p *Pass) sameText(a, b *syntax.Block) bool {
	if len(a.Stmts) != len(b.Stmts) {
		return false
	}
	for i := range a.Stmts {
		if p.Chunk.Text(a.Stmts[i]) != p.Chunk.Text(b.Stmts[i]) {
			return false
		}
	}
	return true
}

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

var emptyBranch = &Check{
	Code: "empty-branch", Severity: Warning,
	Title: "a branch with nothing in it",
	Text:  "The condition is asked and nothing follows from it. Something is missing, or the whole statement is left over.",
	Bad:   "function f(c) if c:IsFaceup() then end return c:GetLevel() end",
	Good:  "function f(c) if c:IsFaceup() then return 0 end return c:GetLevel() end",
	run: func(p *Pass) {
		for _, s := range p.nodes.ifs {
			for i, c := range s.Clauses {
				if len(c.Body.Stmts) == 0 && i == len(s.Clauses)-1 && (s.Else == nil || len(s.Else.Stmts) == 0) && !p.hasComment(c.Body) {
					p.report(c.Cond, "nothing is done when this holds")
				}
			}
		}
	},
}

// hasComment reports whether a comment stands in a block, to say why nothing
// else does.
func (p *Pass) hasComment(b *syntax.Block) bool {
	for _, c := range p.Chunk.Comments {
		if b.Pos() <= c.Start && c.End <= b.End() {
			return true
		}
	}
	return false
}

var selfAssignment = &Check{
	Code: "self-assignment", Severity: Warning,
	Title: "a variable set to itself",
	Text:  "The statement changes nothing: another name is meant on one of the sides.",
	Bad:   "function f(c,tc) tc=tc return tc end",
	Good:  "function f(c,tc) tc=c return tc end",
	run: func(p *Pass) {
		for _, a := range p.nodes.assigns {
			if len(a.Targets) == 1 && len(a.Values) == 1 && p.Chunk.Text(a.Targets[0]) == p.Chunk.Text(a.Values[0]) && p.steady(a.Values[0]) {
				p.report(a, "this changes nothing")
			}
		}
	},
}

var endlessLoop = &Check{
	Code: "endless-loop", Severity: Error,
	Title: "a loop that never ends",
	Text:  "Nothing in the loop changes what its condition asks, and nothing leaves it: once entered, the script runs until the engine stops it.",
	Bad:   "function f(g) local tc=g:GetFirst() while tc do Duel.Destroy(tc,REASON_EFFECT) end end",
	Good:  "function f(g) local tc=g:GetFirst() while tc do Duel.Destroy(tc,REASON_EFFECT) tc=g:GetNext() end end",
	run: func(p *Pass) {
		for _, n := range p.nodes.loops {
			w, ok := n.(*syntax.WhileStmt)
			if ok && !canLeave(w.Body) && p.neverChanges(w.Cond, w.Body) {
				p.report(w.Cond, "nothing in the loop changes %s", p.Chunk.Text(w.Cond))
			}
		}
	},
}

// neverChanges reports whether a condition asks only for local variables that
// a loop's body leaves as they are.
func (p *Pass) neverChanges(cond syntax.Expr, body *syntax.Block) bool {
	steady, names := true, 0
	syntax.Inspect(cond, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.NameExpr:
			names++
			if v := n.Var; v == nil || v.Captured {
				steady = false
			} else if k := p.kinds(n); v.Assigned > 0 && assignedIn(v, p.nodes.assigns, body) || k&(Group|Tab|other) != 0 && k != Any {
				steady = false
			}
		case *syntax.CallExpr, *syntax.MethodCallExpr, *syntax.IndexExpr:
			steady = false
		case *syntax.UnaryExpr:
			steady = steady && n.Op != syntax.Hash
		}
		return steady
	})
	return steady && names > 0
}

// assignedIn reports whether a variable is assigned within a block.
func assignedIn(v *syntax.Variable, assigns []*syntax.AssignStmt, b *syntax.Block) bool {
	for _, a := range assigns {
		if a.Pos() < b.Pos() || a.Pos() >= b.End() {
			continue
		}
		for _, t := range a.Targets {
			if n, ok := t.(*syntax.NameExpr); ok && n.Var == v {
				return true
			}
		}
	}
	return false
}

// canLeave reports whether a block may be left other than at its end.
func canLeave(b *syntax.Block) bool {
	found := false
	syntax.Inspect(b, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.BreakStmt, *syntax.GotoStmt, *syntax.ReturnStmt:
			found = true
		case *syntax.CallExpr:
			found = found || globalName(n.Func) == "error"
		case *syntax.FunctionExpr:
			return false
		}
		return !found
	})
	return found
}
