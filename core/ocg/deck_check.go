package ocg

import (
	"fmt"
	"strings"
)

// NoMaximum lifts a maximum of DeckRules.
const NoMaximum = -1

// DeckRules says which decks may be played.
type DeckRules struct {
	MainMin int // fewest cards of a main deck (OCG-EXT-01)

	// The most cards a part may hold, or NoMaximum (OCG-EXT-01, OCG-ZONE-15,
	// OCG-EXT-03).
	MainMax, ExtraMax, SideMax int

	// SideFullOrNone asks for a side deck of exactly SideMax cards or none
	// (OCG-SETUP-09, before March 2008).
	SideFullOrNone bool

	Copies int // most cards of a name in the three parts together (OCG-LIST-01, OCG-ZONE-14)
}

// MasterDeckRules returns the deck rules in force since March 2008: a main
// deck of 40 to 60 cards, extra and side deck of at most 15, three of a name.
func MasterDeckRules() DeckRules {
	return DeckRules{MainMin: 40, MainMax: 60, ExtraMax: 15, SideMax: 15, Copies: 3}
}

// NewExpertDeckRules returns the deck rules in force before March 2008: 40 or
// more cards, a fusion deck without a limit, a side deck of 15 cards or none.
func NewExpertDeckRules() DeckRules {
	return DeckRules{MainMin: 40, MainMax: NoMaximum, ExtraMax: NoMaximum, SideMax: 15, SideFullOrNone: true, Copies: 3}
}

// DeckFault is one reason why a deck may not be played.
type DeckFault struct {
	Rule   DeckRule
	Part   DeckPart // the part at fault; empty where the parts count together
	Code   uint32   // passcode of the offending card; 0 for a fault of size
	Reason string   // the fault in words, with card name and figures
}

// DeckRule names a rule of deck building.
type DeckRule string

// The rules of deck building.
const (
	DeckSize       DeckRule = "size"        // a part has too few or too many cards
	DeckUnknown    DeckRule = "unknown"     // no facts are known of the card
	DeckWrongPart  DeckRule = "part"        // the card belongs in another part, or in no deck
	DeckCopies     DeckRule = "copies"      // too many of a name
	DeckRestricted DeckRule = "restriction" // more than the banlist allows
)

// DeckError refuses a deck and gives every reason.
type DeckError struct {
	Faults []DeckFault
}

// Error lists the faults, one a line; copies of a card share theirs.
func (e *DeckError) Error() string {
	times := map[string]int{}
	var lines []string
	for _, fault := range e.Faults {
		if times[fault.Reason]++; times[fault.Reason] == 1 {
			lines = append(lines, fault.Reason)
		}
	}
	for i, line := range lines {
		if n := times[line]; n > 1 {
			lines[i] = fmt.Sprintf("%s (%d copies)", line, n)
		}
	}
	return "illegal deck:\n  " + strings.Join(lines, "\n  ")
}

// Check returns nil if deck may be played, else a *DeckError that names every
// fault and every offending card: sizes first, then card by card in the order
// of the deck, then numbers of copies. A nil list restricts nothing.
func (r DeckRules) Check(deck *Deck, cards Cards, list *Banlist) error {
	c := deckCheck{rules: r, deck: deck, cards: cards, list: list, copies: map[uint32]*copyCount{}}
	c.sizes()
	for _, part := range deckParts {
		for _, code := range deck.Part(part) {
			c.card(part, code)
		}
	}
	c.limits()
	return c.err()
}

// deckCheck gathers the faults of one deck.
type deckCheck struct {
	rules  DeckRules
	deck   *Deck
	cards  Cards
	list   *Banlist
	faults []DeckFault

	copies map[uint32]*copyCount // by the passcode the cards count as
	order  []uint32              // keys of copies, in the order of the deck
}

// copyCount counts the cards of one name.
type copyCount struct {
	total    int
	byCard   map[uint32]int // by the cards' own passcodes
	cardList []*CardData    // keys of byCard, in the order of the deck
}

func (c *deckCheck) fault(rule DeckRule, part DeckPart, code uint32, format string, args ...any) {
	c.faults = append(c.faults, DeckFault{Rule: rule, Part: part, Code: code, Reason: fmt.Sprintf(format, args...)})
}

