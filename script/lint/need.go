package lint

import (
	"fmt"

	"duel/script/syntax"
)

// need is why an expression must not be nil, and what it must be.
type need struct {
	argument bool   // of a function of the API
	kinds    Kinds  // what it may be
	why      string // "called", "parameter 2 (f) of Effect.SetCost"
}

// numeric are the operators that need numbers, or objects that have them.
var numeric = map[syntax.Kind]bool{
	syntax.Plus: true, syntax.Minus: true, syntax.Star: true, syntax.Slash: true, syntax.DoubleSlash: true, syntax.Percent: true,
	syntax.Caret: true, syntax.Ampersand: true, syntax.Pipe: true, syntax.Tilde: true, syntax.ShiftLeft: true, syntax.ShiftRight: true,
}

// ordering are the operators that compare sizes.
var ordering = map[syntax.Kind]bool{syntax.Less: true, syntax.LessEqual: true, syntax.Greater: true, syntax.GreaterEqual: true}

// findNeeds finds the expressions that fail, or make their line fail, when
// they are of the wrong kind.
func (f *File) findNeeds() map[syntax.Expr]need {
	if f.needs != nil {
		return f.needs
	}
	f.needs = map[syntax.Expr]need{}
	for _, c := range f.calls {
		switch n := c.node.(type) {
		case *syntax.CallExpr:
			f.needs[n.Func] = need{kinds: Fun | Tab | other, why: "called"}
		case *syntax.MethodCallExpr:
			f.needs[n.Object] = need{kinds: Tab | Str | objects | other, why: "asked for a method"}
		}
	}
	for _, n := range f.nodes.indexes {
		f.needs[n.Object] = need{kinds: Tab | Str | objects | other, why: "indexed"}
	}
	for _, n := range f.nodes.binaries {
		f.needOperands(n)
	}
	for _, n := range f.nodes.unaries {
		switch n.Op {
		case syntax.Minus, syntax.Tilde:
			f.needs[n.X] = need{kinds: Num | Str | Tab | other, why: "an operand of " + n.Op.String()}
		case syntax.Hash:
			f.needs[n.X] = need{kinds: Str | Tab | Group | other, why: "measured with #"}
		}
	}
	for _, n := range f.nodes.ranges {
		for _, e := range []syntax.Expr{n.Start, n.Limit, n.Step} {
			if e != nil {
				f.needs[e] = need{kinds: Num | other, why: "a bound of a loop"}
			}
		}
	}
	for _, c := range f.calls {
		f.needArguments(c)
	}
	return f.needs
}

func (f *File) needOperands(n *syntax.BinaryExpr) {
	switch {
	case numeric[n.Op]:
		ok := Num | Str | Tab | other
		if n.Op == syntax.Plus || n.Op == syntax.Minus || n.Op == syntax.Ampersand {
			ok |= Group | Card
		}
		f.needs[n.X] = need{kinds: ok, why: "an operand of " + n.Op.String()}
		f.needs[n.Y] = need{kinds: ok, why: "an operand of " + n.Op.String()}
	case ordering[n.Op]:
		ok := Num | Str | Tab | Group | other
		f.needs[n.X] = need{kinds: ok, why: "compared with " + n.Op.String()}
		f.needs[n.Y] = need{kinds: ok, why: "compared with " + n.Op.String()}
	case n.Op == syntax.Concat:
		f.needs[n.X] = need{kinds: Num | Str | Tab | other, why: "joined with .."}
		f.needs[n.Y] = need{kinds: Num | Str | Tab | other, why: "joined with .."}
	}
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
		f.needs[a] = need{argument: true, kinds: ok, why: fmt.Sprintf("parameter %d (%s) of %s", i+1, p.Name, fn.Name)}
	}
}
