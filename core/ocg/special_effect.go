package ocg

import "math/bits"

// effectSummon are the terms of a special summon by the running effect.
type effectSummon struct {
	sumType          uint32
	player, toplayer Player
	noCheck, noLimit bool // summoning conditions, and the revival restriction, do not count
	positions        Position
	zone             uint32
}

// SpecialSummon special summons cards by the running effect and gives the
// number summoned: p summons them to toplayer's side in one of the positions,
// into monster zones of the mask (0xff: any). noCheck waives their summoning
// conditions, noLimit the revival restriction. Such a summon cannot be negated
// (Duel.SpecialSummon, operations.md 14.3; rules: OCG-SSUM-01, OCG-SSUM-02,
// OCG-SSUM-06).
func (d *Duel) SpecialSummon(cards *Group, sumType uint32, p, toplayer Player, noCheck, noLimit bool, pos Position, zone uint32) int {
	s := effectSummon{sumType, p, toplayer, noCheck, noLimit, pos, zone}
	outer := d.summons
	d.forgetSummonSteps()
	ordered := d.operationOrder(cards.Cards())
	positions := make([]Position, len(ordered))
	for i, c := range ordered {
		positions[i] = d.prepareSpecial(c, s)
	}
	for i, c := range ordered {
		d.specialStep(c, ordered[i+1:], s, positions[i])
	}
	summoned := d.completeSpecial()
	d.summons.stepped, d.summons.roomless = outer.stepped, outer.roomless
	return summoned
}

// SpecialSummonStep puts one card on the field without completing its summon,
// and reports whether it got there; arguments as SpecialSummon
// (Duel.SpecialSummonStep, operations.md 14.4).
func (d *Duel) SpecialSummonStep(c *Card, sumType uint32, p, toplayer Player, noCheck, noLimit bool, pos Position, zone uint32) bool {
	s := effectSummon{sumType, p, toplayer, noCheck, noLimit, pos, zone}
	positions := d.prepareSpecial(c, s)
	if positions.FaceUp() && d.uniqueViolation(c, toplayer, LocationMzone, nil) {
		positions &^= PosFaceup
	}
	return d.specialStep(c, nil, s, positions)
}

// SpecialSummonComplete completes the summons of all cards stepped since the
// last completion and gives their number (Duel.SpecialSummonComplete).
func (d *Duel) SpecialSummonComplete() int {
	if len(d.summons.stepped)+len(d.summons.roomless) == 0 {
		d.Operated = NewGroup()
		return 0
	}
	return d.completeSpecial()
}

// prepareSpecial notes on the card how it is to be summoned and why, and gives
// the positions it may be put in. QUIRK: effects that force a position are asked
// for the running player.
func (d *Duel) prepareSpecial(c *Card, s effectSummon) Position {
	c.giveReason(ReasonSpsummon, d.ReasonEffect, d.ReasonPlayer)
	c.noteSummon(s.sumType&0xf00ffff|SummonTypeSpecial, s.player)
	t := d.specialTerms(c, s, d.devineLight(s.player, s.positions))
	return d.specialSummonPositions(c, t, d.ReasonPlayer, d.ReasonEffect)
}

// specialTerms are the terms as legality asks for them.
func (d *Duel) specialTerms(c *Card, s effectSummon, positions Position) SpecialSummonTerms {
	return SpecialSummonTerms{
		Effect: d.ReasonEffect, SumType: c.SummonType, Positions: positions, Player: s.player, ToPlayer: s.toplayer,
	}
}

// specialStep puts one card on the field; rest are the cards of the same summon
// still to come. A card that fails is restored.
func (d *Duel) specialStep(c *Card, rest []*Card, s effectSummon, positions Position) bool {
	if !d.specialPossible(c, s, positions) {
		c.restoreReason()
		return false
	}
	d.keepOaths(nil, d.paySummonCosts(EffectSpsummonCost, c, s.player))
	d.enable(c, false)
	if !d.moveToField(moveArgs{
		card: c, mover: s.player, player: s.toplayer, to: LocationMzone, pos: positions,
		zone: d.zonesBesides(c, rest, s.toplayer, s.player, s.zone),
	}) {
		c.restoreReason()
		return false
	}
	d.keepSummonedControl(c)
	d.Emit(specialSummoning(c))
	c.SetStatus(StatusSpsummonStep, true)
	d.summons.stepped = append(d.summons.stepped, c)
	if d.Rules.SummonOathCountsAttempts {
		d.showActivity(s.player, ActivitySpsummon, c)
	}
	return true
}

// specialPossible asks all that may keep a card from being summoned. One that
// finds no zone goes to the grave later, unless it is there.
func (d *Duel) specialPossible(c *Card, s effectSummon, positions Position) bool {
	t := d.specialTerms(c, s, positions)
	if !d.specialAllowed(c, s, t) {
		return false
	}
	if !d.hasZone(c, t, s.zone) {
		if !c.In(LocationGrave) {
			d.summons.roomless = append(d.summons.roomless, c)
		}
		return false
	}
	return s.noCheck || c.meetsSummonCondition(t)
}

