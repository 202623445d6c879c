package host

import (
	"fmt"
	"math"
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// stringFormat builds a string after a format in the manner of C.
func stringFormat(l *lua.LState) int {
	format := checkText(l, 1)
	var b strings.Builder
	arg := 1
	for i := 0; i < len(format); i++ {
		if format[i] != '%' {
			b.WriteByte(format[i])
			continue
		}
		if i++; i < len(format) && format[i] == '%' {
			b.WriteByte('%')
			continue
		}
		spec := conversionSpec(l, format[i:])
		i += len(spec)
		if i >= len(format) {
			l.RaiseError("invalid option '%%%s' to 'format'", spec)
		}
		arg++
		part := convert(l, spec, format[i], arg)
		chargeText(l, b.Len()/stepBytes+len(part))
		b.WriteString(part)
		if b.Len() > maxStringSize {
			l.RaiseError("resulting string too large")
		}
	}
	return push(l, lua.LString(b.String()))
}

// conversionSpec returns the flags, width and precision before a conversion:
// at most two digits each.
func conversionSpec(l *lua.LState, s string) string {
	n := 0
	for n < len(s) && strings.IndexByte("-+ #0", s[n]) >= 0 {
		n++
	}
	if n > 5 {
		l.RaiseError("invalid format (repeated flags)")
	}
	digits := func() {
		for start := n; n < len(s) && n < start+2 && s[n] >= '0' && s[n] <= '9'; {
			n++
		}
	}
	digits()
	if n < len(s) && s[n] == '.' {
		n++
		digits()
	}
	if n < len(s) && s[n] >= '0' && s[n] <= '9' {
		l.RaiseError("invalid format (width or precision too long)")
	}
	return s[:n]
}

// convert formats one argument.
func convert(l *lua.LState, spec string, conversion byte, arg int) string {
	switch conversion {
	case 'd', 'i':
		return fmt.Sprintf("%"+spec+"d", checkInteger(l, arg))
	case 'u':
		return fmt.Sprintf("%"+spec+"d", uint64(checkInteger(l, arg)))
	case 'c':
		return fmt.Sprintf("%"+spec+"s", string([]byte{byte(checkInteger(l, arg))}))
	case 'o', 'x', 'X':
		return fmt.Sprintf("%"+spec+string(conversion), uint64(checkInteger(l, arg)))
	case 'e', 'E', 'f', 'F', 'g', 'G':
		return formatFloat(spec, conversion, checkNumber(l, arg))
	case 'a', 'A':
		return formatHexFloat(spec, conversion, checkNumber(l, arg))
	case 's':
		return fmt.Sprintf("%"+spec+"s", tostring(l, checkAny(l, arg)))
	case 'q':
		return quote(l, checkAny(l, arg))
	}
	l.RaiseError("invalid option '%%%c' to 'format'", conversion)
	return ""
}

// formatFloat differs from fmt in infinities, and in %g without precision.
func formatFloat(spec string, conversion byte, f float64) string {
	if math.IsInf(f, 0) || math.IsNaN(f) {
		return formatSpecial(spec, conversion, f)
	}
	if (conversion == 'g' || conversion == 'G') && !strings.Contains(spec, ".") {
		spec += ".6"
	}
	return fmt.Sprintf("%"+spec+string(conversion), f)
}

func formatSpecial(spec string, conversion byte, f float64) string {
	text := formatNumber(f)
	if strings.Contains(spec, "+") && f > 0 {
		text = "+" + text
	}
	if conversion < 'a' {
		text = strings.ToUpper(text)
	}
	width, _, _ := strings.Cut(strings.TrimLeft(spec, "+ #0"), ".")
	return fmt.Sprintf("%"+width+"s", text)
}

// formatHexFloat prints as C does: an exponent without leading zeros.
func formatHexFloat(spec string, conversion byte, f float64) string {
	if math.IsInf(f, 0) || math.IsNaN(f) {
		return formatSpecial(spec, conversion, f)
	}
	text := fmt.Sprintf("%"+spec+string('x'+conversion-'a'), f)
	mark := strings.LastIndexAny(text, "pP")
	digits := text[mark+2:]
	if len(digits) == 2 && digits[0] == '0' {
		digits = digits[1:]
	}
	return text[:mark+2] + digits
}

// quote writes a value so that load reads it back.
func quote(l *lua.LState, v lua.LValue) string {
	switch v := v.(type) {
	case lua.LString:
		return quoteText(string(v))
	case lua.LNumber:
		f := float64(v)
		if isWhole(f) {
			return formatNumber(f)
		}
		return formatHexFloat("", 'a', f)
	case *lua.LNilType, lua.LBool:
		return v.String()
	}
	l.RaiseError("value has no literal form")
	return ""
}

func quoteText(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == '"' || c == '\\' || c == '\n':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c < ' ' || c == 0x7f:
			if i+1 < len(s) && s[i+1] >= '0' && s[i+1] <= '9' {
				fmt.Fprintf(&b, "\\%03d", c)
			} else {
				fmt.Fprintf(&b, "\\%d", c)
			}
		default:
			b.WriteByte(c)
		}
	}
	b.WriteByte('"')
	return b.String()
}
