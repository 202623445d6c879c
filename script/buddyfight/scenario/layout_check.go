package scenario

import (
	"fmt"
	"math"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	base "duel/script/scenario"
)

const (
	most      = 100000 // how high life, turns and the numbers of a card may be
	mostCards = 200    // how many cards of a zone may be given by their number
)

// only fails if a table has a field that means nothing.
func (c call) only(t *lua.LTable, what string, fields ...string) {
	if name, found := base.UnknownField(t, fields); found {
		c.failf("%s has no field %q; it has %s", what, name, strings.Join(fields, ", "))
	}
}

// table is a field that is a table; an absent one is empty.
func (c call) table(t *lua.LTable, field string) *lua.LTable {
	switch v := t.RawGetString(field).(type) {
	case *lua.LNilType:
		return c.L.NewTable()
	case *lua.LTable:
		return v
	default:
		c.failf("%s is a table {…}, not %s", field, shown(v))
		return nil
	}
}

// number is a field that is a whole number from least to highest.
func (c call) number(t *lua.LTable, field string, otherwise, least, highest int) int {
	switch v := t.RawGetString(field).(type) {
	case *lua.LNilType:
		return otherwise
	case lua.LNumber:
		if n := float64(v); n == math.Trunc(n) && n >= float64(least) && n <= float64(highest) {
			return int(n)
		}
		c.failf("%s is a whole number from %d to %d, not %v", field, least, highest, v)
	default:
		c.failf("%s is a number, not %s", field, shown(v))
	}
	return otherwise
}

// word is a field that is one of some words, the first one if it is absent.
func (c call) word(t *lua.LTable, field string, words ...string) string {
	v := t.RawGetString(field)
	if v == lua.LNil {
		return words[0]
	}
	if s, ok := v.(lua.LString); ok && slices.Contains(words, string(s)) {
		return string(s)
	}
	c.failf("%s is one of %s, not %s", field, strings.Join(words, ", "), shown(v))
	return ""
}

// shown is a value as a script writes it, if it is short.
func shown(v lua.LValue) string {
	switch v := v.(type) {
	case lua.LString:
		return fmt.Sprintf("%.40q", string(v))
	case lua.LNumber, lua.LBool, *lua.LNilType:
		return v.String()
	}
	return "a " + v.Type().String()
}