// err refuses the deck if there are faults.
func (c *deckCheck) err() error {
	if len(c.faults) == 0 {
		return nil
	}
	return &DeckError{Faults: c.faults}
}

// sizes checks the number of cards of each part.
func (c *deckCheck) sizes() {
	r := c.rules
	c.size(MainDeck, r.MainMin, r.MainMax)
	c.size(ExtraDeck, 0, r.ExtraMax)
	if side := len(c.deck.Side); r.SideFullOrNone && side != 0 && side != r.SideMax {
		c.fault(DeckSize, SideDeck, 0, "side deck: %d cards, must be %d or none", side, r.SideMax)
		return
	}
	c.size(SideDeck, 0, r.SideMax)
}

func (c *deckCheck) size(part DeckPart, fewest, most int) {
	switch count := len(c.deck.Part(part)); {
	case count < fewest:
		c.fault(DeckSize, part, 0, "%s: %d cards, must be at least %d", part, count, fewest)
	case most != NoMaximum && count > most:
		c.fault(DeckSize, part, 0, "%s: %d cards, must be at most %d", part, count, most)
	}
}

// card checks that a card is known and in its part, and counts it.
func (c *deckCheck) card(part DeckPart, code uint32) {
	data := c.cards.Card(code)
	if data == nil {
		c.fault(DeckUnknown, part, code, "%s: card %d is unknown", part, code)
		return
	}
	c.place(part, data)
	c.count(data)
}

// place checks the part a card is in (OCG-ZONE-13, OCG-MKIND-04 to -06,
// OCG-EXT-02).
func (c *deckCheck) place(part DeckPart, data *CardData) {
	extra := data.Type&TypeExtra != 0
	switch {
	case data.Type&TypeToken != 0:
		c.fault(DeckWrongPart, part, data.Code, "%s: %s is a token and goes in no deck", part, data.nameAndCode())
	case part == MainDeck && extra:
		c.fault(DeckWrongPart, part, data.Code, "main deck: %s belongs in the extra deck", data.nameAndCode())
	case part == ExtraDeck && !extra:
		c.fault(DeckWrongPart, part, data.Code, "extra deck: %s belongs in the main deck", data.nameAndCode())
	}
}

func (c *deckCheck) count(data *CardData) {
	name := data.Code
	if data.Alias != 0 {
		name = data.Alias
	}
	copies := c.copies[name]
	if copies == nil {
		copies = &copyCount{byCard: map[uint32]int{}}
		c.copies[name] = copies
		c.order = append(c.order, name)
	}
	if copies.byCard[data.Code] == 0 {
		copies.cardList = append(copies.cardList, data)
	}
	copies.byCard[data.Code]++
	copies.total++
}

// limits checks the copies of each name against the strictest limit among the
// cards that share it.
func (c *deckCheck) limits() {
	for _, name := range c.order {
		copies := c.copies[name]
		for _, data := range copies.cardList {
			c.limit(data, copies)
		}
	}
}

func (c *deckCheck) limit(data *CardData, copies *copyCount) {
	allowed := c.list.Limit(data, c.rules.Copies)
	switch {
	case allowed < c.rules.Copies && copies.total > allowed:
		c.fault(DeckRestricted, "", data.Code, "%s: %s, %s", data.nameAndCode(), copies.words(data), c.list.words(allowed))
	case copies.total > c.rules.Copies:
		c.fault(DeckCopies, "", data.Code, "%s: %s, at most %d of a name", data.nameAndCode(), copies.words(data), c.rules.Copies)
	}
}

// words tells how many copies of a card there are, with the cards that count
// as the same.
func (n *copyCount) words(data *CardData) string {
	if own := n.byCard[data.Code]; own != n.total {
		return fmt.Sprintf("%d copies with the cards of that name (%d of its own)", n.total, own)
	}
	if n.total == 1 {
		return "1 copy"
	}
	return fmt.Sprintf("%d copies", n.total)
}

// words tells what the list allows.
func (b *Banlist) words(allowed int) string {
	if allowed == 0 {
		return fmt.Sprintf("forbidden by list %q", b.Name)
	}
	return fmt.Sprintf("at most %d by list %q", allowed, b.Name)
}

// nameAndCode names a card for a reader.
func (c *CardData) nameAndCode() string {
	return fmt.Sprintf("%s (%d)", c.Name, c.Code)
}
