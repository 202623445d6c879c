package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"text/tabwriter"

	"duel/cmd/duel/conform"
	"duel/cmd/duel/console"
)

// tabulate writes how many traces matched by rule, and how many did not by the
// kind of their first difference.
func tabulate(w io.Writer, results []conform.Result) {
	rules := map[string]*[2]int{} // matched, total
	kinds := map[string]int{}
	for i := range results {
		r := &results[i]
		if rules[r.Rule] == nil {
			rules[r.Rule] = &[2]int{}
		}
		rules[r.Rule][1]++
		if r.Matched {
			rules[r.Rule][0]++
		} else {
			kinds[r.Divergence.Kind]++
		}
	}
	table := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "rules\tmatched\ttotal\t")
	for _, rule := range slices.Sorted(maps.Keys(rules)) {
		fmt.Fprintf(table, "%s\t%d\t%d\t\n", rule, rules[rule][0], rules[rule][1])
	}
	table.Flush()
	if len(kinds) > 0 {
		fmt.Fprintln(w, "\nfirst difference, by kind:")
	}
	byCount := slices.SortedFunc(maps.Keys(kinds), func(a, b string) int {
		return cmp.Or(kinds[b]-kinds[a], cmp.Compare(a, b))
	})
	for _, kind := range byCount {
		fmt.Fprintf(w, "%6d  %s\n", kinds[kind], kind)
	}
	fmt.Fprintln(w)
}

// mostBefore is how many of the events before a difference are shown.
const mostBefore = 12

// explain writes the whole report on one trace.
func explain(w io.Writer, r *conform.Result, colors console.Palette) {
	fmt.Fprintf(w, "%s, rules %s, seed %d, %d records", r.File, r.Rule, r.Seed, r.Records)
	if r.Drill != 0 {
		fmt.Fprintf(w, ", about card %d", r.Drill)
	}
	fmt.Fprintln(w)
	if d := r.Divergence; d != nil {
		fmt.Fprintf(w, "\n%s\n", colors.Bad(fmt.Sprintf("record %d: %s", d.Record, d.Kind)))
		part(w, colors, "expected", nonEmpty(d.Expected))
		part(w, colors, "got", nonEmpty(d.Got))
		part(w, colors, "options missing", d.Missing)
		part(w, colors, "options too many", d.Surplus)
		part(w, colors, "why", d.Why)
	}
	part(w, colors, "script errors", r.ScriptErrors)
	if r.Divergence != nil {
		part(w, colors, "events before", r.Before[max(0, len(r.Before)-mostBefore):])
		if r.Field != nil {
			part(w, colors, "field", r.Field())
		}
	}
	fmt.Fprintln(w)
}

func nonEmpty(text string) []string {
	if text == "" {
		return nil
	}
	return []string{text}
}

// part writes a titled list of lines, or nothing if there are none.
func part(w io.Writer, colors console.Palette, title string, lines []string) {
	if len(lines) == 0 {
		return
	}
	fmt.Fprintf(w, "\n%s\n", colors.Heading(title))
	for _, line := range lines {
		fmt.Fprintf(w, "  %s\n", line)
	}
}
