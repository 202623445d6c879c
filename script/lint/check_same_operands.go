package lint

import (
	"duel/script/syntax"
)

// sameOperands is the same condition twice.
var sameOperands = &Check{
	Code: "same-operands", Severity: Warning,
	Title: "the same operand on both sides",
	Text:  "Both sides are written alike, so one of them is another than meant, or one too many.",
	Bad:   "function f(c) return c:IsFaceup() and c:IsFaceup() end",
	Good:  "function f(c) return c:IsFaceup() and c:IsMonster() end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			switch b.Op {
			case syntax.And, syntax.Or:
				p.repeatedTerm(b)
			case syntax.Minus:
				if _, call := b.X.(*syntax.CallExpr); call && p.Chunk.Text(b.X) == p.Chunk.Text(b.Y) && p.steady(b.X) {
					p.report(b, "%s is subtracted from itself", p.Chunk.Text(b.X))
				}
			case syntax.Equal, syntax.NotEqual, syntax.Less, syntax.Greater, syntax.LessEqual, syntax.GreaterEqual:
				if p.Chunk.Text(b.X) == p.Chunk.Text(b.Y) && p.steady(b.X) {
					p.report(b, "%s is compared with itself", p.Chunk.Text(b.X))
				}
			}
		}
	},
}

// repeatedTerm reports the right side of a chain of one operator if it stands
// in the chain before.
func (p *Pass) repeatedTerm(b *syntax.BinaryExpr) {
	if _, name := b.Y.(*syntax.NameExpr); name && b.Op == syntax.And || !p.steady(b.Y) {
		return // "x and x>0 and x" gives x
	}
	text := p.Chunk.Text(b.Y)
	for x := b.X; ; {
		left, ok := x.(*syntax.BinaryExpr)
		if p.Chunk.Text(x) == text || ok && left.Op == b.Op && p.Chunk.Text(left.Y) == text {
			p.report(b.Y, "%s stands here twice", text)
			return
		}
		if !ok || left.Op != b.Op {
			return
		}
		x = left.X
	}
}

// steady reports whether an expression gives the same each time: it calls
// nothing that moves cards or asks players.
func (f *File) steady(e syntax.Expr) bool {
	ok := true
	syntax.Inspect(e, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.CallExpr:
			fn := f.named(n.Func)
			ok = ok && fn != nil && fn.Native != nil && !fn.Native.Action
		case *syntax.MethodCallExpr:
			fns := f.methodsOf(n, maxDepth)
			for _, fn := range fns {
				ok = ok && (fn.Native == nil || !fn.Native.Action)
			}
			ok = ok && len(fns) > 0
		case *syntax.FunctionExpr:
			ok = false
		}
		return ok
	})
	return ok
}
