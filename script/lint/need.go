package lint

import (
	"fmt"

	"duel/script/syntax"
)

// need is why an expression must not be nil, and what it must be.
type need struct {
	expr  syntax.Expr
	kinds Kinds // what it may be
	// how it is used: "called", askedForMethod; op is the operator, if that is
	// how.
	how string
	op  syntax.Kind
	// of is the function of the API it is an argument of, place which one.
	of    *Func
	place int
}

// askedForMethod is how the object of a method call is used.
const askedForMethod = "asked for a method"

// why says in words what the expression is needed for.
func (n *need) why() string {
	switch {
	case n.of != nil:
		return fmt.Sprintf("parameter %d (%s) of %s", n.place+1, n.of.Native.Params[n.place].Name, n.of.Name)
	case n.op != 0:
		return n.how + " " + n.op.String()
	}
	return n.how
}

// numeric are the operators that need numbers, or objects that have them.
var numeric = map[syntax.Kind]bool{
	syntax.Plus: true, syntax.Minus: true, syntax.Star: true, syntax.Slash: true, syntax.DoubleSlash: true, syntax.Percent: true,
	syntax.Caret: true, syntax.Ampersand: true, syntax.Pipe: true, syntax.Tilde: true, syntax.ShiftLeft: true, syntax.ShiftRight: true,
}

// ordering are the operators that compare sizes.
var ordering = map[syntax.Kind]bool{syntax.Less: true, syntax.LessEqual: true, syntax.Greater: true, syntax.GreaterEqual: true}

// needOf is why an expression must not be nil, nil if it may be; literals, which
// are a great part of all arguments, are not looked up.
func (f *File) needOf(e syntax.Expr) *need {
	list := f.allNeeds()
	if f.needsAt == nil {
		f.needsAt = make(map[syntax.Expr]int, len(list)/2)
		for i := range list {
			if e := list[i].expr; !isLiteral(e) && !isNumeral(e) {
				f.needsAt[list[i].expr] = i
			}
		}
	}
	if i, ok := f.needsAt[e]; ok {
		return &list[i]
	}
	return nil
}

// allNeeds are the expressions that fail, or make their line fail, when they
// are of the wrong kind.
func (f *File) allNeeds() []need {
	if f.needs == nil {
		f.needs = make([]need, 0, 4*len(f.calls))
		f.findNeeds()
	}
	return f.needs
}

func (f *File) findNeeds() {
	for _, c := range f.calls {
		switch n := c.node.(type) {
		case *syntax.CallExpr:
			f.addNeed(n.Func, Fun|Tab|other, "called")
		case *syntax.MethodCallExpr:
			f.addNeed(n.Object, Tab|Str|objects|other, askedForMethod)
		}
	}
	for _, n := range f.nodes.indexes {
		f.addNeed(n.Object, Tab|Str|objects|other, "indexed")
	}
	for _, n := range f.nodes.binaries {
		f.needOperands(n)
	}
	for _, n := range f.nodes.unaries {
		switch n.Op {
		case syntax.Minus, syntax.Tilde:
			f.addOperand(n.X, Num|Str|Tab|other, "an operand of", n.Op)
		case syntax.Hash:
			f.addNeed(n.X, Str|Tab|Group|other, "measured with #")
		}
	}
	for _, n := range f.nodes.ranges {
		for _, e := range []syntax.Expr{n.Start, n.Limit, n.Step} {
			if e != nil {
				f.addNeed(e, Num|other, "a bound of a loop")
			}
		}
	}
	for _, c := range f.calls {
		f.needArguments(c)
	}
}

func (f *File) addNeed(e syntax.Expr, kinds Kinds, how string) { f.addOperand(e, kinds, how, 0) }

func (f *File) addOperand(e syntax.Expr, kinds Kinds, how string, op syntax.Kind) {
	f.needs = append(f.needs, need{expr: e, kinds: kinds, how: how, op: op})
}

func (f *File) needOperands(n *syntax.BinaryExpr) {
	kinds, how := Num|Str|Tab|other, ""
	switch {
	case numeric[n.Op]:
		how = "an operand of"
		if n.Op == syntax.Plus || n.Op == syntax.Minus || n.Op == syntax.Ampersand {
			kinds |= Group | Card
		}
	case ordering[n.Op]:
		how = "compared with"
		kinds |= Group
	case n.Op == syntax.Concat:
		how = "joined with"
	default:
		return
	}
	f.addOperand(n.X, kinds, how, n.Op)
	f.addOperand(n.Y, kinds, how, n.Op)
}

// needArguments notes the arguments the API refuses when they are wrong.
func (f *File) needArguments(c *call) {
	fn := c.native()
	if fn == nil {
		return
	}
	for i, a := range c.args {
		if i >= len(fn.Native.Params) {
			return
		}
		p := &fn.Native.Params[i]
		if p.Optional || p.Variadic || i == len(c.args)-1 && c.open {
			continue
		}
		ok := accepted(p.Type)
		if p.Nilable {
			ok |= Nil
		}
		if _, method := c.node.(*syntax.MethodCallExpr); ok == Any || method && i == 0 {
			continue
		}
		f.needs = append(f.needs, need{expr: a, kinds: ok, of: fn, place: i})
	}
}
