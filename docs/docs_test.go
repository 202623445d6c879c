// Package docs holds the documentation; its tests keep it true.
package docs

import (
	"flag"
	"os"
	"strings"
	"testing"

	"duel/script/scenario"
)

var update = flag.Bool("update", false, "write the generated parts of the documentation anew")

const generated = "<!-- The rest is made of the declarations in script/scenario. -->\n\n"

func TestReferenceOfDuelScriptsIsCurrent(t *testing.T) {
	const file = "duel-scripts.md"
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	before, have, ok := strings.Cut(string(text), generated)
	if !ok {
		t.Fatalf("%s has no line %q", file, generated)
	}
	want := scenario.Reference()
	if *update {
		if err := os.WriteFile(file, []byte(before+generated+want), 0o644); err != nil {
			t.Fatal(err)
		}
	} else if have != want {
		t.Errorf("the reference in %s is not that of the declarations; go test ./docs -update writes it", file)
	}
}
