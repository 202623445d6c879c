package syntax

import (
	"fmt"
	"sort"
)

// Pos is a byte offset into the text of one file, counted from 0.
type Pos int32

// Position is a place in a file as people count it.
type Position struct {
	Offset int // bytes from the start of the file, from 0
	Line   int // from 1
	Column int // bytes from the start of the line, from 1
}

// String returns "line:column".
func (p Position) String() string { return fmt.Sprintf("%d:%d", p.Line, p.Column) }

// lineTable holds the offset at which each line starts.
type lineTable []Pos

// line returns the number, from 1, of the line that holds pos.
func (t lineTable) line(pos Pos) int {
	return sort.Search(len(t), func(i int) bool { return t[i] > pos })
}

// position converts pos.
func (t lineTable) position(pos Pos) Position {
	line := t.line(pos)
	return Position{Offset: int(pos), Line: line, Column: int(pos-t[line-1]) + 1}
}
