package ocg

import "slices"

// stat is a computed property of a card that may be asked for while it is
// being computed.
type stat uint8

const (
	statCode stat = iota
	statType
	statRace
	statAttribute
	statLevel
	statRank
	statLink
	statLeftScale
	statRightScale
	statMarkers
	statAttack
	statDefense
	statBaseAttack
	statBaseDefense
	stats
)

// statState holds the properties of a card that are being computed and what
// they have come to so far: a function that asks for such a property gets that
// value (effects.md 8).
type statState struct {
	busy  uint32
	value [stats]int64
}

// interim is the value so far of a property being computed.
func (c *Card) interim(s stat) (value int64, busy bool) {
	return c.stats.value[s], c.stats.busy&(1<<s) != 0
}

// computation is a property of a card being computed, with what an outer
// computation of it had come to.
type computation struct {
	card  *Card
	stat  stat
	outer int64
	was   bool // there is an outer one
}

// computing begins the computation of a property, before anything is asked
// that scripts answer: conditions and filters of the effects on it already get
// the value it starts from (effects.md 8). end must follow even if a script is
// aborted meanwhile.
func (c *Card) computing(s stat, start int64) computation {
	outer, was := c.interim(s)
	c.stats.busy |= 1 << s
	c.stats.value[s] = start
	return computation{c, s, outer, was}
}

// reached notes the value a property being computed has come to.
func (c *Card) reached(s stat, value int64) { c.stats.value[s] = value }

// end ends the computation of a property.
func (k computation) end() {
	stats := &k.card.stats
	stats.value[k.stat] = k.outer
	if !k.was {
		stats.busy &^= 1 << k.stat
	}
}

// own reports whether the effect is the card's own in the computation of
// properties; all others count as coming from the field (effects.md 8).
func (e *Effect) own() bool {
	return e.Is(EffectTypeSingle) && !e.Has(EffectFlagSingleRange)
}

// effectsOfAll are the effects of several codes on the card, in id order; code
// 0 stands for none.
func (c *Card) effectsOfAll(codes ...uint32) []*Effect {
	var all []*Effect
	for _, code := range codes {
		if code != 0 {
			all = inIDOrder(all, c.effectsOf(code))
		}
	}
	return all
}

// inIDOrder joins two lists of effects in id order.
func inIDOrder(effects, more []*Effect) []*Effect {
	switch {
	case len(more) == 0:
		return effects
	case len(effects) == 0:
		return more
	}
	all := append(effects, more...)
	slices.SortStableFunc(all, byID)
	return all
}

func byID(a, b *Effect) int { return a.ID - b.ID }
