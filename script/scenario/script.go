package scenario

import (
	"path/filepath"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/script/session"
)

// Script is a compiled duel script. It is safe for concurrent use.
type Script struct {
	File string // as it was named
	Text string

	proto *lua.FunctionProto
	lines []string
}

// Compile reads a duel script. The error is a *Failure.
func Compile(s *session.Session, file, text string) (*Script, error) {
	proto, err := s.Cache.Compile(file, text)
	if err != nil {
		return nil, failureOf(err)
	}
	return &Script{File: file, Text: text, proto: proto, lines: strings.Split(text, "\n")}, nil
}

// Line is the text of a line, counted from 1, or "".
func (s *Script) Line(n int) string {
	if n < 1 || n > len(s.lines) {
		return ""
	}
	return s.lines[n-1]
}

// title is the name of the test that a script without tests is.
func (s *Script) title() string {
	return strings.TrimSuffix(filepath.Base(s.File), filepath.Ext(s.File))
}
