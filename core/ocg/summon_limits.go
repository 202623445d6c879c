package ocg

// onceUses counts the special summons of cards that can be special summoned
// only once per turn, by player and code (operations.md 13.4).
type onceUses [2]map[uint32]int

// specialCounts are the special summons counted on the handler of
// SPSUMMON_COUNT_LIMIT effects, by player: those of this turn, and those since
// the card came where it is (operations.md 13.4).
type specialCounts struct {
	turn, stay [2]int
}

func (s *specialCounts) of(e *Effect, p Player) *int {
	if e.Has(EffectFlagNoTurnReset) {
		return &s.stay[p]
	}
	return &s.turn[p]
}

// SetSPSummonOnce makes the card one of those with that code a player can
// special summon once per turn; not while it copies effects
// (operations.md 13.4).
func (c *Card) SetSPSummonOnce(code uint32) {
	if !c.Is(StatusCopyingEffect) {
		c.onceCode = code
	}
}

// onceAllows reports whether the player has not yet special summoned a card of
// its once-per-turn code.
func (d *Duel) onceAllows(p Player, c *Card) bool {
	return c.onceCode == 0 || !p.Valid() || d.once[p][c.onceCode] == 0
}

// countOnce counts by n a special summon of the card by the player for its
// once-per-turn code; -1 takes it back.
func (d *Duel) countOnce(p Player, c *Card, n int) { d.countOnceCode(p, c.onceCode, n) }

func (d *Duel) countOnceCode(p Player, code uint32, n int) {
	if code == 0 || !p.Valid() {
		return
	}
	if d.once[p] == nil {
		d.once[p] = map[uint32]int{}
	}
	d.once[p][code] += n
}

// countOnceEach counts a special summon of several cards by the player by n,
// once for each code.
func (d *Duel) countOnceEach(p Player, cards []*Card, n int) {
	for i, c := range cards {
		if !sameOnceBefore(cards[:i], c) {
			d.countOnce(p, c, n)
		}
	}
}

func sameOnceBefore(cards []*Card, c *Card) bool {
	for _, o := range cards {
		if o.onceCode == c.onceCode {
			return true
		}
	}
	return false
}

// PlayerCanSpecialSummonCount reports whether the player may still special
// summon that many times. QUIRK: an EFFECT_SPSUMMON_COUNT_LIMIT blocks whoever
// has used it up (operations.md 13.4, effects.md 6.1).
func (d *Duel) PlayerCanSpecialSummonCount(p Player, n int) bool {
	for _, e := range d.playerEffects(p, EffectLeftSpsummonCount) {
		if int(e.number(OfEffect(d.ReasonEffect), Int(p))) < n {
			return false
		}
	}
	if !p.Valid() {
		return true
	}
	for _, e := range d.fieldEffects(EffectSpsummonCountLimit) {
		if *e.Handler.counted.of(e, p)+n > int(e.Number) {
			return false
		}
	}
	return true
}

// countSpecialSummon counts one special summon by the player on the handlers of
// the effects that limit them, and gives the counts (operations.md 13.4).
func (d *Duel) countSpecialSummon(p Player) (counted []*int) {
	for _, e := range d.fieldEffects(EffectSpsummonCountLimit) {
		if e.rangeFor(p) != 0 {
			n := e.Handler.counted.of(e, p)
			*n++
			counted = append(counted, n)
		}
	}
	return counted
}

// resetSummonLimits begins a new turn for both kinds of counts.
func (d *Duel) resetSummonLimits() {
	d.once = onceUses{}
	for _, c := range d.Table.Cards() {
		c.counted.turn = [2]int{}
	}
}

// forgetSpecialCounts is for a card that leaves its place or is turned
// face-down: what was counted on it during its stay is gone.
func (c *Card) forgetSpecialCounts() { c.counted.stay = [2]int{} }
