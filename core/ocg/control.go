package ocg

// rightfulController is who should control the card: its owner, or whom the
// last EFFECT_SET_CONTROL on it says (operations.md 18.3; rules: OCG-CTRL-01).
func (c *Card) rightfulController() Player {
	if e := c.controlEffect(); e != nil {
		return Player(e.number(OfCard(c)))
	}
	return c.Owner
}

// controlEffect is the effect that decides who controls the card, nil for none.
// Under EFFECT_REMOVE_BRAINWASHING those older than the last change of control
// do not count.
func (c *Card) controlEffect() *Effect {
	effects := c.effectsOf(EffectSetControl)
	if len(effects) == 0 {
		return nil
	}
	last := effects[len(effects)-1]
	if last.ID < c.duel.ops.controlStamp && c.affectedBy(EffectRemoveBrainwashing) {
		return nil
	}
	return last
}

// giveControl makes p the player who controls c by rights, if somebody else
// does: an effect on c says so until the card leaves or, with a count, until
// that many ends of the phases (operations.md 18.3, effects.md 11).
func (d *Duel) giveControl(c *Card, p Player, resetPhase uint32, resetCount int) {
	if c.rightfulController() == p || c.affectedBy(EffectRemoveBrainwashing) {
		return
	}
	owner := c
	if d.ReasonEffect != nil {
		if h := d.ReasonEffect.HandlerCard(); h != nil {
			owner = h
		}
	}
	const phases, turns = 0x3ff, ResetSelfTurn | ResetOppoTurn
	var reset uint32 = ResetEvent | ResetTograve | ResetRemove | ResetTohand | ResetTodeck | ResetOverlay | ResetMschange
	if resetCount > 0 {
		reset |= ResetPhase | resetPhase&(phases|turns)
	}
	e := d.NewEffect(owner)
	e.Type, e.Code, e.Flags = EffectTypeSingle, EffectSetControl, EffectFlagCannotDisable
	e.Number = int64(p)
	e.SetReset(reset, max(resetCount, 1))
	d.RegisterEffect(c, e, true)
}

// controlChange is a change of control: who gets the cards and how.
type controlChange struct {
	to         Player
	effect     *Effect // nil: by rule
	by         Player
	chooser    Player // who chooses the zones; NoPlayer: to
	zone       uint32
	resetPhase uint32
	resetCount int
}

// GetControl gives p control of the cards and gives the number that changed.
// chooser is asked for the zones, NoPlayer stands for p. With a reset count
// control ends after that many ends of the phases (operations.md 18.1; rules:
// OCG-CTRL-02).
func (d *Duel) GetControl(cards *Group, p Player, resetPhase uint32, resetCount int, zone uint32, chooser Player) int {
	d.Operated = d.takeControl(cards, controlChange{
		to: p, effect: d.ReasonEffect, by: d.ReasonPlayer, chooser: chooser, zone: zone, resetPhase: resetPhase, resetCount: resetCount,
	})
	return d.Operated.Len()
}

// takeControl changes the control of cards and gives those that changed. Cards
// without a place are destroyed (operations.md 18.1).
func (d *Duel) takeControl(cards *Group, x controlChange) *Group {
	taken := cards.Filter(func(c *Card) bool { return d.controllable(c, x) })
	places, _ := d.usableZones(nil, x.to, x.to, LocationMzone, LocationReasonControl, x.zone)
	surplus := NewGroup()
	if taken.Len() > 0 {
		surplus = d.chooseSurplus(x.to, taken, places).Clone()
	}
	taken.RemoveAll(surplus)
	for _, c := range taken.Clone().Cards() {
		if !d.bringOver(c, x) {
			taken.Remove(c)
		}
	}
	if taken.Len() > 0 {
		d.quickAdjust()
		taken = taken.Filter((*Card).OnField)
		d.tellControl(taken, x)
	}
	d.destroyByRules(surplus, 0)
	return taken
}

// controllable reports whether the card can be taken over.
func (d *Duel) controllable(c *Card, x controlChange) bool {
	if !c.In(LocationMzone) || c.Controller == x.to || c.affectedBy(EffectCannotChangeControl) || !c.AffectedBy(x.effect) {
		return false
	}
	return !c.isTrapMonsterOnField() || d.trapMonsterFits(x.to, x.by)
}

// trapMonsterFits reports whether p has the spell zone a trap monster takes up
// besides its monster zone, where the rules want one.
func (d *Duel) trapMonsterFits(p, user Player) bool {
	if d.Rules.TrapMonstersKeepNoZone {
		return true
	}
	free, _ := d.usableZones(nil, p, user, LocationSzone, LocationReasonControl, anyZone)
	return free > 0
}

// bringOver moves one card to its new controller's side.
func (d *Duel) bringOver(c *Card, x controlChange) bool {
	mover := x.chooser
	if !mover.Valid() {
		mover = x.to
	}
	d.hintPrompt(mover, TextID(c.Data.Code))
	if !d.moveToField(moveArgs{card: c, mover: mover, player: x.to, to: LocationMzone, pos: c.Position, zone: x.zone}) {
		return false
	}
	c.SetStatus(StatusAttackCanceled, true)
	d.giveControl(c, x.to, x.resetPhase, x.resetCount)
	d.settleControl(c)
	return true
}

// settleControl does what follows from a change of control on the card.
func (d *Duel) settleControl(c *Card) {
	d.resetCard(c, ResetControl)
	d.flagReach(c)
	d.ops.controlStamp = d.effects.stamp
}

// tellControl raises the events of a change of control. QUIRK: EVENT_MOVE was
// raised already by the move.
func (d *Duel) tellControl(cards *Group, x controlChange) {
	by := x.by
	if x.chooser == NoPlayer {
		by = NoPlayer
	}
	for _, code := range [...]uint32{EventControlChanged, EventMove} {
		for _, c := range cards.Cards() {
			d.raiseSingle(c, code, nil, x.effect, ReasonEffect, by, x.to, 0)
		}
	}
	if cards.Len() > 0 {
		d.raise(EventControlChanged, cards, x.effect, ReasonEffect, by, x.to, 0)
		d.raise(EventMove, cards, x.effect, ReasonEffect, by, x.to, 0)
	}
	d.flush()
}
