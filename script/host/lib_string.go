package host

import (
	"strings"

	lua "github.com/yuin/gopher-lua"
)

var stringLibrary = newLibrary("string", map[string]lua.LGFunction{
	"byte": stringByte, "char": stringChar, "find": stringFind, "format": stringFormat, "gmatch": stringGmatch,
	"gsub": stringGsub, "len": stringLen, "lower": stringLower, "match": stringMatch, "rep": stringRep,
	"reverse": stringReverse, "sub": stringSub, "upper": stringUpper,
}, nil)

// startIndex turns the start of a range, counted from 1 or, if negative, from
// the end, into an offset from 0.
func startIndex(i int64, size int) int {
	switch {
	case i > int64(size):
		return size
	case i > 0:
		return int(i) - 1
	case i == 0 || i < -int64(size):
		return 0
	}
	return size + int(i)
}

// endIndex turns the inclusive end of a range into the offset behind it.
func endIndex(i int64, size int) int {
	switch {
	case i > int64(size):
		return size
	case i >= 0:
		return int(i)
	case i < -int64(size):
		return 0
	}
	return size + int(i) + 1
}

func stringByte(l *lua.LState) int {
	s := checkText(l, 1)
	first := optInteger(l, 2, 1)
	from, to := startIndex(first, len(s)), endIndex(optInteger(l, 3, first), len(s))
	if to-from >= maxUnpacked {
		l.RaiseError("string slice too long")
	}
	for i := from; i < to; i++ {
		l.Push(Int(int64(s[i])))
	}
	return max(to-from, 0)
}

func stringChar(l *lua.LState) int {
	b := make([]byte, l.GetTop())
	for i := range b {
		c := checkInteger(l, i+1)
		if c < 0 || c > 255 {
			argError(l, i+1, "value out of range")
		}
		b[i] = byte(c)
	}
	return push(l, lua.LString(b))
}

func stringLen(l *lua.LState) int { return push(l, Int(int64(len(checkText(l, 1))))) }

// mapBytes is for functions that change each byte of a string.
func mapBytes(l *lua.LState, f func(byte) byte) int {
	s := checkText(l, 1)
	chargeText(l, len(s))
	b := []byte(s)
	for i, c := range b {
		b[i] = f(c)
	}
	return push(l, lua.LString(b))
}

func stringLower(l *lua.LState) int {
	return mapBytes(l, func(c byte) byte {
		if 'A' <= c && c <= 'Z' {
			return c + 'a' - 'A'
		}
		return c
	})
}

func stringUpper(l *lua.LState) int {
	return mapBytes(l, func(c byte) byte {
		if 'a' <= c && c <= 'z' {
			return c - ('a' - 'A')
		}
		return c
	})
}

func stringRep(l *lua.LState) int {
	s, n, sep := checkText(l, 1), checkInteger(l, 2), optText(l, 3, "")
	if n <= 0 {
		return push(l, lua.LString(""))
	}
	unit := len(s) + len(sep)
	if unit > 0 && n > maxStringSize/int64(unit)+1 {
		l.RaiseError("resulting string too large")
	}
	chargeText(l, unit*int(n))
	if unit == 0 {
		return push(l, lua.LString(""))
	}
	return push(l, lua.LString(strings.Repeat(s+sep, int(n)-1)+s))
}

func stringReverse(l *lua.LState) int {
	s := checkText(l, 1)
	chargeText(l, len(s))
	b := make([]byte, len(s))
	for i := range b {
		b[i] = s[len(s)-1-i]
	}
	return push(l, lua.LString(b))
}

func stringSub(l *lua.LState) int {
	s := checkText(l, 1)
	from, to := startIndex(checkInteger(l, 2), len(s)), endIndex(optInteger(l, 3, -1), len(s))
	if from >= to {
		return push(l, lua.LString(""))
	}
	return push(l, lua.LString(s[from:to]))
}
