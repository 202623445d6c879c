package ocg

import "slices"

// Sets of event bits with the same side effects on a card (effects.md 3.2).
const (
	resetsSent    = ResetTodeck | ResetTohand | ResetTograve | ResetRemove | ResetTempRemove | ResetOverlay | ResetMschange
	resetsMoved   = resetsSent | ResetLeave | ResetTofield
	resetsRefill  = resetsMoved | ResetTurnSet
	resetsCounter = resetsSent | ResetTofield | ResetTurnSet
	resetsZones   = ResetTodeck | ResetTohand | ResetTograve | ResetRemove | ResetTempRemove | ResetLeave | ResetTofield | ResetTurnSet | ResetControl

	resetEvents = resetsMoved | ResetTurnSet | ResetControl | ResetDisable
)

// resetCard gives a card event bits: what it keeps about the time before ends,
// and so do the effects it carries whose reset has one of the bits
// (effects.md 3.2).
func (d *Duel) resetCard(c *Card, bits uint32) {
	if bits&ResetTurnSet != 0 {
		d.keepControl(c)
	}
	c.endCardRelations(bits)
	if bits&resetsSent != 0 {
		c.clearRelations()
	}
	if bits&resetsMoved != 0 {
		c.forgetBattles()
		c.effects.spared = nil
	}
	if bits&resetsRefill != 0 {
		c.Battle.Battled = nil
		c.forgetSpecialCounts()
		c.refill()
	}
	if bits&resetsCounter != 0 {
		c.Counters = nil
	}
	if bits&resetsZones != 0 {
		c.forgetZones()
	}
	if bits&ResetTofield != 0 {
		c.PrevEquipTarget = nil
	}
	if bits&ResetDisable != 0 {
		d.loseNegatableCounters(c)
	}
	d.removeReset(c, bits)
}

// removeReset removes the effects of a card whose reset has one of the bits;
// RESET_DISABLE ends only the card's own.
func (d *Duel) removeReset(c *Card, bits uint32) {
	bits &= resetEvents
	d.removeWhere(c, func(e *Effect) bool {
		met := e.Reset & bits
		if e.Owner != c {
			met &^= ResetDisable
		}
		return met != 0 && e.Reset&ResetEvent != 0
	})
}

// removeWhere removes the effects a card carries that end accepts.
func (d *Duel) removeWhere(c *Card, end func(*Effect) bool) {
	lists := c.effects.lists
	for _, list := range lists {
		for _, x := range list {
			if !x.effect.state.gone && end(x.effect) {
				d.RemoveEffect(x.effect)
			}
		}
	}
}

// forgetBattles clears the attack counts and lists; ATTACK_ALL is open again.
func (c *Card) forgetBattles() {
	battled := c.Battle.Battled
	c.Battle = BattleRecord{Battled: battled}
}

// refill restores the own counts of the card's effects and lets its
// DISABLE_FIELD effects ask for their zones anew.
func (c *Card) refill() {
	for _, list := range c.effects.lists {
		for _, x := range list {
			e := x.effect
			if e.Flags&EffectFlagCountLimit != 0 {
				e.Limit.Left = e.Limit.Max
			}
			if x.code == EffectDisableField && !e.hasFunc() {
				e.Number = 0
			}
		}
	}
}

// forgetZones drops the zones chosen for USE_EXTRA_MZONE and USE_EXTRA_SZONE.
func (c *Card) forgetZones() {
	for _, code := range [...]uint32{EffectUseExtraMzone, EffectUseExtraSzone} {
		if c.duel.noneOf(code) {
			continue
		}
		for _, list := range c.effects.lists {
			for _, x := range list.of(code) {
				x.effect.Number &= 0xffff
			}
		}
	}
}

// loseNegatableCounters takes off the counters that need their card enabled.
func (d *Duel) loseNegatableCounters(c *Card) {
	kinds := make([]uint16, 0, len(c.Counters))
	for kind := range c.Counters {
		kinds = append(kinds, kind)
	}
	slices.Sort(kinds)
	for _, kind := range kinds {
		counter := c.Counters[kind]
		n := counter.Negatable
		if n == 0 {
			continue
		}
		counter.Negatable = 0
		if counter.Permanent == 0 {
			delete(c.Counters, kind)
		}
		d.Emit(CounterEvent{Kind: "remove_counter", Card: unplaced(c), Counter: kind, Count: n})
	}
}

// keepControl keeps the controller of a card that is turned face-down when an
// effect that would be lost with the face gives the control (effects.md 3.2).
func (d *Duel) keepControl(c *Card) {
	controls := c.effectsOf(EffectSetControl)
	if len(controls) == 0 {
		return
	}
	last := controls[len(controls)-1]
	if last.Type&EffectTypeSingle != 0 && last.Condition == nil {
		return
	}
	e := d.NewEffect(c)
	e.OwnerPlayer = c.Controller
	e.Type, e.Code, e.Flags = EffectTypeSingle, EffectSetControl, EffectFlagCannotDisable
	e.Number = int64(c.Controller)
	e.SetReset(ResetEvent|ResetTograve|ResetRemove|ResetTohand|ResetTodeck|ResetLeave, 1)
	d.addToCard(c, e)
	e.ID = last.ID
}

// resetPhase counts the end of a phase for all effects with a phase reset; the
// effects whose count runs out end (effects.md 3.3).
func (d *Duel) resetPhase(phase uint32) {
	for _, e := range d.effects.phaseReset {
		if e.phaseOver(phase) {
			d.RemoveEffect(e)
		}
	}
}

// phaseOver counts the end of a phase for the effect, and reports whether it
// ends the effect.
func (e *Effect) phaseOver(phase uint32) bool {
	const phases = 0x3ff
	if e.state.gone || e.Reset&ResetPhase == 0 || e.Reset&phase&phases == 0 {
		return false
	}
	side := uint32(ResetOppoTurn)
	if e.HandlerPlayer() == e.duel.Turn.Player {
		side = ResetSelfTurn
	}
	if e.Reset&side == 0 {
		return false
	}
	e.ResetCount--
	return e.ResetCount == 0
}

// resetChain ends the effects with RESET_CHAIN and the counts of the chain
// (effects.md 3.1, 4).
func (d *Duel) resetChain() {
	for _, e := range d.effects.chainReset {
		d.RemoveEffect(e)
	}
	clear(d.effects.counts[chainCounts])
}

// ResetEffect ends effects on the card, by kind: RESET_EVENT as if it got the
// bits v; RESET_PHASE counts the end of phase v for it; RESET_CODE its
// continuous single effects of code v; RESET_COPY effects of copy v; RESET_CARD
// effects owned by a card with the printed code v (effects.md 3.4).
func (c *Card) ResetEffect(v, kind uint32) {
	d := c.duel
	switch kind {
	case ResetEvent:
		d.resetCard(c, v)
	case ResetPhase:
		d.removeWhere(c, func(e *Effect) bool { return e.phaseOver(v) })
	case ResetCode:
		for _, x := range c.carried(bySingle).of(v) {
			if x.effect.Type&EffectTypeActions == 0 {
				d.RemoveEffect(x.effect)
			}
		}
	case ResetCopy:
		d.removeWhere(c, func(e *Effect) bool { return e.CopyID == int(v) })
	case ResetCard:
		d.removeWhere(c, func(e *Effect) bool { return e.Owner.Data.Code == v })
	}
}

// ResetNegateEffect ends the effects on the card that are owned by cards with
// one of the printed codes (effects.md 3.4).
func (c *Card) ResetNegateEffect(codes ...uint32) {
	for _, code := range codes {
		c.ResetEffect(code, ResetCard)
	}
}
