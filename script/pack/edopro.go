package pack

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// mainDatabase is read before the other databases of a folder.
const mainDatabase = "cards.cdb"

// OpenEDOPro opens an EDOPro folder: its scripts (see ScriptFolder), the card
// databases that lie in it, cards.cdb first and the others in alphabetical
// order, and then the further databases given. Later ones win.
func OpenEDOPro(dir string, databases ...string) (Pack, error) {
	scripts, err := OpenScripts(dir)
	if err != nil {
		return nil, err
	}
	own, err := databasesIn(dir)
	if err != nil {
		return nil, err
	}
	packs := []Pack{scripts}
	for _, file := range append(own, databases...) {
		database, err := OpenDatabase(file)
		if err != nil {
			return nil, err
		}
		packs = append(packs, database)
	}
	return Stack(packs...), nil
}

// databasesIn lists the card databases that lie in a folder, in order of
// reading.
func databasesIn(dir string) ([]string, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, fmt.Errorf("listing card databases: %w", err)
	}
	var files []string
	for _, entry := range entries {
		if name := entry.Name(); strings.EqualFold(filepath.Ext(name), ".cdb") {
			files = append(files, filepath.Join(dir, name))
		}
	}
	slices.SortStableFunc(files, func(a, b string) int { return databaseRank(a) - databaseRank(b) })
	return files, nil
}

func databaseRank(file string) int {
	if filepath.Base(file) == mainDatabase {
		return 0
	}
	return 1
}
