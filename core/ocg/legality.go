package ocg

// legalityOpts waives parts of the activation test.
type legalityOpts struct {
	NoCondition, NoCost, NoTarget bool

	NoLocation bool // a card in the hand needs no permission to be activated from there
	Inner      bool // an effect used while its card is being activated (effects.md 5.6): the card counts as face-up

	From *Snapshot // where a trigger's card was when it triggered; nil: where it is

	Why *Why // told the first check that refuses; nil: nobody asks
}

// activatable reports whether player p can activate the effect for an event,
// nil for none (effects.md 5.3). Spell speed is not looked at.
func (d *Duel) activatable(e *Effect, p Player, ev *Event, opts legalityOpts) bool {
	if !e.Is(activatedTypes | EffectTypeContinuous) {
		return opts.Why.refuse("not an action", nil)
	}
	if !e.CheckCountLimit(p) {
		return opts.Why.refuse("count limit", e)
	}
	if !d.cardAllows(e, p, ev, opts) {
		return false
	}
	oldEffect, oldPlayer := d.ReasonEffect, d.ReasonPlayer
	d.ReasonEffect, d.ReasonPlayer = e, p
	ok := (e.Is(EffectTypeContinuous) || d.playerAllows(e, p, opts.Why)) && d.scriptAllows(e, p, ev, opts)
	d.ReasonEffect, d.ReasonPlayer = oldEffect, oldPlayer
	return ok
}

// cardAllows is steps 2 to 5 of effects.md 5.3: what the card of the effect,
// its place and the moment say.
func (d *Duel) cardAllows(e *Effect, p Player, ev *Event, opts legalityOpts) bool {
	if e.Has(EffectFlagFieldOnly) {
		if e.OwnerPlayer != p && !e.Has(EffectFlagBothSide) {
			return opts.Why.refuse("player", nil)
		}
		return true
	}
	h := e.HandlerCard()
	if h == nil {
		return opts.Why.refuse("place", nil)
	}
	e.ActivateLocation, e.ActivateSequence = h.Location(), h.Index
	if opts.From != nil {
		e.ActivateLocation, e.ActivateSequence = opts.From.Location, opts.From.Sequence
	}
	switch {
	case e.Is(EffectTypeContinuous):
		return d.continuousAllowed(e, h, opts.Why)
	case e.Is(EffectTypeActivate):
		return d.cardActivationAllowed(e, h, p, ev, opts)
	}
	return d.cardEffectAllowed(e, h, p, opts)
}

// continuousAllowed is step 5: an effect that runs without a chain.
func (d *Duel) continuousAllowed(e *Effect, h *Card, why *Why) bool {
	field, ranged := e.Is(EffectTypeField), e.Has(EffectFlagSingleRange)
	switch {
	case field && h.Is(StatusBattleDestroyed):
		return why.refuse("destroyed by battle", nil)
	case (field || ranged) && h.OnField() && (h.FaceDown() || !h.Is(StatusEffectEnabled)):
		return why.refuse("card not in effect", nil)
	case ranged && !h.At(e.Range):
		return why.refuse("place", nil)
	case e.stopped(h):
		return why.refuse("negated", nil)
	}
	return true
}

// cardEffectAllowed is step 4: effects of a card that are not its activation.
func (d *Duel) cardEffectAllowed(e *Effect, h *Card, p Player, opts legalityOpts) bool {
	why := opts.Why
	trigger := e.Is(EffectTypeTriggerO | EffectTypeTriggerF)
	switch {
	case !d.Rules.PrivateKnowledge && e.ActiveTypes()&TypeMonster != 0 && !h.IsType(TypeMonster):
		return why.refuse("no longer a monster", nil)
	case !e.Has2(EffectFlag2ContinuousEquip) && h.isContinuousEquip():
		return why.refuse("continuous card used as an equip", nil)
	case !opts.Inner && !(trigger && d.Rules.PrivateKnowledge) && !e.faceAllows(h):
		return why.refuse("face or not in effect", nil)
	case !e.alwaysTimely() && !d.timely(e):
		return why.refuse("timing", nil)
	case h.Holder != nil:
		return why.refuse("an Xyz material", nil)
	case e.Is(EffectTypeField) && h.Controller != p && !e.Has(EffectFlagBothSide|EffectFlagEventPlayer):
		return why.refuse("controller", nil)
	case !d.hiddenAllows(e, h):
		return why.refuse("place", nil)
	}
	return h.mayTrigger(why)
}

func (c *Card) isContinuousEquip() bool {
	const both = TypeContinuous | TypeEquip
	return c.Type()&both == both
}

// faceAllows reports whether a card on the field or banished lies and works as
// its effect needs it to.
func (e *Effect) faceAllows(h *Card) bool {
	if !h.In(LocationOnfield | LocationRemoved) {
		return true
	}
	if h.FaceDown() {
		return e.Has(EffectFlagSetAvailable)
	}
	return h.Is(StatusEffectEnabled)
}

