package tests

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
)

// TestCardsPlayAsInTheReferenceEngine replays duels that the reference engine
// recorded with the card scripts of this program and the public base library:
// with the base library of this program the same choices are offered and the
// same things happen (traces/README.md says how they were recorded).
func TestCardsPlayAsInTheReferenceEngine(t *testing.T) {
	for file, duels := range map[string]int{"starter-mr1": 4, "starter-mr5": 4, "mixed-mr1": 4, "mixed-mr5": 4, "puzzles": 8} {
		t.Run(file, func(t *testing.T) {
			t.Parallel()
			path, err := filepath.Abs(filepath.Join("traces", file+".jsonl.gz"))
			if err != nil {
				t.Fatal(err)
			}
			code, out := run(t, t.TempDir(), "", "duel", "conform", path)
			if want := fmt.Sprintf("matched %d of %d", duels, duels); code != 0 || !strings.HasSuffix(strings.TrimSpace(out), want) {
				t.Errorf("exit code %d instead of %q: %s", code, want, lastLines(out, 20))
			}
		})
	}
}
