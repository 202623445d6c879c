package ocg

import "duel/core"

// Deck is what a player brings to a match, as passcodes. Main[0] is the card
// on top of the deck before it is shuffled.
type Deck struct {
	Main, Extra, Side []uint32
}

// DeckPart names one of the three parts of a deck.
type DeckPart string

// The parts of a deck.
const (
	MainDeck  DeckPart = "main deck"
	ExtraDeck DeckPart = "extra deck"
	SideDeck  DeckPart = "side deck"
)

// Part returns the cards of one part.
func (d *Deck) Part(part DeckPart) []uint32 {
	switch part {
	case MainDeck:
		return d.Main
	case ExtraDeck:
		return d.Extra
	default:
		return d.Side
	}
}

// deckParts is the order in which parts are checked and reported.
var deckParts = [...]DeckPart{MainDeck, ExtraDeck, SideDeck}

// Shuffled is the deck of a player as it is put on the table: its main deck in
// an order drawn from chance (OCG-SETUP-06).
func (d *Deck) Shuffled(chance core.Chance, p Player) (*Deck, error) {
	order, err := chance.Draw(core.Draw{Kind: core.Shuffle, Player: p, Where: "deck", Items: d.Main})
	if err != nil {
		return nil, err
	}
	shuffled := &Deck{Main: make([]uint32, len(order)), Extra: d.Extra, Side: d.Side}
	for i, from := range order {
		shuffled.Main[i] = d.Main[from]
	}
	return shuffled, nil
}

// Cut is the deck of a player after the opponent has cut its main deck, before
// it is put in its place (OCG-SETUP-06, OCG-SETUP-07).
func (d *Deck) Cut(chance core.Chance, owner Player) (*Deck, error) {
	cut, err := chance.Draw(core.Draw{Kind: core.Number, Player: owner.Opponent(), Where: "cut", Sides: len(d.Main)})
	if err != nil {
		return nil, err
	}
	main := append(append([]uint32{}, d.Main[cut[0]:]...), d.Main[:cut[0]]...)
	return &Deck{Main: main, Extra: d.Extra, Side: d.Side}, nil
}
