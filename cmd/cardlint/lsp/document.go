package lsp

import (
	"strings"
	"unicode/utf8"

	"duel/script/lint"
	"duel/script/syntax"
)

// document is an open file. While its text does not parse, good is the last
// state of it that did.
type document struct {
	uri      string
	text     string
	file     *lint.File
	good     *lint.File
	findings []*lint.Finding
}

// facts is the file to ask about names.
func (d *document) facts() *lint.File {
	if d.good != nil {
		return d.good
	}
	return d.file
}

// offset converts a position of a text, clipping it to the text.
func offset(text string, p position) syntax.Pos {
	start := 0
	for line := 0; line < p.Line; line++ {
		i := strings.IndexByte(text[start:], '\n')
		if i < 0 {
			return syntax.Pos(len(text))
		}
		start += i + 1
	}
	at, units := start, 0
	for at < len(text) && text[at] != '\n' && units < p.Character {
		r, size := utf8.DecodeRuneInString(text[at:])
		at += size
		if units++; r > 0xffff {
			units++
		}
	}
	return syntax.Pos(at)
}

// positionOf converts an offset of a text.
func positionOf(text string, at syntax.Pos) position {
	before := text[:min(int(at), len(text))]
	start := strings.LastIndexByte(before, '\n') + 1
	units := 0
	for _, r := range before[start:] {
		if units++; r > 0xffff {
			units++
		}
	}
	return position{strings.Count(before, "\n"), units}
}

func rangeOf(text string, from, to syntax.Pos) textRange {
	return textRange{positionOf(text, from), positionOf(text, to)}
}
