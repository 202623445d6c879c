package syntax

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Lines are the lines of a text as the positions of its tokens count them,
// without their ends.
func Lines(text string) (lines []string) {
	from := 0
	for i := 0; i < len(text); i++ {
		if !isNewline(text[i]) {
			continue
		}
		lines = append(lines, text[from:i])
		if i+1 < len(text) && isNewline(text[i+1]) && text[i+1] != text[i] {
			i++
		}
		from = i + 1
	}
	return append(lines, text[from:])
}

// Of a longer line than excerptSize bytes, an excerpt shows that much, from
// excerptBefore bytes before the place it is about.
const (
	excerptSize   = 200
	excerptBefore = 100
)

// Excerpt is what messages show of a line, and where the place it is about (a
// column, from 1) is in that: of a long line the part around the place, with …
// for the rest, and ? for each byte that is no text or would work on the
// terminal.
func Excerpt(line string, column int) (shown string, at int) {
	column = max(1, min(column, len(line)+1))
	from, to := 0, len(line)
	if len(line) > excerptSize {
		from = max(0, min(column-1-excerptBefore, len(line)-excerptSize))
		from, to = runeStart(line, from), runeStart(line, from+excerptSize)
	}
	shown = printable(line[from:to])
	if to < len(line) {
		shown += "…"
	}
	if at = column - from; from > 0 {
		shown, at = "…"+shown, at+len("…")
	}
	return shown, at
}

// runeStart is i, or the start of the character that byte i of a text is in.
func runeStart(text string, i int) int {
	for n := 0; n < utf8.UTFMax && i > 0 && i < len(text) && !utf8.RuneStart(text[i]); n++ {
		i--
	}
	return i
}

// printable replaces what is not to be printed, byte for byte.
func printable(text string) string {
	var b strings.Builder
	for i, r := range text {
		_, size := utf8.DecodeRuneInString(text[i:])
		if r != '\t' && unicode.IsControl(r) || r == utf8.RuneError && size == 1 {
			b.WriteString(strings.Repeat("?", size))
			continue
		}
		b.WriteString(text[i : i+size])
	}
	return b.String()
}
