package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"

	"duel/script/lint"
)

// baselineKey names a finding in a baseline: by the line's text, not its
// number, so that it stays known when other lines change.
func baselineKey(one *script, f *lint.Finding) string {
	return one.path + "\t" + f.Code + "\t" + strings.TrimSpace(lineText(one.text, f.Line)) + "\t" + f.Message
}

// writeBaseline writes what was found, one finding a line.
func writeBaseline(name string, list []*script) error {
	var b strings.Builder
	for _, one := range list {
		for _, f := range one.findings {
			fmt.Fprintln(&b, baselineKey(one, f))
		}
	}
	return os.WriteFile(name, []byte(b.String()), 0o644)
}

// applyBaseline drops the findings a baseline knows, each as often as it
// stands there.
func applyBaseline(name string, list []*script) error {
	file, err := os.Open(name)
	if err != nil {
		return err
	}
	defer file.Close()
	known := map[string]int{}
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		known[lines.Text()]++
	}
	if err := lines.Err(); err != nil {
		return err
	}
	for _, one := range list {
		var left []*lint.Finding
		for _, f := range one.findings {
			if key := baselineKey(one, f); known[key] > 0 {
				known[key]--
				continue
			}
			left = append(left, f)
		}
		one.findings = left
	}
	return nil
}

// lineText is a line, counted from 1, without its end.
func lineText(text string, line int) string {
	for ; line > 1; line-- {
		_, rest, found := strings.Cut(text, "\n")
		if !found {
			return ""
		}
		text = rest
	}
	text, _, _ = strings.Cut(text, "\n")
	return strings.TrimSuffix(text, "\r")
}
