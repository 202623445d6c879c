package ocg

// Timing hints help players to decide which effects to show first; they forbid
// nothing (flow.md 23).

const damageHints = TimingDamageStep | TimingDamageCal

// setTimingHint replaces a player's hints.
func (d *Duel) setTimingHint(p Player, hint uint32) { d.flow.hints[p] = hint }

// addTimingHint adds to a player's hints; nobody has none.
func (d *Duel) addTimingHint(p Player, hint uint32) {
	if p.Valid() {
		d.flow.hints[p] |= hint
	}
}

// clearTimingHints drops all hints but those of the damage step.
func (d *Duel) clearTimingHints() {
	for p := range d.flow.hints {
		d.flow.hints[p] &= damageHints
	}
}

// CheckTiming reports whether any of the TIMING_ bits is hinted to either
// player (Duel.CheckTiming).
func (d *Duel) CheckTiming(mask uint32) bool { return (d.flow.hints[0]|d.flow.hints[1])&mask != 0 }
