package scenario

import (
	"slices"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
	"duel/script/host"
)

// UnknownField finds the first named field of a table that is none of those
// allowed. The items of a list have no name.
func UnknownField(t *lua.LTable, allowed []string) (name string, found bool) {
	host.Each(t, func(k, _ lua.LValue) {
		if s, ok := k.(lua.LString); ok && !found && !slices.Contains(allowed, string(s)) {
			name, found = string(s), true
		}
	})
	return name, found
}

// onlyFields fails for a field that means nothing.
func (x *run) onlyFields(t *lua.LTable, what string, allowed ...string) {
	if name, found := UnknownField(t, allowed); found {
		x.failf("%s has no field %q%s", what, name, didYouMean(name, allowed))
	}
}

// mostWhole bounds whole numbers; the greatest are bits of duel options.
const mostWhole = 1 << 53

// whole is a whole number from 0; what says of what.
func (x *run) whole(what string, v lua.LValue) int {
	n, ok := v.(lua.LNumber)
	if !ok || n < 0 || n > mostWhole || n != lua.LNumber(int(n)) {
		x.failf("%s is a whole number from 0, not %s", what, x.show(v))
	}
	return int(n)
}

// intField is a whole number in a table, or the default.
func (x *run) intField(t *lua.LTable, name string, otherwise int) int {
	v := t.RawGetString(name)
	if v == lua.LNil {
		return otherwise
	}
	return x.whole(name, v)
}

// tableField is a table in a table, an empty one if there is none.
func (x *run) tableField(t *lua.LTable, name string) *lua.LTable {
	switch v := t.RawGetString(name).(type) {
	case *lua.LNilType:
	case *lua.LTable:
		return v
	default:
		x.failf("%s is a table {...}, not %s", name, x.show(v))
	}
	return &lua.LTable{Metatable: lua.LNil}
}

// sideField is a player; name is that of the field.
func (x *run) sideField(name string, v lua.LValue) ocg.Player {
	p, ok := sideOf(v)
	if !ok {
		x.failf("%s is me or opponent, not %s", name, x.show(v))
	}
	return p
}
