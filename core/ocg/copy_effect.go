package ocg

import "slices"

// copyState is what is kept about copying effects.
type copyState struct {
	lastID int
	runs   []*copyRun // copies being made, innermost last
}

// copyRun is the running of another card's script for a card.
type copyRun struct {
	card    *Card
	id      int
	reset   uint32
	count   int
	refused []*Effect // effects not to be copied
}

// plainData reports whether a card has no effects: a Normal card that is no
// Pendulum.
func plainData(data *CardData) bool {
	return data != nil && data.Type&(TypeNormal|TypePendulum) == TypeNormal
}

// CopyEffect gives the card the effects of another passcode until reset
// (effects.md 9.1). The result is the copy id, -1 for a Normal card.
func (d *Duel) CopyEffect(c *Card, code, reset uint32, count int) int {
	if plainData(d.Cards.Card(code)) {
		return -1
	}
	return d.runCopy(c, code, reset, count)
}

// ReplaceEffect does as CopyEffect after removing the card's own effects; when
// what it got instead ends, they come back (effects.md 9.1).
func (d *Duel) ReplaceEffect(c *Card, code, reset uint32, count int) int {
	if plainData(d.Cards.Card(code)) {
		return -1
	}
	d.removeInitial(c)
	c.SetStatus(StatusInitializing, true)
	id := d.runCopy(c, code, reset, count)
	c.SetStatus(StatusInitializing, false)
	c.SetStatus(StatusEffectReplaced, true)
	return id
}

// removeInitial removes the effects a card got from its script or inherited
// with a copy.
func (d *Duel) removeInitial(c *Card) {
	c.SetStatus(StatusEffectReplaced, false)
	d.removeWhere(c, func(e *Effect) bool { return e.Flags&(EffectFlagInitial|EffectFlagCopyInherit) != 0 })
}

func (d *Duel) runCopy(c *Card, code, reset uint32, count int) int {
	var limits Effect
	limits.SetReset(reset, count)
	state := &d.effects.copying
	state.lastID++
	run := &copyRun{card: c, id: state.lastID, reset: limits.Reset, count: limits.ResetCount}
	state.runs = append(state.runs, run)
	c.SetStatus(StatusCopyingEffect, true)
	d.Host.InitCardAs(c, code)
	c.SetStatus(StatusCopyingEffect, false)
	state.runs = state.runs[:len(state.runs)-1]
	for _, e := range run.refused {
		e.state.gone, e.state.dead = true, true
	}
	d.makeEffectMonster(c, run)
	return run.id
}

// makeEffectMonster makes a printed monster without effects an Effect Monster
// for as long as it has copied ones.
func (d *Duel) makeEffectMonster(c *Card, run *copyRun) {
	if c.Data.Type&TypeMonster == 0 || c.Data.Type&TypeEffect != 0 {
		return
	}
	owner := c
	if d.ReasonEffect != nil {
		owner = d.ReasonEffect.HandlerCard()
	}
	e := d.NewEffect(owner)
	e.Type, e.Code, e.Flags, e.Number = EffectTypeSingle, EffectAddType, EffectFlagCannotDisable, TypeEffect
	e.Reset, e.ResetCount = run.reset, run.count
	d.addToCard(c, e)
}

// discardCopy throws away an effect that is not to be copied; it dies with the
// end of the copying.
func (d *Duel) discardCopy(e *Effect) {
	if runs := d.effects.copying.runs; len(runs) > 0 {
		run := runs[len(runs)-1]
		run.refused = append(run.refused, e)
		return
	}
	d.discard(e)
}

// noteCopy marks an effect that is registered by the card's own script, by a
// copied one, or by a copied effect it inherits from (effects.md 9.1).
func (d *Duel) noteCopy(c *Card, e *Effect) {
	if c.Is(StatusInitializing) {
		e.Flags |= EffectFlagInitial
	}
	if i := slices.IndexFunc(d.effects.copying.runs, func(r *copyRun) bool { return r.card == c }); i >= 0 && c.Is(StatusCopyingEffect) {
		run := d.effects.copying.runs[i]
		e.CopyID = run.id
		e.Reset |= run.reset
		e.ResetCount = run.count
		return
	}
	if from := d.ReasonEffect; from != nil && from.CopyID != 0 && e.Flags&EffectFlagCopyInherit != 0 {
		e.CopyID = from.CopyID
		e.Reset |= from.Reset
		if from.ResetCount < e.ResetCount || e.ResetCount == 0 {
			e.ResetCount = from.ResetCount
		}
	}
}

// afterLosingCopy gives a card its own effects back when one of those that
// replaced them ended.
func (d *Duel) afterLosingCopy(c *Card, e *Effect) {
	if !c.Is(StatusEffectReplaced) || e.CopyID == 0 || e.Flags&EffectFlagInitial == 0 {
		return
	}
	c.SetStatus(StatusEffectReplaced, false)
	if plainData(c.Data) {
		return
	}
	d.initialize(c, c.Data.Code)
}

// initialize runs the script of a passcode as the card's own.
func (d *Duel) initialize(c *Card, code uint32) {
	c.SetStatus(StatusInitializing, true)
	d.Host.InitCardAs(c, code)
	c.SetStatus(StatusInitializing, false)
}

// Recreate gives the card other printed facts; with replace also the effects
// of their passcode in place of its own (effects.md 9.1).
func (d *Duel) Recreate(c *Card, data *CardData, replace bool) {
	c.Data = data
	if !replace {
		return
	}
	d.removeInitial(c)
	if !plainData(data) {
		d.initialize(c, data.Code)
	}
}

// MajesticCopy gives c clones of the actions in another card's own effects, and
// of those marked MAJESTIC_MUST_COPY: its own until the reset, with full
// counts, and optional where they were mandatory (effects.md 9.1).
func (d *Duel) MajesticCopy(c, from *Card, reset uint32, count int) {
	for _, k := range [...]carrierKind{bySingle, byField} {
		for _, x := range from.carried(k) {
			if e := x.effect; e.Flags&EffectFlagInitial != 0 && (e.Type&actingTypes != 0 || e.Flags2&EffectFlag2MajesticMustCopy != 0) {
				d.addToCard(c, majestic(e, c, reset, count))
			}
		}
	}
}

func majestic(original *Effect, c *Card, reset uint32, count int) *Effect {
	e := original.Clone()
	e.Owner, e.OwnerPlayer = c, NoPlayer
	e.SetReset(reset, count)
	e.Limit.Left = e.Limit.Max
	if e.Type&EffectTypeTriggerF != 0 {
		e.Type = e.Type&^EffectTypeTriggerF | EffectTypeTriggerO
		e.Flags |= EffectFlagDelay
	}
	if e.Type&EffectTypeQuickF != 0 {
		e.Type = e.Type&^EffectTypeQuickF | EffectTypeQuickO
	}
	return e
}
