package rules

import (
	"io/fs"
	"path"
	"slices"
	"strings"
)

// carrier is a test that says which rules it shows.
type carrier struct {
	file string // from the root of the module, with slashes
	name string // as the document shows it
	ids  []string
}

// mention is an id that stands somewhere in a file of tests.
type mention struct{ file, id string }

// own is the folder of this package, whose Go tests carry no rules.
const own = "tests/rules"

// collect finds the tests of the module that carry ids, in order of their
// files, and all ids those files mention.
func collect(module fs.FS) (carriers []carrier, mentions []mention, err error) {
	err = fs.WalkDir(module, ".", func(file string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case !entry.IsDir():
			return nil
		case file != "." && strings.HasPrefix(entry.Name(), "."):
			return fs.SkipDir
		}
		found, said, err := collectIn(module, file)
		carriers, mentions = append(carriers, found...), append(mentions, said...)
		return err
	})
	return carriers, mentions, err
}

// collectIn finds the tests of one folder: its Go tests, and its duel scripts if
// it lies below tests.
func collectIn(module fs.FS, dir string) (carriers []carrier, mentions []mention, err error) {
	goTests, err := fs.Glob(module, path.Join(dir, "*_test.go"))
	if err != nil {
		return nil, nil, err
	}
	if dir == own {
		goTests = nil
	}
	var scripts []string
	if strings.HasPrefix(dir, "tests/") {
		if scripts, err = fs.Glob(module, path.Join(dir, "*.lua")); err != nil {
			return nil, nil, err
		}
	}
	for _, file := range slices.Concat(goTests, scripts) {
		text, err := fs.ReadFile(module, file)
		if err != nil {
			return nil, nil, err
		}
		for _, found := range id.FindAllString(string(text), -1) {
			mentions = append(mentions, mention{file, found})
		}
	}
	if carriers, err = goCarriers(module, goTests); err != nil {
		return nil, nil, err
	}
	for _, file := range scripts {
		c, err := scriptCarrier(module, file)
		if err != nil {
			return nil, nil, err
		}
		carriers = append(carriers, c)
	}
	return carriers, mentions, nil
}
