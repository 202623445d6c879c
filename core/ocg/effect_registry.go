package ocg

import "slices"

// effectState is what the registry keeps about an effect.
type effectState struct {
	code    uint32 // the code its card carries it under, whatever becomes of Code
	types   uint32 // the type its card carries it under
	listing listing
	user    *Card // the monster using it as a material while a link of it exists
	running slot  // its functions in progress
	listed  bool  // in the lists of the duel
	gone    bool  // removed
	dead    bool  // removed in an earlier turn
	held    bool  // its condition was true when last asked
}

// listing is the code and type the lists of the duel have an effect under.
type listing struct{ code, types uint32 }

// IsDeleted reports whether the effect was removed before this turn: scripts
// can no longer read it (effects.md 1.9).
func (e *Effect) IsDeleted() bool { return e.state.dead }

// list is the list of the codeIndex for a kind of action, nil for others.
func (i *codeIndex) list(kind uint32) *[]*Effect {
	switch {
	case kind&EffectTypeActivate != 0:
		return &i.activate
	case kind&EffectTypeTriggerO != 0:
		return &i.triggerO
	case kind&EffectTypeTriggerF != 0:
		return &i.triggerF
	case kind&EffectTypeQuickO != 0:
		return &i.quickO
	case kind&EffectTypeQuickF != 0:
		return &i.quickF
	case kind&EffectTypeContinuous != 0:
		return &i.continuous
	}
	return nil
}

// enlist puts an effect into the lists of the duel, under the code and type it
// has now: a script may have changed them since its card carries it.
func (d *Duel) enlist(e *Effect) {
	if e.state.listed {
		return
	}
	e.state.listed = true
	e.state.listing = listing{e.Code, e.Type}
	x := &d.effects
	i := x.make(e.state.listing.code)
	switch list := i.list(e.state.listing.types); {
	case e.state.listing.types&EffectTypeActions == 0:
		i.auras = withEffect(i.auras, e)
		if e.state.listing.types&EffectTypeGrant != 0 {
			x.grants = withEffect(x.grants, e)
		}
	case e.state.listing.types&EffectTypeIgnition != 0:
		at, _ := slices.BinarySearchFunc(x.ignitions, e.state.listing.code+1, func(o *Effect, code uint32) int { return int(int64(o.state.listing.code) - int64(code)) })
		x.ignitions = slices.Insert(slices.Clip(x.ignitions), at, e)
	case list != nil:
		*list = withEffect(*list, e)
	}
}

// delist takes an effect out of the lists of the duel. A grant that leaves
// takes back what it granted (effects.md 9.3).
func (d *Duel) delist(e *Effect) {
	if !e.state.listed {
		return
	}
	e.state.listed = false
	x := &d.effects
	i := x.make(e.state.listing.code)
	switch list := i.list(e.state.listing.types); {
	case e.state.listing.types&EffectTypeActions == 0:
		i.auras = withoutEffect(i.auras, e)
		if e.state.listing.types&EffectTypeGrant != 0 {
			x.grants = withoutEffect(x.grants, e)
			d.revokeGrant(e)
		}
	case e.state.listing.types&EffectTypeIgnition != 0:
		x.ignitions = withoutEffect(x.ignitions, e)
	case list != nil:
		*list = withoutEffect(*list, e)
	}
}

// listable reports whether a FIELD effect of a card belongs into the lists
// where the card is now (effects.md 1.3). One that Xyz monsters use does while
// its card is a material, whatever its range.
func (e *Effect) listable() bool {
	if e.Type&EffectTypeField == 0 || e.state.gone {
		return false
	}
	h := e.Handler
	if e.Type&EffectTypeXmaterial != 0 {
		return h.Holder != nil
	}
	if e.Type&EffectTypeTriggerO != 0 && e.Range&LocationHand != 0 && e.Code&EventPhase == 0 && h.controllingPlayer() != NoPlayer {
		return true
	}
	at := e.Range
	if at&(LocationMmzone|LocationEmzone) != 0 {
		at |= LocationMzone
	}
	return h.At(at)
}

// fieldLists are the carriers FIELD effects can be in.
var fieldLists = [...]carrierKind{byField, bySingle, byMaterial, byEquip, byTarget}

// enterPlace puts the FIELD effects of a card that has come to a place into
// the lists, and those of its materials.
func (d *Duel) enterPlace(c *Card) {
	for _, k := range fieldLists {
		for _, x := range c.carried(k) {
			if !x.effect.state.listed && x.effect.listable() {
				d.enlist(x.effect)
			}
		}
	}
	for _, m := range c.Attached {
		d.enterPlace(m)
	}
}

// leavePlace takes the FIELD effects of a card that is about to leave its
// place, and those of its materials, out of the lists.
func (d *Duel) leavePlace(c *Card) {
	if c.Holder != nil {
		c.effects.lastHolder = c.Holder
	}
	for _, k := range fieldLists {
		for _, x := range c.carried(k) {
			if x.effect.Flags&EffectFlagFieldOnly == 0 {
				d.delist(x.effect)
			}
		}
	}
	for _, m := range c.Attached {
		d.leavePlace(m)
	}
}

