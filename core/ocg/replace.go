package ocg

// Replacement: continuous effects that put something else in the place of
// destroying, releasing or sending cards (operations.md 7, effects.md 6.2).

// replaceByField lets the FIELD effects of a code replace the action for cards,
// those of the turn player first. With later not nil the operations are put off
// to it.
func (d *Duel) replaceByField(cards **Group, code uint32, later *[]func()) {
	listed := d.continuousEffects(code)
	if len(listed) == 0 || (*cards).Len() == 0 {
		return
	}
	effects := append([]*Effect(nil), listed...)
	for _, p := range [2]Player{d.Turn.Player, d.Turn.Player.Opponent()} {
		for _, e := range effects {
			if e.Is(EffectTypeField) && e.HandlerPlayer() == p && (*cards).Len() > 0 {
				d.replaceOnce(cards, e, p, later)
			}
		}
	}
}

// replaceOnce lets one FIELD effect replace the action.
func (d *Duel) replaceOnce(cards **Group, e *Effect, p Player, later *[]func()) {
	c := (*cards).Cards()[0]
	ev := &Event{Code: e.Code, Cards: (*cards).Clone(), Player: p, Effect: c.ReasonEffect, Reason: c.Reason, By: c.ReasonPlayer}
	if !e.hasFunc() && e.Number == 0 || !d.activatable(e, p, ev, legalityOpts{}) || !d.replacementChosen(e, p, ev) {
		return
	}
	for _, c := range (*cards).Clone().Cards() {
		if e.number(OfCard(c)) != 0 && (later != nil || !c.destroysItself()) {
			c.letGo(cards, e.Code)
		}
	}
	d.useReplacement(e, p, ev, later)
}

// letGo takes a card out of an operation that a replacement of the code takes
// the place of.
func (c *Card) letGo(cards **Group, code uint32) {
	if code == EffectDestroyReplace {
		c.SetStatus(StatusDestroyConfirmed, false)
	}
	c.restoreReason()
	(*cards).Remove(c)
}

// replacementChosen asks the effect's target function, which may ask its player.
func (d *Duel) replacementChosen(e *Effect, p Player, ev *Event) bool {
	return e.Target == nil || first(d.process(e, slotTarget, p, e.Target, eventArgs(e, p, ev, Int(1))...)).Truth()
}

// useReplacement counts a use of the effect and runs its operation, or puts it
// off. It tells what the last function run returned.
func (d *Duel) useReplacement(e *Effect, p Player, ev *Event, later *[]func()) (last bool) {
	e.UseCountLimit(p, 1, false)
	if e.Operation == nil {
		return true
	}
	operate := func() bool {
		return first(d.process(e, slotOperation, p, e.Operation, eventArgs(e, p, ev)...)).Truth()
	}
	if later != nil {
		*later = append(*later, func() { operate() })
		return true
	}
	return operate()
}

// destroysItself reports whether the card goes by its own condition or by
// uniqueness: replacements do not save it (operations.md 7.3).
func (c *Card) destroysItself() bool {
	e := c.ReasonEffect
	return e != nil && (e.Code == EffectSelfDestroy || e.Code == EffectSelfTograve || e.Code == EffectUniqueCheck)
}

// replaceTest tells what single replacements do with a card.
type replaceTest uint8

const (
	replaceAsk  replaceTest = iota // ask the card's effects
	replaceSkip                    // it stays in the operation unasked
	replaceDrop                    // it leaves the operation
)

// replaceBySingles lets each card's own effects of a code, with those of its
// equips, targeting cards and materials, replace the action for it.
func (d *Duel) replaceBySingles(cards **Group, code uint32, later *[]func(), test func(*Card) replaceTest) {
	for _, c := range (*cards).Clone().Cards() {
		switch test(c) {
		case replaceDrop:
			c.letGo(cards, code)
		case replaceAsk:
			d.replaceSingle(cards, c, code, later)
		}
	}
}

// replaceSingle asks the effects of one card. QUIRK: whether a further effect is
// asked is judged by the last result of any of its functions, so an operation
// that returns nothing lets the next one be asked although the card is saved.
func (d *Duel) replaceSingle(cards **Group, c *Card, code uint32, later *[]func()) {
	last := false
	for _, e := range c.attachedEffects(code) {
		if last || e.Target == nil {
			continue
		}
		p := e.HandlerPlayer()
		ev := &Event{Code: code, Cards: (*cards).Clone(), Player: p, Effect: c.ReasonEffect, Reason: c.Reason, By: c.ReasonPlayer}
		if !d.activatable(e, p, ev, legalityOpts{}) {
			continue
		}
		if last = d.replacementChosen(e, p, ev); !last {
			continue
		}
		if (*cards).Has(c) && (later != nil || !c.destroysItself()) {
			c.letGo(cards, code)
		}
		last = d.useReplacement(e, p, ev, later)
	}
}
