package syntax

import (
	"math"
	"strconv"
	"strings"
)

// Number is the value of a numeral: an integer of 64 bits, or a float.
type Number struct {
	IsInt bool
	Int   int64   // valid when IsInt
	Float float64 // the value as a float in both cases
}

func intNumber(i int64) Number     { return Number{IsInt: true, Int: i, Float: float64(i)} }
func floatNumber(f float64) Number { return Number{Float: f} }

// ParseNumber reads a numeral as Lua's lexer does, without sign or blanks:
// "12", "0x1F", "1e10", "0x.8p4". A decimal integer beyond 64 bits is a
// float; a hexadecimal one wraps around. It reports false for anything else.
func ParseNumber(s string) (Number, bool) {
	if len(s) > 1 && s[0] == '0' && (s[1] == 'x' || s[1] == 'X') {
		return parseHex(s[2:])
	}
	if i, ok := parseDecimalInt(s); ok {
		return intNumber(i), true
	}
	return parseDecimalFloat(s)
}

// parseDecimalInt reads digits only, up to the largest 64-bit integer.
func parseDecimalInt(s string) (int64, bool) {
	if s == "" {
		return 0, false
	}
	var v int64
	for i := 0; i < len(s); i++ {
		d := int64(s[i]) - '0'
		if d < 0 || d > 9 || v > (math.MaxInt64-d)/10 {
			return 0, false
		}
		v = v*10 + d
	}
	return v, true
}

// parseDecimalFloat reads a decimal float; strconv's extra spellings
// (infinity, underscores, signs) are no Lua.
func parseDecimalFloat(s string) (Number, bool) {
	digits := false
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c >= '0' && c <= '9':
			digits = true
		case c == '.', c == 'e', c == 'E':
		case (c == '+' || c == '-') && i > 0 && (s[i-1] == 'e' || s[i-1] == 'E'):
		default:
			return Number{}, false
		}
	}
	if !digits {
		return Number{}, false
	}
	f, err := strconv.ParseFloat(s, 64)
	if err != nil && !math.IsInf(f, 0) {
		return Number{}, false
	}
	return floatNumber(f), true
}

// parseHex reads what follows "0x".
func parseHex(s string) (Number, bool) {
	if strings.ContainsAny(s, ".pP") {
		return parseHexFloat(s)
	}
	if s == "" {
		return Number{}, false
	}
	var v uint64
	for i := 0; i < len(s); i++ {
		d, ok := hexDigit(s[i])
		if !ok {
			return Number{}, false
		}
		v = v<<4 | uint64(d)
	}
	return intNumber(int64(v)), true
}

// parseHexFloat reads "A.8p3" and the like.
func parseHexFloat(s string) (Number, bool) {
	mantissa, exponent, hasExponent := s, 0, false
	if i := strings.IndexAny(s, "pP"); i >= 0 {
		e, err := strconv.Atoi(s[i+1:])
		if err != nil || strings.Contains(s[i+1:], "_") {
			return Number{}, false
		}
		mantissa, exponent, hasExponent = s[:i], e, true
	}
	value, digits, seenDot := 0.0, 0, false
	for i := 0; i < len(mantissa); i++ {
		if mantissa[i] == '.' && !seenDot {
			seenDot = true
			continue
		}
		d, ok := hexDigit(mantissa[i])
		if !ok {
			return Number{}, false
		}
		value = value*16 + float64(d)
		digits++
		if seenDot {
			exponent -= 4
		}
	}
	if digits == 0 || (!hasExponent && !seenDot) {
		return Number{}, false
	}
	return floatNumber(math.Ldexp(value, exponent)), true
}

func hexDigit(c byte) (int, bool) {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0'), true
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10, true
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10, true
	}
	return 0, false
}
