package pack

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"

	"duel/core/ocg"
)

// CardFolder is a pack of scripts that carry their facts in themselves: a
// folder of files c<passcode>.lua with an s.card table each (see ParseFacts).
// A script without one is only a script; its facts may come from another pack.
type CardFolder struct {
	*ScriptFolder

	codes []uint32
	cards map[uint32]*ocg.CardData
	paths map[uint32]string
}

// OpenCards opens a folder of card scripts on disk and reads the facts of all
// its cards. The error joins the faults of all scripts.
func OpenCards(dir string, constants Constants) (*CardFolder, error) {
	scripts, err := OpenScripts(dir)
	if err != nil {
		return nil, err
	}
	return newCardFolder(scripts, constants)
}

// CardsFS opens a folder of card scripts in any file system; see OpenCards and
// ScriptsFS.
func CardsFS(fsys fs.FS, label string, constants Constants) (*CardFolder, error) {
	return newCardFolder(ScriptsFS(fsys, label), constants)
}

func newCardFolder(scripts *ScriptFolder, constants Constants) (*CardFolder, error) {
	names, err := scripts.names()
	if err != nil {
		return nil, err
	}
	f := &CardFolder{ScriptFolder: scripts, cards: map[uint32]*ocg.CardData{}, paths: map[uint32]string{}}
	var faults []error
	for _, name := range names {
		if code, ok := scriptPasscode(name); ok {
			faults = append(faults, f.read(name, code, constants))
		}
	}
	if err := errors.Join(faults...); err != nil {
		return nil, fmt.Errorf("reading card facts: %w", err)
	}
	slices.Sort(f.codes)
	return f, nil
}

// read adds the facts in a card's script, if it has any.
func (f *CardFolder) read(name string, code uint32, constants Constants) error {
	script, err := f.Script(name)
	if err != nil {
		return err
	}
	text, err := script.Read()
	if err != nil || !bytes.Contains(text, []byte(factsField)) {
		return err
	}
	card, err := ParseFacts(script.Path, string(text), code, constants)
	if err != nil || card == nil {
		return err
	}
	f.codes = append(f.codes, code)
	f.cards[code] = card
	f.paths[code] = script.Path
	return nil
}

// Card returns the facts of a card, or nil.
func (f *CardFolder) Card(code uint32) *ocg.CardData { return f.cards[code] }

// Codes returns the passcodes of the cards with facts, ascending.
func (f *CardFolder) Codes() []uint32 { return slices.Clone(f.codes) }

// FactsPath returns the script the facts of a card stand in, or "".
func (f *CardFolder) FactsPath(code uint32) string { return f.paths[code] }

// scriptPasscode takes the passcode out of a script name c<passcode>.lua.
func scriptPasscode(name string) (uint32, bool) {
	digits := strings.TrimSuffix(strings.TrimPrefix(name, "c"), ".lua")
	code, ok := parsePasscode(digits)
	return code, ok && name == "c"+strconv.FormatUint(uint64(code), 10)+".lua"
}
