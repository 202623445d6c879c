package scenario

import (
	"fmt"
	"slices"
	"strings"
	"sync"

	"duel/core/ocg"
	"duel/script/pack"
)

// Names finds the cards of a pack by name. It is safe for concurrent use.
type Names struct {
	cards pack.Pack
	once  sync.Once
	codes map[string][]uint32 // by name in lower case, ascending
}

// NewNames returns the names of a pack; they are read when first needed.
func NewNames(cards pack.Pack) *Names { return &Names{cards: cards} }

// isReprint reports whether a card counts as another one of the same name.
func (n *Names) isReprint(card *ocg.CardData) bool {
	if card.Alias == 0 {
		return false
	}
	first := n.cards.Card(card.Alias)
	return first != nil && first.Name == card.Name
}

// index reads the names, once. Other artworks and numbers of a card and cards
// without a name are left out.
func (n *Names) index() map[string][]uint32 {
	n.once.Do(func() {
		n.codes = make(map[string][]uint32)
		for _, code := range n.cards.Codes() {
			card := n.cards.Card(code)
			if card.Name == "" || pack.ScriptCode(card) != code || n.isReprint(card) {
				continue
			}
			key := strings.ToLower(card.Name)
			n.codes[key] = append(n.codes[key], code)
		}
	})
	return n.codes
}

// Code is the passcode of the card of that name, in upper or lower case. The
// error of an unknown name suggests others; a name of several cards is an
// error too.
func (n *Names) Code(name string) (uint32, error) {
	codes := n.index()[strings.ToLower(strings.TrimSpace(name))]
	switch len(codes) {
	case 1:
		return codes[0], nil
	case 0:
		return 0, n.unknown(name)
	}
	list := make([]string, len(codes))
	for i, code := range codes {
		list[i] = fmt.Sprint(code)
	}
	return 0, fmt.Errorf("%d cards have the name %q: give one of the passcodes %s", len(codes), name, strings.Join(list, ", "))
}

func (n *Names) unknown(name string) error {
	if near := n.Similar(name, suggestions); len(near) > 0 {
		return fmt.Errorf("no card has the name %q; did you mean %s?", name, quotedList(near))
	}
	return fmt.Errorf("no card has the name %q", name)
}

// suggestions is how many similar names an error suggests.
const suggestions = 3

// Similar are at most so many names of cards that are near to a name, the
// nearest first.
func (n *Names) Similar(name string, most int) []string {
	type near struct {
		name     string
		distance int
	}
	wanted := strings.ToLower(name)
	limit := max(2, len(wanted)/3)
	var found []near
	for key, codes := range n.index() {
		distance := editDistance(wanted, key, limit)
		if strings.Contains(key, wanted) && len(wanted) > 2 {
			distance = min(distance, 1)
		}
		if distance <= limit {
			found = append(found, near{n.cards.Card(codes[0]).Name, distance})
		}
	}
	slices.SortFunc(found, func(a, b near) int {
		if a.distance != b.distance {
			return a.distance - b.distance
		}
		return strings.Compare(a.name, b.name)
	})
	var names []string
	for _, f := range found[:min(most, len(found))] {
		names = append(names, f.name)
	}
	return names
}

// editDistance is how many letters have to be inserted, deleted or replaced to
// make b of a; more than limit is limit+1.
func editDistance(a, b string, limit int) int {
	if len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			cost := diagonal
			if a[i] != b[j] {
				cost = 1 + min(diagonal, row[j], row[j+1])
			}
			diagonal, row[j+1] = row[j+1], cost
		}
	}
	return row[len(b)]
}

func quotedList(names []string) string {
	quoted := make([]string, len(names))
	for i, name := range names {
		quoted[i] = fmt.Sprintf("%q", name)
	}
	return strings.Join(quoted, ", ")
}

// Name is the name of a card, or its passcode where it has none.
func (n *Names) Name(code uint32) string {
	if card := n.cards.Card(code); card != nil && card.Name != "" {
		return card.Name
	}
	return fmt.Sprint(code)
}

// Text is a text as scripts number them: a card's own, a card's name, or the
// number of a built-in text.
func (n *Names) Text(id ocg.TextID) string {
	text := id.String()
	var code uint32
	var index int
	if count, _ := fmt.Sscanf(text, "%d:%d", &code, &index); count == 2 {
		if card := n.cards.Card(code); card != nil && index < len(card.Strings) {
			return card.Strings[index]
		}
	}
	if count, _ := fmt.Sscanf(text, "card:%d", &code); count == 1 {
		return n.Name(code)
	}
	if word, ok := builtInTexts[id]; ok {
		return word
	}
	return text
}

// builtInTexts are the built-in texts choices are made among.
var builtInTexts = map[ocg.TextID]string{
	221: "use its effect", 95: "use its effect", 30: "attack again (replay)", 31: "attack directly", 60: "heads", 61: "tails", 70: "monster", 71: "spell", 72: "trap", 80: "battle phase", 81: "end phase",
}
