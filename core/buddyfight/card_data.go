package buddyfight

import "slices"

// CardType is what kind of card it is.
type CardType uint8

// The card types.
const (
	Monster CardType = iota + 1
	Spell
	Item
	Impact
	Flag
)

var cardTypeNames = [...]string{"", "Monster", "Spell", "Item", "Impact", "Flag"}

// String is the type as cards print it.
func (t CardType) String() string { return cardTypeNames[t] }

// ParseCardType reads a type as cards print it; ok is false for an unknown one.
func ParseCardType(text string) (t CardType, ok bool) {
	i := slices.Index(cardTypeNames[1:], text)
	return CardType(i + 1), i >= 0
}

// Generic is the world every flag of this era lets its owner use.
const Generic = "Generic"

// CardData is what is printed on a card. It never changes once made.
type CardData struct {
	No         string // "BT01/0021"
	Name       string
	World      string // of a flag: the world it lets its owner use beside Generic
	Type       CardType
	Size       int // monsters: 0 to 3
	Power      int
	Critical   int
	Defense    int
	Attributes []string
	Keywords   []KeywordValue
}

// HasAttribute reports whether the attribute is printed on the card.
func (c *CardData) HasAttribute(attribute string) bool {
	return slices.Contains(c.Attributes, attribute)
}

// printed is the value of a printed keyword; ok is false without it.
func (c *CardData) printed(k Keyword) (value int, ok bool) {
	for _, kv := range c.Keywords {
		if kv.Keyword == k {
			return kv.Value, true
		}
	}
	return 0, false
}

// Deck is what a player brings to the game.
type Deck struct {
	Flag, Buddy *CardData
	Main        []*CardData // any order
}
