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
		for e, n := range p.findNeeds() {
			if n.argument {
				continue
			}
			if name, ok := e.(*syntax.NameExpr); ok && name.Var == nil {
				continue // undefined-global has it
			}
			if k := p.kinds(e); k != None && k&n.kinds == 0 && !(k == Nil && p.guarded(e)) {
				p.report(e, "%s cannot be %s", k, n.why)
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

// negatedComparison is "not a == b".
var negatedComparison = &Check{
	Code: "negated-operand", Severity: Warning,
	Title: "not applied to one side of a comparison",
	Text:  "not binds tighter than a comparison: not a==b is (not a)==b, which compares a boolean.",
	Bad:   "function f(c,tp) return not c:GetLevel()==4 end",
	Good:  "function f(c,tp) return c:GetLevel()~=4 end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Equal && b.Op != syntax.NotEqual && !ordering[b.Op] && b.Op != syntax.Ampersand {
				continue
			}
			u, ok := b.X.(*syntax.UnaryExpr)
			if !ok || u.Op != syntax.Not || p.kinds(b.Y)&Bool != 0 {
				continue
			}
			p.report(b, "not applies to %s alone, not to the comparison", p.Chunk.Text(u.X))
		}
	},
}

// constantOperand is a condition with a constant for an operand.
var constantOperand = &Check{
	Code: "constant-condition", Severity: Warning,
	Title: "a constant where a condition belongs",
	Text:  "Any number is true in Lua, 0 too: x==A or B is always true. Compare each of the values.",
	Bad:   "function f(ph) return ph==PHASE_MAIN1 or PHASE_MAIN2 end",
	Good:  "function f(ph) return ph==PHASE_MAIN1 or ph==PHASE_MAIN2 end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Or {
				continue
			}
			if c, ok := b.X.(*syntax.BinaryExpr); ok && (c.Op == syntax.Equal || c.Op == syntax.NotEqual) {
				_, left := p.constant(c.Y)
				if _, right := p.constant(b.Y); left && right && p.isNamed(b.Y) && p.isNamed(c.Y) {
					p.report(b, "%s is a number, so the condition always holds", p.Chunk.Text(b.Y))
				}
			}
		}
	},
}

// isNamed reports whether an expression is a constant with a name.
func (p *Pass) isNamed(e syntax.Expr) bool {
	n, ok := e.(*syntax.NameExpr)
	return ok && n.Var == nil
}

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

// comparedKinds is a comparison of values that are never equal.
var comparedKinds = &Check{
	Code: "never-equal", Severity: Warning,
	Title: "values compared that can never be equal",
	Text:  "The two sides are of different kinds, a boolean and a number perhaps, so == is always false and ~= always true.",
	Bad:   "function f(tp) return Duel.IsPlayerCanDraw(tp,1)~=0 end",
	Good:  "function f(tp) return Duel.IsPlayerCanDraw(tp,1) end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Equal && b.Op != syntax.NotEqual {
				continue
			}
			x, y := p.kinds(b.X), p.kinds(b.Y)
			if _, isNil := b.Y.(*syntax.NilExpr); isNil || x == None || y == None || x&y != 0 {
				continue
			}
			p.report(b, "%s is never equal to %s", x, y)
		}
	},
}
