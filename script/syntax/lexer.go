package syntax

import "fmt"

// Comment is one comment of a file.
type Comment struct {
	Start, End Pos
	Text       string // without the leading dashes and long brackets
	Long       bool   // written --[[ ]]
}

// lexer turns a text into tokens.
type lexer struct {
	file     string
	src      string
	pos      int
	lines    lineTable
	comments []Comment
	errors   ErrorList
	rowStart bool // no token met yet in this line
}

func newLexer(file, src string) *lexer {
	lx := &lexer{file: file, src: src, rowStart: true}
	lx.lines = make(lineTable, 1, 16+len(src)/24)
	lx.skipHead()
	return lx
}

// skipHead passes over a byte order mark and a first line that starts with
// '#'.
func (lx *lexer) skipHead() {
	if len(lx.src) >= 3 && lx.src[:3] == "\xEF\xBB\xBF" {
		lx.pos = 3
	}
	if lx.pos < len(lx.src) && lx.src[lx.pos] == '#' {
		for lx.pos < len(lx.src) && !isNewline(lx.src[lx.pos]) {
			lx.pos++
		}
	}
}

func isNewline(c byte) bool { return c == '\n' || c == '\r' }

// Character classes of names and numerals.
const (
	classLetter = 1 << iota
	classDigit
	classHex
)

var classes = func() (t [256]uint8) {
	for c := '0'; c <= '9'; c++ {
		t[c] |= classDigit | classHex
	}
	for c := 'a'; c <= 'z'; c++ {
		t[c] |= classLetter
		t[c-'a'+'A'] |= classLetter
	}
	for c := 'a'; c <= 'f'; c++ {
		t[c] |= classHex
		t[c-'a'+'A'] |= classHex
	}
	t['_'] |= classLetter
	return t
}()

// newline passes over one line end: LF, CR, CR LF or LF CR.
func (lx *lexer) newline() {
	first := lx.src[lx.pos]
	lx.pos++
	if lx.pos < len(lx.src) {
		if second := lx.src[lx.pos]; isNewline(second) && second != first {
			lx.pos++
		}
	}
	lx.lines = append(lx.lines, Pos(lx.pos))
	lx.rowStart = true
}

// errorAt records a mistake between two offsets.
func (lx *lexer) errorAt(start, end int, format string, args ...any) {
	lx.errors = append(lx.errors, &Error{
		File:     lx.file,
		Position: lx.lines.position(Pos(start)),
		EndPos:   Pos(end),
		Message:  fmt.Sprintf(format, args...),
	})
}

// next returns the next token.
func (lx *lexer) next() token {
	lx.skipBlanks()
	tok := token{start: Pos(lx.pos), firstOnRow: lx.rowStart}
	lx.rowStart = false
	if lx.pos >= len(lx.src) {
		tok.end = tok.start
		return tok
	}
	switch c := lx.src[lx.pos]; {
	case classes[c]&classLetter != 0:
		lx.name(&tok)
	case classes[c]&classDigit != 0:
		lx.numeral(&tok)
	case c == '"' || c == '\'':
		lx.quoted(&tok, c)
	default:
		lx.operator(&tok, c)
	}
	tok.end = Pos(lx.pos)
	return tok
}

// skipBlanks passes over blanks and comments.
func (lx *lexer) skipBlanks() {
	for lx.pos < len(lx.src) {
		switch c := lx.src[lx.pos]; c {
		case ' ', '\t', '\f', '\v':
			lx.pos++
		case '\n', '\r':
			lx.newline()
		case '-':
			if lx.peek(1) != '-' {
				return
			}
			lx.comment()
		default:
			return
		}
	}
}

// peek returns the byte n places ahead, 0 past the end.
func (lx *lexer) peek(n int) byte {
	if lx.pos+n < len(lx.src) {
		return lx.src[lx.pos+n]
	}
	return 0
}

func (lx *lexer) comment() {
	start := lx.pos
	lx.pos += 2
	if level, ok := lx.longBracket(); ok {
		text, _ := lx.long(level, start, "comment")
		lx.comments = append(lx.comments, Comment{Start: Pos(start), End: Pos(lx.pos), Text: text, Long: true})
		return
	}
	text := lx.pos
	for lx.pos < len(lx.src) && !isNewline(lx.src[lx.pos]) {
		lx.pos++
	}
	lx.comments = append(lx.comments, Comment{Start: Pos(start), End: Pos(lx.pos), Text: lx.src[text:lx.pos]})
}

