package syntax

import (
	"fmt"
	"strings"
)

// Error is one mistake in a text.
type Error struct {
	File     string
	Position     // where what is wrong starts
	EndPos   Pos // where it ends
	Message  string
	// Expected and Found are set when the parser met another token than the
	// grammar asks for; Message holds both in words.
	Expected, Found string
}

// Error returns "file:line:column: message".
func (e *Error) Error() string {
	return fmt.Sprintf("%s:%d:%d: %s", e.File, e.Line, e.Column, e.Message)
}

// ErrorList is all mistakes of a file in the order of the text.
type ErrorList []*Error

// Error returns the messages, one a line.
func (l ErrorList) Error() string {
	lines := make([]string, len(l))
	for i, e := range l {
		lines[i] = e.Error()
	}
	return strings.Join(lines, "\n")
}

// err returns the list as an error, nil when it is empty.
func (l ErrorList) err() error {
	if len(l) == 0 {
		return nil
	}
	return l
}
