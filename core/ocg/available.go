package ocg

// controllingPlayer is who controls the card: nobody a material or a card
// outside of the duel.
func (c *Card) controllingPlayer() Player {
	if c.Location() == 0 || c.Holder != nil {
		return NoPlayer
	}
	return c.Controller
}

// HandlerCard is the card using the effect: for an Xyz material the monster it
// is, or was last, under; else the card that carries it (effects.md 1.5).
func (e *Effect) HandlerCard() *Card {
	if e.state.user != nil {
		return e.state.user
	}
	if e.Type&EffectTypeXmaterial != 0 && e.Handler != nil {
		if h := e.Handler.Holder; h != nil {
			return h
		}
		if h := e.Handler.effects.lastHolder; h != nil {
			return h
		}
	}
	return e.Handler
}

// OwnerCard is the card whose effect it is; for an Xyz material the monster
// (effects.md 1.5).
func (e *Effect) OwnerCard() *Card {
	if e.state.user != nil || e.Type&EffectTypeXmaterial != 0 && e.Handler != nil {
		return e.HandlerCard()
	}
	return e.Owner
}

// HandlerPlayer is the player of a player effect, else who controls the card
// using it.
func (e *Effect) HandlerPlayer() Player {
	if e.Flags&EffectFlagFieldOnly != 0 {
		return e.OwnerPlayer
	}
	if h := e.HandlerCard(); h != nil {
		return h.controllingPlayer()
	}
	return NoPlayer
}

// OwnPlayer is the stored owner player, or who controls the owner.
func (e *Effect) OwnPlayer() Player {
	if e.OwnerPlayer.Valid() {
		return e.OwnerPlayer
	}
	return e.OwnerCard().controllingPlayer()
}

// ActiveTypes are the card types the effect counts as (effects.md 1.5).
func (e *Effect) ActiveTypes() uint32 {
	if !e.Activated() {
		return e.OwnerCard().Type()
	}
	if e.ActiveType != 0 {
		return e.ActiveType
	}
	h := e.HandlerCard()
	if e.Type&EffectTypeActivate != 0 && h.Data.Type&TypePendulum != 0 {
		return TypePendulum | TypeSpell
	}
	return h.Type()
}

// rememberUse keeps, while a link of the effect exists, the monster whose
// material used it (effects.md 1.5).
func (e *Effect) rememberUse() {
	if e.Handler != nil && e.Flags&EffectFlagFieldOnly == 0 {
		e.state.user = e.Handler.Holder
	}
}

// forgetUse ends what rememberUse began, and the remembered type.
func (e *Effect) forgetUse() {
	e.state.user = nil
	e.ActiveType = 0
}

// Available reports whether a continuous effect is in force, whatever it
// applies to (effects.md 2.1). Effects that are actions never are.
func (e *Effect) Available() bool {
	return e.inForce() && e.conditionHolds()
}

// inForce tests all of availability but the condition; it asks no script.
func (e *Effect) inForce() bool {
	if e.Type&EffectTypeActions != 0 {
		return false
	}
	if e.Flags&EffectFlagFieldOnly != 0 {
		return true
	}
	h := e.HandlerCard()
	if h == nil {
		return false
	}
	switch {
	case e.Type&(EffectTypeSingle|EffectTypeXmaterial) != 0 && e.Type&EffectTypeField == 0:
		return e.singleInForce(h) && !e.stopped(h)
	case e.Type&EffectTypeEquip != 0:
		return e.equipInForce(h) && !e.stopped(h)
	}
	return e.fieldInForce(h) && !e.stopped(h)
}

func (e *Effect) singleInForce(h *Card) bool {
	if h.controllingPlayer() == NoPlayer && e.Code != EffectAddSetcode && e.Code != EffectAddCode && e.Code != EffectReviveLimit {
		return false
	}
	if !e.rightMonsterZone(h) {
		return false
	}
	if e.Flags&EffectFlagSingleRange == 0 {
		return true
	}
	return h.At(e.Range) && e.enabledOn(h) && (!h.OnField() || h.FaceUp())
}

func (e *Effect) equipInForce(h *Card) bool {
	if h.controllingPlayer() == NoPlayer {
		return false
	}
	return e.Flags&EffectFlagSetAvailable != 0 || h.Is(StatusEffectEnabled) && h.FaceUp()
}

