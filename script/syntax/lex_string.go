package syntax

import "strings"

// longBracket passes over an opening long bracket "[[", "[=[", ... and
// returns its level; if none stands here it moves nothing.
func (lx *lexer) longBracket() (level int, ok bool) {
	i := lx.pos
	if i >= len(lx.src) || lx.src[i] != '[' {
		return 0, false
	}
	for i++; i < len(lx.src) && lx.src[i] == '='; i++ {
		level++
	}
	if i >= len(lx.src) || lx.src[i] != '[' {
		return 0, false
	}
	lx.pos = i + 1
	return level, true
}

// long reads the rest of a long string or comment. start is where it began,
// what its name in messages. A line end directly after the opening bracket
// is dropped; others become LF.
func (lx *lexer) long(level, start int, what string) (string, bool) {
	if lx.pos < len(lx.src) && isNewline(lx.src[lx.pos]) {
		lx.newline()
	}
	closing := "]" + strings.Repeat("=", level) + "]"
	var b strings.Builder
	from := lx.pos
	for lx.pos < len(lx.src) {
		switch c := lx.src[lx.pos]; {
		case c == ']' && strings.HasPrefix(lx.src[lx.pos:], closing):
			text := lx.src[from:lx.pos]
			lx.pos += len(closing)
			if b.Len() == 0 {
				return text, true
			}
			b.WriteString(text)
			return b.String(), true
		case c == '\r', c == '\n' && lx.peek(1) == '\r':
			b.WriteString(lx.src[from:lx.pos])
			b.WriteByte('\n')
			lx.newline()
			from = lx.pos
		case c == '\n':
			lx.newline()
		default:
			lx.pos++
		}
	}
	lx.errorAt(start, lx.pos, "unfinished long %s: expected '%s' to close it, found end of file", what, closing)
	return b.String() + lx.src[from:], false
}

// quoted reads a string in quotes.
func (lx *lexer) quoted(tok *token, quote byte) {
	tok.kind = StringToken
	start := lx.pos
	lx.pos++
	from := lx.pos
	for lx.pos < len(lx.src) {
		switch c := lx.src[lx.pos]; {
		case c == quote:
			tok.text = lx.src[from:lx.pos]
			lx.pos++
			return
		case c == '\\':
			tok.text = lx.escaped(quote, start, from)
			return
		case isNewline(c):
			tok.text = lx.src[from:lx.pos]
			lx.unfinished(start, quote)
			return
		default:
			lx.pos++
		}
	}
	tok.text = lx.src[from:lx.pos]
	lx.unfinished(start, quote)
}

func (lx *lexer) unfinished(start int, quote byte) {
	found := "end of line"
	if lx.pos >= len(lx.src) {
		found = "end of file"
	}
	lx.errorAt(start, lx.pos, "unfinished string: expected %c to close it, found %s", quote, found)
}

// escaped reads the rest of a quoted string that has escape sequences; from
// is where its content starts.
func (lx *lexer) escaped(quote byte, start, from int) string {
	b := append(make([]byte, 0, 2*(lx.pos-from)+16), lx.src[from:lx.pos]...)
	for lx.pos < len(lx.src) {
		switch c := lx.src[lx.pos]; {
		case c == quote:
			lx.pos++
			return string(b)
		case c == '\\':
			b = lx.escape(b)
		case isNewline(c):
			lx.unfinished(start, quote)
			return string(b)
		default:
			b = append(b, c)
			lx.pos++
		}
	}
	lx.unfinished(start, quote)
	return string(b)
}

var simpleEscapes = map[byte]byte{
	'a': '\a', 'b': '\b', 'f': '\f', 'n': '\n', 'r': '\r', 't': '\t', 'v': '\v',
	'\\': '\\', '"': '"', '\'': '\'',
}

// escape appends what one escape sequence stands for.
func (lx *lexer) escape(b []byte) []byte {
	start := lx.pos
	lx.pos++
	if lx.pos >= len(lx.src) {
		return b
	}
	c := lx.src[lx.pos]
	if v, ok := simpleEscapes[c]; ok {
		lx.pos++
		return append(b, v)
	}
	switch {
	case isNewline(c):
		lx.newline()
		return append(b, '\n')
	case c == 'z':
		lx.pos++
		lx.skipSpace()
		return b
	case c == 'x':
		return lx.hexEscape(b, start)
	case c == 'u':
		return lx.unicodeEscape(b, start)
	case classes[c]&classDigit != 0:
		return lx.decimalEscape(b, start)
	}
	lx.pos++
	lx.errorAt(start, lx.pos, "invalid escape sequence '\\%c'", c)
	return b
}

// skipSpace passes over the blanks and line ends after "\z".
func (lx *lexer) skipSpace() {
	for lx.pos < len(lx.src) {
		switch lx.src[lx.pos] {
		case ' ', '\t', '\f', '\v':
			lx.pos++
		case '\n', '\r':
			lx.newline()
		default:
			return
		}
	}
}

func (lx *lexer) hexEscape(b []byte, start int) []byte {
	lx.pos++
	value := 0
	for i := 0; i < 2; i++ {
		d, ok := hexDigit(lx.peek(0))
		if !ok {
			lx.errorAt(start, lx.pos, "invalid escape sequence: expected two hexadecimal digits after '\\x'")
			return b
		}
		value = value<<4 | d
		lx.pos++
	}
	return append(b, byte(value))
}

func (lx *lexer) decimalEscape(b []byte, start int) []byte {
	value := 0
	for i := 0; i < 3 && classes[lx.peek(0)]&classDigit != 0; i++ {
		value = value*10 + int(lx.src[lx.pos]-'0')
		lx.pos++
	}
	if value > 255 {
		lx.errorAt(start, lx.pos, "invalid escape sequence: \\%d is more than 255", value)
		return b
	}
	return append(b, byte(value))
}

// unicodeEscape reads "\u{...}" with hexadecimal digits, up to 2^31-1, and appends its UTF-8 form.
func (lx *lexer) unicodeEscape(b []byte, start int) []byte {
	lx.pos++
	if lx.peek(0) != '{' {
		lx.errorAt(start, lx.pos, "invalid escape sequence: expected '{' after '\\u'")
		return b
	}
	lx.pos++
	value, digits := uint64(0), 0
	for ; ; digits++ {
		d, ok := hexDigit(lx.peek(0))
		if !ok {
			break
		}
		if value = value<<4 | uint64(d); value > 0x7fffffff {
			lx.errorAt(start, lx.pos+1, "invalid escape sequence: \\u{} holds at most 7FFFFFFF")
			return b
		}
		lx.pos++
	}
	if digits == 0 {
		lx.errorAt(start, lx.pos, "invalid escape sequence: expected hexadecimal digits in '\\u{}'")
		return b
	}
	if lx.peek(0) != '}' {
		lx.errorAt(start, lx.pos, "invalid escape sequence: expected '}' to close '\\u{'")
		return b
	}
	lx.pos++
	return appendUTF8(b, uint32(value))
}

// appendUTF8 encodes a code point of up to 31 bits, as Lua does.
func appendUTF8(b []byte, v uint32) []byte {
	if v < 0x80 {
		return append(b, byte(v))
	}
	var tail [6]byte
	n, firstMax := 0, uint32(0x3f)
	for {
		tail[n] = byte(0x80 | v&0x3f)
		n++
		v >>= 6
		firstMax >>= 1
		if v <= firstMax {
			break
		}
	}
	b = append(b, byte(^firstMax<<1|v))
	for n > 0 {
		n--
		b = append(b, tail[n])
	}
	return b
}
