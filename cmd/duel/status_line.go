package main

import (
	"fmt"
	"io"
	"strings"

	"duel/cmd/output"
)

// statusLine is a line on a terminal that says how far something is; on
// anything else it is not shown.
type statusLine struct{ out io.Writer }

func newStatusLine(w io.Writer) *statusLine {
	if !output.IsTerminal(w) {
		w = io.Discard
	}
	return &statusLine{w}
}

// show shows a text instead of the one before.
func (l *statusLine) show(text string) { fmt.Fprint(l.out, "\r\x1b[K"+text) }

// clear removes what is shown.
func (l *statusLine) clear() { l.show("") }

// barCells is the length of a bar.
const barCells = 30

// bar draws how much of a whole is done.
func bar(done, whole int) string {
	filled := barCells * done / max(whole, 1)
	return "[" + strings.Repeat("=", filled) + strings.Repeat(" ", barCells-filled) + "]"
}
