package lint

import (
	"duel/script/syntax"
)

var maskPrecedence = &Check{
	Code: "mask-precedence", Severity: Error,
	Title: "a mask that only covers the first of its constants",
	Text: "& binds tighter than |: x&A|B is (x&A)|B, which always has the bits of B. A comparison of it with 0 has but one outcome, " +
		"and any other one does not ask for B.",
	Bad:  "function f(c) return c:GetType()&TYPE_SPELL|TYPE_TRAP~=0 end",
	Good: "function f(c) return c:GetType()&(TYPE_SPELL|TYPE_TRAP)~=0 end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if !comparison[b.Op] {
				continue
			}
			other, ok := p.constant(b.Y)
			or := p.looseOr(b.X)
			switch {
			case !ok || or == nil:
			case other == 0:
				p.report(or, "%s is never 0: & binds tighter than |", p.Chunk.Text(or))
			case b.Op != syntax.Greater:
				p.report(or, "%s always has the bits of %s: & binds tighter than |", p.Chunk.Text(or), p.Chunk.Text(or.Y))
			}
		}
	},
}

var comparison = map[syntax.Kind]bool{syntax.Equal: true, syntax.NotEqual: true, syntax.Greater: true}

// looseOr is x&A|B in an expression, if B is a constant other than 0.
func (f *File) looseOr(e syntax.Expr) *syntax.BinaryExpr {
	if paren, ok := e.(*syntax.ParenExpr); ok {
		return f.looseOr(paren.X)
	}
	or, ok := e.(*syntax.BinaryExpr)
	if !ok || or.Op != syntax.Pipe {
		return nil
	}
	if v, ok := f.constant(or.Y); !ok || v == 0 {
		return nil
	}
	for x := or.X; ; {
		b, ok := x.(*syntax.BinaryExpr)
		if !ok {
			return nil
		}
		if b.Op == syntax.Ampersand {
			return or
		}
		x = b.X
	}
}
