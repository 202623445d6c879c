package lint

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"sync"

	"duel/scripts"
)

// Workspace finds the library that belongs to a script and keeps what it read.
// It may be used by many goroutines.
type Workspace struct {
	// Folder is the library to use for all scripts; "" looks for one.
	Folder string
	// Dialect is that of all scripts; the zero value goes by the library found.
	Dialect Dialect

	mu   sync.Mutex
	made map[string]*Library
}

// Library is the library for the scripts in a folder: the Lua files of the
// nearest folder above that holds a base library (utility.lua and
// constant.lua), ours if there is none. Root is that folder, "" for ours.
func (w *Workspace) Library(dir string) (l *Library, root string, err error) {
	switch root = w.Folder; {
	case root == "":
		if root, err = libraryAbove(dir); err != nil {
			return nil, "", err
		}
	case !isLibrary(root):
		return nil, "", fmt.Errorf("%s: expected the folder of a base library, with utility.lua and constant.lua", root)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if l = w.made[root]; l != nil {
		return l, root, nil
	}
	var folder fs.FS = scripts.Lib
	if root != "" {
		folder = os.DirFS(root)
	}
	if l, err = NewDialectLibrary(folder, w.Dialect); err != nil {
		return nil, "", err
	}
	if w.made == nil {
		w.made = map[string]*Library{}
	}
	w.made[root] = l
	return l, root, nil
}

// libraryAbove is the nearest folder from dir upwards with a base library, ""
// if there is none.
func libraryAbove(dir string) (string, error) {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	for {
		if isLibrary(dir) {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", nil
		}
		dir = up
	}
}

// isLibrary reports whether a folder holds a base library.
func isLibrary(dir string) bool {
	return isFile(filepath.Join(dir, "utility.lua")) && isFile(filepath.Join(dir, "constant.lua"))
}

func isFile(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}