// hiddenAllows reports whether an effect of a card in the deck or face-down in
// the extra deck may be used there.
func (d *Duel) hiddenAllows(e *Effect, h *Card) bool {
	if d.Rules.PrivateKnowledge || d.Rules.ReturnToDeckTriggers {
		return true
	}
	if !h.In(LocationDeck) && !(h.In(LocationExtra) && h.FaceDown()) {
		return true
	}
	if e.Is(EffectTypeSingle) {
		return e.Code == EventToDeck
	}
	return e.Range&(LocationDeck|LocationExtra) != 0
}

// mayTrigger is the last test of the card: not forbidden, and not kept from
// activating anything.
func (c *Card) mayTrigger(why *Why) bool {
	if c.Is(StatusForbidden) {
		return why.refuse("forbidden", nil)
	}
	if by := c.presentEffect(EffectCannotTrigger); by != nil {
		return why.refuse("cannot trigger", by)
	}
	return true
}

// alwaysTimely reports whether the damage step rule is not asked of an effect.
func (e *Effect) alwaysTimely() bool {
	return e.Is(EffectTypeFlip|EffectTypeTriggerF) || e.Is(EffectTypeSingle) && e.Is(EffectTypeTriggerO)
}

// timely is the damage step rule (flow.md 6.1): in the damage step and during
// damage calculation only effects made for it.
func (d *Duel) timely(e *Effect) bool {
	switch d.Turn.Phase {
	case PhaseDamage:
		return e.Has(EffectFlagDamageStep) || e.Code >= EventBattleStart && e.Code <= EventTossDice-1
	case PhaseDamageCal:
		return e.Has(EffectFlagDamageCal) || e.Code >= EventPreDamageCalculate && e.Code <= EventPreBattleDamage
	}
	return true
}

// playerAllows is step 7: the player is not kept from activating the effect and
// can pay what others charge for it.
func (d *Duel) playerAllows(e *Effect, p Player, why *Why) bool {
	for _, x := range d.playerEffects(p, EffectCannotActivate) {
		if x.truth(OfEffect(e), Int(p)) {
			return why.refuse("cannot activate", x)
		}
	}
	for _, x := range d.playerEffects(p, EffectActivateCost) {
		if x.accepts(OfEffect(e), Int(p)) && !x.costHolds(OfEffect(e), Int(p)) {
			return why.refuse("activation cost", x)
		}
	}
	return true
}

// costHolds asks the cost function of an effect whether it can be paid; none
// costs nothing.
func (e *Effect) costHolds(args ...Value) bool {
	return e.Cost == nil || first(e.ask(e.Cost, args)).Truth()
}

// scriptAllows is step 8: the effect's own condition, cost and target.
func (d *Duel) scriptAllows(e *Effect, p Player, ev *Event, opts legalityOpts) bool {
	why := opts.Why
	if h := e.HandlerCard(); h != nil && !e.Has(EffectFlagFieldOnly) && !e.rightMonsterZone(h) {
		return why.refuse("place", nil)
	}
	if ev == nil {
		ev = d.noEvent()
	}
	if !opts.NoCondition && e.Condition != nil && !first(d.plainEvent(e.Condition, e, p, ev)).Truth() {
		return why.refuse("condition", e)
	}
	if !opts.NoCost && e.Cost != nil && !e.Is(EffectTypeContinuous) && !first(d.plainEvent(e.Cost, e, p, ev, Int(0))).Truth() {
		return why.refuse("cost", e)
	}
	if !opts.NoTarget && e.Target != nil && !first(d.plainEvent(e.Target, e, p, ev, Int(0))).Truth() {
		return why.refuse("target", e)
	}
	return true
}

// conditionTest reports whether an effect's condition holds at an event, and
// its card lies so that it can see it (effects.md 5.2).
func (d *Duel) conditionTest(e *Effect, p Player, ev *Event) bool {
	if h := e.HandlerCard(); h != nil && !e.Has(EffectFlagFieldOnly) {
		if !e.Is(EffectTypeActivate) && h.In(LocationOnfield|LocationRemoved) && h.FaceDown() {
			return false
		}
		if !e.rightMonsterZone(h) {
			return false
		}
	}
	if e.Condition == nil {
		return true
	}
	oldEffect, oldPlayer := d.ReasonEffect, d.ReasonPlayer
	d.ReasonEffect, d.ReasonPlayer = e, p
	ok := first(d.plainEvent(e.Condition, e, p, ev)).Truth()
	d.ReasonEffect, d.ReasonPlayer = oldEffect, oldPlayer
	return ok
}

// IsActivatable reports whether the player could activate the effect now with
// no event (effects.md 5.3); waived on demand: the permission to activate it
// from the hand, and its target.
func (e *Effect) IsActivatable(p Player, neglectLocation, neglectTarget bool) bool {
	return e.duel.activatable(e, p, nil, legalityOpts{NoLocation: neglectLocation, NoTarget: neglectTarget})
}
