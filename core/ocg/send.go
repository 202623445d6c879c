package ocg

import "slices"

// outOfDuel is the deck position that sends a card out of the duel.
const outOfDuel = -2

// sendArgs says where and why cards are sent.
type sendArgs struct {
	Reason uint32
	Effect *Effect // the reason effect, nil by rule
	By     Player  // the reason player
	Owner  Player  // whose pile; NoPlayer: each card's owner's
	To     Location
	Seq    int      // in the deck: 0 top, 1 bottom, outOfDuel, else top and shuffle
	Pos    Position // 0 keeps the present one
}

// sending is one send of cards while it is carried out.
type sending struct {
	cards  *Group // those still part of it
	reason uint32
	effect *Effect
	by     Player

	leaving  *Group // cards that left the field
	fromYard *Group // cards that left a grave
	holders  *Group // monsters that lost material
	orphans  []*Card
}

// destination is where a card in an operation is headed.
type destination struct {
	player   Player
	location Location
	sequence int
	position Position
}

// Send moves cards to a pile and gives how many went through; they are the
// operated group (operations.md 5.2).
func (d *Duel) Send(cards *Group, a sendArgs) int {
	s := &sending{cards: cards.Clone(), reason: a.Reason, effect: a.Effect, by: a.By}
	for _, c := range s.cards.Cards() {
		c.giveReason(a.reasonFor(c), a.Effect, a.By)
		c.moving.dest = a.destinationOf(c)
	}
	if a.Reason&ReasonRule == 0 {
		s.keep(func(c *Card) bool { return d.sendable(c) })
		d.replaceByField(&s.cards, EffectSendReplace, nil)
	}
	d.carryOut(s)
	d.Operated = s.cards.Clone()
	return s.cards.Len()
}

// reasonFor is the reason of one card.
func (a *sendArgs) reasonFor(c *Card) uint32 {
	if a.To == LocationGrave && c.Location() == LocationRemoved {
		return a.Reason | ReasonReturn
	}
	return a.Reason
}

// destinationOf is where one card is sent.
func (a *sendArgs) destinationOf(c *Card) destination {
	to := destination{player: a.Owner, location: a.To, sequence: a.Seq, position: a.Pos}
	if to.player == NoPlayer {
		to.player = c.Owner
		if a.To == LocationHand && c.Location() == LocationDeck && c.Controller == a.By {
			to.player = a.By
		}
	}
	if to.position == 0 {
		to.position = c.Position
	}
	return to
}

// keep leaves in the operation the cards ok accepts; the others get their old
// reason back.
func (s *sending) keep(ok func(*Card) bool) { keepCards(&s.cards, ok) }

func keepCards(cards **Group, ok func(*Card) bool) {
	*cards = (*cards).Filter(func(c *Card) bool {
		if ok(c) {
			return true
		}
		c.restoreReason()
		return false
	})
}

// beingSummoned reports whether the card's summon is under way.
func (c *Card) beingSummoned() bool { return c.Is(StatusSummoning | StatusSpsummonStep) }

// sendable reports whether a card may be sent to its destination at all
// (operations.md 5.2, step 1).
func (d *Duel) sendable(c *Card) bool {
	if c.beingSummoned() {
		return false
	}
	if c.Reason&(ReasonCost|ReasonSummon|ReasonMaterial) == 0 && c.ReasonEffect != nil && !c.AffectedBy(c.ReasonEffect) {
		return false
	}
	to := c.moving.dest
	switch to.location {
	case LocationHand:
		return d.CanToHand(c, d.ReasonPlayer)
	case LocationDeck:
		return d.CanToDeck(c, d.ReasonPlayer)
	case LocationExtra:
		return d.CanToExtra(c, d.ReasonPlayer)
	case LocationGrave:
		return d.CanToGrave(c, d.ReasonPlayer, c.Reason)
	case LocationRemoved:
		return d.CanRemove(c, d.ReasonPlayer, to.position, c.Reason)
	}
	return true
}

// carryOut does a send from the single replacements on (operations.md 5.2,
// steps 3 to 9); destroying and releasing join here.
func (d *Duel) carryOut(s *sending) {
	d.replaceBySingles(&s.cards, EffectSendReplace, nil, func(c *Card) replaceTest {
		switch {
		case c.isAtDestination():
			return replaceDrop
		case c.Reason&ReasonRule != 0:
			return replaceSkip
		}
		return replaceAsk
	})
	if s.cards.Len() == 0 {
		return
	}
	d.announceLeaving(s)
	for _, c := range s.cards.Cards() {
		d.enable(c, false)
	}
	d.refreshFlagged()
	for _, c := range s.cards.Cards() {
		d.redirect(c)
	}
	s.leaving, s.fromYard, s.holders = NewGroup(), NewGroup(), NewGroup()
	for _, c := range d.operationOrder(s.cards.Cards()) {
		d.sendOne(s, c)
	}
	d.settle(s)
	d.detach(s)
	d.raiseSent(s)
	d.dropOrphans(s)
}

