package main

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// duration is how long something took, which differs from run to run.
var duration = regexp.MustCompile(`\([0-9.]+(µs|ms|s)\)`)

// TestGuideIsTrue runs the commands of the guide to writing a card, makes the
// changes it asks for, and compares all outputs.
func TestGuideIsTrue(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "..", "docs", "writing-a-card.md"))
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	commands := 0
	lines := strings.Split(string(text), "\n")
	for i := 0; i < len(lines); i++ {
		if change, ok := strings.CutPrefix(lines[i], "<!-- change "); ok {
			changeFile(t, strings.TrimSuffix(change, " -->"))
		}
		command, ok := strings.CutPrefix(lines[i], "$ duel ")
		if !ok {
			continue
		}
		commands++
		var want []string
		for i++; lines[i] != "```"; i++ {
			want = append(want, lines[i])
		}
		if got := runDuel(splitWords(command)); got != strings.Join(want, "\n")+"\n" {
			t.Errorf("duel %s\ngot:\n%s\nwant:\n%s", command, got, strings.Join(want, "\n"))
		}
	}
	if commands == 0 {
		t.Error("the guide has no commands")
	}
}

// changeFile makes a change "FILE: OLD => NEW".
func changeFile(t *testing.T, change string) {
	t.Helper()
	file, rest, _ := strings.Cut(change, ": ")
	old, now, ok := strings.Cut(rest, " => ")
	text, err := os.ReadFile(file)
	if err != nil || !ok || !strings.Contains(string(text), old) {
		t.Fatalf("the change %q cannot be made: %v", change, err)
	}
	if err := os.WriteFile(file, []byte(strings.Replace(string(text), old, now, 1)), 0o600); err != nil {
		t.Fatal(err)
	}
}

// runDuel runs the program and gives what it writes, times left out.
func runDuel(args []string) string {
	var out bytes.Buffer
	execute(args, streams{strings.NewReader(""), &out, &out})
	return duration.ReplaceAllString(out.String(), "(TIME)")
}

// splitWords splits a command line at blanks outside of double quotes.
func splitWords(line string) (words []string) {
	for _, m := range regexp.MustCompile(`"([^"]*)"|\S+`).FindAllStringSubmatch(line, -1) {
		word := m[0]
		if strings.HasPrefix(word, `"`) {
			word = m[1]
		}
		words = append(words, word)
	}
	return words
}
