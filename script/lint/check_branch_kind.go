package lint

import "duel/script/syntax"

var branchKind = &Check{
	Code: "branch-kind", Severity: Error,
	Title: "a variable that is a card in one case and a group in the other",
	Text: "After the branches it is asked for a method that only cards, or only groups, have: in the other case the call fails. " +
		"A chosen group holds the card chosen: GetFirst() gives it.",
	Bad:  "function f(tp,g) local tc=nil if #g==1 then tc=g:GetFirst() else tc=g:Select(tp,1,1,nil) end return tc:GetCode() end",
	Good: "function f(tp,g) local tc=nil if #g==1 then tc=g:GetFirst() else tc=g:Select(tp,1,1,nil):GetFirst() end return tc:GetCode() end",
	run: func(p *Pass) {
		for _, b := range p.nodes.blocks {
			for i, s := range b.Stmts {
				if cases, ok := s.(*syntax.IfStmt); ok && cases.Else != nil {
					p.kindsAfter(cases, b.Stmts[i+1:])
				}
			}
		}
	},
}

// kindsAfter looks at what the statements after an if ask the variables for
// that each of its branches ends with assigning.
func (p *Pass) kindsAfter(cases *syntax.IfStmt, after []syntax.Stmt) {
	for v, kinds := range p.lastKinds(cases.Else) {
		total := kinds
		for _, c := range cases.Clauses {
			k, ok := p.lastKinds(c.Body)[v]
			if !ok {
				total = other
				break
			}
			total |= k
		}
		if total&^Nil == Card|Group {
			p.askedAs(v, after)
		}
	}
}

// lastKinds are the kinds of the variables that a block assigns, after it.
func (p *Pass) lastKinds(b *syntax.Block) map[*syntax.Variable]Kinds {
	last := map[*syntax.Variable]Kinds{}
	for _, s := range b.Stmts {
		a, ok := s.(*syntax.AssignStmt)
		if !ok || len(a.Targets) != 1 || len(a.Values) != 1 {
			continue
		}
		if n, ok := a.Targets[0].(*syntax.NameExpr); ok && n.Var != nil {
			last[n.Var] = p.kinds(a.Values[0])
		}
	}
	return last
}

// askedAs reports the first method that only cards or only groups have, in
// statements that run whatever the variable is: up to the next that branches
// or assigns it.
func (p *Pass) askedAs(v *syntax.Variable, stmts []syntax.Stmt) {
	for _, s := range stmts {
		switch s := s.(type) {
		case *syntax.LocalStmt, *syntax.CallStmt, *syntax.ReturnStmt:
		case *syntax.AssignStmt:
			for _, t := range s.Targets {
				if n, ok := t.(*syntax.NameExpr); ok && n.Var == v {
					return
				}
			}
		default:
			return
		}
		found := false
		syntax.Inspect(s, func(n syntax.Node) bool {
			switch n := n.(type) {
			case *syntax.FunctionExpr:
				return false
			case *syntax.BinaryExpr:
				return n.Op != syntax.And && n.Op != syntax.Or
			case *syntax.MethodCallExpr:
				name, ok := n.Object.(*syntax.NameExpr)
				if !ok || name.Var != v || found {
					break
				}
				if card, group := p.library.knows("Card", n.Method.Name), p.library.knows("Group", n.Method.Name); card != group {
					found = true
					p.report(n.Method, "%s may be a group or a card here, and only one has %s", v.Name, n.Method.Name)
				}
			}
			return true
		})
		if found {
			return
		}
	}
}