func (e *Effect) fieldInForce(h *Card) bool {
	inRange := e.Type&EffectTypeXmaterial != 0 || h.At(e.Range)
	return h.controllingPlayer() != NoPlayer && inRange && e.enabledOn(h) &&
		(!h.OnField() || h.FaceUp()) && !h.Is(StatusBattleDestroyed)
}

// rightMonsterZone reports whether a card in a monster zone is in the kind of
// monster zone the range names, if it names one (effects.md 1.3).
func (e *Effect) rightMonsterZone(h *Card) bool {
	const kinds = LocationMmzone | LocationEmzone
	return e.Range&kinds == 0 || h.Location() != LocationMzone || h.At(e.Range)
}

func (e *Effect) enabledOn(h *Card) bool {
	return h.Is(StatusEffectEnabled) || e.Flags&EffectFlagImmediatelyApply != 0
}

// stopped reports whether the effect is stopped by the negation or prohibition
// of its handler, if that is its owner, or of an owner it depends on
// (effects.md 2.1, 2.7).
func (e *Effect) stopped(h *Card) bool {
	const negations = StatusDisabled | StatusForbidden
	w := e.OwnerCard()
	var status uint32
	if w == h {
		status = h.Status
	}
	if e.Flags&EffectFlagOwnerRelate != 0 && w != nil {
		status |= w.Status
	}
	if status&negations == 0 {
		return false
	}
	if status&StatusForbidden != 0 && !e.exemptFromForbidden() {
		return true
	}
	return status&StatusDisabled != 0 && e.Flags&EffectFlagCannotDisable == 0
}

// exemptFromForbidden reports whether EFFECT_FORBIDDEN does not stop the effect
// (effects.md 2.7).
func (e *Effect) exemptFromForbidden() bool {
	if e.Flags&EffectFlagCannotDisable != 0 && e.Flags&EffectFlagCannotNegate == 0 {
		return true
	}
	kind := e.Code & 0xf0000
	return e.Code == EffectChangeCode || kind == EffectCounterPermit || kind == EffectCounterLimit
}

// conditionHolds asks the condition of a continuous effect. A condition found
// newly true renews the time stamp (effects.md 1.9).
func (e *Effect) conditionHolds() bool {
	if e.Condition == nil {
		return true
	}
	holds := first(e.ask(e.Condition, nil)).Truth()
	if holds && !e.state.held {
		e.ID = e.duel.nextStamp()
	}
	e.state.held = holds
	return holds
}

// appliesTo reports whether an available FIELD or TARGET effect applies to a
// card (effects.md 2.2); other effects apply by position.
func (e *Effect) appliesTo(c *Card) bool {
	return e.reaches(c) && e.wants(c)
}

// reaches tests all of appliesTo but the target function.
func (e *Effect) reaches(c *Card) bool {
	if e.Type&EffectTypeField == 0 {
		return true
	}
	if e.Flags&EffectFlagPlayerTarget != 0 || c.OnField() && c.FaceDown() && e.Flags&EffectFlagSetAvailable == 0 {
		return false
	}
	if e.Flags&EffectFlagIgnoreRange != 0 {
		return true
	}
	const absent = StatusSummoning | StatusSummonDisabled | StatusActivateDisabled | StatusSpsummonStep
	if c.Is(absent) || e.Flags&EffectFlagSpsumParam != 0 {
		return false
	}
	return c.At(e.rangeFor(c.controllingPlayer()))
}

// wants asks the target function of a FIELD or TARGET effect.
func (e *Effect) wants(c *Card) bool {
	return e.Type&(EffectTypeField|EffectTypeTarget) == 0 || e.accepts(OfCard(c))
}

// rangeFor is the target range on a player's side. Nobody's side counts as the
// opponent's, or player 1's (effects.md 1.3).
func (e *Effect) rangeFor(p Player) Location {
	self := Player(0)
	if e.Flags&EffectFlagAbsoluteTarget == 0 {
		self = e.HandlerPlayer()
	}
	if p == self {
		return e.TargetSelf
	}
	return e.TargetOther
}

// affectsPlayer reports whether the effect is available and affects the player
// (effects.md 2.3).
func (e *Effect) affectsPlayer(p Player) bool { return e.aimsAt(p) && e.Available() }

// aimsAt reports whether the effect is one on that player, available or not.
func (e *Effect) aimsAt(p Player) bool {
	return e.Flags&EffectFlagPlayerTarget != 0 && e.rangeFor(p) != 0
}
