package lint

var looseType = &Check{
	Code: "loose-type", Severity: Warning,
	Title: "a kind of card asked for together with one of its sorts",
	Text: "IsType accepts a card that has any of the types: TYPE_SPELL|TYPE_CONTINUOUS is every Spell, and Continuous Traps too. " +
		"Ask for both, or for what has all bits.",
	Bad:  "function f(c) return c:IsType(TYPE_SPELL|TYPE_CONTINUOUS) end",
	Good: "function f(c) return c:IsType(TYPE_SPELL) and c:IsType(TYPE_CONTINUOUS) end",
	run: func(p *Pass) {
		if !p.library.bits {
			return
		}
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil || len(c.args) < 2 || fn.Name != "Card.IsType" && fn.Name != "Card.IsOriginalType" && fn.Name != "Effect.IsActiveType" {
				continue
			}
			v, ok := p.constant(c.args[1])
			if ok && v&mainTypes != 0 && v&^mainTypes != 0 && v&^mainTypes&^kindlessTypes == v&^mainTypes && !p.coversOthers(v) {
				p.report(c.args[1], "%s accepts a card with any of these types", fn.Name)
			}
		}
	},
}

// Bits of TYPE.
const (
	mainTypes     = 0x1 | 0x2 | 0x4 // monster, spell, trap
	kindlessTypes = 0x100 | 0x4000  // trap monsters and tokens count as monsters
	spellSorts    = 0x80 | 0x10000 | 0x20000 | 0x40000 | 0x80000
	trapSorts     = 0x100000
	monsterSorts  = 0x10 | 0x20 | 0x40 | 0x200 | 0x400 | 0x800 | 0x1000 | 0x2000 | 0x200000 | 0x400000 | 0x800000 | 0x1000000 | 0x2000000 | 0x4000000
)

// coversOthers reports whether types are a list of sorts of other kinds than
// those named: monsters, or Ritual Spells.
func (p *Pass) coversOthers(v int64) bool {
	sorts := v &^ mainTypes
	switch v & mainTypes {
	case 0x1:
		return sorts&(spellSorts|trapSorts) == sorts
	case 0x2, 0x4, 0x6:
		return sorts&monsterSorts == sorts && sorts&0x80 == 0
	}
	return false
}
