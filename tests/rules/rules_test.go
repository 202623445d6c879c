package rules

import (
	"flag"
	"os"
	"slices"
	"testing"
)

var update = flag.Bool("update", false, "write docs/rules-coverage.md anew")

const (
	root     = "../.."
	document = root + "/docs/rules-coverage.md"
)

func read(t *testing.T, file string) string {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func write(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestEveryRuleHasATest also sees to it that tests carry no ids that are not on
// the checklist, and that the document is current.
func TestEveryRuleHasATest(t *testing.T) {
	rules, err := readChecklist(read(t, "checklist.tsv"))
	if err != nil {
		t.Fatal(err)
	}
	carriers, mentions, err := collect(os.DirFS(root))
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range mentions {
		if !slices.ContainsFunc(rules, func(r rule) bool { return r.id == m.id }) {
			t.Errorf("%s mentions %s, which is no rule of the checklist", m.file, m.id)
		}
	}
	c := newCoverage(rules, carriers)
	for _, id := range c.open() {
		t.Errorf("no test carries %s", id)
	}
	if *update {
		write(t, document, c.document())
	} else if read(t, document) != c.document() {
		t.Error("docs/rules-coverage.md is not made of the present tests; go test ./tests/rules -update writes it")
	}
}
