package ocg

// frames are the kinds of cards by the bits of their types, the telling ones
// first, with the colour of their frames (OCG-CARD-12, OCG-MKIND-01).
var frames = []struct {
	types        uint32
	kind, colour string
}{
	{TypeSpell, "Spell", "green"},
	{TypeTrap, "Trap", "red"},
	{TypeToken, "Token", "grey"},
	{TypeLink, "Link Monster", "dark blue"},
	{TypeXyz, "Xyz Monster", "black"},
	{TypeSynchro, "Synchro Monster", "white"},
	{TypeFusion, "Fusion Monster", "purple"},
	{TypeRitual, "Ritual Monster", "blue"},
	{TypeEffect, "Effect Monster", "orange"},
	{TypeMonster, "Normal Monster", "yellow"},
}

// icons are the sub-kinds of Spells and Traps by the bits of their types.
var icons = []struct {
	types uint32
	kind  string
}{
	{TypeQuickplay, "Quick-Play"}, {TypeContinuous, "Continuous"}, {TypeEquip, "Equip"}, {TypeField, "Field"},
	{TypeRitual, "Ritual"}, {TypeCounter, "Counter"},
}

// Kind is the kind printed on the card in words, such as "Fusion Monster" or
// "Equip Spell", and the colour of its frame. A Spell or Trap without an icon
// is a Normal one; whether a Fusion or Ritual Monster has an effect does not
// matter (OCG-CARD-10 to -12, OCG-MKIND-01, OCG-MKIND-07). Both are empty for
// what is no card.
func (c *CardData) Kind() (kind, colour string) {
	for _, frame := range frames {
		if c.Type&frame.types == 0 {
			continue
		}
		if c.Type&(TypeSpell|TypeTrap) != 0 {
			return c.icon() + " " + frame.kind, frame.colour
		}
		return frame.kind, frame.colour
	}
	return "", ""
}

// icon is the sub-kind of a Spell or Trap.
func (c *CardData) icon() string {
	for _, icon := range icons {
		if c.Type&icon.types != 0 {
			return icon.kind
		}
	}
	return "Normal"
}
