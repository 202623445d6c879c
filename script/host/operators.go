package host

import (
	"math"

	lua "github.com/yuin/gopher-lua"

	"duel/script/compile"
)

// native makes a Go function that all states share.
func native(fn lua.LGFunction) *lua.LFunction { return &lua.LFunction{IsG: true, GFunction: fn} }

// operators are what compiled code calls where gopher-lua has no
// instruction.
var operators = &compile.Operators{
	BitAnd:      native(func(l *lua.LState) int { return bitwise(l, "__band", func(x, y int64) int64 { return x & y }) }),
	BitOr:       native(func(l *lua.LState) int { return bitwise(l, "__bor", func(x, y int64) int64 { return x | y }) }),
	BitXor:      native(func(l *lua.LState) int { return bitwise(l, "__bxor", func(x, y int64) int64 { return x ^ y }) }),
	ShiftLeft:   native(func(l *lua.LState) int { return bitwise(l, "__shl", compile.Shift) }),
	ShiftRight:  native(func(l *lua.LState) int { return bitwise(l, "__shr", compile.ShiftRight) }),
	BitNot:      native(bitNot),
	FloorDivide: native(floorDivide),
	Modulo:      native(modulo),
	Concat:      native(concat),
	Length:      native(length),
	NewTable:    native(countTable),
	SetIndex:    native(setIndexOperator),
}

// isOperator tells whether a function is one of the operators, which to the
// script are no functions at all.
func isOperator(fn *lua.LFunction) bool { return operatorSet[fn] }

var operatorSet = map[*lua.LFunction]bool{
	operators.BitAnd: true, operators.BitOr: true, operators.BitXor: true, operators.BitNot: true,
	operators.ShiftLeft: true, operators.ShiftRight: true, operators.FloorDivide: true,
	operators.Modulo: true, operators.Concat: true, operators.Length: true,
	operators.NewTable: true, operators.SetIndex: true,
}

// push leaves one result.
func push(l *lua.LState, v lua.LValue) int {
	l.Push(v)
	return 1
}

func bitwise(l *lua.LState, event string, op func(x, y int64) int64) int {
	a, b := l.Get(1), l.Get(2)
	if x, ok := a.(lua.LNumber); ok {
		if y, ok := b.(lua.LNumber); ok {
			i, ok1 := compile.Integer(float64(x))
			j, ok2 := compile.Integer(float64(y))
			if ok1 && ok2 {
				return push(l, Int(op(i, j)))
			}
		}
	}
	if callMeta(l, a, b, event) {
		return 1
	}
	x := bitOperand(l, a, b, 1)
	y := bitOperand(l, a, b, 2)
	return push(l, Int(op(x, y)))
}

func bitNot(l *lua.LState) int {
	a := l.Get(1)
	if callMeta(l, a, a, "__bnot") {
		return 1
	}
	return push(l, Int(^bitOperand(l, a, a, 1)))
}

// bitOperand converts the operand of that number, 1 or 2. If one operand is
// no number at all, that is the error, else a fraction is.
func bitOperand(l *lua.LState, a, b lua.LValue, number int) int64 {
	for i, v := range [...]lua.LValue{a, b} {
		if _, ok := toNumber(v); !ok {
			operandError(l, "perform bitwise operation on", v, i+1)
		}
	}
	f, _ := toNumber([...]lua.LValue{a, b}[number-1])
	i, ok := compile.Integer(f)
	if !ok {
		l.RaiseError("number%s has no integer representation", operandName(l, number))
	}
	return i
}

// operandError raises "attempt to ... a nil value (local 'x')" for the
// operand of that number.
func operandError(l *lua.LState, what string, v lua.LValue, number int) {
	l.RaiseError("attempt to %s a %s value%s", what, typeName(v), operandName(l, number))
}

// operandName names an operand of the operator that runs, as in
// " (local 'x')".
func operandName(l *lua.LState, number int) string {
	caller, ok := frameAt(l, 1)
	if !ok || caller.fn.IsG {
		return ""
	}
	return compile.Operand(caller.fn.Proto, caller.pc, number).String()
}

// metamethod returns the metamethod of the first value that has one, or nil.
func metamethod(l *lua.LState, a, b lua.LValue, event string) lua.LValue {
	if m := l.GetMetaField(a, event); m != lua.LNil {
		return m
	}
	if m := l.GetMetaField(b, event); m != lua.LNil {
		return m
	}
	return nil
}

// callMeta calls the operands' metamethod and leaves its result on the
// stack; it reports false if there is none.
func callMeta(l *lua.LState, a, b lua.LValue, event string) bool {
	m := metamethod(l, a, b, event)
	if m == nil {
		return false
	}
	l.Push(m)
	l.Push(a)
	l.Push(b)
	l.Call(2, 1)
	return true
}

// arithmeticOperands converts both operands or raises an error.
func arithmeticOperands(l *lua.LState, a, b lua.LValue) (x, y float64) {
	x, ok := toNumber(a)
	if !ok {
		operandError(l, "perform arithmetic on", a, 1)
	}
	y, ok = toNumber(b)
	if !ok {
		operandError(l, "perform arithmetic on", b, 2)
	}
	return x, y
}

