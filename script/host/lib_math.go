package host

import (
	"math"

	lua "github.com/yuin/gopher-lua"

	"duel/script/compile"
)

var mathLibrary = newLibrary("math", map[string]lua.LGFunction{
	"abs":  mathFunction(math.Abs),
	"acos": mathFunction(math.Acos), "asin": mathFunction(math.Asin),
	"cos": mathFunction(math.Cos), "sin": mathFunction(math.Sin), "tan": mathFunction(math.Tan),
	"ceil": mathFunction(math.Ceil), "floor": mathFunction(math.Floor),
	"exp": mathFunction(math.Exp), "sqrt": mathFunction(math.Sqrt),
	"deg":  mathFunction(func(x float64) float64 { return x * (180 / math.Pi) }),
	"rad":  mathFunction(func(x float64) float64 { return x * (math.Pi / 180) }),
	"atan": mathAtan, "fmod": mathFmod, "log": mathLog, "max": mathMax, "min": mathMin, "modf": mathModf,
	"random": mathRandom, "randomseed": mathRandomSeed, "tointeger": mathToInteger, "type": mathType, "ult": mathUlt,
}, map[string]lua.LValue{
	"huge":       lua.LNumber(math.Inf(1)),
	"pi":         lua.LNumber(math.Pi),
	"maxinteger": lua.LNumber(math.MaxInt64),
	"mininteger": lua.LNumber(math.MinInt64),
})

func mathFunction(f func(float64) float64) lua.LGFunction {
	return func(l *lua.LState) int { return push(l, Number(f(checkNumber(l, 1)))) }
}

func mathAtan(l *lua.LState) int {
	x := 1.0
	if l.Get(2) != lua.LNil {
		x = checkNumber(l, 2)
	}
	return push(l, Number(math.Atan2(checkNumber(l, 1), x)))
}

func mathFmod(l *lua.LState) int {
	x, y := checkNumber(l, 1), checkNumber(l, 2)
	if y == 0 && isWhole(x) {
		argError(l, 2, "zero")
	}
	return push(l, Number(math.Mod(x, y)))
}

func mathLog(l *lua.LState) int {
	x := checkNumber(l, 1)
	if l.Get(2) == lua.LNil {
		return push(l, Number(math.Log(x)))
	}
	switch base := checkNumber(l, 2); base {
	case 2:
		return push(l, Number(math.Log2(x)))
	case 10:
		return push(l, Number(math.Log10(x)))
	default:
		return push(l, Number(math.Log(x)/math.Log(base)))
	}
}

func mathMax(l *lua.LState) int {
	most := checkNumber(l, 1)
	for i := 2; i <= l.GetTop(); i++ {
		if x := checkNumber(l, i); x > most {
			most = x
		}
	}
	return push(l, Number(most))
}

func mathMin(l *lua.LState) int {
	least := checkNumber(l, 1)
	for i := 2; i <= l.GetTop(); i++ {
		if x := checkNumber(l, i); x < least {
			least = x
		}
	}
	return push(l, Number(least))
}

func mathModf(l *lua.LState) int {
	x := checkNumber(l, 1)
	whole, fraction := math.Modf(x)
	if math.IsInf(x, 0) {
		fraction = 0
	}
	l.Push(Number(whole))
	l.Push(Number(fraction))
	return 2
}

// mathRandom draws from the state's own generator: the same seed gives the
// same numbers in each run.
func mathRandom(l *lua.LState) int {
	s := Of(l)
	var low, high int64
	switch l.GetTop() {
	case 0:
		return push(l, lua.LNumber(float64(s.random.Uint64()>>11)/(1<<53)))
	case 1:
		low, high = 1, checkInteger(l, 1)
	case 2:
		low, high = checkInteger(l, 1), checkInteger(l, 2)
	default:
		l.RaiseError("wrong number of arguments")
	}
	if low > high {
		argError(l, l.GetTop(), "interval is empty")
	}
	span := uint64(high) - uint64(low) + 1
	if span == 0 {
		return push(l, Int(int64(s.random.Uint64())))
	}
	limit := math.MaxUint64 - math.MaxUint64%span
	for {
		if r := s.random.Uint64(); r < limit {
			return push(l, Int(int64(uint64(low)+r%span)))
		}
	}
}

func mathRandomSeed(l *lua.LState) int {
	Of(l).random.Seed(math.Float64bits(checkNumber(l, 1)), 0)
	return 0
}

func mathToInteger(l *lua.LState) int {
	if n, ok := checkAny(l, 1).(lua.LNumber); ok {
		if i, ok := compile.Integer(float64(n)); ok {
			return push(l, Int(i))
		}
	}
	return push(l, lua.LNil)
}

// mathType calls whole numbers integers: gopher-lua has one number type.
func mathType(l *lua.LState) int {
	n, ok := checkAny(l, 1).(lua.LNumber)
	if !ok {
		return push(l, lua.LNil)
	}
	if _, whole := compile.Integer(float64(n)); whole {
		return push(l, lua.LString("integer"))
	}
	return push(l, lua.LString("float"))
}

func mathUlt(l *lua.LState) int {
	return push(l, lua.LBool(uint64(checkInteger(l, 1)) < uint64(checkInteger(l, 2))))
}

var oldPow = native(func(l *lua.LState) int {
	return push(l, Number(math.Pow(checkNumber(l, 1), checkNumber(l, 2))))
})
