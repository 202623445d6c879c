package sim

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"duel/core"
	"duel/core/buddyfight"
)

// BuddyfightPool are the cards random decks are made of.
type BuddyfightPool struct {
	flags, others []*buddyfight.CardData
}

// NewBuddyfightPool makes a pool of cards. It fails if they are too few for a
// deck.
func NewBuddyfightPool(cards []*buddyfight.CardData) (*BuddyfightPool, error) {
	p := &BuddyfightPool{}
	for _, card := range cards {
		if card.Type == buddyfight.Flag {
			p.flags = append(p.flags, card)
		} else {
			p.others = append(p.others, card)
		}
	}
	if len(p.flags) > 0 {
		deck := p.Deck(0, 0)
		if err := deck.Check(); err != nil {
			return nil, fmt.Errorf("random decks cannot be made of %d cards: %w", len(cards), err)
		}
		return p, nil
	}
	return nil, fmt.Errorf("random decks cannot be made without a flag")
}

// Deck is the random deck of a player in the duel of a seed: a flag, and cards
// it lets its owner use before others.
func (p *BuddyfightPool) Deck(seed uint64, player core.Player) (deck buddyfight.Deck) {
	rng := rand.New(rand.NewPCG(seed, deckStream+uint64(player)))
	deck.Flag = p.flags[rng.IntN(len(p.flags))]
	copies := slices.Repeat(p.others, buddyfight.MaxCopies)
	rng.Shuffle(len(copies), func(i, j int) { copies[i], copies[j] = copies[j], copies[i] })
	slices.SortStableFunc(copies, func(a, b *buddyfight.CardData) int {
		return foreign(deck.Flag, a) - foreign(deck.Flag, b)
	})
	for _, card := range copies {
		if deck.Buddy == nil && card.Type == buddyfight.Monster {
			deck.Buddy = card
		}
		if len(deck.Main) < buddyfight.MinDeck {
			deck.Main = append(deck.Main, card)
		}
	}
	return deck
}

// foreign is 0 for cards a flag lets its owner use, and 1 for others.
func foreign(flag, card *buddyfight.CardData) int {
	if card.World == flag.World || card.World == buddyfight.Generic {
		return 0
	}
	return 1
}
