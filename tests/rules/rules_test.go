package rules

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write docs/rules-coverage.md and the list of open rules anew")

const (
	root     = "../.."
	document = root + "/docs/rules-coverage.md"
	openList = "open.txt" // ids still without a test, one a line
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
// the checklist, and that the document is current. While the list of open rules
// has any, the document may lag behind.
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
	if *update {
		write(t, openList, strings.Join(append(c.open(), ""), "\n"))
		write(t, document, c.document())
	}
	admitted := strings.Fields(read(t, openList))
	for _, id := range c.open() {
		if !slices.Contains(admitted, id) {
			t.Errorf("no test carries %s", id)
		}
	}
	if len(admitted) == 0 && read(t, document) != c.document() {
		t.Error("docs/rules-coverage.md is not made of the present tests; go test ./tests/rules -update writes it")
	}
}
