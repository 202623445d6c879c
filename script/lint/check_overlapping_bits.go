package lint

import (
	"duel/script/syntax"
)

var overlappingBits = &Check{
	Code: "overlapping-bits", Severity: Error,
	Title: "bits added that are there already",
	Text:  "Added with +, a bit that both sides have carries into the next one, and the sum means something else. | joins sets of bits whatever they share.",
	Bad:   "function f(e) e:SetCategory(CATEGORY_DESTROY+CATEGORY_DRAW+CATEGORY_DESTROY) end",
	Good:  "function f(e) e:SetCategory(CATEGORY_DESTROY|CATEGORY_DRAW) end",
	run: func(p *Pass) {
		if !p.library.bits {
			return
		}
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Plus || !p.isFlags(b.Y) || !p.isFlags(b.X) {
				continue
			}
			x, okX := p.constant(b.X)
			y, okY := p.constant(b.Y)
			if okX && okY && x&y != 0 {
				p.report(b, "%s and %s share bits: adding them gives another value", p.Chunk.Text(b.X), p.Chunk.Text(b.Y)).Note = "join them with |"
			}
		}
	},
}

// isFlags reports whether an expression is made of constants of one family of
// flags.
func (f *File) isFlags(e syntax.Expr) bool {
	switch e := e.(type) {
	case *syntax.NameExpr:
		return e.Var == nil && flags[family(e.Name)]
	case *syntax.ParenExpr:
		return f.isFlags(e.X)
	case *syntax.BinaryExpr:
		return (e.Op == syntax.Plus || e.Op == syntax.Pipe) && f.isFlags(e.Y) && f.isFlags(e.X)
	}
	return false
}
