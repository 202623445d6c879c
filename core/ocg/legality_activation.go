package ocg

import (
	"cmp"
	"slices"
)

// cardActivationAllowed is step 3 of effects.md 5.3: the activation of a spell
// or trap card.
func (d *Duel) cardActivationAllowed(e *Effect, h *Card, p Player, ev *Event, opts legalityOpts) bool {
	why := opts.Why
	if h.Controller != p && !e.Has(EffectFlagBothSide) {
		return why.refuse("controller", nil)
	}
	if d.uniqueViolation(h, p, LocationSzone, nil) {
		return why.refuse("unique on the field", nil)
	}
	if h.Data.Type&TypeCounter == 0 && !d.timely(e) && len(d.continuousTrapEffects(e, p)) == 0 {
		return why.refuse("timing", nil)
	}
	zones := uint32(0xff)
	if e.limitsZone(h) {
		zones = uint32(first(d.plainEvent(e.Value, e, p, d.eventOr(ev))).Number())
		if zones == 0 {
			return why.refuse("zones", e)
		}
	}
	if !d.placeAllows(e, h, p, zones) {
		return why.refuse("place", nil)
	}
	if !d.permitted(e, h, p, opts.NoLocation) {
		return why.refuse("not permitted from the hand or in the turn it was set", nil)
	}
	return h.mayTrigger(why)
}

// eventOr is the event, or that of no event.
func (d *Duel) eventOr(ev *Event) *Event {
	if ev == nil {
		return d.noEvent()
	}
	return ev
}

// limitsZone reports whether the value of an activation gives the zones its
// card may be activated in.
func (e *Effect) limitsZone(h *Card) bool {
	return e.Has(EffectFlagLimitZone) && !h.IsType(TypeField|TypePendulum) && e.hasFunc()
}

// placeAllows is 3e: the card is set in a good zone, or there is a place to
// activate it in.
func (d *Duel) placeAllows(e *Effect, h *Card, p Player, zones uint32) bool {
	if h.Location() == LocationSzone {
		return h.FaceDown() && h.EquipTarget == nil && zones>>h.Index&1 != 0
	}
	var to Location
	if !e.Has(EffectFlagLimitZone) {
		to = Location(e.number())
	}
	switch {
	case to&(LocationFzone|LocationHand) != 0, int32(to) <= 0 && h.IsType(TypeField):
		return true
	case to&LocationMzone != 0:
		return d.zonesFor(h, p, LocationMzone, 0xff) > 0
	case to&LocationPzone != 0, h.IsType(TypePendulum):
		return d.usable(p, LocationPzone, 0) || d.usable(p, LocationPzone, 1)
	}
	return d.zonesFor(h, p, LocationSzone, zones) > 0
}

// zonesFor is how many zones of a row the player has for a card he places.
func (d *Duel) zonesFor(c *Card, p Player, row Location, zones uint32) int {
	count, _ := d.usableZones(c, p, p, row, LocationReasonTofield, zones)
	return count
}

// permitted is 3f: a card in the hand or set this turn may need an effect that
// permits its activation. Without hand, cards in the hand need none.
func (d *Duel) permitted(e *Effect, h *Card, p Player, withoutHand bool) bool {
	code, possible := d.permission(h, p)
	switch {
	case h.In(LocationHand) && withoutHand:
		return true
	case !possible:
		return false
	case code == 0:
		return true
	}
	for _, x := range h.effectsOf(code) {
		if x.CheckCountLimit(p) {
			return true
		}
	}
	return false
}

// permission is the code of the effects that permit the player to activate the
// card where it is, 0 if none is needed, and whether there are such effects at
// all (effects.md 5.3, 3f).
func (d *Duel) permission(h *Card, p Player) (code uint32, possible bool) {
	trap := h.Data.Type&TypeTrap != 0
	switch {
	case h.In(LocationHand) && trap:
		return EffectTrapActInHand, true
	case h.In(LocationHand) && h.Data.Type&TypeSpell != 0 && d.Turn.Player != p:
		return EffectQpActInNtphand, h.isQuickPlay()
	case h.In(LocationHand) || !h.Is(StatusSetTurn):
		return 0, true
	case trap:
		return EffectTrapActInSetTurn, true
	case h.isQuickPlay():
		return EffectQpActInSetTurn, true
	}
	return 0, true
}

