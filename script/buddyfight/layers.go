package buddyfight

import (
	"errors"
	"io/fs"
	"slices"
	"strings"
)

// Layers are folders of card scripts on top of each other: of a script that
// several have, the last one wins. Files that are no card scripts are left out.
type Layers []fs.FS

// Open implements fs.FS.
func (l Layers) Open(name string) (fs.File, error) {
	for _, layer := range slices.Backward(l) {
		file, err := layer.Open(name)
		if err == nil || !errors.Is(err, fs.ErrNotExist) {
			return file, err
		}
	}
	return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
}

// ReadDir implements fs.ReadDirFS.
func (l Layers) ReadDir(name string) ([]fs.DirEntry, error) {
	var all []fs.DirEntry
	for _, layer := range slices.Backward(l) {
		entries, err := fs.ReadDir(layer, name)
		if err != nil {
			return nil, err
		}
		for _, entry := range entries {
			known := slices.ContainsFunc(all, func(e fs.DirEntry) bool { return e.Name() == entry.Name() })
			if !known && IsCardScript(entry.Name()) {
				all = append(all, entry)
			}
		}
	}
	slices.SortFunc(all, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	return all, nil
}