func (lx *lexer) name(tok *token) {
	start := lx.pos
	for lx.pos < len(lx.src) && classes[lx.src[lx.pos]]&(classLetter|classDigit) != 0 {
		lx.pos++
	}
	tok.text = lx.src[start:lx.pos]
	tok.kind = keyword(tok.text)
}

// numeral reads like Lua: everything that could belong to a numeral, then
// decides whether it is one.
func (lx *lexer) numeral(tok *token) {
	start := lx.pos
	exponent := byte('e')
	if lx.src[lx.pos] == '0' && lx.peek(1)|0x20 == 'x' {
		exponent = 'p'
		lx.pos += 2
	}
	for lx.pos < len(lx.src) {
		c := lx.src[lx.pos]
		if c|0x20 == exponent {
			lx.pos++
			if s := lx.peek(0); s == '+' || s == '-' {
				lx.pos++
			}
			continue
		}
		if c != '.' && classes[c] == 0 {
			break
		}
		lx.pos++
	}
	text := lx.src[start:lx.pos]
	number, ok := ParseNumber(text)
	if !ok {
		lx.errorAt(start, lx.pos, "malformed number '%s'", clip(text))
	}
	tok.kind, tok.number = NumberToken, number
}

// operator reads punctuation, long strings and numerals that start with a
// dot.
func (lx *lexer) operator(tok *token, c byte) {
	next := lx.peek(1)
	kind, size := invalid, 1
	switch c {
	case '+':
		kind = Plus
	case '-':
		kind = Minus
	case '*':
		kind = Star
	case '/':
		kind, size = either(next == '/', DoubleSlash, Slash)
	case '%':
		kind = Percent
	case '^':
		kind = Caret
	case '#':
		kind = Hash
	case '&':
		kind = Ampersand
	case '|':
		kind = Pipe
	case '~':
		kind, size = either(next == '=', NotEqual, Tilde)
	case '=':
		kind, size = either(next == '=', Equal, Assign)
	case '<':
		if kind, size = either(next == '=', LessEqual, Less); next == '<' {
			kind, size = ShiftLeft, 2
		}
	case '>':
		if kind, size = either(next == '=', GreaterEqual, Greater); next == '>' {
			kind, size = ShiftRight, 2
		}
	case '(':
		kind = LeftParen
	case ')':
		kind = RightParen
	case '{':
		kind = LeftBrace
	case '}':
		kind = RightBrace
	case '[':
		if level, ok := lx.longBracket(); ok {
			tok.text, _ = lx.long(level, int(tok.start), "string")
			tok.kind = StringToken
			return
		}
		kind = LeftBracket
	case ']':
		kind = RightBracket
	case ';':
		kind = Semicolon
	case ':':
		kind, size = either(next == ':', DoubleColon, Colon)
	case ',':
		kind = Comma
	case '.':
		switch {
		case next == '.' && lx.peek(2) == '.':
			kind, size = Ellipsis, 3
		case next == '.':
			kind, size = Concat, 2
		case classes[next]&classDigit != 0:
			lx.numeral(tok)
			return
		default:
			kind = Dot
		}
	default:
		size = lx.strayText()
	}
	lx.pos += size
	tok.kind = kind
}

// either returns the two-byte kind if second holds, else the one-byte kind.
func either(second bool, long, short Kind) (Kind, int) {
	if second {
		return long, 2
	}
	return short, 1
}

// strayText reports bytes that begin no token and returns how many there are
// in a row.
func (lx *lexer) strayText() int {
	n := 1
	for lx.peek(n) >= 0x80 && lx.src[lx.pos] >= 0x80 {
		n++
	}
	lx.errorAt(lx.pos, lx.pos+n, "unexpected character %s", quoteStray(lx.src[lx.pos:lx.pos+n]))
	return n
}

func quoteStray(s string) string {
	if s[0] > ' ' && s[0] != 0x7f {
		return "'" + clip(s) + "'"
	}
	return fmt.Sprintf("'\\%d'", s[0])
}

// clip shortens a quotation to what a message can hold.
func clip(s string) string {
	const most = 40
	if len(s) > most {
		return s[:most] + "..."
	}
	return s
}
