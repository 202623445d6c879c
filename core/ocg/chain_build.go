package ocg

import "duel/core"

// activate makes a link of a chosen effect, completely (flow.md 9).
func (d *Duel) activate(l *Link) {
	d.commit(l)
	d.makeLinks([]*Link{l})
}

// commit counts the use of a chosen effect and marks its card.
func (d *Duel) commit(l *Link) {
	l.Effect.UseCountLimit(l.Player, 1, false)
	l.Effect.HandlerCard().SetStatus(StatusChaining, true)
	d.noteActivity()
	if !l.flow.triggered {
		d.renewSnapshot(l)
	}
}

// makeLinks makes links of committed effects, then adjusts (flow.md 9.6).
func (d *Duel) makeLinks(line []*Link) {
	for _, l := range line {
		d.makeLink(l)
	}
	d.fullAdjust()
}

// makeLink takes an activation from its first cost to EVENT_CHAINING. An
// activation that finds no place is dropped silently.
func (d *Duel) makeLink(l *Link) {
	d.usePermission(l)
	d.payActivateCosts(l)
	if l.Effect.Is(EffectTypeActivate) {
		if !d.placeActivated(l) {
			return
		}
		d.renewSnapshot(l)
	}
	d.announceLink(l)
	d.offerTrapEffect(l)
	d.payAndTarget(l)
	d.completeLink(l)
}

// textPlainPermission is to activate without using up a limited permission.
const textPlainPermission TextID = 99

// usePermission takes the permission an activation from the hand or of a card
// set this turn needs (flow.md 9.1).
func (d *Duel) usePermission(l *Link) {
	c := l.Effect.HandlerCard()
	if !l.Effect.Is(EffectTypeActivate) {
		return
	}
	code, _ := d.permission(c, l.Player)
	if code == 0 {
		return
	}
	var limited []*Effect
	plain := false
	for _, e := range c.effectsOf(code) {
		switch {
		case !e.hasFunc() && e.Limit.Max == 0:
			plain = true
		case e.CheckCountLimit(l.Player):
			limited = append(limited, e)
		}
	}
	if e := d.askPermission(c.Controller, limited, plain); e != nil {
		e.UseCountLimit(l.Player, 1, false)
		e.number(OfCard(c), OfEffect(l.Effect))
	}
}

// askPermission chooses among limited permissions and, where there is one, the
// plain one, which is nil.
func (d *Duel) askPermission(p Player, limited []*Effect, plain bool) *Effect {
	if len(limited) == 0 {
		return nil
	}
	choices, texts := limited, []TextID(nil)
	if plain {
		choices = append([]*Effect{nil}, limited...)
	}
	if len(choices) == 1 {
		return choices[0]
	}
	for _, e := range choices {
		if e == nil {
			texts = append(texts, textPlainPermission)
		} else {
			texts = append(texts, e.Description)
		}
	}
	return choices[d.selectOption(p, texts)]
}

// payActivateCosts pays what effects demand of the player for any activation
// (flow.md 9.2).
func (d *Duel) payActivateCosts(l *Link) {
	for _, cost := range d.playerEffects(l.Player, EffectActivateCost) {
		if cost.accepts(OfEffect(l.Effect), Int(l.Player)) && cost.Operation != nil {
			d.process(cost, slotOperation, l.Player, cost.Operation, eventArgs(cost, l.Player, &l.Event)...)
		}
	}
}

// placeActivated turns a set card face-up or places another on the field, with
// its effects off (flow.md 9.2).
func (d *Duel) placeActivated(l *Link) bool {
	c := l.Effect.HandlerCard()
	c.SetStatus(StatusActFromHand, c.In(LocationHand))
	if c.In(LocationSzone) {
		d.turnUpToActivate(c)
		return true
	}
	return d.placeFromElsewhere(l)
}

// turnUpToActivate turns a set card face-up, with its effects off.
func (d *Duel) turnUpToActivate(c *Card) {
	was := c.Position
	c.Prev.Position, c.Position = was, PosFaceup
	d.renewFieldID(c)
	d.Emit(PositionEvent{Card: c.Ref(), From: was})
	d.refreshCard(c)
	d.quickAdjust()
}

// placeFromElsewhere places a card activated from another place than the spell
// and trap zones; false if there is none for it (operations.md 4).
func (d *Duel) placeFromElsewhere(l *Link) bool {
	e, c := l.Effect, l.Effect.HandlerCard()
	m := moveArgs{card: c, mover: l.Player, player: l.Player, to: LocationSzone, pos: PosFaceup, zone: anyZone}
	switch {
	case e.Has2(EffectFlag2ForceActivateLocation):
		m.to = Location(e.number())
		if m.to == 0 {
			return false
		}
	case c.IsType(TypePendulum):
		m.to = LocationPzone
	case c.isFieldCard():
		m.to = LocationFzone
	case e.limitsZone(c):
		m.zone = uint32(first(d.plainEvent(e.Value, e, l.Player, &l.Event)).Number())
		if m.zone == 0 {
			return false
		}
	}
	if rowOf(m.to) == LocationMzone {
		m.pos = PosFaceupAttack
	}
	d.enable(c, false)
	return d.moveToField(m)
}

