package pack

import (
	"errors"
	"io/fs"
	"maps"
	"slices"

	"duel/core/ocg"
)

// stack is several packs on top of each other.
type stack []Pack

// Stack lays packs on top of each other: of a card or script that several
// have, the last one wins. Facts and script of a card may come from different
// packs.
func Stack(packs ...Pack) Pack {
	return stack(slices.Clone(packs))
}

// Card returns the facts of the topmost pack that has them.
func (s stack) Card(code uint32) *ocg.CardData {
	for _, pack := range slices.Backward(s) {
		if card := pack.Card(code); card != nil {
			return card
		}
	}
	return nil
}

// Codes returns the passcodes of all packs, ascending.
func (s stack) Codes() []uint32 {
	all := map[uint32]struct{}{}
	for _, pack := range s {
		for _, code := range pack.Codes() {
			all[code] = struct{}{}
		}
	}
	return slices.Sorted(maps.Keys(all))
}

// FactsPath returns the file of the topmost pack that has the card's facts.
func (s stack) FactsPath(code uint32) string {
	for _, pack := range slices.Backward(s) {
		if path := pack.FactsPath(code); path != "" {
			return path
		}
	}
	return ""
}

// Script finds a script in the topmost pack that has it.
func (s stack) Script(name string) (*Script, error) {
	for _, pack := range slices.Backward(s) {
		script, err := pack.Script(name)
		if err == nil || !errors.Is(err, fs.ErrNotExist) {
			return script, err
		}
	}
	return nil, notFound(name)
}
