package syntax

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestLinesAreThoseOfPositions(t *testing.T) {
	const text = "a=1\nb=2\r\nc=3\rd=4\n\re=5\n\nf=6"
	if got, want := Lines(text), []string{"a=1", "b=2", "c=3", "d=4", "e=5", "", "f=6"}; !slices.Equal(got, want) {
		t.Errorf("lines are %q, want %q", got, want)
	}
	chunk, err := Parse("x.lua", text)
	if err != nil {
		t.Fatal(err)
	}
	if at := chunk.Position(Pos(len(text) - 1)); at.Line != 7 {
		t.Errorf("the last line is %d for positions, want 7", at.Line)
	}
	if got := Lines("x=1\n"); !slices.Equal(got, []string{"x=1", ""}) {
		t.Errorf("lines are %q", got)
	}
}

func TestExcerptsAreShortAndPrintable(t *testing.T) {
	long := strings.Repeat("é", 5000) + "Duel.Drew" + strings.Repeat("é", 5000)
	for _, c := range []struct {
		line   string
		column int
		at     string // what is at the column
	}{
		{"\tlocal x=1", 8, "x=1"},
		{long, 10001, "Duel.Drew"},
		{"Duel.Drew" + long, 1, "Duel.Drew"},
		{long + "end", len(long) + 1, "end"},
		{"a\x00b\x1b[2Jc\xffd\u0085e", 13, "e"},
		{strings.Repeat("\xbf", 3000) + "Duel.Drew", 3001, "Duel.Drew"},
	} {
		shown, at := Excerpt(c.line, c.column)
		if len(shown) > excerptSize+utf8.UTFMax+2*len("…") || !utf8.ValidString(shown) || strings.ContainsAny(shown, "\x00\x1b\u0085") {
			t.Errorf("the excerpt of %.40q is %q", c.line, shown)
		}
		if !strings.HasPrefix(shown[at-1:], c.at) {
			t.Errorf("at %d of %q is not %q", at, shown, c.at)
		}
	}
	if shown, at := Excerpt("short", 99); shown != "short" || at != 6 {
		t.Errorf("a column behind the line: %q, %d", shown, at)
	}
}
