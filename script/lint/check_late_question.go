package lint

import "duel/script/syntax"

var lateQuestion = &Check{
	Code: "late-question", Severity: Warning,
	Title: "a value asked for only after it was used",
	Text: "The value may be nil, the script asks whether it is there, and has called a method of it before: if it is not there, the earlier line fails. " +
		"The question belongs in front.",
	Bad:  "function f(e) local tc=Duel.GetFirstTarget() local atk=tc:GetAttack() if tc and tc:IsRelateToEffect(e) then Duel.Damage(0,atk,REASON_EFFECT) end end",
	Good: "function f(e) local tc=Duel.GetFirstTarget() if tc and tc:IsRelateToEffect(e) then Duel.Damage(0,tc:GetAttack(),REASON_EFFECT) end end",
	run: func(p *Pass) {
		asked := p.askedNames()
		for _, b := range p.nodes.blocks {
			for i, s := range b.Stmts {
				if s, ok := s.(*syntax.LocalStmt); ok {
					for _, id := range s.Names {
						p.askedLate(id.Var, b.Stmts[i+1:], asked)
					}
				}
			}
		}
		for _, fn := range p.functions {
			for _, param := range fn.decl.Params {
				p.askedLate(param.Var, fn.decl.Body.Stmts, asked)
			}
		}
	},
}

// askedNames are the names asked whether they hold anything: conditions, and
// comparisons with nil.
func (f *File) askedNames() map[*syntax.NameExpr]bool {
	if f.namesAsked != nil {
		return f.namesAsked
	}
	asked := map[*syntax.NameExpr]bool{}
	note := func(e syntax.Expr) {
		if n, ok := e.(*syntax.NameExpr); ok {
			asked[n] = true
		}
	}
	f.conditions(note)
	for _, b := range f.nodes.binaries {
		if _, isNil := b.Y.(*syntax.NilExpr); isNil && (b.Op == syntax.Equal || b.Op == syntax.NotEqual) {
			note(b.X)
		}
	}
	f.namesAsked = asked
	return asked
}

// asksMethod reports whether a method of an expression is called.
func (p *Pass) asksMethod(e syntax.Expr) bool {
	n := p.needOf(e)
	return n != nil && n.how == askedForMethod
}

// askedLate reports the first use of a variable that is never assigned again,
// if the statements surely run it, it needs the value, and a later statement
// asks whether there is one.
func (p *Pass) askedLate(v *syntax.Variable, stmts []syntax.Stmt, asked map[*syntax.NameExpr]bool) {
	if len(v.Uses) < 2 || v.Assigned > 0 || !p.asksMethod(v.Uses[0]) || !mayBeMissing(p.variable(v, maxDepth)) {
		return
	}
	for i, s := range stmts {
		if v.Uses[0].Pos() >= s.End() {
			continue
		}
		if !always(s, v.Uses[0]) {
			return
		}
		for _, use := range v.Uses[1:] {
			if asked[use] && i+1 < len(stmts) && use.Pos() >= stmts[i+1].Pos() {
				p.report(v.Uses[0], "line %d asks whether %s is there, this line fails without", p.Chunk.Line(use.Pos()), v.Name)
				return
			}
		}
		return
	}
}

// mayBeMissing reports whether a value may be nil: groups that are chosen are
// nil in few cases, and asked for out of habit.
func mayBeMissing(k Kinds) bool { return k&Nil != 0 && (k == Any || k&Group == 0) }

// always reports whether a statement that runs surely reaches an expression in
// it.
func always(s syntax.Stmt, e syntax.Expr) bool {
	in := valuesOf(s)
	if s, ok := s.(*syntax.IfStmt); ok {
		in = []syntax.Expr{s.Clauses[0].Cond}
	}
	found := false
	for _, x := range in {
		syntax.Inspect(x, func(n syntax.Node) bool {
			switch n := n.(type) {
			case *syntax.FunctionExpr:
				return false
			case *syntax.BinaryExpr:
				if (n.Op == syntax.And || n.Op == syntax.Or) && n.Y.Pos() <= e.Pos() && e.Pos() < n.Y.End() {
					return false
				}
			case *syntax.NameExpr:
				found = found || syntax.Expr(n) == e
			}
			return !found
		})
	}
	return found
}
