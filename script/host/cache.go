package host

import (
	"errors"
	"fmt"
	"io/fs"
	"sync"

	lua "github.com/yuin/gopher-lua"

	"duel/script/compile"
	"duel/script/syntax"
)

// Source gives the text of scripts by name, such as "c123.lua". A missing
// one is an error that wraps fs.ErrNotExist. It must be safe for concurrent
// use.
type Source interface {
	ReadScript(name string) ([]byte, error)
}

// FS is a Source that reads from a file system; the names are its paths.
type FS struct{ fs.FS }

// ReadScript returns the file's content.
func (f FS) ReadScript(name string) ([]byte, error) { return fs.ReadFile(f.FS, name) }

// Texts is a Source of texts held in memory.
type Texts map[string]string

// ReadScript returns the text.
func (t Texts) ReadScript(name string) ([]byte, error) {
	text, ok := t[name]
	if !ok {
		return nil, fmt.Errorf("script %s: %w", name, fs.ErrNotExist)
	}
	return []byte(text), nil
}

// Limits of the texts that scripts give to load.
const (
	maxCachedTexts    = 4096
	maxCachedTextSize = 4096
)

// Cache compiles each script once, whatever the number of duels and
// goroutines that ask for it at the same time. Prototypes are immutable.
type Cache struct {
	// Transform, if not nil, may change the tree of each script before it is
	// compiled, as coverage does. It is to be set before the first script is
	// asked for and must be safe for concurrent use.
	Transform func(*syntax.Chunk)

	source  Source
	options compile.Options

	mu    sync.Mutex
	files map[string]*compiled
	texts map[textKey]*compiled
}

// textKey identifies a text given to load.
type textKey struct{ name, text string }

// compiled is one script, ready after once.
type compiled struct {
	once  sync.Once
	proto *lua.FunctionProto
	err   error
}

// NewCache returns a cache over a source. Uses of the constants become
// numbers in the compiled scripts, see compile.Options; the map must not
// change any more.
func NewCache(source Source, constants map[string]float64) *Cache {
	return &Cache{
		source:  source,
		options: compile.Options{Operators: operators, Constants: constants},
		files:   make(map[string]*compiled),
		texts:   make(map[textKey]*compiled),
	}
}

// With returns a cache in which one script has another text; all others that
// are compiled already are shared.
func (c *Cache) With(name, text string) *Cache {
	other := &Cache{
		Transform: c.Transform, source: changed{c.source, name, text}, options: c.options,
		files: make(map[string]*compiled), texts: make(map[textKey]*compiled),
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	for file, entry := range c.files {
		if file != name {
			other.files[file] = entry
		}
	}
	return other
}

// changed is a source with another text for one script.
type changed struct {
	Source
	name, text string
}

// ReadScript implements Source.
func (c changed) ReadScript(name string) ([]byte, error) {
	if name == c.name {
		return []byte(c.text), nil
	}
	return c.Source.ReadScript(name)
}

// Proto returns the compiled script of that name. The error wraps
// fs.ErrNotExist for a missing script and is a *Diagnostic for one that does
// not compile; like success it is remembered.
func (c *Cache) Proto(name string) (*lua.FunctionProto, error) {
	c.mu.Lock()
	entry, ok := c.files[name]
	if !ok {
		entry = &compiled{}
		c.files[name] = entry
	}
	c.mu.Unlock()
	entry.once.Do(func() {
		text, err := c.source.ReadScript(name)
		if err != nil {
			entry.err = err
			return
		}
		entry.proto, entry.err = c.compile(name, string(text))
	})
	return entry.proto, entry.err
}

// Text is the text of the script of that name, as its source gives it now.
func (c *Cache) Text(name string) ([]byte, error) { return c.source.ReadScript(name) }

// text compiles what a script gave to load. Short texts are remembered: the
// public library loads the same ones in each duel.
func (c *Cache) text(name, text string) (*lua.FunctionProto, error) {
	if len(text) > maxCachedTextSize {
		return c.compile(name, text)
	}
	key := textKey{name, text}
	c.mu.Lock()
	entry, ok := c.texts[key]
	if !ok {
		if len(c.texts) >= maxCachedTexts {
			clear(c.texts)
		}
		entry = &compiled{}
		c.texts[key] = entry
	}
	c.mu.Unlock()
	entry.once.Do(func() { entry.proto, entry.err = c.compile(name, text) })
	return entry.proto, entry.err
}

func (c *Cache) compile(name, text string) (*lua.FunctionProto, error) {
	chunk, err := syntax.Parse(name, text)
	if err != nil {
		return nil, compileDiagnostic(name, err)
	}
	if c.Transform != nil {
		c.Transform(chunk)
	}
	proto, err := compile.Compile(chunk, c.options)
	if err != nil {
		return nil, compileDiagnostic(name, err)
	}
	return proto, nil
}

// compileDiagnostic reports the first of the mistakes that keep a script
// from compiling; Cause has them all.
func compileDiagnostic(name string, err error) *Diagnostic {
	d := &Diagnostic{File: name, Function: name, Message: err.Error(), Cause: err}
	var list syntax.ErrorList
	var limit *compile.Error
	switch {
	case errors.As(err, &list) && len(list) > 0:
		d.Line, d.Message = list[0].Line, list[0].Message
	case errors.As(err, &limit):
		d.Line, d.Message = limit.Line, limit.Message
	}
	return d
}
