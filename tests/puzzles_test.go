package tests

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"duel/core/ocg"
	"duel/script/pack"
)

// TestPublicPuzzlesPlay plays every public puzzle whose cards are in the
// database with random answers, to an end or 300 decisions; none may have a
// script error.
func TestPublicPuzzlesPlay(t *testing.T) {
	scripts, cards, folder := os.Getenv("DUEL_SCRIPTS"), os.Getenv("DUEL_CARDS"), os.Getenv("DUEL_PUZZLES")
	if scripts == "" || cards == "" || folder == "" {
		t.Skip("DUEL_SCRIPTS, DUEL_CARDS and DUEL_PUZZLES do not point at the public scripts, card database and puzzles")
	}
	database, err := pack.OpenDatabase(cards)
	if err != nil {
		t.Fatal(err)
	}
	puzzles := puzzlesOf(t, folder, database)
	t.Logf("%d puzzles have all their cards in the database", len(puzzles))
	if len(puzzles) == 0 {
		t.Error("there are no puzzles to play")
	}
	for _, file := range puzzles {
		t.Run(filepath.Base(file), func(t *testing.T) {
			t.Parallel()
			code, out := run(t, t.TempDir(), "", "duel", "run", "--scripts", scripts, "--cards", cards, "--max-decisions", "300", file)
			if code != 0 {
				t.Errorf("exit code %d: %s", code, lastLines(out, 12))
			}
		})
	}
}

// comments and addedCard find the cards a puzzle lays out.
var (
	comments  = regexp.MustCompile(`(?s)--\[\[.*?\]\]|--[^\n]*`)
	addedCard = regexp.MustCompile(`Debug\.AddCard\(\s*(\d+)`)
)

// puzzlesOf are the Lua files of a folder that lay out cards of the database
// only.
func puzzlesOf(t *testing.T, folder string, cards ocg.Cards) []string {
	t.Helper()
	var files []string
	err := filepath.WalkDir(folder, func(file string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(file) != ".lua" {
			return err
		}
		text, err := os.ReadFile(file)
		if err == nil && allKnown(comments.ReplaceAllString(string(text), ""), cards) {
			files = append(files, file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func allKnown(puzzle string, cards ocg.Cards) bool {
	added := addedCard.FindAllStringSubmatch(puzzle, -1)
	for _, match := range added {
		code, err := strconv.ParseUint(match[1], 10, 32)
		if err != nil || cards.Card(uint32(code)) == nil {
			return false
		}
	}
	return len(added) > 0
}

// lastLines are the last n lines of a text.
func lastLines(text string, n int) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	return fmt.Sprintf("...\n%s", strings.Join(lines[max(0, len(lines)-n):], "\n"))
}
