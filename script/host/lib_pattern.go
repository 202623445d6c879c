package host

import (
	"strings"

	lua "github.com/yuin/gopher-lua"
)

// captured returns the i-th capture of the match from start to end; without
// captures the first is the whole match.
func (m *matcher) captured(i, start, end int) lua.LValue {
	if i >= m.level {
		if i != 0 {
			m.l.RaiseError("invalid capture index %%%d", i+1)
		}
		return lua.LString(m.subject[start:end])
	}
	c := m.capture[i]
	switch c.length {
	case captureOpen:
		m.l.RaiseError("unfinished capture")
	case capturePosition:
		return Int(int64(c.start + 1))
	}
	return lua.LString(m.subject[c.start : c.start+c.length])
}

// pushCaptures pushes all captures; with whole the whole match if there are
// none.
func (m *matcher) pushCaptures(start, end int, whole bool) int {
	n := m.level
	if n == 0 && whole {
		n = 1
	}
	for i := range n {
		m.l.Push(m.captured(i, start, end))
	}
	return n
}

// at tries a match at one offset.
func (m *matcher) at(s, p int) int {
	m.level, m.depth = 0, 0
	return m.match(s, p)
}

func stringFind(l *lua.LState) int  { return find(l, true) }
func stringMatch(l *lua.LState) int { return find(l, false) }

const patternSpecials = "^$*+?.([%-"

func find(l *lua.LState, positions bool) int {
	s, pattern := checkText(l, 1), checkText(l, 2)
	first := optInteger(l, 3, 1)
	if first > int64(len(s))+1 {
		return push(l, lua.LNil)
	}
	init := startIndex(first, len(s))
	if positions && (lua.LVAsBool(l.Get(4)) || !strings.ContainsAny(pattern, patternSpecials)) {
		Of(l).Charge((len(s) - init) / stepBytes)
		at := strings.Index(s[init:], pattern)
		if at < 0 {
			return push(l, lua.LNil)
		}
		l.Push(Int(int64(init + at + 1)))
		l.Push(Int(int64(init + at + len(pattern))))
		return 2
	}
	m := newMatcher(l, s, pattern)
	p := 0
	if strings.HasPrefix(pattern, "^") {
		p = 1
	}
	for at := init; at <= len(s); at++ {
		if end := m.at(at, p); end != noMatch {
			if !positions {
				return m.pushCaptures(at, end, true)
			}
			l.Push(Int(int64(at + 1)))
			l.Push(Int(int64(end)))
			return m.pushCaptures(at, end, false) + 2
		}
		if p == 1 {
			break
		}
	}
	return push(l, lua.LNil)
}

func stringGmatch(l *lua.LState) int {
	s, pattern := checkText(l, 1), checkText(l, 2)
	at, last := 0, -1
	return push(l, l.NewFunction(func(l *lua.LState) int {
		m := newMatcher(l, s, pattern)
		for ; at <= len(s); at++ {
			end := m.at(at, 0)
			if end == noMatch || end == last {
				continue
			}
			start := at
			at, last = end, end
			return m.pushCaptures(start, end, true)
		}
		return push(l, lua.LNil)
	}))
}

func stringGsub(l *lua.LState) int {
	s, pattern := checkText(l, 1), checkText(l, 2)
	replacement := l.Get(3)
	switch replacement.Type() {
	case lua.LTNumber, lua.LTString, lua.LTTable, lua.LTFunction:
	default:
		typeError(l, 3, "string/function/table")
	}
	most := optInteger(l, 4, int64(len(s))+1)
	anchored := strings.HasPrefix(pattern, "^")
	p := 0
	if anchored {
		p = 1
	}
	m := newMatcher(l, s, pattern)
	var b []byte
	at, last, count := 0, noMatch, int64(0)
	for count < most {
		if end := m.at(at, p); end != noMatch && end != last {
			count++
			b = append(b, m.replaced(replacement, at, end)...)
			m.limit(b)
			at, last = end, end
		} else if at < len(s) {
			b = append(b, s[at])
			at++
		} else {
			break
		}
		if anchored {
			break
		}
	}
	if at < len(s) {
		b = append(b, s[at:]...)
	}
	chargeText(l, len(b))
	l.Push(lua.LString(b))
	l.Push(Int(count))
	return 2
}

// limit keeps a result in the making within the longest string.
func (m *matcher) limit(b []byte) {
	if len(b) > maxStringSize {
		m.l.RaiseError("resulting string too large")
	}
}

// replaced returns what stands for one match in the result of gsub.
func (m *matcher) replaced(replacement lua.LValue, start, end int) string {
	var value lua.LValue
	switch r := replacement.(type) {
	case *lua.LTable:
		value = m.l.GetTable(r, m.captured(0, start, end))
	case *lua.LFunction:
		level := m.level
		m.l.Push(r)
		n := m.pushCaptures(start, end, true)
		m.l.Call(n, 1)
		m.level = level
		value = m.l.Get(-1)
		m.l.Pop(1)
	default:
		text, _ := toText(r)
		return m.template(text, start, end)
	}
	if !lua.LVAsBool(value) {
		return m.subject[start:end]
	}
	text, ok := toText(value)
	if !ok {
		m.l.RaiseError("invalid replacement value (a %s)", typeName(value))
	}
	m.state.Charge(len(text) / stepBytes)
	return text
}

// template fills the captures into a replacement string.
func (m *matcher) template(text string, start, end int) string {
	if strings.IndexByte(text, '%') < 0 {
		m.state.Charge(len(text) / stepBytes)
		return text
	}
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] != '%' {
			b.WriteByte(text[i])
			continue
		}
		i++
		switch {
		case i < len(text) && text[i] == '%':
			b.WriteByte('%')
		case i < len(text) && text[i] == '0':
			b.WriteString(m.subject[start:end])
		case i < len(text) && isDigit(text[i]):
			part, _ := toText(m.captured(int(text[i]-'1'), start, end))
			b.WriteString(part)
		default:
			m.l.RaiseError("invalid use of '%s' in replacement string", "%")
		}
		chargeText(m.l, b.Len())
	}
	return b.String()
}