// isAtDestination reports whether the card already lies where it is sent.
func (c *Card) isAtDestination() bool {
	to := c.moving.dest
	return c.Location() == to.location && c.Controller == to.player && to.sequence != outOfDuel
}

// negatedArrival reports whether the card's summon or activation was negated.
func (c *Card) negatedArrival() bool { return c.Is(StatusSummonDisabled | StatusActivateDisabled) }

// announceLeaving tells scripts which cards are about to leave the field, and
// keeps the values they had there.
func (d *Duel) announceLeaving(s *sending) {
	leaving := s.cards.Filter(func(c *Card) bool { return c.OnField() && !c.negatedArrival() })
	for _, c := range s.cards.Cards() {
		if c.OnField() {
			d.rememberFieldValues(c)
		}
	}
	for _, c := range leaving.Cards() {
		d.raiseSingle(c, EventLeaveFieldP, nil, c.ReasonEffect, c.Reason, c.ReasonPlayer, 0, 0)
	}
	if leaving.Len() > 0 {
		d.raise(EventLeaveFieldP, leaving, s.effect, s.reason, s.by, 0, 0)
	}
	d.flush()
}

// sendOne moves one card (operations.md 5.4).
func (d *Duel) sendOne(s *sending, c *Card) {
	to := c.moving.dest
	if c.moving.toSpellZone {
		c.moving.toSpellZone = false
		if d.stayAsSpell(s, c) {
			return
		}
	}
	onField, inGrave, negated, holder := c.OnField(), c.In(LocationGrave), c.negatedArrival(), c.Holder
	if holder != nil {
		s.holders.Add(holder)
	}
	if to.location&(LocationHand|LocationDeck) != 0 {
		c.SetStatus(StatusProcComplete, false)
	}
	if c.Data.Type&TypeToken != 0 || to.sequence == outOfDuel {
		to.location = 0
	}
	d.moveCard(c, spot{player: to.player, location: to.location, sequence: to.sequence, position: to.position})
	if d.Rules.HiddenForgetsSummon && c.outOfSight() {
		c.SetStatus(StatusProcComplete, false)
	}
	switch {
	case negated:
		c.SetStatus(StatusSummonDisabled|StatusActivateDisabled, false)
		c.Prev.Location = 0
	case inGrave:
		s.fromYard.Add(c)
	case onField:
		s.leaving.Add(c)
		d.resetCard(c, ResetLeave)
	}
}

// stayAsSpell offers a card under EFFECT_TO_GRAVE_REDIRECT_CB a spell zone
// instead of the grave (operations.md 5.4).
func (d *Duel) stayAsSpell(s *sending, c *Card) bool {
	const insteadOfGrave TextID = 97
	p := c.Controller
	count, blocked := d.usableZones(c, p, p, LocationSzone, LocationReasonTofield, anyZone)
	effects := c.effectsOf(EffectToGraveRedirectCb)
	if count <= 0 || len(effects) == 0 {
		return false
	}
	e := effects[len(effects)-1]
	if !d.effectYesNo(p, c, insteadOfGrave) {
		return false
	}
	zone := d.selectPlace(DecidePlace, p, 1, ^blocked&0x1f<<maskSpells)[0]
	d.moveCard(c, spot{player: p, location: LocationSzone, sequence: zone.Sequence, position: PosFaceup})
	d.resetCard(c, ResetLeave|ResetMschange)
	s.leaving.Add(c)
	if e.Operation != nil {
		ev := &Event{Code: e.Code, Cards: s.cards.Clone(), Player: p, Effect: c.ReasonEffect, Reason: c.Reason, By: p}
		d.process(e, slotOperation, p, e.Operation, eventArgs(e, p, ev)...)
	}
	return true
}

// settle switches the cards on at their new place and tells what they left
// (operations.md 5.2, step 7).
func (d *Duel) settle(s *sending) {
	for _, c := range s.cards.Cards() {
		if c.Data.Type&TypeToken == 0 && c.Location() != 0 {
			d.enable(c, true)
			if bits := arrivalReset(c); bits != 0 {
				d.resetCard(c, bits)
			}
		}
		if s.leaving.Has(c) {
			d.raiseSingle(c, EventLeaveField, nil, c.ReasonEffect, c.Reason, c.ReasonPlayer, 0, 0)
		}
		if s.fromYard.Has(c) {
			d.raiseSingle(c, EventLeaveGrave, nil, c.ReasonEffect, c.Reason, c.ReasonPlayer, 0, 0)
		}
	}
	for _, h := range s.holders.Cards() {
		if h.In(LocationMzone) {
			d.raiseSingle(h, EventDetachMaterial, nil, s.effect, s.reason, s.by, 0, 0)
		}
	}
	d.raiseAny(s, EventLeaveField, s.leaving)
	d.raiseAny(s, EventLeaveGrave, s.fromYard)
	d.raiseAny(s, EventDetachMaterial, s.holders)
	d.flush()
	d.quickAdjust()
}

