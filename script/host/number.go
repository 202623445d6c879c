package host

import (
	"math"
	"strconv"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/script/compile"
	"duel/script/syntax"
)

// smallNumbers are Lua values made once; others cost an allocation each.
var smallNumbers = func() (t [2048]lua.LValue) {
	for i := range t {
		t[i] = lua.LNumber(i)
	}
	return t
}()

// Number returns a Lua number. Whole numbers from 0 to 2047 need no
// allocation.
func Number(f float64) lua.LValue {
	if i := int(f); uint(i) < uint(len(smallNumbers)) && float64(i) == f {
		return smallNumbers[i]
	}
	return lua.LNumber(f)
}

// Int is Number for an integer.
func Int(i int64) lua.LValue {
	if uint64(i) < uint64(len(smallNumbers)) {
		return smallNumbers[i]
	}
	return lua.LNumber(i)
}

// formatNumber prints a number as Lua 5.3 prints an integer if it is whole
// and fits 64 bits, else as it prints a float.
func formatNumber(f float64) string {
	if i, ok := compile.Integer(f); ok {
		return strconv.FormatInt(i, 10)
	}
	switch {
	case math.IsInf(f, 1):
		return "inf"
	case math.IsInf(f, -1):
		return "-inf"
	case math.IsNaN(f):
		return "nan"
	}
	return strconv.FormatFloat(f, 'g', 14, 64)
}

// parseNumber converts a string as tonumber does: blanks around, a sign, a
// numeral.
func parseNumber(s string) (float64, bool) {
	s = strings.Trim(s, " \t\n\v\f\r")
	negative := false
	if s != "" && (s[0] == '-' || s[0] == '+') {
		negative = s[0] == '-'
		s = s[1:]
	}
	n, ok := syntax.ParseNumber(s)
	if negative {
		return -n.Float, ok
	}
	return n.Float, ok
}

// toNumber converts a number or a numeric string.
func toNumber(v lua.LValue) (float64, bool) {
	switch v := v.(type) {
	case lua.LNumber:
		return float64(v), true
	case lua.LString:
		return parseNumber(string(v))
	}
	return 0, false
}

// toText converts a string or a number.
func toText(v lua.LValue) (string, bool) {
	switch v := v.(type) {
	case lua.LString:
		return string(v), true
	case lua.LNumber:
		return formatNumber(float64(v)), true
	}
	return "", false
}
