package ocg

// positionChange is a change of position: who makes it, and how each position
// becomes another (operations.md 17.2).
type positionChange struct {
	effect        *Effect // nil: by rule
	player        Player
	to            func(c *Card) Position
	noFlipEffects bool
	enableNow     bool // a monster turned face-up by an effect is switched on at once
	forced        bool // back to the position an effect forces
}

// toPosition changes every card to one position.
func toPosition(pos Position) func(*Card) Position {
	return func(*Card) Position { return pos }
}

// withoutFacedownAttack has monsters turned to face-down attack position go to
// face-down defense position.
func withoutFacedownAttack(to func(*Card) Position) func(*Card) Position {
	return func(c *Card) Position {
		if p := to(c); p != PosFacedownAttack || !c.In(LocationMzone) {
			return p
		}
		return PosFacedownDefense
	}
}

// positionRun is a change of position under way.
type positionRun struct {
	positionChange
	duel *Duel

	cards    *Group     // left in the operation
	homeless []*Card    // trap monsters without a spell zone
	flipped  *Group     // turned face-up in monster zones
	changed  *Group     // changed in monster zones
	set      *Group     // trap monsters that go back to spell zones
	home     []moveArgs // and their way there
	equips   *Group     // lost their target
}

// changePositions changes positions of cards and gives those it changed
// (operations.md 17.2; rules: OCG-POS-01).
func (d *Duel) changePositions(cards *Group, change positionChange) *Group {
	if !d.Rules.FacedownAttack {
		change.to = withoutFacedownAttack(change.to)
	}
	r := &positionRun{positionChange: change, duel: d, flipped: NewGroup(), changed: NewGroup(), set: NewGroup(), equips: NewGroup()}
	r.cards = cards.Filter(r.possible)
	for _, p := range [2]Player{r.side(), r.side().Opponent()} {
		r.makeRoom(p)
	}
	for _, c := range d.operationOrder(r.cards.Cards()) {
		r.turn(c)
	}
	for _, m := range r.home {
		d.moveToField(m)
		m.card.SetStatus(StatusSetTurn, true)
	}
	r.tell()
	return r.cards
}

// ChangePosition changes each card's position by its present one: face-up
// attack to au, face-up defense to du, face-down defense to dd, any other to
// ad. It gives the number changed (operations.md 17.2, api 6.5).
func (d *Duel) ChangePosition(cards *Group, au, ad, du, dd Position, noFlipEffects bool) int {
	change := positionChange{effect: d.ReasonEffect, player: d.ReasonPlayer, noFlipEffects: noFlipEffects}
	change.to = func(c *Card) Position {
		switch c.Position {
		case PosFaceupAttack:
			return au
		case PosFaceupDefense:
			return du
		case PosFacedownDefense:
			return dd
		}
		return ad
	}
	d.Operated = d.changePositions(cards, change)
	return d.Operated.Len()
}

// side is the player whose trap monsters are looked at first.
func (r *positionRun) side() Player {
	if r.player.Valid() {
		return r.player
	}
	return r.duel.Turn.Player
}

// possible reports whether the change can be made of the card.
func (r *positionRun) possible(c *Card) bool {
	to := r.to(c)
	switch {
	case !c.OnField() || c.Data.Type&TypeLink != 0 || c.Is(StatusSummoning|StatusSpsummonStep):
		return false
	case !c.AffectedBy(r.effect) || to == c.Position:
		return false
	case c.FaceUp() && to.FaceDown() && c.Data.Type&TypeToken == 0 && !c.CanTurnSet(r.player):
		return false
	}
	return r.effect == nil || c.effectAllowsPosition(to, r.effect)
}

// effectAllowsPosition reports whether no EFFECT_CANNOT_CHANGE_POS_E forbids
// an effect to bring the card into that position.
func (c *Card) effectAllowsPosition(to Position, re *Effect) bool {
	for _, e := range c.effectsOf(EffectCannotChangePosE) {
		if forbidden := e.number(OfEffect(re)); forbidden == 0 || Position(forbidden)&to != 0 {
			return false
		}
	}
	return true
}

// makeRoom takes the trap monsters of p that cannot go back to a spell zone out
// of the change.
func (r *positionRun) makeRoom(p Player) {
	d := r.duel
	traps := r.cards.Filter(func(c *Card) bool {
		to := r.to(c)
		return c.Controller == p && to.FaceDown() && c.isTrapMonsterOnField()
	})
	if traps.Len() == 0 {
		return
	}
	surplus := d.chooseSurplus(p, traps, d.freeSpellZones(p, r.player))
	r.homeless = append(r.homeless, surplus.Cards()...)
	r.cards.RemoveAll(surplus)
}

// freeSpellZones is how many cards user can put into p's spell zones.
func (d *Duel) freeSpellZones(p, user Player) int {
	free, _ := d.usableZones(nil, p, user, LocationSzone, LocationReasonTofield, anyZone)
	return free
}

// chooseSurplus has p choose which of the cards find no place when only so many
// do: all without asking if none does.
func (d *Duel) chooseSurplus(p Player, cards *Group, places int) *Group {
	switch surplus := cards.Len() - places; {
	case places <= 0:
		return cards
	case surplus <= 0:
		return NewGroup()
	default:
		const hintDestroy = 502
		d.hintPrompt(p, hintDestroy)
		chosen, _ := d.selectCards(p, cards.Cards(), surplus, surplus, false)
		return chosen
	}
}