// raiseAny raises the field event for a group if it is not empty.
func (d *Duel) raiseAny(s *sending, code uint32, g *Group) {
	if g.Len() > 0 {
		d.raise(code, g, s.effect, s.reason, s.by, 0, 0)
	}
}

// arrivalReset is the reset a card gets by the pile it has come to
// (operations.md 5.5).
func arrivalReset(c *Card) uint32 {
	switch c.Location() {
	case LocationHand:
		return ResetTohand
	case LocationDeck, LocationExtra:
		return ResetTodeck
	case LocationGrave:
		return ResetTograve
	case LocationRemoved:
		if c.Reason&ReasonTemporary != 0 {
			return ResetTempRemove
		}
		return ResetRemove
	}
	return 0
}

// detach ends the ties of the cards that moved: equips fall off, card targets
// are forgotten (operations.md 5.2, step 8).
func (d *Duel) detach(s *sending) {
	for _, c := range s.cards.Cards() {
		if c.EquipTarget != nil {
			d.unequip(c)
		}
		for _, equip := range slices.Clone(c.EquipCards) {
			d.unequip(equip)
			s.orphans = append(s.orphans, equip)
		}
		d.clearCardTargets(c)
		d.raiseSentSingles(c)
	}
}

// pileEvent is the event of coming to the pile the card is in, 0 for none.
func pileEvent(c *Card) uint32 {
	if c.Data.Type&TypeToken != 0 {
		if c.moving.dest.location == LocationRemoved {
			return EventRemove
		}
		return 0
	}
	switch c.Location() {
	case LocationHand:
		return EventToHand
	case LocationDeck, LocationExtra:
		return EventToDeck
	case LocationGrave:
		if c.Reason&ReasonReturn == 0 {
			return EventToGrave
		}
	case LocationRemoved:
		return EventRemove
	}
	return 0
}

// reasonEvents are the events that follow from a card's reason, in their order.
var reasonEvents = [...]struct {
	code uint32
	of   func(reason uint32) bool
}{
	{EventDiscard, func(r uint32) bool { return r&ReasonDiscard != 0 }},
	{EventRelease, func(r uint32) bool { return r&ReasonRelease != 0 }},
	{EventDestroyed, func(r uint32) bool { return r&(ReasonDestroy|ReasonBattle) == ReasonDestroy }},
}

// raiseSentSingles raises the single events of a card that was sent.
func (d *Duel) raiseSentSingles(c *Card) {
	raise := func(code uint32) {
		d.raiseSingle(c, code, nil, c.ReasonEffect, c.Reason, c.ReasonPlayer, 0, 0)
	}
	if code := pileEvent(c); code != 0 {
		raise(code)
	}
	for _, x := range reasonEvents {
		if x.of(c.Reason) {
			raise(x.code)
		}
	}
	raise(EventMove)
}

// raiseSent raises the field events of a send.
func (d *Duel) raiseSent(s *sending) {
	for _, code := range [...]uint32{EventToHand, EventToDeck, EventToGrave, EventRemove} {
		d.raiseAny(s, code, s.cards.Filter(func(c *Card) bool { return pileEvent(c) == code }))
	}
	for _, x := range reasonEvents {
		d.raiseAny(s, x.code, s.cards.Filter(func(c *Card) bool { return x.of(c.Reason) }))
	}
	d.raise(EventMove, s.cards, s.effect, s.reason, s.by, 0, 0)
	d.flush()
}

// dropOrphans destroys the equip cards the moved cards left behind and sends
// away the material they still hold (operations.md 5.2, step 9).
func (d *Duel) dropOrphans(s *sending) {
	equips, materials := NewGroup(), NewGroup()
	for _, c := range s.orphans {
		if c.In(LocationSzone) {
			equips.Add(c)
		}
	}
	for _, c := range s.cards.Cards() {
		materials.AddAll(NewGroup(c.Attached...))
	}
	if equips.Len() > 0 {
		d.destroyBy(equips, destroyArgs{Reason: ReasonRule | ReasonLostTarget, By: NoPlayer, To: LocationGrave})
	}
	if materials.Len() > 0 {
		d.Send(materials, sendArgs{Reason: ReasonRule | ReasonLostTarget, By: NoPlayer, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
	}
	d.quickAdjust()
}
