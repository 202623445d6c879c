package compile

import "math"

// Integer converts a number to the integer of the same value; it reports
// false for a fraction, a value outside 64 bits, an infinity or NaN.
func Integer(f float64) (int64, bool) {
	if f >= -0x1p63 && f < 0x1p63 {
		if i := int64(f); float64(i) == f {
			return i, true
		}
	}
	return 0, false
}

// Shift moves the bits of x to the left by n places, to the right if n is
// negative. Zeros are shifted in; 64 places or more leave 0.
func Shift(x, n int64) int64 {
	switch {
	case n <= -64 || n >= 64:
		return 0
	case n >= 0:
		return int64(uint64(x) << uint(n))
	default:
		return int64(uint64(x) >> uint(-n))
	}
}

// ShiftRight is x >> n; the least integer has no negation.
func ShiftRight(x, n int64) int64 {
	if n == math.MinInt64 {
		return 0
	}
	return Shift(x, -n)
}

// FloorDivide is x // y for floats.
func FloorDivide(x, y float64) float64 { return math.Floor(x / y) }

// Modulo is x % y for floats: the result has the sign of y.
func Modulo(x, y float64) float64 {
	m := math.Mod(x, y)
	if m*y < 0 {
		m += y
	}
	return m
}

// floorDivideInt is x // y for integers, y not 0.
func floorDivideInt(x, y int64) int64 {
	if y == -1 {
		return -x // the quotient of the least integer overflows and wraps
	}
	q := x / y
	if x%y != 0 && (x < 0) != (y < 0) {
		q--
	}
	return q
}

// moduloInt is x % y for integers, y not 0.
func moduloInt(x, y int64) int64 {
	if y == -1 {
		return 0
	}
	m := x % y
	if m != 0 && (m < 0) != (y < 0) {
		m += y
	}
	return m
}
