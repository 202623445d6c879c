package ocg

// battleStat is ATK or DEF with the effects that change it (effects.md 8.6).
type battleStat struct {
	stat, base                              stat
	update, set, setFinal, swapFinal, reset uint32 // reset: the original value
}

var (
	attackStat = battleStat{statAttack, statBaseAttack,
		EffectUpdateAttack, EffectSetAttack, EffectSetAttackFinal, EffectSwapAttackFinal, EffectSetBaseAttack}
	defenseStat = battleStat{statDefense, statBaseDefense,
		EffectUpdateDefense, EffectSetDefense, EffectSetDefenseFinal, EffectSwapDefenseFinal, EffectSetBaseDefense}
)

// other is DEF for ATK and the reverse.
func (b *battleStat) other() *battleStat {
	if b.stat == statAttack {
		return &defenseStat
	}
	return &attackStat
}

func (b *battleStat) printed(c *Card) int64 {
	if b.stat == statAttack {
		return int64(c.Data.Attack)
	}
	return int64(c.Data.Defense)
}

// Attack is the card's current ATK. It is negative for a printed "?" outside
// the monster zones; scripts see 0 then (effects.md 8.6).
func (c *Card) Attack() int {
	if v, ok := c.assumption(AssumeAttack); ok {
		return int(v)
	}
	return int(c.battleValue(&attackStat))
}

// Defense is the card's current DEF, 0 for Link monsters. It is negative for a
// printed "?" outside the monster zones (effects.md 8.6).
func (c *Card) Defense() int {
	if c.Data.Type&TypeLink != 0 {
		return 0
	}
	if v, ok := c.assumption(AssumeDefense); ok {
		return int(v)
	}
	return int(c.battleValue(&defenseStat))
}

// BaseAttack is the card's original ATK (effects.md 8.6).
func (c *Card) BaseAttack() int { return int(c.baseValue(&attackStat)) }

// BaseDefense is the card's original DEF, 0 for Link monsters.
func (c *Card) BaseDefense() int {
	if c.Data.Type&TypeLink != 0 {
		return 0
	}
	return int(c.baseValue(&defenseStat))
}

// untouched reports whether the value of a battle stat is the printed one
// because of what the card is or where it is.
func (c *Card) untouched(b *battleStat) (value int64, yes bool) {
	if !c.IsMonsterLike() {
		return 0, true
	}
	if c.Location() != LocationMzone || c.Is(StatusSummoning|StatusSpsummonStep) {
		return b.printed(c), true
	}
	return 0, false
}

// baseSum is the original ATK and DEF of a card while they are computed.
type baseSum struct {
	card          *Card
	b             *battleStat
	value, otherv int64
	swaps         []*Effect // SWAP_BASE_AD: with one, effects on the other value count too
}

// setBase applies a SET_BASE effect of either value.
func (s *baseSum) setBase(e *Effect) {
	value := max(e.number(OfCard(s.card)), 0)
	if e.Code == s.b.reset {
		s.value = value
	} else {
		s.otherv = value
	}
	s.card.reached(s.b.base, s.value)
}

func (s *baseSum) swap() {
	s.value, s.otherv = s.otherv, s.value
	s.card.reached(s.b.base, s.value)
}

// fromField applies the SET_BASE effects that come from the field, which go
// before all others. QUIRK: so the card's own always beat them.
func (s *baseSum) fromField(effects []*Effect) {
	for _, e := range effects {
		if (e.Code == s.b.reset || e.Code == s.b.other().reset) && !e.own() {
			s.setBase(e)
		}
	}
}

// bases starts from a card's printed values, with the effects that exchange
// them. The original value must be marked as being computed.
func (c *Card) bases(b *battleStat) baseSum {
	sum := baseSum{card: c, b: b, value: max(b.printed(c), 0), otherv: max(b.other().printed(c), 0)}
	if c.Data.Type&TypeLink == 0 {
		sum.swaps = c.effectsOf(EffectSwapBaseAd)
	}
	return sum
}

// with adds the effects the original value depends on to those of the codes,
// in id order.
func (s *baseSum) with(codes ...uint32) []*Effect {
	effects := inIDOrder(s.card.effectsOfAll(codes...), s.card.effectsOf(s.b.reset))
	if len(s.swaps) == 0 {
		return effects
	}
	return inIDOrder(inIDOrder(effects, s.card.effectsOf(s.b.other().reset)), s.swaps)
}

