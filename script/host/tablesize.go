package host

import (
	"math/bits"
	"reflect"

	lua "github.com/yuin/gopher-lua"
)

// gopher-lua does not tell the sizes of a table's parts, which decide how
// long some operations take; reflection may read the length of an unexported
// field.
var (
	arrayField = tableField("array")
	keysField  = tableField("keys")
)

func tableField(name string) []int {
	f, ok := reflect.TypeFor[lua.LTable]().FieldByName(name)
	if !ok || f.Type.Kind() != reflect.Slice {
		panic("host: this version of gopher-lua has no table field " + name)
	}
	return f.Index
}

// arraySize is the number of places in the array part, empty ones included.
func arraySize(t *lua.LTable) int { return reflect.ValueOf(t).Elem().FieldByIndex(arrayField).Len() }

// keyCount is the number of keys outside the array part, removed ones
// included.
func keyCount(t *lua.LTable) int { return reflect.ValueOf(t).Elem().FieldByIndex(keysField).Len() }

// rawLength is the length of a table without metamethod: some n with t[n]
// not nil and t[n+1] nil.
func rawLength(l *lua.LState, t *lua.LTable) int {
	size := arraySize(t)
	if size > 2*stepBytes && t.RawGetInt(size) == lua.LNil {
		Of(l).Charge(size / stepBytes)
	}
	n := t.Len()
	if n < maxArray-1 {
		return n
	}
	// The list goes on outside the array part: find its end by doubling,
	// then halving.
	Of(l).Charge(keySteps * bits.Len(uint(keyCount(t))))
	low, high := n, 2*n
	for rawGetInt(t, high) != lua.LNil {
		low, high = high, 2*high
	}
	for high-low > 1 {
		if mid := (low + high) / 2; rawGetInt(t, mid) != lua.LNil {
			low = mid
		} else {
			high = mid
		}
	}
	return low
}

// rawGetInt is t[i] without metamethods, in whichever part it is.
func rawGetInt(t *lua.LTable, i int) lua.LValue {
	if 0 < i && i < maxArray {
		return t.RawGetInt(i)
	}
	return t.RawGet(lua.LNumber(i))
}
