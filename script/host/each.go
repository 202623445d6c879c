package host

import lua "github.com/yuin/gopher-lua"

// Each calls f for each key of a table and its value: the list items first,
// then the other keys in the order in which they joined. The table's own
// ForEach takes them in an order of chance, which must never show.
func Each(t *lua.LTable, f func(key, value lua.LValue)) {
	for key, value := t.Next(lua.LNil); key != lua.LNil; key, value = t.Next(key) {
		f(key, value)
	}
}
