package host

import (
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// Limits of Lua's patterns.
const (
	maxCaptures   = 32
	maxMatchDepth = 200
)

// Lengths of a capture that has none yet, or that is a position.
const (
	captureOpen     = -1
	capturePosition = -2
)

// matcher matches one subject against one pattern, as Lua defines it; it
// counts its steps against the budget.
type matcher struct {
	l       *lua.LState
	state   *State
	subject string
	pattern string
	depth   int
	level   int // captures begun
	capture [maxCaptures]struct{ start, length int }
}

func newMatcher(l *lua.LState, subject, pattern string) *matcher {
	return &matcher{l: l, state: Of(l), subject: subject, pattern: pattern}
}

const noMatch = -1

// match matches the pattern from p at offset s and returns the end of the
// match, or noMatch.
func (m *matcher) match(s, p int) int {
	if m.depth++; m.depth > maxMatchDepth {
		m.l.RaiseError("pattern too complex")
	}
	defer func() { m.depth-- }()
	for p < len(m.pattern) {
		m.state.Charge(1)
		switch m.pattern[p] {
		case '(':
			if p+1 < len(m.pattern) && m.pattern[p+1] == ')' {
				return m.startCapture(s, p+2, capturePosition)
			}
			return m.startCapture(s, p+1, captureOpen)
		case ')':
			return m.endCapture(s, p+1)
		case '$':
			if p+1 == len(m.pattern) {
				if s == len(m.subject) {
					return s
				}
				return noMatch
			}
		case '%':
			if p+1 < len(m.pattern) {
				next, end, done := m.special(s, p)
				if done {
					if next == noMatch {
						return noMatch
					}
					s, p = next, end
					continue
				}
			}
		}
		end := m.classEnd(p)
		suffix := byte(0)
		if end < len(m.pattern) {
			suffix = m.pattern[end]
		}
		switch suffix {
		case '*':
			return m.maxExpand(s, p, end, 0)
		case '+':
			return m.maxExpand(s, p, end, 1)
		case '-':
			return m.minExpand(s, p, end)
		case '?':
			if m.single(s, p, end) {
				if r := m.match(s+1, end+1); r != noMatch {
					return r
				}
			}
			p = end + 1
		default:
			if !m.single(s, p, end) {
				return noMatch
			}
			s, p = s+1, end
		}
	}
	return s
}

// special matches %b, %f and %1: it returns where subject and pattern go on;
// done is false if the item at p is none of them.
func (m *matcher) special(s, p int) (next, end int, done bool) {
	switch c := m.pattern[p+1]; {
	case c == 'b':
		return m.balance(s, p+2), p + 4, true
	case c == 'f':
		return m.frontier(s, p+2)
	case c >= '0' && c <= '9':
		return m.backReference(s, c), p + 2, true
	}
	return 0, 0, false
}

func (m *matcher) balance(s, p int) int {
	if p+1 >= len(m.pattern) {
		m.l.RaiseError("malformed pattern (missing arguments to '%sb')", "%")
	}
	open, closing := m.pattern[p], m.pattern[p+1]
	if s >= len(m.subject) || m.subject[s] != open {
		return noMatch
	}
	nested := 1
	for i := s + 1; i < len(m.subject); i++ {
		switch c := m.subject[i]; {
		case c == closing:
			if nested--; nested == 0 {
				m.state.Charge((i - s) / stepBytes)
				return i + 1
			}
		case c == open:
			nested++
		}
	}
	m.state.Charge((len(m.subject) - s) / stepBytes)
	return noMatch
}

func (m *matcher) frontier(s, p int) (next, end int, done bool) {
	if p >= len(m.pattern) || m.pattern[p] != '[' {
		m.l.RaiseError("missing '[' after '%sf' in pattern", "%")
	}
	end = m.classEnd(p)
	before, here := byte(0), byte(0)
	if s > 0 {
		before = m.subject[s-1]
	}
	if s < len(m.subject) {
		here = m.subject[s]
	}
	if !m.set(before, p, end-1) && m.set(here, p, end-1) {
		return s, end, true
	}
	return noMatch, end, true
}

func (m *matcher) backReference(s int, digit byte) int {
	i := m.checkCapture(digit)
	c := m.capture[i]
	text := m.subject[c.start : c.start+max(c.length, 0)]
	m.state.Charge(len(text) / stepBytes)
	if strings.HasPrefix(m.subject[s:], text) {
		return s + len(text)
	}
	return noMatch
}

func (m *matcher) checkCapture(digit byte) int {
	i := int(digit) - '1'
	if i < 0 || i >= m.level || m.capture[i].length == captureOpen {
		m.l.RaiseError("invalid capture index %%%d", i+1)
	}
	return i
}

func (m *matcher) startCapture(s, p, length int) int {
	if m.level >= maxCaptures {
		m.l.RaiseError("too many captures")
	}
	m.capture[m.level].start, m.capture[m.level].length = s, length
	m.level++
	end := m.match(s, p)
	if end == noMatch {
		m.level--
	}
	return end
}

func (m *matcher) endCapture(s, p int) int {
	i := m.level - 1
	for ; i >= 0 && m.capture[i].length != captureOpen; i-- {
	}
	if i < 0 {
		m.l.RaiseError("invalid pattern capture")
	}
	m.capture[i].length = s - m.capture[i].start
	end := m.match(s, p)
	if end == noMatch {
		m.capture[i].length = captureOpen
	}
	return end
}

// classEnd returns where the single-character item at p ends.
func (m *matcher) classEnd(p int) int {
	c := m.pattern[p]
	p++
	switch c {
	case '%':
		if p >= len(m.pattern) {
			m.l.RaiseError("malformed pattern (ends with '%s')", "%")
		}
		return p + 1
	case '[':
		if p < len(m.pattern) && m.pattern[p] == '^' {
			p++
		}
		for first := true; first || p >= len(m.pattern) || m.pattern[p] != ']'; first = false {
			if p >= len(m.pattern) {
				m.l.RaiseError("malformed pattern (missing ']')")
			}
			if c := m.pattern[p]; c == '%' && p+1 < len(m.pattern) {
				p++
			}
			p++
		}
		return p + 1
	}
	return p
}

// single matches one character against the item between p and end.
func (m *matcher) single(s, p, end int) bool {
	if s >= len(m.subject) {
		return false
	}
	c := m.subject[s]
	switch m.pattern[p] {
	case '.':
		return true
	case '%':
		return matchClass(c, m.pattern[p+1])
	case '[':
		return m.set(c, p, end-1)
	}
	return m.pattern[p] == c
}

// set matches a character against the set that starts at p; end is its
// closing bracket.
func (m *matcher) set(c byte, p, end int) bool {
	want := true
	p++
	if m.pattern[p] == '^' {
		want = false
		p++
	}
	for ; p < end; p++ {
		switch {
		case m.pattern[p] == '%' && p+1 < end:
			p++
			if matchClass(c, m.pattern[p]) {
				return want
			}
		case p+2 < end && m.pattern[p+1] == '-':
			if m.pattern[p] <= c && c <= m.pattern[p+2] {
				return want
			}
			p += 2
		case m.pattern[p] == c:
			return want
		}
	}
	return !want
}

func (m *matcher) maxExpand(s, p, end, least int) int {
	n := 0
	for m.single(s+n, p, end) {
		n++
	}
	m.state.Charge(n / 4)
	for ; n >= least; n-- {
		if r := m.match(s+n, end+1); r != noMatch {
			return r
		}
	}
	return noMatch
}

func (m *matcher) minExpand(s, p, end int) int {
	for {
		if r := m.match(s, end+1); r != noMatch {
			return r
		}
		if !m.single(s, p, end) {
			return noMatch
		}
		s++
	}
}

// matchClass matches a character against a class such as %d; an upper-case
// letter is the complement.
func matchClass(c, class byte) bool {
	var in bool
	switch class | 0x20 {
	case 'a':
		in = isLetter(c)
	case 'c':
		in = c < ' ' || c == 0x7f
	case 'd':
		in = isDigit(c)
	case 'g':
		in = c > ' ' && c < 0x7f
	case 'l':
		in = 'a' <= c && c <= 'z'
	case 'p':
		in = c > ' ' && c < 0x7f && !isLetter(c) && !isDigit(c)
	case 's':
		in = c == ' ' || '\t' <= c && c <= '\r'
	case 'u':
		in = 'A' <= c && c <= 'Z'
	case 'w':
		in = isLetter(c) || isDigit(c)
	case 'x':
		in = isDigit(c) || 'a' <= c|0x20 && c|0x20 <= 'f'
	default:
		return class == c
	}
	if !isLetter(class) {
		return class == c
	}
	return in == (class >= 'a')
}

func isDigit(c byte) bool  { return '0' <= c && c <= '9' }
func isLetter(c byte) bool { return 'a' <= c|0x20 && c|0x20 <= 'z' }
