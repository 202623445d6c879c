package buddyfight

import (
	"fmt"
	"strconv"
	"strings"

	"duel/core/buddyfight"
)

// ParseDeck reads a deck: a line for each card of the deck with the number of
// copies in front, and one each for flag and buddy. Cards go by number or name;
// what follows # is a comment.
//
//	flag TD01/0017
//	buddy Drum Bunker Dragon
//	4 BT01/0021   # Drum Bunker Dragon
//
// Faults name file and line. The deck is not checked against the rules.
func ParseDeck(file, text string, cards *Cards) (buddyfight.Deck, error) {
	var deck buddyfight.Deck
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		if line = strings.TrimSpace(line); line == "" {
			continue
		}
		if err := deckLine(&deck, line, cards); err != nil {
			return deck, fmt.Errorf("%s:%d: %w", file, i+1, err)
		}
	}
	return deck, nil
}

func deckLine(deck *buddyfight.Deck, line string, cards *Cards) error {
	word, name, ok := strings.Cut(line, " ")
	if !ok {
		return fmt.Errorf("expected flag, buddy or a number of copies, then a card; found %q", line)
	}
	card, err := cards.Find(strings.TrimSpace(name))
	if err != nil {
		return err
	}
	switch word {
	case "flag":
		deck.Flag = card
		return nil
	case "buddy":
		deck.Buddy = card
		return nil
	}
	copies, err := strconv.Atoi(word)
	if err != nil || copies < 1 || copies > buddyfight.MaxCopies {
		return fmt.Errorf("expected flag, buddy or 1 to %d copies, found %q", buddyfight.MaxCopies, word)
	}
	for range copies {
		deck.Main = append(deck.Main, card)
	}
	return nil
}
