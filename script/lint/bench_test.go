package lint

import (
	"io/fs"
	"os"
	"testing"
)

// collection reads every n-th script of the folder DUEL_SCRIPTS names.
func collection(tb testing.TB, n int) (l *Library, texts map[string]string) {
	tb.Helper()
	dir := os.Getenv("DUEL_SCRIPTS")
	if dir == "" {
		tb.Skip("DUEL_SCRIPTS names no folder of card scripts")
	}
	folder := os.DirFS(dir)
	l, err := NewLibrary(folder)
	if err != nil {
		tb.Fatal(err)
	}
	files, err := fs.Glob(folder, "*/c*.lua")
	if err != nil {
		tb.Fatal(err)
	}
	texts = map[string]string{}
	for i := 0; i < len(files); i += n {
		text, err := fs.ReadFile(folder, files[i])
		if err != nil {
			tb.Fatal(err)
		}
		texts[files[i]] = string(text)
	}
	return l, texts
}

// BenchmarkCollection checks one in twenty scripts of a collection.
func BenchmarkCollection(b *testing.B) {
	l, texts := collection(b, 20)
	linter := NewLinter(l, func(c *Check) bool { return c.Severity > Style })
	size := 0
	for _, text := range texts {
		size += len(text)
	}
	b.SetBytes(int64(size))
	for b.Loop() {
		for name, text := range texts {
			linter.Lint(name, text)
		}
	}
}
