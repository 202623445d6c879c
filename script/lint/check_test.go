package lint

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"duel/scripts"
)

// library is our base library, with a file more for a check's examples.
func library(t testing.TB, more string) *Library {
	t.Helper()
	folder := fstest.MapFS{}
	names, err := fs.Glob(scripts.Lib, "*.lua")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		text, err := fs.ReadFile(scripts.Lib, name)
		if err != nil {
			t.Fatal(err)
		}
		folder[name] = &fstest.MapFile{Data: text}
	}
	if more != "" {
		folder["example.lua"] = &fstest.MapFile{Data: []byte(more)}
	}
	l, err := NewLibrary(folder)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func codes(findings []*Finding) []string {
	var list []string
	for _, f := range findings {
		list = append(list, f.Code)
	}
	return list
}

func TestBadExamplesAreFoundAndGoodOnesAreNot(t *testing.T) {
	plain := library(t, "")
	for _, c := range Checks() {
		t.Run(c.Code, func(t *testing.T) {
			l := plain
			if c.Library != "" {
				l = library(t, c.Library)
			}
			linter := NewLinter(l, nil)
			if found := codes(linter.Lint("c111.lua", c.Bad)); !slices.Contains(found, c.Code) {
				t.Errorf("the bad example gives %v", found)
			}
			for _, f := range linter.Lint("c111.lua", c.Good) {
				if f.Code == c.Code || f.Severity == Error {
					t.Errorf("the good example gives %s: %s", f.Code, f.Message)
				}
			}
		})
	}
}

func TestChecksAreDescribed(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range Checks() {
		if seen[c.Code] {
			t.Errorf("%s is there twice", c.Code)
		}
		seen[c.Code] = true
		if c.Title == "" || c.Text == "" || c.run == nil || strings.Trim(c.Code, "abcdefghijklmnopqrstuvwxyz-") != "" {
			t.Errorf("%s is not described", c.Code)
		}
	}
}

// expectation is a comment in a file of testdata: "-- want CODE" at the end of
// a line where exactly that is found.
var expectation = regexp.MustCompile(`-- want ([a-z-]+)`)

// TestData checks each file of testdata for the one code it is named after, up
// to the first dot: found where the file says, and nowhere else.
func TestData(t *testing.T) {
	files, err := filepath.Glob("testdata/*.lua")
	if err != nil || len(files) == 0 {
		t.Fatal("no testdata", err)
	}
	linter := NewLinter(library(t, ""), nil)
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".lua")
		code, _, _ := strings.Cut(name, ".")
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if CheckNamed(code) == nil {
				t.Fatalf("no check is named %s", code)
			}
			want := map[int]bool{}
			for i, line := range strings.Split(string(text), "\n") {
				if expectation.MatchString(line) {
					want[i+1] = true
				}
			}
			found := map[int]bool{}
			for _, f := range linter.Lint("c111.lua", string(text)) {
				if f.Code != code {
					continue
				}
				found[f.Line] = true
				if !want[f.Line] {
					t.Errorf("%s:%d: %s", file, f.Line, f.Message)
				}
			}
			for line := range want {
				if !found[line] {
					t.Errorf("%s:%d: nothing found", file, line)
				}
			}
		})
	}
}