// announceLink puts the link on the chain (flow.md 9.3).
func (d *Duel) announceLink(l *Link) {
	e := l.Effect
	e.rememberUse()
	c := e.HandlerCard()
	l.Number = d.Chain.Push(l)
	d.Emit(ChainingEvent{Card: c.Ref(), ActivatedAt: l.Snapshot.place(), Effect: e.Description, Link: l.Number})
	d.flow.limits = nil
	d.countChain(l)
	if !l.flow.triggered && !e.Has(EffectFlagFieldOnly) {
		c.relateTo(l)
	}
	e.OwnerPlayer = l.Player
	if l.related() && !e.Has(EffectFlagFieldOnly) {
		d.markByDisableEffect(l, ResetChain)
	}
}

// place is the remembered place.
func (s *Snapshot) place() Place {
	return Place{Controller: s.Controller, Location: s.Location, Sequence: s.Sequence}
}

// markByDisableEffect notes that the effect of a link will be negated because
// its card is under EFFECT_DISABLE_EFFECT now, even if the card leaves
// (effects.md 2.6).
func (d *Duel) markByDisableEffect(l *Link, reset uint32) {
	c := l.Effect.HandlerCard()
	if !c.affectedBy(EffectDisableEffect) {
		return
	}
	by := c.effectsOf(EffectDisableEffect)
	if len(by) == 0 {
		return
	}
	d.addDisableMark(c, l, by[0].OwnerCard(), reset|uint32(by[0].number()))
}

// addDisableMark puts a mark on c that a link's effect will be negated.
func (d *Duel) addDisableMark(c *Card, l *Link, owner *Card, reset uint32) {
	mark := d.NewEffect(owner)
	mark.SetType(EffectTypeSingle)
	mark.Code = EffectDisableChain
	mark.SetProperty(EffectFlagCannotDisable, 0)
	mark.SetValueNumber(int64(l.ID))
	mark.SetReset(ResetEvent|reset, 1)
	d.RegisterEffect(c, mark, true)
}

// payAndTarget pays the cost and chooses the targets (flow.md 9.4).
func (d *Duel) payAndTarget(l *Link) {
	e := l.Effect
	if e.Cost != nil {
		d.process(e, slotCost, l.Player, e.Cost, eventArgs(e, l.Player, &l.Event, Int(1))...)
	}
	if e.Target != nil {
		d.process(e, slotTarget, l.Player, e.Target, eventArgs(e, l.Player, &l.Event, Int(1))...)
	}
}

// completeLink ends an activation: what its cost did is over, its targets
// learn of it, and everybody may answer (flow.md 9.5, 9.6). A duel decided by
// what was paid ends with the link complete.
func (d *Duel) completeLink(l *Link) {
	e, c := l.Effect, l.Effect.HandlerCard()
	d.separate(true)
	if d.judge() {
		d.Emit(LinkEvent{Kind: "chained", Link: l.Number})
		core.Abort(errDecided)
	}
	targeted := e.Has(EffectFlagCardTarget) && l.Targets.Len() > 0
	if targeted {
		for _, t := range l.Targets.Cards() {
			d.raiseSingle(t, EventBecomeTarget, nil, e, 0, l.Player, 0, int64(l.Number))
		}
		d.flushSingles()
		d.raise(EventBecomeTarget, l.Targets, e, 0, l.Player, l.Player, int64(l.Number))
	}
	if !e.Has(EffectFlagFieldOnly) {
		d.decideStay(l, c)
	}
	d.countAnnouncedSummons(l)
	l.flow.complete = true
	d.flow.complete++
	d.Emit(LinkEvent{Kind: "chained", Link: l.Number})
	d.raise(EventChaining, NewGroup(c), e, 0, l.Player, l.Player, int64(l.Number))
	d.flush()
}

// stayingTypes are the card types that stay on the field after their
// activation.
const stayingTypes = TypeContinuous | TypeField | TypeEquip | TypePendulum | TypeLink

// decideStay marks an activated card to leave when the chain ends, and the
// effect of one that stays to need its card (flow.md 9.5).
func (d *Duel) decideStay(l *Link, c *Card) {
	if l.Effect.Is(EffectTypeActivate) && c.Data.Type&stayingTypes == 0 && !c.affectedBy(EffectRemainField) {
		c.SetStatus(StatusLeaveConfirmed, true)
	}
	t := c.Type()
	if t&(TypeSpell|TypeTrap) != 0 && t&stayingTypes != 0 && c.In(LocationSzone) && l.related() {
		l.NeedsCard = true
	}
}

// startChain makes an effect link 1, lets the players respond, resolves the
// chain and opens the windows after it.
func (d *Duel) startChain(l *Link, first Player) {
	d.activate(l)
	if d.Chain.Len() == 0 {
		return
	}
	d.respond(round{first: first, free: true})
	d.resolveChain()
	d.window(windowSwitches{})
}

// Activate activates e for the controller of its card as link 1, if it is
// activatable; the opponent may respond and the chain resolves (flow.md 9,
// Duel.Activate).
func (d *Duel) Activate(e *Effect) {
	p := e.HandlerCard().Controller
	ev := &Event{Code: EventFreeChain, Player: NoPlayer, By: NoPlayer, Moment: d.flow.moment}
	if !p.Valid() || !d.activatable(e, p, ev, legalityOpts{}) {
		return
	}
	d.startChain(d.newLink(e, p, ev), p.Opponent())
}
