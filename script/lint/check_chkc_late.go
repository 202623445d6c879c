package lint

import (
	"duel/script/syntax"
)

var chkcLate = &Check{
	Code: "chkc-late", Severity: Error,
	Title: "a question about one card that is never reached",
	Text:  "When the engine asks about chkc, chk is 0 too: a branch for chk==0 in front answers first, whatever card it is. Ask for chkc before chk.",
	Bad:   "function f(e,tp,eg,ep,ev,re,r,rp,chk,chkc) if chk==0 then return true end if chkc then return chkc:IsOnField() end end",
	Good:  "function f(e,tp,eg,ep,ev,re,r,rp,chk,chkc) if chkc then return chkc:IsOnField() end if chk==0 then return true end end",
	run: func(p *Pass) {
		p.eachChkc(func(b *syntax.Block, i int, _ *syntax.Variable, s *syntax.IfStmt) {
			for _, before := range b.Stmts[:i] {
				first, ok := before.(*syntax.IfStmt)
				if ok && isChkZero(first.Clauses[0].Cond) && ends(first.Clauses[0].Body) {
					p.report(s.Clauses[0].Cond, "chk is 0 whenever chkc is given, and line %d answered that already", p.Chunk.Line(first.Pos()))
				}
			}
		})
	},
}

// eachChkc calls visit for the statements "if chkc then" of targets, with the
// block they stand in.
func (p *Pass) eachChkc(visit func(b *syntax.Block, i int, chkc *syntax.Variable, s *syntax.IfStmt)) {
	for _, fn := range p.functions {
		params := fn.decl.Params
		if len(params) < 10 || params[9].Name != "chkc" {
			continue
		}
		for i, stmt := range fn.decl.Body.Stmts {
			s, ok := stmt.(*syntax.IfStmt)
			if !ok {
				continue
			}
			if name, ok := s.Clauses[0].Cond.(*syntax.NameExpr); ok && name.Var == params[9].Var {
				visit(fn.decl.Body, i, name.Var, s)
			}
		}
	}
}

// onlyReturn is the return a block is made of.
func onlyReturn(b *syntax.Block) (*syntax.ReturnStmt, bool) {
	if len(b.Stmts) != 1 {
		return nil, false
	}
	r, ok := b.Stmts[0].(*syntax.ReturnStmt)
	return r, ok
}

// isLiteral reports whether an expression is written out true, false or nil.
func isLiteral(e syntax.Expr) bool {
	switch e.(type) {
	case *syntax.TrueExpr, *syntax.FalseExpr, *syntax.NilExpr:
		return true
	}
	return false
}
