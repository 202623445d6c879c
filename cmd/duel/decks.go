package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"duel/core/ocg"
	"duel/script/pack"
	"duel/scripts"
)

// starterDecks are the decks of a duel for which none are named.
var starterDecks = []string{"vanguard", "sorcery"}

const deckSuffix = ".ydk"

// namedDeck is a deck with the name it is shown by.
type namedDeck struct {
	name string
	*ocg.Deck
}

// openDecks opens the decks of both players.
func openDecks(o *deckOptions, cards ocg.Cards) (decks [2]namedDeck, err error) {
	for p, name := range o.names(starterDecks) {
		if decks[p], err = openDeck(name, cards); err != nil {
			return decks, err
		}
	}
	return decks, nil
}

// openDeck reads a deck file, or a starter deck by its name, and checks that
// the pack has its cards.
func openDeck(name string, cards ocg.Cards) (namedDeck, error) {
	deck, text, err := parseDeck(name)
	if err != nil {
		return namedDeck{}, err
	}
	if len(deck.Main) == 0 {
		return namedDeck{}, fmt.Errorf("%s: expected cards in the main deck, found none", name)
	}
	for _, part := range []ocg.DeckPart{ocg.MainDeck, ocg.ExtraDeck} {
		for _, code := range deck.Part(part) {
			if cards.Card(code) == nil {
				return namedDeck{}, fmt.Errorf("%s:%d: expected a card of the pack, found the unknown passcode %d", name, lineOf(text, code), code)
			}
		}
	}
	return deck, nil
}

// parseDeck reads a deck file, or a starter deck by its name, and gives its text
// as well.
func parseDeck(name string) (namedDeck, []byte, error) {
	text, err := readDeck(name)
	if err != nil {
		return namedDeck{}, nil, err
	}
	deck, err := pack.ParseDeck(name, text)
	if err != nil {
		return namedDeck{}, nil, err
	}
	return namedDeck{strings.TrimSuffix(filepath.Base(name), deckSuffix), deck}, text, nil
}

func readDeck(name string) ([]byte, error) {
	text, err := os.ReadFile(name)
	if !errors.Is(err, fs.ErrNotExist) {
		return text, err
	}
	if text, shipped := fs.ReadFile(scripts.Decks, path.Base(filepath.ToSlash(name))+deckSuffix); shipped == nil && filepath.Base(name) == name {
		return text, nil
	}
	return nil, fmt.Errorf("expected a deck file or one of the decks %s: %w", strings.Join(starterDecks, ", "), err)
}

// lineOf is the first line that begins with a passcode, from 1.
func lineOf(text []byte, code uint32) int {
	wanted := fmt.Sprint(code)
	for i, line := range strings.Split(string(text), "\n") {
		if fields := strings.Fields(line); len(fields) > 0 && fields[0] == wanted {
			return i + 1
		}
	}
	return 1
}