// innerUse is an effect of a continuous trap that can be used while the card is
// being activated, and the event it answers, nil for none.
type innerUse struct {
	effect *Effect
	event  *Event
}

// continuousTrapEffects are the effects of a continuous trap that could be used
// in the link of its activation e (effects.md 5.6).
func (d *Duel) continuousTrapEffects(e *Effect, p Player) []innerUse {
	if d.Rules.TrapsInNewChain || e.Code != EventFreeChain || e.Cost != nil || e.Target != nil || e.Operation != nil {
		return nil
	}
	h := e.HandlerCard()
	if h.Data.Type != TypeTrap|TypeContinuous {
		return nil
	}
	var uses []innerUse
	for _, x := range h.OwnEffects() {
		if !x.Is(EffectTypeField) || !x.Is(EffectTypeTriggerO|EffectTypeTriggerF|EffectTypeQuickO) || x.Range&LocationSzone == 0 {
			continue
		}
		uses = d.innerUses(uses, x, p)
	}
	return uses
}

// innerUses adds the events an effect could be used for right now.
func (d *Duel) innerUses(uses []innerUse, x *Effect, p Player) []innerUse {
	try := func(ev *Event) {
		if d.activatable(x, p, ev, legalityOpts{Inner: true}) {
			uses = append(uses, innerUse{x, ev})
		}
	}
	if x.Code == EventFreeChain || x.Code == EventPhase|d.Turn.Phase {
		try(nil)
		return uses
	}
	d.flow.stores.answerable(func(ev *Event) {
		if ev.Code == x.Code {
			try(ev)
		}
	})
	return uses
}

// Activations are the card's effects of being activated, by code, then in order
// of registration (api-card 9.10, GetActivateEffect).
func (c *Card) Activations() []*Effect {
	var out []*Effect
	for _, e := range c.OwnEffects() {
		if e.Is(EffectTypeActivate) {
			out = append(out, e)
		}
	}
	slices.SortStableFunc(out, func(a, b *Effect) int { return cmp.Compare(a.Code, b.Code) })
	return out
}

// CheckActivateEffect finds the first activation of the card whose event has
// happened and whose condition, cost and target, unless waived, accept it with
// the running effect and player. The event is nil for "any time"
// (effects.md 5.3).
func (c *Card) CheckActivateEffect(noCondition, noCost bool) (*Effect, *Event) {
	for _, x := range c.Activations() {
		if x.Code == EventFreeChain {
			if c.duel.borrowable(x, nil, noCondition, noCost) {
				return x, nil
			}
			continue
		}
		var found *Event
		c.duel.flow.stores.answerable(func(ev *Event) {
			if found == nil && ev.Code == x.Code && c.duel.borrowable(x, ev, noCondition, noCost) {
				found = ev
			}
		})
		if found != nil {
			return x, found
		}
	}
	return nil, nil
}

// TakeEvent makes the current link answer another event, one that
// CheckActivateEffect found, for what is called of it from then on (api-card
// 9.10). Where no action is allowed it does nothing.
func (d *Duel) TakeEvent(ev *Event) {
	if l := d.chainLink(0); l != nil && d.ActionAllowed() {
		l.Event = *ev
	}
}

// borrowable asks the functions of an activation with the running effect in its
// place.
func (d *Duel) borrowable(x *Effect, ev *Event, noCondition, noCost bool) bool {
	ev = d.eventOr(ev)
	asks := func(cb Callback, extra ...Value) bool {
		return cb == nil || first(d.plainEvent(cb, d.ReasonEffect, d.ReasonPlayer, ev, extra...)).Truth()
	}
	return (noCondition || asks(x.Condition)) && (noCost || asks(x.Cost, Int(0))) && asks(x.Target, Int(0))
}
