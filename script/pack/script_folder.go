package pack

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"duel/core/ocg"
)

// ScriptFolder is a pack of scripts without facts: the Lua files of a folder
// and of the folders directly in it.
//
// A name is looked for in the folder itself first, where EDOPro keeps its
// library, then in official, pre-release and unofficial, then in the other
// folders in alphabetical order. Hidden folders are passed over.
type ScriptFolder struct {
	fsys  fs.FS
	label string

	folders func() (map[string]string, error) // script name → the folder it is in
}

// OpenScripts opens a folder of scripts on disk. Nothing outside the folder is
// ever read: a link that leads out of it counts as missing.
func OpenScripts(dir string) (*ScriptFolder, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, fmt.Errorf("opening script folder: %w", err)
	}
	return newScriptFolder(root.FS(), filepath.ToSlash(dir)), nil
}

// ScriptsFS opens a folder of scripts in any file system, such as an embedded
// one. The label stands before the file names in paths and messages.
func ScriptsFS(fsys fs.FS, label string) *ScriptFolder {
	return newScriptFolder(fsys, label)
}

func newScriptFolder(fsys fs.FS, label string) *ScriptFolder {
	return &ScriptFolder{fsys: fsys, label: label, folders: sync.OnceValues(func() (map[string]string, error) {
		index, err := indexScripts(fsys)
		if err != nil {
			return nil, fmt.Errorf("listing scripts of %s: %w", label, err)
		}
		return index, nil
	})}
}

// Card returns nil: the folder has no facts.
func (f *ScriptFolder) Card(uint32) *ocg.CardData { return nil }

// Codes returns nothing: the folder has no facts.
func (f *ScriptFolder) Codes() []uint32 { return nil }

// FactsPath returns "": the folder has no facts.
func (f *ScriptFolder) FactsPath(uint32) string { return "" }

// Script finds a script by its plain file name. The folder is listed at the
// first call, once.
func (f *ScriptFolder) Script(name string) (*Script, error) {
	if !isPlainName(name) {
		return nil, fmt.Errorf("script name %q is not a plain file name: %w", name, fs.ErrInvalid)
	}
	folders, err := f.folders()
	if err != nil {
		return nil, err
	}
	file := path.Join(folders[name], name)
	if _, ok := folders[name]; !ok || !isKind(f.fsys, file, fs.FileMode.IsRegular) {
		return nil, notFound(name)
	}
	return &Script{Name: name, Path: path.Join(f.label, file), fsys: f.fsys, file: file}, nil
}

// names returns the names of all scripts, in order.
func (f *ScriptFolder) names() ([]string, error) {
	folders, err := f.folders()
	if err != nil {
		return nil, err
	}
	return slices.Sorted(maps.Keys(folders)), nil
}

// isPlainName tells whether name is a file name without any folder.
func isPlainName(name string) bool {
	return name != "" && name != "." && name != ".." && !strings.ContainsAny(name, "/\\\x00")
}

// notFound says that no pack has the script.
func notFound(name string) error {
	return fmt.Errorf("script %s: %w", name, fs.ErrNotExist)
}

// preferredFolders are searched first, in this order.
var preferredFolders = []string{".", "official", "pre-release", "unofficial"}

// indexScripts maps the name of each script to the folder it is in. It reads
// names only; what a name stands for is seen when a script is asked for.
func indexScripts(fsys fs.FS) (map[string]string, error) {
	folders, err := scriptFolders(fsys)
	if err != nil {
		return nil, err
	}
	index := map[string]string{}
	for _, folder := range folders {
		names, err := entryNames(fsys, folder)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			if _, taken := index[name]; !taken && path.Ext(name) == ".lua" {
				index[name] = folder
			}
		}
	}
	return index, nil
}

// scriptFolders lists the root and the folders in it, in order of search.
func scriptFolders(fsys fs.FS) ([]string, error) {
	entries, err := fs.ReadDir(fsys, ".")
	if err != nil {
		return nil, err
	}
	folders := []string{"."}
	for _, entry := range entries {
		name := entry.Name()
		if !strings.HasPrefix(name, ".") && isKind(fsys, name, fs.FileMode.IsDir) {
			folders = append(folders, name)
		}
	}
	slices.SortStableFunc(folders, func(a, b string) int { return folderRank(a) - folderRank(b) })
	return folders, nil
}

func folderRank(folder string) int {
	if rank := slices.Index(preferredFolders, folder); rank >= 0 {
		return rank
	}
	return len(preferredFolders)
}

// entryNames lists a folder, in any order. Where the file system can name its
// entries without looking at each, this is many times faster than fs.ReadDir.
func entryNames(fsys fs.FS, folder string) ([]string, error) {
	dir, err := fsys.Open(folder)
	if err != nil {
		return nil, err
	}
	defer dir.Close()
	if namer, ok := dir.(interface{ Readdirnames(int) ([]string, error) }); ok {
		return namer.Readdirnames(-1)
	}
	entries, err := fs.ReadDir(fsys, folder)
	if err != nil {
		return nil, err
	}
	names := make([]string, len(entries))
	for i, entry := range entries {
		names[i] = entry.Name()
	}
	return names, nil
}

// isKind tests what file is, or what it links to within fsys. A link that
// cannot be followed is of no kind.
func isKind(fsys fs.FS, file string, kind func(fs.FileMode) bool) bool {
	info, err := fs.Stat(fsys, file)
	return err == nil && kind(info.Mode())
}