// isTrapMonsterOnField reports whether the card is a trap in a monster zone.
func (c *Card) isTrapMonsterOnField() bool {
	return c.In(LocationMzone) && c.Type()&TypeTrapmonster != 0
}

// turn changes the position of one card. QUIRK: a token told to go face-down
// goes to face-up defense, even if it is there already.
func (r *positionRun) turn(c *Card) {
	d := r.duel
	to := r.to(c)
	if c.Data.Type&TypeToken != 0 && to.FaceDown() {
		to = PosFaceupDefense
	}
	was := c.Position
	c.Prev.Position, c.Position = was, to
	c.SetStatus(StatusContinuousPos, r.forced && c.Is(StatusJustPos))
	c.SetStatus(StatusJustPos, !r.forced && c.In(LocationMzone))
	if c.In(LocationMzone) && to&PosDefense != 0 && !c.affectedBy(EffectDefenseAttack) {
		c.SetStatus(StatusAttackCanceled, true)
	}
	d.Emit(PositionEvent{Card: c.Ref(), From: was})
	d.addTimingHint(c.Controller, TimingPosChange)
	if was.FaceDown() && to.FaceUp() {
		r.turnUp(c)
	}
	if c.In(LocationMzone) {
		r.changed.Add(c)
		r.single(c, EventChangePos, 0)
	}
	if was.FaceUp() && to.FaceDown() {
		r.turnDown(c)
	}
}

func (r *positionRun) single(c *Card, code uint32, ev int64) {
	r.duel.raiseSingle(c, code, nil, r.effect, 0, r.player, 0, ev)
}

// turnUp does what follows from being turned face-up.
func (r *positionRun) turnUp(c *Card) {
	d := r.duel
	d.renewFieldID(c)
	d.markBreach(c)
	if c.In(LocationMzone) {
		r.flipped.Add(c)
		var ev int64
		if r.noFlips(c) {
			ev = 1
		}
		r.single(c, EventFlip, ev)
	}
	const later = EffectTypeActivate | EffectTypeFlip | EffectTypeIgnition | EffectTypeTriggerO | EffectTypeTriggerF | EffectTypeQuickO | EffectTypeQuickF
	if !r.enableNow && c.In(LocationMzone) && r.effect != nil && r.effect.Is(later) {
		d.ops.flipped = append(d.ops.flipped, c)
		d.refreshCard(c)
		return
	}
	d.enable(c, true)
}

// noFlips reports whether turning the card up triggers no flip effects.
func (r *positionRun) noFlips(c *Card) bool {
	if r.forced {
		return c.forcedPosition()&noFlipEffect != 0
	}
	return r.noFlipEffects
}

// enableFlipped switches on the cards the link just resolved turned face-up.
func (d *Duel) enableFlipped() {
	flipped := d.ops.flipped
	d.ops.flipped = nil
	for _, c := range flipped {
		if c.OnField() && c.FaceUp() {
			d.enable(c, true)
		}
	}
}

// turnDown does what follows from being turned face-down.
func (r *positionRun) turnDown(c *Card) {
	d, kept := r.duel, c.keptSpellZone()
	d.resetCard(c, ResetTurnSet)
	d.clearCardTargets(c)
	c.SetStatus(StatusSetTurn, true)
	d.enable(c, false)
	c.Prev.Location = 0
	c.forgetSummonKind()
	if d.Rules.FacedownForgetsSummon {
		c.SetStatus(StatusProcComplete, false)
	}
	r.equips.AddAll(d.dropEquips(c))
	d.unequip(c)
	if c.isTrapMonsterOnField() {
		d.recountZones()
		r.set.Add(c)
		r.home = append(r.home, backToSpellZone(c, PosFacedown, kept))
		r.single(c, EventSset, 0)
	}
}

// forgetSummonKind clears what a monster turned face-down no longer is: flip or
// pendulum summoned.
func (c *Card) forgetSummonKind() {
	const kept = 0xdf00ffff
	if c.SummonType == SummonTypePendulum {
		c.SummonType = 0
		return
	}
	c.SummonType &= kept
}

// tell raises the events and deals with what was left behind.
func (r *positionRun) tell() {
	d := r.duel
	d.quickAdjust()
	d.flushSingles()
	for _, event := range [...]struct {
		code  uint32
		cards *Group
	}{{EventFlip, r.flipped}, {EventSset, r.set}, {EventChangePos, r.changed}} {
		if event.cards.Len() > 0 {
			d.raise(event.code, event.cards, r.effect, 0, r.player, 0, 0)
		}
	}
	d.flush()
	d.destroyLost(r.equips)
	if len(r.homeless) > 0 {
		d.sendByRules(NewGroup(r.homeless...))
	}
}

// sendByRules sends cards to their owners' graves by the rules, by nobody.
func (d *Duel) sendByRules(cards *Group) {
	d.Send(cards, sendArgs{Reason: ReasonRule, By: NoPlayer, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
}

// destroyByRules destroys cards by the rules, by nobody; extra adds reason bits.
func (d *Duel) destroyByRules(cards *Group, extra uint32) {
	if cards.Len() > 0 {
		d.destroyBy(cards, destroyArgs{Reason: ReasonRule | extra, By: NoPlayer, To: LocationGrave})
	}
}

// destroyLost destroys equip cards that lost their target, as far as they are
// still in spell zones.
func (d *Duel) destroyLost(equips *Group) {
	d.destroyByRules(equips.Filter(func(c *Card) bool { return c.In(LocationSzone) }), ReasonLostTarget)
}
