// Package suite finds duel scripts, runs them in parallel and reports what
// became of their tests.
package suite

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// layout is what every duel script has and no card script: the laying out of a
// field.
var layout = regexp.MustCompile(`(?m)^\s*(field\s*[{(]|Debug\.ReloadFieldBegin\s*\()`)

// Find gives the duel scripts of files and folders, each once, in order of
// their names. Files are taken as they are; of folders and those inside them,
// the Lua files that lay out a field.
func Find(paths []string) ([]string, error) {
	var found []string
	for _, path := range paths {
		info, err := os.Stat(path)
		if err != nil {
			return nil, fmt.Errorf("looking for duel scripts: %w", err)
		}
		if !info.IsDir() {
			found = append(found, filepath.Clean(path))
			continue
		}
		inside, err := findIn(path)
		if err != nil {
			return nil, err
		}
		found = append(found, inside...)
	}
	slices.Sort(found)
	return slices.Compact(found), nil
}

func findIn(dir string) (found []string, err error) {
	err = filepath.WalkDir(dir, func(path string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && path != dir && strings.HasPrefix(entry.Name(), "."):
			return fs.SkipDir
		case entry.IsDir() || filepath.Ext(path) != ".lua":
			return nil
		}
		text, err := os.ReadFile(path)
		if err == nil && layout.Match(text) {
			found = append(found, path)
		}
		return err
	})
	return found, err
}