// isWhole tells whether a number counts as an integer.
func isWhole(f float64) bool { return f == math.Trunc(f) && !math.IsInf(f, 0) }

func floorDivide(l *lua.LState) int {
	a, b := l.Get(1), l.Get(2)
	if callMetaUnlessNumbers(l, a, b, "__idiv") {
		return 1
	}
	x, y := arithmeticOperands(l, a, b)
	if y == 0 && isWhole(x) {
		l.RaiseError("attempt to divide by zero")
	}
	return push(l, Number(compile.FloorDivide(x, y)))
}

func modulo(l *lua.LState) int {
	a, b := l.Get(1), l.Get(2)
	if callMetaUnlessNumbers(l, a, b, "__mod") {
		return 1
	}
	x, y := arithmeticOperands(l, a, b)
	if y == 0 && isWhole(x) {
		l.RaiseError("attempt to perform 'n%s0'", "%")
	}
	return push(l, Number(compile.Modulo(x, y)))
}

func callMetaUnlessNumbers(l *lua.LState, a, b lua.LValue, event string) bool {
	if a.Type() == lua.LTNumber && b.Type() == lua.LTNumber {
		return false
	}
	return callMeta(l, a, b, event)
}

// stepBytes is how many bytes of text one step pays for.
const stepBytes = 16

// chargeText counts a new string; one beyond the limit is an error.
func chargeText(l *lua.LState, size int) {
	if size > maxStringSize {
		l.RaiseError("resulting string too large")
	}
	Of(l).Charge(size / stepBytes)
}

// concat joins its operands from right to left, as a..b..c groups.
func concat(l *lua.LState) int {
	n := l.GetTop()
	if text, ok := joinAll(l, n); ok {
		return push(l, text)
	}
	right := l.Get(n)
	for i := n - 1; i >= 1; i-- {
		right = concatTwo(l, l.Get(i), right, i)
	}
	return push(l, right)
}

// joinAll joins operands that are all strings or numbers.
func joinAll(l *lua.LState, n int) (lua.LString, bool) {
	size := 0
	parts := make([]string, 0, 8)
	for i := 1; i <= n; i++ {
		text, ok := toText(l.Get(i))
		if !ok {
			return "", false
		}
		size += len(text)
		parts = append(parts, text)
	}
	chargeText(l, size)
	b := make([]byte, 0, size)
	for _, p := range parts {
		b = append(b, p...)
	}
	return lua.LString(b), true
}

// concatTwo joins two operands; i is the number of the left one.
func concatTwo(l *lua.LState, a, b lua.LValue, i int) lua.LValue {
	x, ok1 := toText(a)
	y, ok2 := toText(b)
	if ok1 && ok2 {
		chargeText(l, len(x)+len(y))
		return lua.LString(x + y)
	}
	if callMeta(l, a, b, "__concat") {
		v := l.Get(-1)
		l.Pop(1)
		return v
	}
	if ok1 {
		a, i = b, i+1
	}
	operandError(l, "concatenate", a, i)
	return nil
}

func length(l *lua.LState) int {
	v := l.Get(1)
	if s, ok := v.(lua.LString); ok {
		return push(l, Int(int64(len(s))))
	}
	if callMeta(l, v, v, "__len") {
		return 1
	}
	t, ok := v.(*lua.LTable)
	if !ok {
		operandError(l, "get length of", v, 1)
	}
	return push(l, Int(int64(rawLength(l, t))))
}

// Prices of tables: one for itself, for each of its named fields, for each
// key that joins it later.
const (
	tableSteps = 100
	fieldSteps = 5
	keySteps   = 15
)

func countTable(l *lua.LState) int {
	n, _ := l.Get(1).(lua.LNumber)
	Of(l).Charge(tableSteps + fieldSteps*int(n))
	return 0
}

// setIndexOperator is t[k] = v for keys that are no names.
func setIndexOperator(l *lua.LState) int {
	v, key, value := l.Get(1), l.Get(2), l.Get(3)
	t, ok := v.(*lua.LTable)
	if !ok {
		if l.GetMetaField(v, "__newindex") == lua.LNil {
			operandError(l, "index", v, 1)
		}
		l.SetTable(v, key, value)
		return 0
	}
	chargeGrowth(l, t, key)
	if t.Metatable != lua.LNil {
		l.SetTable(t, key, value)
		return 0
	}
	l.RawSet(t, key, value)
	return 0
}

// chargeGrowth counts what storing a value under a key may add to a table.
func chargeGrowth(l *lua.LState, t *lua.LTable, key lua.LValue) {
	n, ok := key.(lua.LNumber)
	if ok && n > 0 && n < maxArray && n == lua.LNumber(int(n)) {
		chargeIndexGrowth(l, t, int(n))
		return
	}
	if t.RawGet(key) == lua.LNil {
		Of(l).Charge(keySteps)
	}
}

// chargeIndexGrowth is chargeGrowth for an integer key.
func chargeIndexGrowth(l *lua.LState, t *lua.LTable, i int) {
	if i < 1 || i >= maxArray {
		Of(l).Charge(keySteps)
	} else if grows := i - arraySize(t); grows > 1 {
		Of(l).Charge(grows)
	}
}
