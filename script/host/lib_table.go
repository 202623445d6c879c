package host

import (
	lua "github.com/yuin/gopher-lua"
)

var tableLibrary = newLibrary("table", map[string]lua.LGFunction{
	"concat": tableConcat, "insert": tableInsert, "move": tableMove, "pack": tablePack,
	"remove": tableRemove, "sort": tableSort, "unpack": tableUnpack,
}, nil)

// lengthOf is #v, with metamethod.
func lengthOf(l *lua.LState, v lua.LValue) int {
	t, ok := v.(*lua.LTable)
	if ok && t.Metatable == lua.LNil {
		return rawLength(l, t)
	}
	if callMeta(l, v, v, "__len") {
		n, ok := l.Get(-1).(lua.LNumber)
		l.Pop(1)
		if !ok {
			l.RaiseError("object length is not an integer")
		}
		return int(n)
	}
	return rawLength(l, t)
}

func tableConcat(l *lua.LState) int {
	t := checkTable(l, 1)
	sep := optText(l, 2, "")
	from := int(optInteger(l, 3, 1))
	to := 0
	if l.Get(4) == lua.LNil {
		to = lengthOf(l, t)
	} else {
		to = int(checkInteger(l, 4))
	}
	var b []byte
	for i := from; i <= to; i++ {
		v := getIndex(l, t, i)
		part, ok := toText(v)
		if !ok {
			l.RaiseError("invalid value (at index %d) in table for 'concat'", i)
		}
		b = append(b, part...)
		if i < to {
			b = append(b, sep...)
		}
		chargeText(l, len(part)+len(sep)+stepBytes)
		if len(b) > maxStringSize {
			l.RaiseError("resulting string too large")
		}
	}
	return push(l, lua.LString(b))
}

func tableInsert(l *lua.LState) int {
	t := checkTable(l, 1)
	n := lengthOf(l, t) + 1
	switch l.GetTop() {
	case 2:
		setIndex(l, t, n, l.Get(2))
	case 3:
		pos := checkInteger(l, 2)
		if pos < 1 || pos > int64(n) {
			argError(l, 2, "position out of bounds")
		}
		Of(l).Charge((n - int(pos)) / 4)
		for i := n; i > int(pos); i-- {
			setIndex(l, t, i, getIndex(l, t, i-1))
		}
		setIndex(l, t, int(pos), l.Get(3))
	default:
		l.RaiseError("wrong number of arguments to 'insert'")
	}
	return 0
}

func tableRemove(l *lua.LState) int {
	t := checkTable(l, 1)
	n := lengthOf(l, t)
	pos := optInteger(l, 2, int64(n))
	if l.GetTop() > 1 && n+1 != int(pos) && (pos < 1 || pos > int64(n)+1) && !(n == 0 && pos == 0) {
		argError(l, 2, "position out of bounds")
	}
	removed := getIndex(l, t, int(pos))
	Of(l).Charge((n - int(pos)) / 4)
	i := int(pos)
	for ; i < n; i++ {
		setIndex(l, t, i, getIndex(l, t, i+1))
	}
	if i <= n || i == int(pos) {
		setIndex(l, t, i, lua.LNil)
	}
	return push(l, removed)
}

func tableMove(l *lua.LState) int {
	source := checkTable(l, 1)
	from, to, at := checkInteger(l, 2), checkInteger(l, 3), checkInteger(l, 4)
	target := source
	if l.Get(5) != lua.LNil {
		target = checkTable(l, 5)
	}
	if to >= from {
		if count := to - from; count < 0 || count >= maxMoved {
			argError(l, 3, "too many elements to move")
		}
		moveItems(l, source, target, int(from), int(to), int(at))
	}
	return push(l, target)
}

// maxMoved is how many elements one move may copy.
const maxMoved = 1 << 24

func moveItems(l *lua.LState, source, target *lua.LTable, from, to, at int) {
	s := Of(l)
	if at > to || at <= from || target != source {
		for i := 0; i <= to-from; i++ {
			s.Charge(1)
			setIndex(l, target, at+i, getIndex(l, source, from+i))
		}
		return
	}
	for i := to - from; i >= 0; i-- {
		s.Charge(1)
		setIndex(l, target, at+i, getIndex(l, source, from+i))
	}
}

func tablePack(l *lua.LState) int {
	n := l.GetTop()
	t := l.CreateTable(n, 1)
	for i := 1; i <= n; i++ {
		t.RawSetInt(i, l.Get(i))
	}
	t.RawSetString("n", Int(int64(n)))
	Of(l).Charge(tableSteps + n)
	return push(l, t)
}

// maxUnpacked is how many results unpack may have.
const maxUnpacked = maxRegisters / 4

func tableUnpack(l *lua.LState) int {
	v := l.Get(1)
	from := optInteger(l, 2, 1)
	var to int64
	if l.Get(3) == lua.LNil {
		to = int64(lengthOf(l, checkTable(l, 1)))
	} else {
		to = checkInteger(l, 3)
	}
	if from > to {
		return 0
	}
	n := uint64(to) - uint64(from)
	if n >= maxUnpacked {
		l.RaiseError("too many results to unpack")
	}
	Of(l).Charge(int(n) / 4)
	for i := 0; i <= int(n); i++ {
		l.Push(getIndex(l, v, int(from)+i))
	}
	return int(n) + 1
}
