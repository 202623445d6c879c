package compile

import (
	"math"

	"duel/script/syntax"
)

// constant computes an expression over numerals and known constants. It
// reports false if the value is not known, or if computing it would raise an
// error.
func (c *compiler) constant(e syntax.Expr) (syntax.Number, bool) {
	switch e := e.(type) {
	case *syntax.NumberExpr:
		return e.Value, true
	case *syntax.NameExpr:
		return c.knownGlobal(e)
	case *syntax.ParenExpr:
		return c.constant(e.X)
	case *syntax.UnaryExpr:
		return c.constantUnary(e)
	case *syntax.BinaryExpr:
		if !foldable(e.Op) {
			return syntax.Number{}, false
		}
		x, ok := c.constant(e.X)
		if !ok {
			return x, false
		}
		y, ok := c.constant(e.Y)
		if !ok {
			return y, false
		}
		if x.IsInt && y.IsInt {
			return foldInts(e.Op, x.Int, y.Int)
		}
		return foldFloats(e.Op, x, y)
	}
	return syntax.Number{}, false
}

// knownGlobal returns the value of a constant the file does not assign.
func (c *compiler) knownGlobal(n *syntax.NameExpr) (syntax.Number, bool) {
	if n.Var != nil || len(c.options.Constants) == 0 {
		return syntax.Number{}, false
	}
	v, ok := c.options.Constants[n.Name]
	if !ok || c.chunk.Scopes.AssignedGlobals[n.Name] > 0 {
		return syntax.Number{}, false
	}
	return number(v), true
}

// number is an integer if the value is whole: gopher-lua's numbers do not
// tell 1 from 1.0.
func number(f float64) syntax.Number {
	if i, ok := Integer(f); ok {
		return syntax.Number{IsInt: true, Int: i, Float: f}
	}
	return syntax.Number{Float: f}
}

func integer(i int64) (syntax.Number, bool) {
	return syntax.Number{IsInt: true, Int: i, Float: float64(i)}, true
}

func (c *compiler) constantUnary(e *syntax.UnaryExpr) (syntax.Number, bool) {
	x, ok := c.constant(e.X)
	if !ok {
		return x, false
	}
	switch {
	case e.Op == syntax.Minus && x.IsInt && x.Int != 0:
		return integer(-x.Int)
	case e.Op == syntax.Minus:
		return number(-x.Float), true
	case e.Op == syntax.Tilde:
		if i, ok := toInt(x); ok {
			return integer(^i)
		}
	}
	return x, false
}

func toInt(n syntax.Number) (int64, bool) {
	if n.IsInt {
		return n.Int, true
	}
	return Integer(n.Float)
}

// foldable tells whether constant can compute an operator.
func foldable(op syntax.Kind) bool {
	switch op {
	case syntax.Plus, syntax.Minus, syntax.Star, syntax.Slash, syntax.DoubleSlash, syntax.Percent,
		syntax.Caret, syntax.Ampersand, syntax.Pipe, syntax.Tilde, syntax.ShiftLeft, syntax.ShiftRight:
		return true
	}
	return false
}

// isBitwise tells whether an operator works on the bits of integers.
func isBitwise(op syntax.Kind) bool {
	switch op {
	case syntax.Ampersand, syntax.Pipe, syntax.Tilde, syntax.ShiftLeft, syntax.ShiftRight:
		return true
	}
	return false
}

func foldInts(op syntax.Kind, x, y int64) (syntax.Number, bool) {
	switch op {
	case syntax.Plus:
		return integer(x + y)
	case syntax.Minus:
		return integer(x - y)
	case syntax.Star:
		return integer(x * y)
	case syntax.Ampersand:
		return integer(x & y)
	case syntax.Pipe:
		return integer(x | y)
	case syntax.Tilde:
		return integer(x ^ y)
	case syntax.ShiftLeft:
		return integer(Shift(x, y))
	case syntax.ShiftRight:
		return integer(ShiftRight(x, y))
	case syntax.DoubleSlash, syntax.Percent:
		if y == 0 {
			return syntax.Number{}, false
		}
		if op == syntax.Percent {
			return integer(moduloInt(x, y))
		}
		return integer(floorDivideInt(x, y))
	}
	return foldFloats(op, syntax.Number{Float: float64(x)}, syntax.Number{Float: float64(y)})
}

func foldFloats(op syntax.Kind, x, y syntax.Number) (syntax.Number, bool) {
	if isBitwise(op) {
		i, ok1 := toInt(x)
		j, ok2 := toInt(y)
		if !ok1 || !ok2 {
			return syntax.Number{}, false
		}
		return foldInts(op, i, j)
	}
	switch op {
	case syntax.Plus:
		return number(x.Float + y.Float), true
	case syntax.Minus:
		return number(x.Float - y.Float), true
	case syntax.Star:
		return number(x.Float * y.Float), true
	case syntax.Slash:
		return number(x.Float / y.Float), true
	case syntax.Caret:
		return number(math.Pow(x.Float, y.Float)), true
	}
	if y.Float == 0 {
		return syntax.Number{}, false
	}
	if op == syntax.Percent {
		return number(Modulo(x.Float, y.Float)), true
	}
	return number(FloorDivide(x.Float, y.Float)), true
}
