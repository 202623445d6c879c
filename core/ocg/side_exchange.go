package ocg

import (
	"fmt"
	"slices"

	"duel/core"
)

// The decisions of the exchange of cards with the side deck
// (core.Request.Kind).
const (
	DecideSideIn  = "side_in"  // a card of the side deck, or to finish
	DecideSideOut = "side_out" // the card of main or extra deck it replaces
)

// ExchangeSide lets p exchange cards of the side deck for cards of main and
// extra deck before the next duel of a match, one for one and each card once,
// and gives the deck that comes of it (OCG-SETUP-10). Only exchanges that keep
// the sizes of the decks within the rules are offered.
func (r DeckRules) ExchangeSide(deck *Deck, p Player, cards Cards, ask Asker) (*Deck, error) {
	x := &exchange{rules: r, cards: cards, player: p, ask: ask, extra: len(deck.Extra), main: len(deck.Main)}
	x.incoming, x.outgoing = sided(SideDeck, deck.Side), append(sided(MainDeck, deck.Main), sided(ExtraDeck, deck.Extra)...)
	for {
		again, err := x.next()
		if err != nil {
			return nil, err
		}
		if !again {
			break
		}
	}
	after := x.deck()
	return after, CheckExchange(deck, after, cards)
}

// exchange is the exchange of cards by one player.
type exchange struct {
	rules  DeckRules
	cards  Cards
	player Player
	ask    Asker

	incoming, outgoing []sideCard // of the side deck, of main and extra deck
	main, extra        int        // cards of the decks now
}

// sideCard is a card of a deck that may be exchanged, and whether it was.
type sideCard struct {
	code  uint32
	part  DeckPart
	moved bool
}

func sided(part DeckPart, codes []uint32) []sideCard {
	cards := make([]sideCard, len(codes))
	for i, code := range codes {
		cards[i] = sideCard{code: code, part: part}
	}
	return cards
}

// next makes one exchange, or reports that there is no further one.
func (x *exchange) next() (again bool, err error) {
	var in, out *sideCard
	if in, err = x.choose(DecideSideIn, x.incoming, x.replaceable); in == nil {
		return false, err
	}
	if out, err = x.choose(DecideSideOut, x.outgoing, func(out sideCard) bool { return x.fits(*in, out) }); out == nil {
		return false, err
	}
	in.moved, out.moved = true, true
	x.count(x.home(*in), 1)
	x.count(out.part, -1)
	return true, nil
}

// choose asks for one of the cards that may be chosen, of equal ones once; nil if
// there is none or the player has finished.
func (x *exchange) choose(kind string, from []sideCard, allowed func(sideCard) bool) (*sideCard, error) {
	var options []core.Option
	var cards []*sideCard
	for i := range from {
		if !from[i].moved && !offered(cards, &from[i]) && allowed(from[i]) {
			options = append(options, &Option{Code: from[i].code})
			cards = append(cards, &from[i])
		}
	}
	if len(cards) == 0 {
		return nil, nil
	}
	if kind == DecideSideIn {
		options = append(options, &Option{Action: ActFinish})
	}
	answer, err := x.ask(&core.Request{Kind: kind, Player: x.player, Options: options, Min: 1, Max: 1})
	if err != nil || answer.Picks[0] == len(cards) {
		return nil, err
	}
	return cards[answer.Picks[0]], nil
}

// offered reports whether there is an equal card among those to be offered.
func offered(cards []*sideCard, c *sideCard) bool {
	return slices.ContainsFunc(cards, func(o *sideCard) bool { return o.code == c.code && o.part == c.part })
}

// replaceable reports whether there is a card that in may replace.
func (x *exchange) replaceable(in sideCard) bool {
	for _, out := range x.outgoing {
		if !out.moved && x.fits(in, out) {
			return true
		}
	}
	return false
}

// fits reports whether main and extra deck have a legal size if in replaces out.
func (x *exchange) fits(in, out sideCard) bool {
	main, extra := x.main, x.extra
	x.count(x.home(in), 1)
	x.count(out.part, -1)
	legal := x.main >= x.rules.MainMin && within(x.main, x.rules.MainMax) && within(x.extra, x.rules.ExtraMax)
	x.main, x.extra = main, extra
	return legal
}

func within(n, most int) bool { return most == NoMaximum || n <= most }

// home is the deck a card of the side deck goes to.
func (x *exchange) home(c sideCard) DeckPart {
	if data := x.cards.Card(c.code); data != nil && data.Type&TypeExtra != 0 {
		return ExtraDeck
	}
	return MainDeck
}

func (x *exchange) count(part DeckPart, n int) {
	if part == ExtraDeck {
		x.extra += n
	} else {
		x.main += n
	}
}

// deck is the deck after the exchanges: what stayed in its order, then what
// came.
func (x *exchange) deck() *Deck {
	var deck Deck
	put := func(part DeckPart, code uint32) {
		to := map[DeckPart]*[]uint32{MainDeck: &deck.Main, ExtraDeck: &deck.Extra, SideDeck: &deck.Side}[part]
		*to = append(*to, code)
	}
	for _, c := range x.outgoing {
		if !c.moved {
			put(c.part, c.code)
		}
	}
	for _, c := range x.incoming {
		if c.moved {
			put(x.home(c), c.code)
		} else {
			put(SideDeck, c.code)
		}
	}
	for _, c := range x.outgoing {
		if c.moved {
			put(SideDeck, c.code)
		}
	}
	return &deck
}

// CheckExchange returns nil if after is before with cards exchanged between
// side deck and decks: the same cards, as many of them in the side deck. Else
// it is a *DeckError that names every card too many or missing (OCG-SETUP-10).
func CheckExchange(before, after *Deck, cards Cards) error {
	c := deckCheck{cards: cards}
	if b, a := len(before.Side), len(after.Side); a != b {
		c.fault(DeckSize, SideDeck, 0, "side deck: %d cards after the exchange, %d before", a, b)
	}
	surplus := map[uint32]int{}
	var order []uint32
	count := func(deck *Deck, n int) {
		for _, part := range deckParts {
			for _, code := range deck.Part(part) {
				if _, known := surplus[code]; !known {
					order = append(order, code)
				}
				surplus[code] += n
			}
		}
	}
	count(before, -1)
	count(after, 1)
	for _, code := range order {
		switch n := surplus[code]; {
		case n > 0:
			c.fault(DeckCopies, "", code, "%s: %d more than before the exchange", c.named(code), n)
		case n < 0:
			c.fault(DeckCopies, "", code, "%s: %d fewer than before the exchange", c.named(code), -n)
		}
	}
	return c.err()
}

// named is a card by name and passcode.
func (c *deckCheck) named(code uint32) string {
	if data := c.cards.Card(code); data != nil {
		return data.nameAndCode()
	}
	return fmt.Sprintf("card %d", code)
}
