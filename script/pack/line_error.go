package pack

import (
	"errors"
	"fmt"
	"strings"
)

// LineError is a fault in a text file: a deck, a banlist or a script's card
// facts.
type LineError struct {
	File    string
	Line    int // from 1
	Message string
}

// Error returns "file:line: message".
func (e *LineError) Error() string {
	return fmt.Sprintf("%s:%d: %s", e.File, e.Line, e.Message)
}

// maxLineErrors is how many faults of a file are reported; the rest is
// counted.
const maxLineErrors = 10

// lineErrors gathers the faults of one file.
type lineErrors struct {
	file   string
	errs   []error
	excess int
}

func (l *lineErrors) add(line int, format string, args ...any) {
	if len(l.errs) == maxLineErrors {
		l.excess++
		return
	}
	l.errs = append(l.errs, &LineError{File: l.file, Line: line, Message: fmt.Sprintf(format, args...)})
}

// err returns the faults as one error whose parts are *LineError, or nil.
func (l *lineErrors) err() error {
	if l.excess > 0 {
		return errors.Join(append(l.errs, fmt.Errorf("%s: %d more errors", l.file, l.excess))...)
	}
	return errors.Join(l.errs...)
}

// splitLines splits a text at LF, CRLF or CR, without a byte order mark.
func splitLines(text []byte) []string {
	clean := strings.TrimPrefix(string(text), "\ufeff")
	return strings.Split(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(clean), "\n")
}
