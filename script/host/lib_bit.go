package host

import (
	"math/bits"

	lua "github.com/yuin/gopher-lua"

	"duel/script/compile"
)

// bitLibrary is the bit table of scripts written before Lua had operators:
// the operators' functions, on 64 bits.
var bitLibrary = newLibrary("bit", map[string]lua.LGFunction{
	"band":   bitFold(-1, func(x, y int64) int64 { return x & y }),
	"bor":    bitFold(0, func(x, y int64) int64 { return x | y }),
	"bxor":   bitFold(0, func(x, y int64) int64 { return x ^ y }),
	"bnot":   func(l *lua.LState) int { return push(l, Int(^checkInteger(l, 1))) },
	"lshift": func(l *lua.LState) int { return push(l, Int(compile.Shift(checkInteger(l, 1), checkInteger(l, 2)))) },
	"rshift": func(l *lua.LState) int {
		return push(l, Int(compile.ShiftRight(checkInteger(l, 1), checkInteger(l, 2))))
	},
}, nil)

func bitFold(start int64, op func(x, y int64) int64) lua.LGFunction {
	return func(l *lua.LState) int {
		value := start
		for i := 1; i <= l.GetTop(); i++ {
			value = op(value, checkInteger(l, i))
		}
		return push(l, Int(value))
	}
}

// bit32Library is that of Lua 5.2: all values are unsigned and have 32 bits.
var bit32Library = newLibrary("bit32", map[string]lua.LGFunction{
	"band":    bit32Fold(^uint32(0), func(x, y uint32) uint32 { return x & y }),
	"bor":     bit32Fold(0, func(x, y uint32) uint32 { return x | y }),
	"bxor":    bit32Fold(0, func(x, y uint32) uint32 { return x ^ y }),
	"bnot":    func(l *lua.LState) int { return pushWord(l, ^word(l, 1)) },
	"btest":   bit32Test,
	"lshift":  func(l *lua.LState) int { return pushWord(l, shiftWord(word(l, 1), checkInteger(l, 2))) },
	"rshift":  func(l *lua.LState) int { return pushWord(l, shiftWord(word(l, 1), -checkInteger(l, 2))) },
	"arshift": bit32ArithmeticShift,
	"lrotate": func(l *lua.LState) int { return pushWord(l, bits.RotateLeft32(word(l, 1), int(checkInteger(l, 2)&31))) },
	"rrotate": func(l *lua.LState) int {
		return pushWord(l, bits.RotateLeft32(word(l, 1), -int(checkInteger(l, 2)&31)))
	},
	"extract": bit32Extract,
	"replace": bit32Replace,
}, nil)

func word(l *lua.LState, n int) uint32 { return uint32(checkInteger(l, n)) }

func pushWord(l *lua.LState, w uint32) int { return push(l, Int(int64(w))) }

func bit32Fold(start uint32, op func(x, y uint32) uint32) lua.LGFunction {
	return func(l *lua.LState) int { return pushWord(l, foldWords(l, start, op)) }
}

func foldWords(l *lua.LState, value uint32, op func(x, y uint32) uint32) uint32 {
	for i := 1; i <= l.GetTop(); i++ {
		value = op(value, word(l, i))
	}
	return value
}

func bit32Test(l *lua.LState) int {
	common := foldWords(l, ^uint32(0), func(x, y uint32) uint32 { return x & y })
	return push(l, lua.LBool(common != 0))
}

func shiftWord(w uint32, n int64) uint32 {
	switch {
	case n <= -32 || n >= 32:
		return 0
	case n >= 0:
		return w << uint(n)
	default:
		return w >> uint(-n)
	}
}

func bit32ArithmeticShift(l *lua.LState) int {
	w, n := word(l, 1), checkInteger(l, 2)
	if n < 0 {
		return pushWord(l, shiftWord(w, -n))
	}
	return pushWord(l, uint32(int32(w)>>uint(min(n, 31))))
}

// bitField reads the arguments "field" and "width" from the n-th on.
func bitField(l *lua.LState, n int) (shift, mask uint32) {
	field, width := checkInteger(l, n), optInteger(l, n+1, 1)
	if field < 0 {
		argError(l, n, "field cannot be negative")
	}
	if width < 1 {
		argError(l, n+1, "width must be positive")
	}
	if field+width > 32 {
		l.RaiseError("trying to access non-existent bits")
	}
	return uint32(field), ^uint32(0) >> uint(32-width)
}

func bit32Extract(l *lua.LState) int {
	shift, mask := bitField(l, 2)
	return pushWord(l, word(l, 1)>>shift&mask)
}

func bit32Replace(l *lua.LState) int {
	shift, mask := bitField(l, 3)
	return pushWord(l, word(l, 1)&^(mask<<shift)|(word(l, 2)&mask)<<shift)
}
