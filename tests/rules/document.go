package rules

import (
	"fmt"
	"slices"
	"strings"
)

// coverage is the rules with the tests that show them.
type coverage struct {
	rules []rule
	tests map[string][]carrier // by id, each test once
}

func newCoverage(rules []rule, carriers []carrier) *coverage {
	c := &coverage{rules, map[string][]carrier{}}
	for _, test := range carriers {
		slices.Sort(test.ids)
		for _, id := range slices.Compact(test.ids) {
			c.tests[id] = append(c.tests[id], test)
		}
	}
	return c
}

// open are the ids no test carries.
func (c *coverage) open() (ids []string) {
	for _, r := range c.rules {
		if len(c.tests[r.id]) == 0 {
			ids = append(ids, r.id)
		}
	}
	return ids
}

const introduction = `# Rules and their tests

The rules of both games as the documents they were drawn from number them, each in a sentence, and the tests that show
them. A test carries the ids of its rules in its name or, in Go, in its comment.

This page is made of [the checklist](../tests/rules/checklist.tsv) and the tests; ` + "`go test ./tests/rules -update`" + ` writes it.
`

// document is docs/rules-coverage.md.
func (c *coverage) document() string {
	var b strings.Builder
	b.WriteString(introduction)
	c.summary(&b, "game", rule.game, func(game string) string { return game })
	c.summary(&b, "section", func(r rule) string { return r.section }, func(section string) string {
		return fmt.Sprintf("[%s](#%s)", section, anchor(section))
	})
	section := ""
	for _, r := range c.rules {
		if r.section != section {
			section = r.section
			fmt.Fprintf(&b, "\n## %s\n\n| id | rule | tests |\n|---|---|---|\n", section)
		}
		fmt.Fprintf(&b, "| %s | %s | %s |\n", r.id, r.text, links(c.tests[r.id]))
	}
	return b.String()
}

// summary counts the rules of each group, and those with tests.
func (c *coverage) summary(b *strings.Builder, title string, group func(rule) string, show func(string) string) {
	var order []string
	all, tested := map[string]int{}, map[string]int{}
	for _, r := range c.rules {
		g := group(r)
		if all[g] == 0 {
			order = append(order, g)
		}
		all[g]++
		if len(c.tests[r.id]) > 0 {
			tested[g]++
		}
	}
	fmt.Fprintf(b, "\n| %s | rules | with a test |\n|---|---:|---:|\n", title)
	for _, g := range order {
		fmt.Fprintf(b, "| %s | %d | %d |\n", show(g), all[g], tested[g])
	}
}

// anchor is what a link to a heading calls it.
func anchor(heading string) string {
	kept := strings.Map(func(r rune) rune {
		if strings.ContainsRune(",:", r) {
			return -1
		}
		return r
	}, strings.ToLower(heading))
	return strings.ReplaceAll(kept, " ", "-")
}

// links are links to tests.
func links(tests []carrier) string {
	var out []string
	for _, test := range tests {
		out = append(out, fmt.Sprintf("[%s](../%s)", test.name, test.file))
	}
	return strings.Join(out, ", ")
}
