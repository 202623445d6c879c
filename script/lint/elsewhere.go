package lint

import (
	"bytes"
	"io/fs"
	"path"
	"strings"
	"sync"
)

// elsewhere knows the names that card scripts define for others: functions in
// tables of the API, and globals. A duel has them once such a script was
// loaded, so they may not be called unknown.
type elsewhere struct {
	once  sync.Once
	names map[string]bool
}

// elsewhere reports whether a card script of the library's folder defines a
// global or field of that name. The folder is read when this is first asked.
func (l *Library) elsewhere(name string) bool {
	x := l.extensions
	if x == nil {
		return false
	}
	x.cards.once.Do(func() { x.cards.names = x.sharedNames() })
	return x.cards.names[name]
}

func (x *extensions) sharedNames() map[string]bool {
	names := map[string]bool{}
	files, err := fs.Glob(x.folder, "*/*.lua")
	if err != nil {
		return names
	}
	for _, file := range files {
		text, err := fs.ReadFile(x.folder, file)
		if err != nil || !isCardTable(strings.TrimSuffix(path.Base(file), ".lua")) {
			continue
		}
		for line := range bytes.Lines(text) {
			if name := sharedName(line); name != "" {
				names[name] = true
			}
		}
	}
	return names
}

// sharedName is the name a line defines as a global, or as a field of one,
// that begins with a capital as the API's do; "" if it defines none.
func sharedName(line []byte) string {
	line = bytes.TrimLeft(line, " \t")
	line, isFunction := bytes.CutPrefix(line, []byte("function "))
	if len(line) == 0 || line[0] < 'A' || line[0] > 'Z' {
		return ""
	}
	end := bytes.IndexFunc(line, func(r rune) bool {
		return r != '_' && r != '.' && r != ':' && (r < '0' || r > '9') && (r < 'A' || r > 'Z') && (r < 'a' || r > 'z')
	})
	if end < 0 {
		return ""
	}
	rest := bytes.TrimLeft(line[end:], " \t")
	if !isFunction && (len(rest) < 2 || rest[0] != '=' || rest[1] == '=') {
		return ""
	}
	name := line[:end]
	if i := bytes.LastIndexAny(name, ".:"); i >= 0 {
		name = name[i+1:]
	}
	return string(name)
}
