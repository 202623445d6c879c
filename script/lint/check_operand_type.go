package lint

import (
	"slices"

	"duel/script/syntax"
)

var operandType = &Check{
	Code: "operand-type", Severity: Error,
	Title: "an operator or call on a value that does not take it",
	Text:  "Lua fails: the value is surely nil, a boolean or an object that cannot be calculated with, compared by size, measured, called or indexed.",
	Bad:   "function f(tp) return Duel.IsPlayerCanDraw(tp,1)>0 end",
	Good:  "function f(tp) return Duel.IsPlayerCanDraw(tp,1) end",
	run: func(p *Pass) {
		for _, n := range p.allNeeds() {
			e := n.expr
			if n.of != nil {
				continue
			}
			if name, ok := e.(*syntax.NameExpr); ok && name.Var == nil {
				continue // undefined-global has it
			}
			if k := p.kinds(e); k != None && k&n.kinds == 0 && !(k == Nil && p.guarded(e)) {
				p.report(e, "%s cannot be %s", k, n.why())
			}
		}
		p.comparedSizes()
	},
}

// guarded reports whether an expression is a variable the script asks for
// before it uses it, so that the line may not run while it is nil.
func (f *File) guarded(e syntax.Expr) bool {
	name, ok := e.(*syntax.NameExpr)
	if !ok || name.Var == nil {
		return false
	}
	return slices.ContainsFunc(name.Var.Uses, f.testedUse)
}

// comparedSizes reports comparisons by size between values of two kinds.
func (p *Pass) comparedSizes() {
	for _, b := range p.nodes.binaries {
		if !ordering[b.Op] {
			continue
		}
		x, y := p.kinds(b.X), p.kinds(b.Y)
		if x.is(Num) && y.is(Group) || x.is(Group) && y.is(Num) {
			p.report(b, "%s is compared with %s by size", x, y).Note = "#g is the number of cards of a group"
		}
	}
}
