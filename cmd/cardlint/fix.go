package main

import (
	"fmt"
	"io"
	"sort"
	"strings"

	"duel/cmd/wholefile"
	"duel/script/lint"
)

// fixAll shows the safe repairs of all scripts as a diff, and makes them if
// write is set.
func fixAll(w io.Writer, list []*script, write bool) error {
	for _, one := range list {
		text := repaired(one)
		if text == one.text {
			continue
		}
		writeDiff(w, one.path, one.text, text)
		if !write || one.given {
			continue
		}
		if err := wholefile.WriteText(one.path, text); err != nil {
			return err
		}
	}
	return nil
}

// repaired is a script's text with its safe repairs: names whose letters are
// in the wrong case.
func repaired(one *script) string {
	var fixes []*lint.Fix
	for _, f := range one.findings {
		if f.Fix != nil && f.Fix.Safe {
			fixes = append(fixes, f.Fix)
		}
	}
	sort.Slice(fixes, func(i, j int) bool { return fixes[i].From > fixes[j].From })
	text, last := one.text, len(one.text)
	for _, fix := range fixes {
		if int(fix.To) > last {
			continue
		}
		text = text[:fix.From] + fix.Text + text[fix.To:]
		last = int(fix.From)
	}
	return text
}

// writeDiff writes the changed lines of a file as a unified diff without
// context; repairs never add or remove lines.
func writeDiff(w io.Writer, path, before, after string) {
	fmt.Fprintf(w, "--- %s\n+++ %s\n", path, path)
	old, changed := strings.Split(before, "\n"), strings.Split(after, "\n")
	for i := range old {
		if old[i] != changed[i] {
			fmt.Fprintf(w, "@@ -%d +%d @@\n-%s\n+%s\n", i+1, i+1, old[i], changed[i])
		}
	}
}
