package sim

import (
	"cmp"
	"fmt"
	"math/rand/v2"

	"duel/core"
	"duel/core/ocg"
	"duel/script/pack"
)

// Sizes of random decks.
const (
	randomMain  = 40
	randomExtra = 15
)

// Pool are the cards random decks are made of.
type Pool struct {
	cards       ocg.Cards
	copies      int
	main, extra []uint32 // passcodes, ascending
}

// NewPool picks the cards of a pack that can be played under the rules: those
// with a script or without an effect, of kinds the rules have zones for. It
// fails if they are too few for a deck.
func NewPool(cards pack.Pack, rules *ocg.Rules, decks ocg.DeckRules) (*Pool, error) {
	p := &Pool{cards: cards, copies: decks.Copies}
	for _, code := range cards.Codes() {
		card := cards.Card(code)
		switch {
		case !playable(cards, card, rules):
		case card.Type&ocg.TypeExtra != 0:
			p.extra = append(p.extra, code)
		default:
			p.main = append(p.main, code)
		}
	}
	if deck := p.Deck(0, 0); len(deck.Main) < randomMain {
		return nil, fmt.Errorf("random decks of %d cards cannot be made of %d different cards", randomMain, len(p.main))
	}
	return p, nil
}

// playable reports whether a card may be in a random deck. Other artworks of a
// card are left out.
func playable(cards pack.Pack, card *ocg.CardData, rules *ocg.Rules) bool {
	switch {
	case card.Type&ocg.TypeToken != 0 || card.Type&(ocg.TypeMonster|ocg.TypeSpell|ocg.TypeTrap) == 0:
		return false
	case card.Type&ocg.TypePendulum != 0 && !rules.PendulumZones:
		return false
	case card.Type&ocg.TypeLink != 0 && !rules.ExtraMonsterZones:
		return false
	case pack.ScriptCode(card) != card.Code:
		return false
	case card.Type&ocg.TypeNormal != 0 && card.Type&ocg.TypeEffect == 0:
		return true
	}
	_, err := cards.Script(pack.ScriptName(card.Code))
	return err == nil
}

// deckStream sets random decks apart from what else has the same seed.
const deckStream = 0x3c6ef372fe94f82b

// Deck is the random deck of a player in the duel of a seed.
func (p *Pool) Deck(seed uint64, player core.Player) *ocg.Deck {
	rng := rand.New(rand.NewPCG(seed, deckStream+uint64(player)))
	used := map[uint32]int{} // copies by name
	return &ocg.Deck{Main: p.take(rng, p.main, randomMain, used), Extra: p.take(rng, p.extra, randomExtra, used)}
}

// take takes cards at random, of a name no more than allowed, until there are
// enough or no more to be had.
func (p *Pool) take(rng *rand.Rand, from []uint32, enough int, used map[uint32]int) (taken []uint32) {
	for _, i := range rng.Perm(p.copies * len(from)) {
		code := from[i/p.copies]
		name := cmp.Or(p.cards.Card(code).Alias, code)
		if len(taken) == enough {
			break
		}
		if used[name] < p.copies {
			used[name]++
			taken = append(taken, code)
		}
	}
	return taken
}
