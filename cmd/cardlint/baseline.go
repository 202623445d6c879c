package main

import (
	"fmt"
	"os"
	"strings"

	"duel/cmd/wholefile"
	"duel/script/lint"
	"duel/script/syntax"
)

// baselineKeys name the findings of a script in a baseline: by the line's text,
// not its number, so that they stay known when other lines change.
func baselineKeys(one *script) []string {
	lines := syntax.Lines(one.text)
	keys := make([]string, len(one.findings))
	for i, f := range one.findings {
		line, _ := syntax.Excerpt(strings.TrimSpace(lines[f.Line-1]), 1)
		keys[i] = one.path + "\t" + f.Code + "\t" + line + "\t" + f.Message
	}
	return keys
}

// writeBaseline writes what was found, one finding a line.
func writeBaseline(name string, list []*script) error {
	var b strings.Builder
	for _, one := range list {
		for _, key := range baselineKeys(one) {
			b.WriteString(key + "\n")
		}
	}
	return wholefile.WriteText(name, b.String())
}

// readBaseline reads how often each finding stands in a baseline.
func readBaseline(name string) (map[string]int, error) {
	text, err := os.ReadFile(name)
	if err != nil {
		return nil, err
	}
	known, n := map[string]int{}, 0
	for line := range strings.Lines(string(text)) {
		n++
		line = strings.TrimRight(line, "\r\n")
		if strings.Count(line, "\t") < 3 {
			shown, _ := syntax.Excerpt(line, 1)
			return nil, fmt.Errorf("%s:%d: expected a finding as --write-baseline writes it, found %q", name, n, shown)
		}
		known[line]++
	}
	return known, nil
}

// applyBaseline drops the findings a baseline knows, each as often as it
// stands there.
func applyBaseline(name string, list []*script) error {
	known, err := readBaseline(name)
	if err != nil {
		return err
	}
	for _, one := range list {
		var left []*lint.Finding
		for i, key := range baselineKeys(one) {
			if known[key] > 0 {
				known[key]--
				continue
			}
			left = append(left, one.findings[i])
		}
		one.findings = left
	}
	return nil
}
