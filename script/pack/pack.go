// Package pack supplies what a duel is played with: card facts, card scripts
// and library scripts, from folders of our own cards, from EDOPro folders and
// card databases; and it reads decks and banlists.
package pack

import (
	"fmt"
	"io/fs"

	"duel/core/ocg"
)

// Pack gives card facts and scripts. Packs never change once opened and are
// safe for use by many duels at once.
type Pack interface {
	ocg.Cards

	// Codes returns the passcodes of the cards with facts, ascending. The
	// caller owns the slice.
	Codes() []uint32

	// FactsPath returns the file the facts of a card were read from, or ""
	// when the pack has none.
	FactsPath(code uint32) string

	// Script finds a card script or library script by its plain file name.
	// The error matches fs.ErrNotExist when the pack has no such script and
	// fs.ErrInvalid when name is not a plain file name.
	Script(name string) (*Script, error)
}

// Script is a Lua file of a pack. Its text is not read until asked for.
type Script struct {
	Name string // plain file name, such as "c123.lua"
	Path string // where it comes from; unique among the scripts of a process

	fsys fs.FS
	file string // path within fsys
}

// Read returns the text of the script.
func (s *Script) Read() ([]byte, error) {
	text, err := fs.ReadFile(s.fsys, s.file)
	if err != nil {
		return nil, fmt.Errorf("reading script %s: %w", s.Path, err)
	}
	return text, nil
}

// ScriptName returns the file name of a card's script, such as "c123.lua".
func ScriptName(code uint32) string {
	return fmt.Sprintf("c%d.lua", code)
}

// artworkRange is how far the passcode of another artwork may lie from the
// card's own for both to share a script.
const artworkRange = 10

// ScriptCode returns the passcode whose script serves card: its own, or the
// one it counts as when it is only another artwork of it, which shows in the
// two passcodes being less than 10 apart.
func ScriptCode(card *ocg.CardData) uint32 {
	distance := int64(card.Code) - int64(card.Alias)
	if card.Alias != 0 && -artworkRange < distance && distance < artworkRange {
		return card.Alias
	}
	return card.Code
}
