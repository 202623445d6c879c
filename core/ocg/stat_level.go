package ocg

import "slices"

// levelStat is a level-like property and the effects that change it
// (effects.md 8.3).
type levelStat struct {
	stat                  stat
	update, change, final uint32
}

var (
	levelCodes = levelStat{statLevel, EffectUpdateLevel, EffectChangeLevel, EffectChangeLevelFinal}
	rankCodes  = levelStat{statRank, EffectUpdateRank, EffectChangeRank, EffectChangeRankFinal}
	linkCodes  = levelStat{statLink, EffectUpdateLink, EffectChangeLink, EffectChangeLinkFinal}
)

// levelSum adds up a level-like value: what it was set to, and the updates of
// the card's own effects and of all others.
type levelSum struct{ set, own, field int64 }

func (l *levelSum) total() int64 { return l.set + l.own + l.field }

func (l *levelSum) add(e *Effect, value int64) {
	if e.own() {
		l.own += value
	} else {
		l.field += value
	}
}

// levelValue computes a level-like property from its printed value; with mixed,
// effects on that other property take part as well.
func (c *Card) levelValue(l, mixed *levelStat) int {
	printed := int64(c.Data.Level)
	if v, busy := c.interim(l.stat); busy {
		return int(v)
	}
	sum := c.levelSum(l, mixed, printed)
	total := sum.total()
	if total < 1 && c.IsType(TypeMonster) && !c.affectedBy(EffectAllowNegative) {
		return 1
	}
	return int(total)
}

// levelSum applies the effects on a level-like property to its printed value.
func (c *Card) levelSum(l, mixed *levelStat, printed int64) levelSum {
	defer c.computing(l.stat, printed).end()
	effects := c.effectsOfAll(l.update, l.change, l.final)
	if mixed != nil {
		effects = inIDOrder(effects, c.effectsOfAll(mixed.update, mixed.change, mixed.final))
	}
	sum := levelSum{set: printed}
	for _, e := range effects {
		value := e.number(OfCard(c))
		switch e.Code {
		case EffectUpdateLevel, EffectUpdateRank, EffectUpdateLink:
			sum.add(e, value)
		case EffectChangeLevel, EffectChangeRank, EffectChangeLink:
			sum.set, sum.own = value, 0
		default:
			sum = levelSum{set: value}
		}
		c.reached(l.stat, sum.total())
	}
	return sum
}

// hasRankLevel reports whether an Xyz monster has a level.
func (c *Card) hasRankLevel() bool {
	return c.affectedBy(EffectRankLevel) || c.affectedBy(EffectRankLevelS)
}

// sharesLevelAndRank reports whether effects on level and on rank both work on
// the card (effects.md 6.1, codes 410 and 411).
func (c *Card) sharesLevelAndRank() bool {
	return c.affectedBy(EffectRankLevelS) || c.affectedBy(EffectLevelRankS)
}

// mixed is the other property when the card shares level and rank.
func (c *Card) mixed(other *levelStat) *levelStat {
	if c.sharesLevelAndRank() {
		return other
	}
	return nil
}

// Level is the card's current level, 0 if it has none (effects.md 8.3). It is
// below 1 only under ALLOW_NEGATIVE.
func (c *Card) Level() int {
	t := c.Data.Type
	if t&TypeLink != 0 || c.Is(StatusNoLevel) || t&TypeXyz != 0 && !c.hasRankLevel() || !c.IsMonsterLike() {
		return 0
	}
	if v, ok := c.assumption(AssumeLevel); ok {
		return int(v)
	}
	return c.levelValue(&levelCodes, c.mixed(&rankCodes))
}

// Rank is the card's current rank, 0 if it has none (effects.md 8.3).
func (c *Card) Rank() int {
	t := c.Data.Type
	if t&TypeLink != 0 {
		return 0
	}
	if (t&TypeXyz == 0 || c.Is(StatusNoLevel)) && !c.affectedBy(EffectLevelRank) && !c.affectedBy(EffectLevelRankS) {
		return 0
	}
	if v, ok := c.assumption(AssumeRank); ok {
		return int(v)
	}
	if c.Location() != LocationMzone {
		return int(c.Data.Level)
	}
	return c.levelValue(&rankCodes, c.mixed(&levelCodes))
}

// LinkRating is the card's current link rating, 0 if it has none
// (effects.md 8.3).
func (c *Card) LinkRating() int {
	if c.Data.Type&TypeLink == 0 || c.Is(StatusNoLevel) {
		return 0
	}
	if v, ok := c.assumption(AssumeLink); ok {
		return int(v)
	}
	if c.Location() != LocationMzone {
		return int(c.Data.Level)
	}
	return c.levelValue(&linkCodes, nil)
}

// SynchroLevel is the card's level as synchro material for sc; two levels may
// be packed in halves of 16 bits (effects.md 8.3).
func (c *Card) SynchroLevel(sc *Card) uint32 {
	if c.Data.Type&TypeLink != 0 && !c.affectedBy(EffectSynchroLevel) {
		return 0
	}
	return c.materialLevel(sc, EffectSynchroLevel)
}

// RitualLevel is the card's level as ritual material for sc; two levels may be
// packed in halves of 16 bits (effects.md 8.3).
func (c *Card) RitualLevel(sc *Card) uint32 {
	if c.Data.Type&TypeLink != 0 {
		return 0
	}
	return c.materialLevel(sc, EffectRitualLevel)
}

func (c *Card) materialLevel(sc *Card, code uint32) uint32 {
	if (c.Data.Type&TypeXyz != 0 || c.Is(StatusNoLevel)) && !c.hasRankLevel() {
		return 0
	}
	if effects := c.effectsOf(code); len(effects) > 0 {
		return uint32(effects[0].number(OfCard(sc)))
	}
	return uint32(c.Level())
}

// IsXyzLevel reports whether the card counts as level n as material of the Xyz
// monster xyz (effects.md 6.1, XYZ_LEVEL).
func (c *Card) IsXyzLevel(xyz *Card, n int) bool {
	if c.Is(StatusNoLevel) {
		return false
	}
	for _, e := range c.effectsOf(EffectXyzLevel) {
		results := e.numbers(OfCard(c), OfCard(xyz))
		if len(results) == 1 {
			if v := results[0]; int(v&0xfff) == n || int(v>>16&0xfff) == n {
				return true
			}
			continue
		}
		if slices.Contains(results, int64(n)) {
			return true
		}
	}
	return c.Level() == n
}
