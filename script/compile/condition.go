package compile

import (
	lua "github.com/yuin/gopher-lua"

	"duel/script/syntax"
)

// truth returns whether an expression is known to count as true or false.
func (f *function) truth(e syntax.Expr) (value, known bool) {
	switch e := e.(type) {
	case *syntax.NilExpr, *syntax.FalseExpr:
		return false, true
	case *syntax.TrueExpr, *syntax.StringExpr, *syntax.FunctionExpr:
		return true, true
	case *syntax.ParenExpr:
		return f.truth(e.X)
	}
	_, known = f.compiler.constant(e)
	return known, known
}

// jumpIf compiles a condition: the jumps returned are taken if its truth is
// want, else execution goes on.
func (f *function) jumpIf(e syntax.Expr, want bool) []int {
	if value, known := f.truth(e); known {
		if value != want {
			return nil
		}
		return []int{f.jump(e.Pos())}
	}
	switch e := e.(type) {
	case *syntax.ParenExpr:
		return f.jumpIf(e.X, want)
	case *syntax.UnaryExpr:
		if e.Op == syntax.Not {
			return f.jumpIf(e.X, !want)
		}
	case *syntax.BinaryExpr:
		switch e.Op {
		case syntax.And, syntax.Or:
			return f.jumpIfLogical(e, want)
		case syntax.Equal, syntax.NotEqual, syntax.Less, syntax.LessEqual, syntax.Greater, syntax.GreaterEqual:
			return []int{f.jumpIfCompared(e, want)}
		}
	}
	free := f.free
	r := f.exprAny(e)
	f.free = free
	f.emitABC(lua.OP_TEST, r, 0, bit(want), e.Pos())
	return []int{f.jump(e.Pos())}
}

// jumpIfLogical is jumpIf for "and" and "or". One of the two truths is
// settled by either operand alone, the other needs both.
func (f *function) jumpIfLogical(e *syntax.BinaryExpr, want bool) []int {
	settles := e.Op == syntax.Or
	if want == settles {
		return append(f.jumpIf(e.X, want), f.jumpIf(e.Y, want)...)
	}
	skip := f.jumpIf(e.X, !want)
	jumps := f.jumpIf(e.Y, want)
	f.patchHere(skip)
	return jumps
}

// jumpIfCompared is jumpIf for a comparison.
func (f *function) jumpIfCompared(e *syntax.BinaryExpr, want bool) int {
	free := f.free
	x := f.exprRK(e.X)
	y := f.exprRK(e.Y)
	f.free = free
	a := bit(want)
	switch e.Op {
	case syntax.Equal:
		f.emitABC(lua.OP_EQ, a, x, y, e.OpPos)
	case syntax.NotEqual:
		f.emitABC(lua.OP_EQ, 1-a, x, y, e.OpPos)
	case syntax.Less:
		f.emitABC(lua.OP_LT, a, x, y, e.OpPos)
	case syntax.LessEqual:
		f.emitABC(lua.OP_LE, a, x, y, e.OpPos)
	case syntax.Greater:
		f.emitABC(lua.OP_LT, a, y, x, e.OpPos)
	case syntax.GreaterEqual:
		f.emitABC(lua.OP_LE, a, y, x, e.OpPos)
	}
	return f.jump(e.OpPos)
}

func bit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// isCondition tells whether an expression gives a boolean by jumps.
func isCondition(e syntax.Expr) bool {
	switch e := e.(type) {
	case *syntax.UnaryExpr:
		return e.Op == syntax.Not
	case *syntax.BinaryExpr:
		switch e.Op {
		case syntax.Equal, syntax.NotEqual, syntax.Less, syntax.LessEqual, syntax.Greater, syntax.GreaterEqual:
			return true
		}
	}
	return false
}

// falsyTo evaluates the left side of an "and": if it counts as false, dst
// holds it and the exits returned are taken, else execution goes on.
func (f *function) falsyTo(e syntax.Expr, dst int) []int {
	switch x := e.(type) {
	case *syntax.ParenExpr:
		return f.falsyTo(x.X, dst)
	case *syntax.BinaryExpr:
		switch x.Op {
		case syntax.And:
			return append(f.falsyTo(x.X, dst), f.falsyTo(x.Y, dst)...)
		case syntax.Or:
			holds := f.jumpIf(x.X, true)
			exits := f.falsyTo(x.Y, dst)
			f.patchHere(holds)
			return exits
		}
	}
	if isCondition(e) {
		holds := f.jumpIf(e, true)
		f.emitABC(lua.OP_LOADBOOL, dst, 0, 0, e.Pos())
		exit := f.jump(e.Pos())
		f.patchHere(holds)
		return []int{exit}
	}
	if value, known := f.truth(e); known && value {
		return nil
	}
	f.exprTo(e, dst)
	f.emitABC(lua.OP_TEST, dst, 0, 0, e.Pos())
	return []int{f.jump(e.Pos())}
}

// truthyTo evaluates the left side of an "or": if it counts as true, dst
// holds it and the exits are taken; else execution goes on, or takes falls.
func (f *function) truthyTo(e syntax.Expr, dst int) (exits, falls []int) {
	switch x := e.(type) {
	case *syntax.ParenExpr:
		return f.truthyTo(x.X, dst)
	case *syntax.BinaryExpr:
		switch x.Op {
		case syntax.And:
			falls = f.jumpIf(x.X, false)
			exits, more := f.truthyTo(x.Y, dst)
			return exits, append(falls, more...)
		case syntax.Or:
			exits, falls = f.truthyTo(x.X, dst)
			f.patchHere(falls)
			more, falls := f.truthyTo(x.Y, dst)
			return append(exits, more...), falls
		}
	}
	if isCondition(e) {
		falls = f.jumpIf(e, false)
		f.emitABC(lua.OP_LOADBOOL, dst, 1, 0, e.Pos())
		return []int{f.jump(e.Pos())}, falls
	}
	f.exprTo(e, dst)
	f.emitABC(lua.OP_TEST, dst, 0, 1, e.Pos())
	return []int{f.jump(e.Pos())}, nil
}
