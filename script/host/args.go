package host

import (
	lua "github.com/yuin/gopher-lua"

	"duel/script/compile"
)

// argError raises "bad argument #1 to 'insert' (table expected, got nil)".
func argError(l *lua.LState, n int, reason string) {
	if caller, ok := frameAt(l, 1); ok && !caller.fn.IsG {
		if called := compile.Called(caller.fn.Proto, caller.pc); called.Kind == "method" {
			if n--; n == 0 {
				l.RaiseError("calling '%s' on bad self (%s)", called.Name, reason)
			}
		}
	}
	l.RaiseError("bad argument #%d to '%s' (%s)", n, calledName(l), reason)
}

// got names what an argument is.
func got(l *lua.LState, n int) string {
	if n > l.GetTop() {
		return "no value"
	}
	return typeName(l.Get(n))
}

func typeError(l *lua.LState, n int, expected string) {
	argError(l, n, expected+" expected, got "+got(l, n))
}

// checkAny returns an argument that must be given.
func checkAny(l *lua.LState, n int) lua.LValue {
	if n > l.GetTop() {
		argError(l, n, "value expected")
	}
	return l.Get(n)
}

func checkTable(l *lua.LState, n int) *lua.LTable {
	t, ok := l.Get(n).(*lua.LTable)
	if !ok {
		typeError(l, n, "table")
	}
	return t
}

func checkNumber(l *lua.LState, n int) float64 {
	f, ok := toNumber(l.Get(n))
	if !ok {
		typeError(l, n, "number")
	}
	return f
}

func checkInteger(l *lua.LState, n int) int64 {
	i, ok := compile.Integer(checkNumber(l, n))
	if !ok {
		argError(l, n, "number has no integer representation")
	}
	return i
}

func optInteger(l *lua.LState, n int, def int64) int64 {
	if l.Get(n) == lua.LNil {
		return def
	}
	return checkInteger(l, n)
}

func checkText(l *lua.LState, n int) string {
	s, ok := toText(l.Get(n))
	if !ok {
		typeError(l, n, "string")
	}
	return s
}

func optText(l *lua.LState, n int, def string) string {
	if l.Get(n) == lua.LNil {
		return def
	}
	return checkText(l, n)
}