// enable switches whether the effects of the card count (STATUS_EFFECT_ENABLED,
// effects.md 10), with new time stamps (1.9), rechecks (2.6) and RESET_DISABLE
// of a card that is negated as it becomes enabled.
func (d *Duel) enable(c *Card, on bool) {
	if c.Is(StatusEffectEnabled) == on {
		return
	}
	c.SetStatus(StatusEffectEnabled, on)
	if !on {
		if !c.Is(StatusDisabled) {
			d.flagReach(c)
		}
		d.refreshCard(c)
		return
	}
	d.renewStamps(c)
	d.refreshCard(c)
	if c.Is(StatusDisabled) {
		d.resetCard(c, ResetDisable)
	} else {
		d.flagReach(c)
	}
}

// renewStamps gives the effects of a card that becomes enabled new time stamps
// (effects.md 1.9).
func (d *Duel) renewStamps(c *Card) {
	for _, x := range c.carried(bySingle) {
		if x.effect.Flags&EffectFlagSingleRange != 0 && c.At(x.effect.Range) {
			x.effect.ID = d.nextStamp()
		}
	}
	for _, k := range [...]carrierKind{byField, byTarget} {
		for _, x := range c.carried(k) {
			if c.At(x.effect.Range) {
				x.effect.ID = d.nextStamp()
			}
		}
	}
	if c.Location() == LocationSzone {
		for _, x := range c.carried(byEquip) {
			x.effect.ID = d.nextStamp()
		}
	}
}

// RegisterEffect puts an effect on a card (effects.md 1.9). The result is its
// time stamp; -1 when it is registered already; 0 when it has no usable type
// or is not to be copied; not ok when it is a global effect, or when, not
// forced, the card is unaffected by the effect that is running.
func (d *Duel) RegisterEffect(c *Card, e *Effect, forced bool) (id int, ok bool) {
	if e.Owner == d.Dummy {
		return 0, false
	}
	if !forced && d.ReasonEffect != nil && !c.AffectedBy(d.ReasonEffect) {
		d.discard(e)
		return 0, false
	}
	if e.Handler != nil {
		return -1, true
	}
	if c.Is(StatusCopyingEffect) && e.Flags&EffectFlagUncopyable != 0 {
		d.discardCopy(e)
		return 0, true
	}
	return d.addToCard(c, e), true
}

// addToCard registers an effect on a card; the result is its time stamp, 0 if
// it has no type that can be carried.
func (d *Duel) addToCard(c *Card, e *Effect) int {
	k, ok := carrierOf(e.Type)
	if !ok {
		return 0
	}
	d.replaceStats(c, e)
	e.Handler, e.state.code, e.state.types = c, e.Code, e.Type
	c.effects.lists[k] = c.effects.lists[k].with(e)
	d.effects.make(e.Code).carried[k]++
	e.ID = d.nextStamp()
	e.InitialID = e.ID
	d.noteCopy(c, e)
	if e.listable() {
		d.enlist(e)
	}
	if disables(e.Code) {
		d.flagAdded(c, e)
	}
	d.keepBooks(e)
	d.showHint(e, true)
	d.afterAdding(c, e)
	return e.ID
}

// afterAdding does what some codes do at once.
func (d *Duel) afterAdding(c *Card, e *Effect) {
	if e.Type&EffectTypeSingle == 0 || e.Flags&EffectFlagSingleRange != 0 {
		return
	}
	switch e.Code {
	case EffectUpdateLevel:
		if level := e.number(OfCard(c)); level > 0 {
			d.raiseSingle(c, EventLevelUp, nil, e, 0, 0, 0, level)
		}
	case EffectPublic:
		if c.Location() == LocationHand {
			c.Position = PosFaceup
		}
	}
}

// replacedBy are the single stat effects a new one of a code removes
// (effects.md 1.9).
var replacedBy = map[uint32][]uint32{
	EffectSetAttack:       {EffectSetAttack, EffectSetAttackFinal, EffectSetBaseAttack},
	EffectSetBaseAttack:   {EffectSetAttack, EffectSetAttackFinal, EffectSetBaseAttack},
	EffectSetAttackFinal:  {EffectUpdateAttack, EffectSetAttack, EffectSetAttackFinal},
	EffectSetDefense:      {EffectSetDefense, EffectSetDefenseFinal, EffectSetBaseDefense},
	EffectSetBaseDefense:  {EffectSetDefense, EffectSetDefenseFinal, EffectSetBaseDefense},
	EffectSetDefenseFinal: {EffectUpdateDefense, EffectSetDefense, EffectSetDefenseFinal},
}

// replaceStats removes the stat effects on the card itself that a new one
// takes the place of, for good (effects.md 1.9).
func (d *Duel) replaceStats(c *Card, e *Effect) {
	if e.Type&EffectTypeSingle == 0 || e.Flags&EffectFlagSingleRange != 0 {
		return
	}
	for _, code := range replacedBy[e.Code] {
		for _, x := range c.carried(bySingle).of(code) {
			if x.effect.Flags&EffectFlagSingleRange == 0 {
				d.RemoveEffect(x.effect)
			}
		}
	}
}

