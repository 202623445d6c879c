package ocg

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
