// Package rules keeps account of which tests show which rules: the rules with
// their ids are in checklist.tsv, tests say which of them they show, and
// docs/rules-coverage.md has both side by side.
package rules

import (
	"fmt"
	"regexp"
	"strings"
)

// id is what the id of a rule looks like.
var id = regexp.MustCompile(`\b(OCG|BF)-[A-Z]+-[0-9]+\b`)

// rule is a rule of the checklist.
type rule struct {
	id      string
	section string // letter of its part, number and title
	text    string // what it says, in a sentence
}

// game is the game a rule is of.
func (r rule) game() string {
	if strings.HasPrefix(r.id, "BF-") {
		return "Future Card Buddyfight"
	}
	return "Yu-Gi-Oh! OCG"
}

// readChecklist reads the rules of a table with the columns id, section, rule.
func readChecklist(text string) ([]rule, error) {
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	var rules []rule
	known := map[string]bool{}
	for i, line := range lines[1:] {
		columns := strings.Split(line, "\t")
		if len(columns) != 3 || id.FindString(columns[0]) != columns[0] || known[columns[0]] {
			return nil, fmt.Errorf("line %d: expected a new id, its section and its rule, found %q", i+2, line)
		}
		known[columns[0]] = true
		rules = append(rules, rule{columns[0], columns[1], columns[2]})
	}
	return rules, nil
}