// specialAllowed: the revival restriction, where the card is, uniqueness and
// what the player may do (operations.md 14.3 step 1a; rules: OCG-REV-02,
// OCG-SSUM-07).
func (d *Duel) specialAllowed(c *Card, s effectSummon, t SpecialSummonTerms) bool {
	switch {
	case c.revivalBarred(s.noCheck, s.noLimit), c.In(LocationMzone):
		return false
	case !t.Positions.FaceDown() && d.uniqueViolation(c, t.ToPlayer, LocationMzone, nil):
		return false
	case !d.PlayerCanSpecialSummonCard(c, t):
		return false
	}
	return s.noCheck || c.Data.Type&TypeMonster != 0
}

// revivalBarred reports whether EFFECT_REVIVE_LIMIT stops the summon of a
// monster never properly summoned. QUIRK: not from the extra deck and not as
// material.
func (c *Card) revivalBarred(noCheck, noLimit bool) bool {
	if noLimit || c.Is(StatusProcComplete) || !c.affectedBy(EffectReviveLimit) {
		return false
	}
	return c.In(LocationGrave|LocationRemoved|LocationSzone) || !noCheck && c.In(LocationDeck|LocationHand)
}

// completeSpecial ends the summon of all cards stepped (operations.md 14.3 from
// step 2).
func (d *Duel) completeSpecial() int {
	cards, roomless := NewGroup(d.summons.stepped...), d.summons.roomless
	d.forgetSummonSteps()
	if len(roomless) > 0 {
		d.Send(NewGroup(roomless...), sendArgs{Reason: ReasonRule, By: NoPlayer, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
	}
	if cards.Len() == 0 {
		d.Operated = NewGroup()
		return 0
	}
	d.countEffectSummon(cards)
	for _, c := range cards.Cards() {
		c.SetStatus(StatusSpsummonStep, false)
		c.SetStatus(StatusSpsummonTurn, true)
		if c.FaceUp() {
			d.enable(c, true)
		}
	}
	d.quickAdjust()
	d.Emit(SpecialSummoned)
	d.raiseSpecialSuccess(cards)
	d.Operated = cards.Clone()
	return cards.Len()
}

// countEffectSummon counts a completed summon once for each player who made it:
// the activity, the limits, and each once-per-turn code (operations.md 13.4).
func (d *Duel) countEffectSummon(cards *Group) {
	for p := range Player(2) {
		own := cards.Filter(func(c *Card) bool { return c.SummonPlayer == p })
		if own.Len() > 0 {
			d.countActivity(p, ActivitySpsummon)
			d.countSpecialSummon(p)
			d.countOnceEach(p, own.Cards(), 1)
		}
	}
}

// raiseSpecialSuccess raises the success of a summon by effect: for each
// face-up card, for the materials of each (QUIRK: old ones too, when a monster
// is revived), and for all cards.
func (d *Duel) raiseSpecialSuccess(cards *Group) {
	re, rp := d.ReasonEffect, d.ReasonPlayer
	for _, c := range cards.Cards() {
		if !d.Rules.SummonOathCountsAttempts {
			d.showActivity(c.SummonPlayer, ActivitySpsummon, c)
		}
		d.addTimingHint(c.SummonPlayer, TimingSpsummon)
		if c.FaceUp() {
			d.raiseSingle(c, EventSpsummonSuccess, nil, c.ReasonEffect, 0, c.ReasonPlayer, c.SummonPlayer, 0)
		}
		if c.Materials.Len() > 0 && !c.Is(StatusFutureFusion) {
			reason := effectMaterialReason(c.SummonType)
			for _, m := range c.Materials.Cards() {
				d.raiseSingle(m, EventBeMaterial, cards, c.ReasonEffect, reason, c.ReasonPlayer, c.SummonPlayer, 0)
			}
			d.raise(EventBeMaterial, c.Materials, re, reason, rp, c.SummonPlayer, 0)
		}
		c.SetStatus(StatusFutureFusion, false)
	}
	d.flush()
	d.raise(EventSpsummonSuccess, cards, re, 0, rp, NoPlayer, 0)
	d.flush()
}

// effectMaterialReason is the reason material events of a summon by effect
// tell. QUIRK: synchro summons tell none.
func effectMaterialReason(summonType uint32) uint32 {
	switch summonType & 0xff000000 {
	case SummonTypeFusion:
		return ReasonFusion
	case SummonTypeRitual:
		return ReasonRitual
	case SummonTypeXyz:
		return ReasonXyz
	case SummonTypeLink:
		return ReasonLink
	}
	return 0
}

// zonesBesides narrows the zones for c so that the other cards of the same
// summon still find room: zones that those from the extra deck need exactly are
// kept from the others, and the other way round (operations.md 14.3 step 1d).
func (d *Duel) zonesBesides(c *Card, rest []*Card, side, user Player, zone uint32) uint32 {
	if !d.Rules.ExtraMonsterZones {
		return zone
	}
	need, sample := 0, (*Card)(nil)
	for _, r := range rest {
		if r.In(LocationExtra) != c.In(LocationExtra) {
			need, sample = need+1, r
		}
	}
	if need == 0 {
		return zone
	}
	_, blocked := d.usableZones(sample, side, user, LocationMzone, LocationReasonTofield, zone)
	theirs := zone & 0x7f &^ blocked
	if bits.OnesCount32(theirs) != need {
		return zone
	}
	if _, blocked := d.usableZones(c, side, user, LocationMzone, LocationReasonTofield, zone); zone&0x7f&^blocked&^theirs == 0 {
		return zone
	}
	if zone == anyZone && !c.In(LocationExtra) {
		zone &^= extraZones // a mask that names them would offer them
	}
	return zone &^ theirs
}
