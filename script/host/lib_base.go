package host

import (
	"fmt"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// baseLibrary holds the basic functions, without those that reach files or
// the collector.
var baseLibrary *library

func init() {
	baseLibrary = newLibrary("", map[string]lua.LGFunction{
		"assert": baseAssert, "error": baseError, "getmetatable": baseGetMetatable, "ipairs": baseIpairs,
		"load": baseLoad, "next": baseNext, "pairs": basePairs, "pcall": basePcall, "print": basePrint,
		"rawequal": baseRawEqual, "rawget": baseRawGet, "rawlen": baseRawLen, "rawset": baseRawSet,
		"select": baseSelect, "setmetatable": baseSetMetatable, "tonumber": baseToNumber,
		"tostring": baseToString, "type": baseType, "xpcall": baseXpcall,
	}, nil)
}

func baseAssert(l *lua.LState) int {
	if lua.LVAsBool(checkAny(l, 1)) {
		return l.GetTop()
	}
	if l.GetTop() < 2 {
		l.RaiseError("assertion failed!")
	}
	panic(&raise{value: l.Get(2)})
}

// baseError raises any value; text gets the position of the function at that
// level put in front.
func baseError(l *lua.LState) int {
	value := l.Get(1)
	level := optInteger(l, 2, 1)
	text, ok := value.(lua.LString)
	if !ok || level < 1 || level > maxCallDepth {
		panic(&raise{value: value})
	}
	at, ok := frameAt(l, int(level))
	if !ok || at.fn.IsG {
		panic(&raise{value: value})
	}
	r := &raise{file: at.fn.Proto.SourceName, line: at.line, text: string(text)}
	r.value = lua.LString(fmt.Sprintf("%s:%d: %s", r.file, r.line, r.text))
	panic(r)
}

func baseGetMetatable(l *lua.LState) int { return push(l, l.GetMetatable(checkAny(l, 1))) }

func baseSetMetatable(l *lua.LState) int {
	t := checkTable(l, 1)
	mt := l.Get(2)
	if mt.Type() != lua.LTTable && (mt != lua.LNil || l.GetTop() < 2) {
		argError(l, 2, "nil or table expected")
	}
	if l.GetMetaField(t, "__metatable") != lua.LNil {
		l.RaiseError("cannot change a protected metatable")
	}
	t.Metatable = mt
	return push(l, t)
}

var ipairsStep = native(func(l *lua.LState) int {
	i := int(l.Get(2).(lua.LNumber)) + 1
	v := getIndex(l, l.Get(1), i)
	if v == lua.LNil {
		return push(l, lua.LNil)
	}
	l.Push(Int(int64(i)))
	l.Push(v)
	return 2
})

func baseIpairs(l *lua.LState) int {
	v := checkAny(l, 1)
	l.Push(ipairsStep)
	l.Push(v)
	l.Push(Int(0))
	return 3
}

// getIndex is v[i], with metamethods.
func getIndex(l *lua.LState, v lua.LValue, i int) lua.LValue {
	if t, ok := v.(*lua.LTable); ok {
		if x := rawGetInt(t, i); x != lua.LNil || t.Metatable == lua.LNil {
			return x
		}
	}
	return l.GetTable(v, Int(int64(i)))
}

// setIndex is v[i] = x, with metamethods.
func setIndex(l *lua.LState, v lua.LValue, i int, x lua.LValue) {
	if t, ok := v.(*lua.LTable); ok && t.Metatable == lua.LNil {
		chargeIndexGrowth(l, t, i)
		t.RawSetInt(i, x)
		return
	}
	l.SetTable(v, Int(int64(i)), x)
}

func baseNext(l *lua.LState) int {
	t := checkTable(l, 1)
	if n := keyCount(t); n > 4*stepBytes {
		Of(l).Charge(n / stepBytes) // removed keys are passed over one by one
	}
	key, value := Of(l).next(t, l.Get(2))
	if key == lua.LNil {
		return push(l, lua.LNil)
	}
	l.Push(key)
	l.Push(value)
	return 2
}

var nextFunction = native(baseNext)

func basePairs(l *lua.LState) int {
	v := checkAny(l, 1)
	if m := l.GetMetaField(v, "__pairs"); m != lua.LNil {
		l.Push(m)
		l.Push(v)
		l.Call(1, 3)
		return 3
	}
	l.Push(nextFunction)
	l.Push(checkTable(l, 1))
	l.Push(lua.LNil)
	return 3
}

// argsFrom returns the arguments from the n-th on.
func argsFrom(l *lua.LState, n int) []lua.LValue {
	args := make([]lua.LValue, 0, max(l.GetTop()-n+1, 0))
	for ; n <= l.GetTop(); n++ {
		args = append(args, l.Get(n))
	}
	return args
}

func pushAll(l *lua.LState, list []lua.LValue) int {
	for _, v := range list {
		l.Push(v)
	}
	return len(list)
}

func basePcall(l *lua.LState) int {
	fn := checkAny(l, 1)
	results, ok := Of(l).protected(fn, argsFrom(l, 2))
	l.Push(lua.LBool(ok))
	return pushAll(l, results) + 1
}

// baseXpcall calls the handler when the failed call is already gone: without
// a debug library there is nothing in it to look at.
func baseXpcall(l *lua.LState) int {
	fn, handler := checkAny(l, 1), l.Get(2)
	if handler.Type() != lua.LTFunction {
		typeError(l, 2, "function")
	}
	s := Of(l)
	results, ok := s.protected(fn, argsFrom(l, 3))
	if !ok {
		results, _ = s.protected(handler, append([]lua.LValue(nil), results...))
	}
	l.Push(lua.LBool(ok))
	return pushAll(l, results) + 1
}

func basePrint(l *lua.LState) int {
	parts := make([]string, l.GetTop())
	size := 0
	for i := range parts {
		parts[i] = tostring(l, l.Get(i+1))
		size += len(parts[i])
	}
	Of(l).ChargeOutput(size)
	if out := Of(l).options.Print; out != nil {
		out(strings.Join(parts, "\t"))
	}
	return 0
}

func baseRawEqual(l *lua.LState) int {
	return push(l, lua.LBool(l.RawEqual(checkAny(l, 1), checkAny(l, 2))))
}

func baseRawGet(l *lua.LState) int { return push(l, checkTable(l, 1).RawGet(checkAny(l, 2))) }

func baseRawLen(l *lua.LState) int {
	switch v := l.Get(1).(type) {
	case lua.LString:
		return push(l, Int(int64(len(v))))
	case *lua.LTable:
		return push(l, Int(int64(rawLength(l, v))))
	}
	argError(l, 1, "table or string expected")
	return 0
}

func baseRawSet(l *lua.LState) int {
	t, key := checkTable(l, 1), checkAny(l, 2)
	chargeGrowth(l, t, key)
	l.RawSet(t, key, checkAny(l, 3))
	return push(l, t)
}

func baseSelect(l *lua.LState) int {
	top := l.GetTop()
	if l.Get(1) == lua.LString("#") {
		return push(l, Int(int64(top-1)))
	}
	n := checkInteger(l, 1)
	if n < 0 {
		n += int64(top)
	} else if n > int64(top) {
		n = int64(top)
	}
	if n < 1 {
		argError(l, 1, "index out of range")
	}
	return top - int(n)
}

func baseToNumber(l *lua.LState) int {
	if l.Get(2) == lua.LNil {
		if f, ok := toNumber(checkAny(l, 1)); ok {
			return push(l, Number(f))
		}
		return push(l, lua.LNil)
	}
	base := checkInteger(l, 2)
	text, ok := l.Get(1).(lua.LString)
	if !ok {
		typeError(l, 1, "string")
	}
	if base < 2 || base > 36 {
		argError(l, 2, "base out of range")
	}
	if i, ok := parseInBase(string(text), base); ok {
		return push(l, Int(i))
	}
	return push(l, lua.LNil)
}

func parseInBase(s string, base int64) (int64, bool) {
	s = strings.ToLower(strings.Trim(s, " \t\n\v\f\r"))
	s, negative := strings.CutPrefix(s, "-")
	if s == "" {
		return 0, false
	}
	var value int64
	for i := 0; i < len(s); i++ {
		digit := int64(s[i]) - '0'
		if s[i] >= 'a' && s[i] <= 'z' {
			digit = int64(s[i]-'a') + 10
		}
		if digit < 0 || digit >= base {
			return 0, false
		}
		value = value*base + digit
	}
	if negative {
		value = -value
	}
	return value, true
}

func baseToString(l *lua.LState) int {
	return push(l, lua.LString(tostring(l, checkAny(l, 1))))
}

// tostring converts any value, with __tostring and __name.
func tostring(l *lua.LState, v lua.LValue) string {
	if text, ok := toText(v); ok {
		return text
	}
	if m := l.GetMetaField(v, "__tostring"); m != lua.LNil {
		l.Push(m)
		l.Push(v)
		l.Call(1, 1)
		result := l.Get(-1)
		l.Pop(1)
		text, ok := toText(result)
		if !ok {
			l.RaiseError("'__tostring' must return a string")
		}
		return text
	}
	switch v.Type() {
	case lua.LTNil, lua.LTBool:
		return v.String()
	}
	kind := typeName(v)
	if name, ok := l.GetMetaField(v, "__name").(lua.LString); ok {
		kind = string(name)
	}
	return fmt.Sprintf("%s: 0x%08x", kind, Of(l).id(v))
}

// idSteps is the price of the number that stands for an object's address.
const idSteps = 50

// id numbers objects in the order in which they are first shown: addresses
// would differ from run to run.
func (s *State) id(v lua.LValue) int {
	n, ok := s.ids[v]
	if !ok {
		s.Charge(idSteps)
		if s.ids == nil {
			s.ids = make(map[lua.LValue]int)
		}
		n = len(s.ids) + 1
		s.ids[v] = n
	}
	return n
}

func baseType(l *lua.LState) int { return push(l, typeNames[checkAny(l, 1).Type()]) }

// typeNames are the results of type.
var typeNames = func() (t [lua.LTChannel + 1]lua.LValue) {
	for i := range t {
		t[i] = lua.LString(lua.LValueType(i).String())
	}
	return t
}()
