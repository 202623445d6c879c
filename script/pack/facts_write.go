package pack

import (
	"cmp"
	"fmt"
	"math/bits"
	"slices"
	"strings"

	"duel/core/ocg"
)

// BitNames gives numbers the names of constants: "TYPE_MONSTER|TYPE_EFFECT".
type BitNames struct {
	byPrefix map[string]map[uint64]string // of each bit; the alphabetically first of several names
}

// NewBitNames reads the names from the constants of a base library.
func NewBitNames(constants map[string]float64) *BitNames {
	n := &BitNames{byPrefix: make(map[string]map[uint64]string)}
	for name, value := range constants {
		prefix, _, ok := strings.Cut(name, "_")
		bit := uint64(value)
		if !ok || float64(bit) != value || bits.OnesCount64(bit) != 1 {
			continue
		}
		names := n.byPrefix[prefix]
		if names == nil {
			names = make(map[uint64]string)
			n.byPrefix[prefix] = names
		}
		if old, ok := names[bit]; !ok || name < old {
			names[bit] = name
		}
	}
	return n
}

// Text is a number as constants of a prefix joined by |; bits without a name are
// added as a number.
func (n *BitNames) Text(prefix string, value uint64) string {
	var parts []string
	rest := value
	for bit := uint64(1); bit != 0 && bit <= value; bit <<= 1 {
		if name, ok := n.byPrefix[prefix][bit]; ok && value&bit != 0 {
			parts = append(parts, name)
			rest &^= bit
		}
	}
	if rest != 0 || len(parts) == 0 {
		parts = append(parts, fmt.Sprintf("%#x", rest))
	}
	return strings.Join(parts, "|")
}

// FactsText is the table of facts of a card as a script gives it, which
// ParseFacts reads.
func FactsText(c *ocg.CardData, names *BitNames) string {
	var b strings.Builder
	b.WriteString("s.card={\n")
	line := func(name, value string) { fmt.Fprintf(&b, "\t%s=%s,\n", name, value) }
	number := func(name string, value uint32) {
		if value != 0 {
			line(name, fmt.Sprint(value))
		}
	}
	line("name", luaString(c.Name))
	line("type", names.Text("TYPE", uint64(c.Type)))
	number("alias", c.Alias)
	number(levelField(c), c.Level)
	if c.Attribute != 0 {
		line("attribute", names.Text("ATTRIBUTE", uint64(c.Attribute)))
	}
	if c.Race != 0 {
		line("race", names.Text("RACE", c.Race))
	}
	monster := c.Type&ocg.TypeMonster != 0
	if monster || c.Attack != 0 { // a Trap that becomes a monster has values too
		line("attack", statText(c.Attack))
	}
	if monster && c.Type&ocg.TypeLink == 0 || c.Defense != 0 {
		line("defense", statText(c.Defense))
	}
	number("markers", c.LinkMarkers)
	number("left_scale", c.LeftScale)
	number("right_scale", c.RightScale)
	if len(c.SetCodes) > 0 {
		line("set", "{"+joined(c.SetCodes, func(code uint16) string { return fmt.Sprintf("%#x", code) })+"}")
	}
	if len(c.Strings) > 0 {
		line("texts", "{"+joined(c.Strings, luaString)+"}")
	}
	b.WriteString("}\n")
	return b.String()
}

func levelField(c *ocg.CardData) string {
	switch {
	case c.Type&ocg.TypeXyz != 0:
		return "rank"
	case c.Type&ocg.TypeLink != 0:
		return "link"
	}
	return "level"
}

func statText(value int32) string {
	if value == unknownStat {
		return `"?"`
	}
	return fmt.Sprint(value)
}

// luaString is a text as Lua writes it.
func luaString(text string) string {
	return `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\r", `\r`).Replace(text) + `"`
}

func joined[T any](list []T, text func(T) string) string {
	parts := make([]string, len(list))
	for i, v := range list {
		parts[i] = text(v)
	}
	return strings.Join(parts, ",")
}

// Search gives the cards whose name contains a text, in upper or lower case, by
// name.
func Search(p Pack, text string) []*ocg.CardData {
	var found []*ocg.CardData
	for _, code := range p.Codes() {
		if card := p.Card(code); strings.Contains(strings.ToLower(card.Name), strings.ToLower(text)) {
			found = append(found, card)
		}
	}
	slices.SortStableFunc(found, func(a, b *ocg.CardData) int { return cmp.Compare(a.Name, b.Name) })
	return found
}
