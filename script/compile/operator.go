package compile

import (
	lua "github.com/yuin/gopher-lua"

	"duel/script/syntax"
)

// arithmetic are the instructions of operators gopher-lua has.
var arithmetic = map[syntax.Kind]int{
	syntax.Plus: lua.OP_ADD, syntax.Minus: lua.OP_SUB, syntax.Star: lua.OP_MUL,
	syntax.Slash: lua.OP_DIV, syntax.Caret: lua.OP_POW,
}

// function returns the Go function of an operator, nil if an instruction
// does it.
func (o *Operators) function(op syntax.Kind) *lua.LFunction {
	switch op {
	case syntax.Ampersand:
		return o.BitAnd
	case syntax.Pipe:
		return o.BitOr
	case syntax.Tilde:
		return o.BitXor
	case syntax.ShiftLeft:
		return o.ShiftLeft
	case syntax.ShiftRight:
		return o.ShiftRight
	case syntax.DoubleSlash:
		return o.FloorDivide
	case syntax.Percent:
		return o.Modulo
	}
	return nil
}

func (f *function) unaryTo(e *syntax.UnaryExpr, dst int) {
	switch e.Op {
	case syntax.Minus:
		f.emitABC(lua.OP_UNM, dst, f.exprAny(e.X), 0, e.Pos())
	case syntax.Not:
		f.emitABC(lua.OP_NOT, dst, f.exprAny(e.X), 0, e.Pos())
	case syntax.Hash:
		f.operator(f.compiler.options.Operators.Length, []syntax.Expr{e.X}, dst, e.Pos())
	case syntax.Tilde:
		f.operator(f.compiler.options.Operators.BitNot, []syntax.Expr{e.X}, dst, e.Pos())
	}
}

func (f *function) binaryTo(e *syntax.BinaryExpr, dst int) {
	switch e.Op {
	case syntax.And:
		exits := f.falsyTo(e.X, dst)
		f.exprTo(e.Y, dst)
		f.patchHere(exits)
	case syntax.Or:
		exits, falls := f.truthyTo(e.X, dst)
		f.patchHere(falls)
		f.exprTo(e.Y, dst)
		f.patchHere(exits)
	case syntax.Equal, syntax.NotEqual, syntax.Less, syntax.LessEqual, syntax.Greater, syntax.GreaterEqual:
		holds := f.jumpIf(e, true)
		f.emitABC(lua.OP_LOADBOOL, dst, 0, 1, e.OpPos)
		f.patchHere(holds)
		f.emitABC(lua.OP_LOADBOOL, dst, 1, 0, e.OpPos)
	case syntax.Concat:
		f.operator(f.compiler.options.Operators.Concat, concatOperands(e), dst, e.OpPos)
	default:
		f.arithmeticTo(e, dst)
	}
}

func (f *function) arithmeticTo(e *syntax.BinaryExpr, dst int) {
	op, ok := arithmetic[e.Op]
	if e.Op == syntax.Percent {
		// The instruction does not refuse a zero on the right.
		divisor, known := f.compiler.constant(e.Y)
		op, ok = lua.OP_MOD, known && divisor.Float != 0
	}
	if !ok {
		fn := f.compiler.options.Operators.function(e.Op)
		f.operator(fn, []syntax.Expr{e.X, e.Y}, dst, e.OpPos)
		return
	}
	x := f.exprRK(e.X)
	y := f.exprRK(e.Y)
	f.emitABC(op, dst, x, y, e.OpPos)
}

// concatOperands lists the operands of a..b..c, which groups to the right.
func concatOperands(e *syntax.BinaryExpr) []syntax.Expr {
	operands := []syntax.Expr{e.X}
	for {
		right, ok := e.Y.(*syntax.BinaryExpr)
		if !ok || right.Op != syntax.Concat {
			return append(operands, e.Y)
		}
		operands = append(operands, right.X)
		e = right
	}
}
