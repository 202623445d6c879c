package buddyfight

import (
	"errors"
	"fmt"
)

// Limits of decks (BF-EXT-01).
const (
	MinDeck   = 50
	MaxCopies = 4 // cards of one name; the buddy is not counted
)

// Check reports everything that makes the deck illegal, or nil (BF-EXT-01).
func (k *Deck) Check() error {
	var faults []error
	fault := func(format string, args ...any) { faults = append(faults, fmt.Errorf(format, args...)) }
	if k.Flag == nil || k.Flag.Type != Flag {
		fault("a deck needs one flag")
	}
	if k.Buddy == nil || k.Buddy.Type != Monster {
		fault("a deck needs one monster as buddy")
	}
	if len(k.Main) < MinDeck {
		fault("the deck has %d cards, at least %d are needed", len(k.Main), MinDeck)
	}
	copies := make(map[string]int)
	for _, c := range k.Main {
		if c.Type == Flag {
			fault("the flag %s is among the cards of the deck", c.Name)
		}
		if copies[c.Name]++; copies[c.Name] == MaxCopies+1 {
			fault("more than %d cards named %s", MaxCopies, c.Name)
		}
	}
	return errors.Join(faults...)
}