// RegisterPlayerEffect makes an effect one of player p, who must be one of the
// two, tied to no card's place (effects.md 1.9). An effect that has a handler
// already only enters the lists.
func (d *Duel) RegisterPlayerEffect(e *Effect, p Player) {
	if !p.Valid() || e.state.listed || e.state.gone {
		return
	}
	if e.Handler == nil {
		e.Flags |= EffectFlagFieldOnly
		e.Handler, e.OwnerPlayer = e.Owner, p
	}
	e.state.code, e.state.types = e.Code, e.Type
	e.ID = d.nextStamp()
	if e.InitialID == 0 {
		e.InitialID = e.ID
	}
	d.enlist(e)
	if disables(e.Code) {
		d.flagReached(e)
	}
	d.keepBooks(e)
	d.showHint(e, true)
}

// keepBooks enters an effect registered on a card or player into the lists of
// oaths, resets and count limits.
func (d *Duel) keepBooks(e *Effect) {
	x := &d.effects
	if e.Flags&EffectFlagOath != 0 {
		d.swear(e)
	}
	if e.Reset&ResetPhase != 0 {
		if e.ResetCount == 0 {
			e.ResetCount = 1
		}
		x.phaseReset = withEffect(x.phaseReset, e)
	}
	if e.Reset&ResetChain != 0 {
		x.chainReset = withEffect(x.chainReset, e)
	}
	if e.Flags&EffectFlagCountLimit != 0 {
		x.limited = withEffect(x.limited, e)
	}
}

// RemoveEffect ends an effect: it leaves all lists at once (effects.md 1.9).
// Scripts can read it until the next turn begins. An effect that was never
// registered is only scheduled to die.
func (d *Duel) RemoveEffect(e *Effect) {
	if e.state.gone {
		return
	}
	registered := e.Handler != nil
	if registered && disables(e.state.code) {
		d.flagReached(e)
	}
	d.discard(e)
	d.delist(e)
	if !registered {
		return
	}
	x := &d.effects
	if e.Flags&EffectFlagFieldOnly == 0 {
		d.uncarry(e)
	}
	x.phaseReset = withoutEffect(x.phaseReset, e)
	x.chainReset = withoutEffect(x.chainReset, e)
	x.limited = withoutEffect(x.limited, e)
	d.showHint(e, false)
	if e.Flags&EffectFlagFieldOnly == 0 {
		d.afterRemoving(e.Handler, e)
	}
}

// uncarry takes an effect off the card that carries it.
func (d *Duel) uncarry(e *Effect) {
	k, _ := carrierOf(e.state.types)
	c := e.Handler
	c.effects.lists[k] = c.effects.lists[k].without(e)
	d.effects.make(e.state.code).carried[k]--
}

// afterRemoving does what losing effects of some codes does to the card: its
// counters go with the permission, its uniqueness with the marker (1.9), and a
// copied script that replaced its own gives way again (9.1).
func (d *Duel) afterRemoving(c *Card, e *Effect) {
	switch {
	case e.state.code&^0xffff == EffectCounterPermit && e.state.types&EffectTypeSingle != 0:
		d.loseCounters(c, uint16(e.state.code))
	case e.state.code == EffectUniqueCheck && c.Unique != nil && c.Unique.Effect == e:
		d.endUnique(c)
	}
	d.afterLosingCopy(c, e)
}

// loseCounters takes all counters of a type off a card.
func (d *Duel) loseCounters(c *Card, kind uint16) {
	if n := c.Counters[kind].Total(); n > 0 {
		delete(c.Counters, kind)
		d.Emit(CounterEvent{Kind: "remove_counter", Card: unplaced(c), Counter: kind, Count: n})
	}
}

// discard schedules an effect to die when the next turn begins.
func (d *Duel) discard(e *Effect) {
	if !e.state.gone {
		e.state.gone = true
		d.effects.removed = append(d.effects.removed, e)
	}
}

// buryRemoved lets the removed effects die: scripts cannot read them any more.
func (d *Duel) buryRemoved() {
	for _, e := range d.effects.removed {
		e.state.dead = true
	}
	d.effects.removed = nil
}

// showHint tells user interfaces of an effect with CLIENT_HINT that came or
// went.
func (d *Duel) showHint(e *Effect, added bool) {
	if e.Flags&EffectFlagClientHint == 0 || e.Description == 0 {
		return
	}
	verb := "add"
	if !added {
		verb = "remove"
	}
	if e.Flags&EffectFlagFieldOnly == 0 {
		ref := e.Handler.Ref()
		d.Emit(HintEvent{Kind: "card_hint", Hint: verb, Value: e.Description, Card: &ref})
		return
	}
	if e.Flags&EffectFlagPlayerTarget == 0 {
		return
	}
	for p := range Player(2) {
		if e.rangeFor(p) != 0 {
			d.Emit(HintEvent{Kind: "player_hint", Hint: verb, Player: p, Value: e.Description})
		}
	}
}
