package lint

import (
	"io/fs"
	"path"
	"regexp"
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

// shared finds definitions of globals, or of fields of globals, with the
// names the API uses: capitals first.
var shared = regexp.MustCompile(`(?m)^[ \t]*(?:function[ \t]+)?([A-Z]\w*)(?:[.:](\w+))?[ \t]*(?:\(|=[^=])`)

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
		for _, m := range shared.FindAllSubmatch(text, -1) {
			switch statement := strings.TrimSpace(string(m[0])); {
			case len(m[2]) > 0 && (strings.HasPrefix(statement, "function") || strings.HasSuffix(statement[:len(statement)-1], "=")):
				names[string(m[2])] = true
			case len(m[2]) == 0 && !strings.HasSuffix(statement, "(") || len(m[2]) == 0 && strings.HasPrefix(statement, "function"):
				names[string(m[1])] = true
			}
		}
	}
	return names
}
