package lint

import (
	"bytes"
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// elsewhere knows the names that card scripts define for others: functions in
// tables of the API, and globals. A duel has them once such a script was
// loaded, so they may not be called unknown.
type elsewhere struct {
	once  sync.Once
	names map[string]bool
	flags map[string]bool // passcodes written where flags are registered
	sets  []string        // archetypes in cards that register flags for others
}

// elsewhere reports whether a card script of the library's folder defines a
// global or field of that name. The folder is read when this is first asked.
func (l *Library) elsewhere(name string) bool {
	x := l.extensions
	if x == nil {
		return false
	}
	x.readCards()
	return x.cards.names[name]
}

// flagElsewhere reports whether a card script of the library's folder registers
// a flag under a passcode: it writes the passcode out, or registers flags under
// the passcodes of other cards and names an archetype that the text, in its
// comments perhaps, names too.
func (l *Library) flagElsewhere(code, text string) bool {
	x := l.extensions
	if x == nil {
		return false
	}
	x.readCards()
	text = strings.ToUpper(text)
	return x.cards.flags[code] || slices.ContainsFunc(x.cards.sets, func(set string) bool { return containsWord(text, set) })
}

// containsWord reports whether a word of capitals stands in a text with no other
// letter beside it.
func containsWord(text, word string) bool {
	letter := func(i int) bool { return i >= 0 && i < len(text) && text[i] >= 'A' && text[i] <= 'Z' }
	for at := 0; ; {
		i := strings.Index(text[at:], word)
		if i < 0 {
			return false
		}
		from := at + i
		if at = from + len(word); !letter(from-1) && !letter(at) {
			return true
		}
	}
}

func (x *extensions) readCards() {
	x.cards.once.Do(func() { x.cards.read(x.folder) })
}

// read reads the card scripts of a folder.
func (c *elsewhere) read(folder fs.FS) {
	c.names, c.flags = map[string]bool{}, map[string]bool{}
	files, err := fs.Glob(folder, "*/*.lua")
	if err != nil {
		return
	}
	for _, file := range files {
		text, err := fs.ReadFile(folder, file)
		if err != nil || !isCardTable(strings.TrimSuffix(path.Base(file), ".lua")) {
			continue
		}
		for line := range bytes.Lines(text) {
			if name := sharedName(line); name != "" {
				c.names[name] = true
			}
			if _, call, found := bytes.Cut(line, []byte("RegisterFlagEffect(")); found {
				c.registersFlag(call, text)
			}
		}
	}
	c.sets = unique(c.sets)
}

// registersFlag notes under which passcodes a call registers a flag.
func (c *elsewhere) registersFlag(call, text []byte) {
	for _, number := range passcode.FindAll(call, -1) {
		c.flags[string(number)] = true
	}
	if ofOther.Match(call) {
		for _, m := range archetype.FindAllSubmatch(text, -1) {
			c.sets = append(c.sets, string(m[1]))
		}
	}
}

// passcode is a number long enough for one.
var passcode = regexp.MustCompile(`\b[0-9]{5,9}\b`)

// ofOther is the passcode of a card that is only known in the duel, archetype
// the first word of one.
var (
	ofOther   = regexp.MustCompile(`^(?:[0-9a-z-]+,)?\w+:Get(?:Original)?Code`)
	archetype = regexp.MustCompile(`\bSET_([A-Z]+)`)
)

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
