package ocg

// countKey names a shared count (effects.md 4).
type countKey struct {
	code   uint32
	index  uint8
	flags  uint32
	player Player
	field  uint32 // with SINGLE: the stay of the card, instead of code and player
}

// The shared counts by how long they last.
const (
	turnCounts = iota
	duelCounts
	chainCounts
)

// shared reports whether uses are counted together with other effects.
func (l *CountLimit) shared() bool { return l.Code != 0 || l.Flags != 0 }

// lasts is which of the shared counts the limit uses.
func (l *CountLimit) lasts() int {
	switch {
	case l.Flags&EffectCountCodeDuel != 0:
		return duelCounts
	case l.Flags&EffectCountCodeChain != 0:
		return chainCounts
	}
	return turnCounts
}

// countKey is the shared count of the effect for a player.
func (e *Effect) countKey(p Player) countKey {
	if e.Limit.Flags&EffectCountCodeSingle != 0 {
		return countKey{index: e.Limit.Index, flags: e.Limit.Flags, field: e.HandlerCard().FieldID}
	}
	return countKey{code: e.Limit.Code, index: e.Limit.Index, flags: e.Limit.Flags, player: p}
}

// CheckCountLimit reports whether player p may use the effect once more.
func (e *Effect) CheckCountLimit(p Player) bool {
	if e.Flags&EffectFlagCountLimit == 0 {
		return true
	}
	if e.Limit.Left <= 0 {
		return false
	}
	return !e.Limit.shared() || e.duel.effects.counts[e.Limit.lasts()][e.countKey(p)] < e.Limit.Max
}

// ownCount reports whether the effect's own count is used.
func (e *Effect) ownCount() bool { return !e.Limit.shared() || e.Flags&EffectFlagNoTurnReset != 0 }

// UseCountLimit counts n uses of the effect by player p; with oathOnly only if
// the limit is an oath.
func (e *Effect) UseCountLimit(p Player, n int, oathOnly bool) {
	if e.Flags&EffectFlagCountLimit == 0 || oathOnly && e.Limit.Flags&EffectCountCodeOath == 0 {
		return
	}
	if e.Limit.shared() {
		counts := &e.duel.effects.counts[e.Limit.lasts()]
		if *counts == nil {
			*counts = map[countKey]int{}
		}
		(*counts)[e.countKey(p)] += n
	}
	if e.ownCount() {
		e.Limit.Left = max(e.Limit.Left-n, 0)
	}
}

// RestoreCountLimit takes back n uses of the effect by player p; with oathOnly
// only if the limit is an oath. Nothing happens once the own count is used up
// (effects.md 4).
func (e *Effect) RestoreCountLimit(p Player, n int, oathOnly bool) {
	if e.Flags&EffectFlagCountLimit == 0 || e.Limit.Left <= 0 || oathOnly && e.Limit.Flags&EffectCountCodeOath == 0 {
		return
	}
	if e.Limit.shared() {
		counts := e.duel.effects.counts[e.Limit.lasts()]
		if used := counts[e.countKey(p)]; used > 0 {
			counts[e.countKey(p)] = max(used-n, 0)
		}
	}
	if e.ownCount() {
		e.Limit.Left = min(e.Limit.Left+n, e.Limit.Max)
	}
}

// returnOath gives back a use of an oath whose activation or summon was
// negated; not one counted by the card's stay (effects.md 4).
func (e *Effect) returnOath(p Player) {
	if e.Limit.Flags&EffectCountCodeSingle == 0 {
		e.RestoreCountLimit(p, 1, true)
	}
}

// resetTurnCounts begins a turn: shared counts of the turn are cleared, own
// counts refilled, activities counted anew, and the effects removed in earlier
// turns die (effects.md 4, 1.9).
func (d *Duel) resetTurnCounts() {
	clear(d.effects.counts[turnCounts])
	for _, e := range d.effects.limited {
		if e.Flags&EffectFlagNoTurnReset == 0 {
			e.Limit.Left = e.Limit.Max
		}
	}
	for _, c := range d.Table.Cards() {
		c.effects.spared = nil
	}
	d.resetActivities()
	d.resetSummonLimits()
	d.buryRemoved()
}

// sparedTimes is how often the INDESTRUCTABLE_COUNT effect without a count
// limit saved the card this turn and stay.
func (c *Card) sparedTimes(e *Effect) int { return c.effects.spared[e] }

// countSpared counts that the INDESTRUCTABLE_COUNT effect was asked to save the
// card.
func (c *Card) countSpared(e *Effect) {
	if c.effects.spared == nil {
		c.effects.spared = map[*Effect]int{}
	}
	c.effects.spared[e]++
}