func (c *Card) baseValue(b *battleStat) int64 {
	if value, yes := c.untouched(b); yes {
		return value
	}
	if v, busy := c.interim(b.base); busy {
		return v
	}
	defer c.computing(b.base, max(b.printed(c), 0)).end()
	sum := c.bases(b)
	effects := sum.with()
	sum.fromField(effects)
	for _, e := range effects {
		switch {
		case e.Code == EffectSwapBaseAd:
			sum.swap()
		case e.own():
			sum.setBase(e)
		}
	}
	return sum.value
}

// battleSum is an ATK or DEF while it is computed.
type battleSum struct {
	base    baseSum
	set     int64 // the value it was set to, negative: not set
	own     int64
	field   int64
	reverse bool      // updates count negative
	swapped bool      // ATK and DEF are exchanged in the end
	aside   []*Effect // SET_FINAL effects from the field, applied last
}

func (s *battleSum) total() int64 {
	value := s.set
	if value < 0 {
		value = s.base.value
	}
	if s.reverse {
		value -= s.own + s.field
	} else {
		value += s.own + s.field
	}
	return max(value, 0)
}

// apply lets one effect change the sum (effects.md 8.6, step 2).
func (s *battleSum) apply(e *Effect) {
	c, b := s.base.card, s.base.b
	switch e.Code {
	case b.update:
		value := e.number(OfCard(c))
		if e.own() {
			s.own += value
		} else {
			s.field += value
		}
	case b.set:
		s.set = e.number(OfCard(c))
		if !e.Is(EffectTypeSingle) {
			s.own = 0
		}
	case b.setFinal:
		if !e.own() {
			s.aside = append(s.aside, e)
			return
		}
		s.fix(e.number(OfCard(c)))
	case b.swapFinal:
		s.fix(e.number(OfCard(c)))
	case EffectSwapBaseAd:
		s.base.swap()
	case EffectSwapAd:
		s.swapped = !s.swapped
	default:
		s.applyBase(e)
	}
	c.reached(b.stat, s.total())
}

func (s *battleSum) fix(value int64) { s.set, s.own, s.field = value, 0, 0 }

// applyBase applies the card's own SET_BASE effects; those from the field have
// been applied before.
func (s *battleSum) applyBase(e *Effect) {
	if !e.own() {
		return
	}
	s.base.setBase(e)
	if e.Code == s.base.b.reset {
		s.set = -1
	}
}

// effects are all that take part in the computation of a battle stat, in id
// order.
func (s *battleSum) effects() []*Effect {
	b := s.base.b
	if s.base.card.Data.Type&TypeLink != 0 {
		return s.base.with(b.update, b.set, b.setFinal, b.swapFinal)
	}
	return s.base.with(b.update, b.set, b.setFinal, b.swapFinal, EffectSwapAd)
}

func (c *Card) battleValue(b *battleStat) int64 {
	if value, yes := c.untouched(b); yes {
		return value
	}
	if v, busy := c.interim(b.stat); busy {
		return v
	}
	defer c.computing(b.stat, max(b.printed(c), 0)).end()
	defer c.computing(b.base, max(b.printed(c), 0)).end()
	sum := battleSum{base: c.bases(b), set: -1}
	effects := sum.effects()
	if len(effects) == 0 {
		return sum.base.value
	}
	sum.reverse = c.affectedBy(EffectReverseUpdate)
	sum.base.fromField(effects)
	c.reached(b.stat, sum.total())
	for _, e := range effects {
		sum.apply(e)
	}
	return max(c.applyAside(b, &sum), 0)
}

// otherValue is the current DEF for ATK and the reverse.
func (c *Card) otherValue(b *battleStat) int64 {
	if b.stat == statAttack {
		return int64(c.Defense())
	}
	return int64(c.Attack())
}

// applyAside is steps 3 and 4 of effects.md 8.6: the final values from the
// field, the exchange of ATK and DEF, and the delayed final values. The latter
// two are left out while the other value is being computed.
func (c *Card) applyAside(b *battleStat, sum *battleSum) int64 {
	value := sum.total()
	for _, e := range sum.aside {
		if !e.Has(EffectFlagDelay) {
			value = e.number(OfCard(c))
			c.reached(b.stat, value)
		}
	}
	if _, busy := c.interim(b.other().stat); busy {
		return value
	}
	if sum.swapped {
		value = c.otherValue(b)
		c.reached(b.stat, value)
	}
	for _, e := range sum.aside {
		if !e.Has(EffectFlagDelay) {
			continue
		}
		value = e.number(OfCard(c))
		c.reached(b.stat, value)
		if e.Has(EffectFlagRepeat) {
			value = e.number(OfCard(c))
			c.reached(b.stat, value)
		}
	}
	return value
}
