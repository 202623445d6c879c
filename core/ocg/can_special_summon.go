package ocg

import "duel/core"

// SpecialSummonTerms say how a monster would be special summoned.
type SpecialSummonTerms struct {
	Effect    *Effect // the summoning effect, nil for none
	Procedure *Effect // the summon procedure, nil for none
	SumType   uint32
	Positions Position
	Player    Player // who summons
	ToPlayer  Player // whose field
}

// devineLight turns face-down positions into face-up defense for a player under
// EFFECT_DEVINE_LIGHT (operations.md 14.1).
func (d *Duel) devineLight(p Player, pos Position) Position {
	if pos&PosFacedown == 0 || !d.playerAffected(p, EffectLightOfIntervention) {
		return pos
	}
	if pos&PosFacedownAttack != 0 {
		pos |= PosFaceupAttack
	}
	if pos&PosFacedownDefense != 0 {
		pos |= PosFaceupDefense
	}
	return pos &^ PosFacedown
}

// specialSummonPositions are the positions left by the effects on a player that
// force them, 0 if none (operations.md 14.2). asker is the player told to their
// target functions.
func (d *Duel) specialSummonPositions(c *Card, t SpecialSummonTerms, asker Player, e *Effect) Position {
	return d.allowedPositions(t.Player, EffectForceSpsummonPosition, t.Positions, func(pos Position) []Value {
		return []Value{OfCard(c), Int(asker), Int(t.SumType), Int(pos), Int(t.ToPlayer), OfEffect(e)}
	})
}

// PlayerCanSpecialSummon reports whether the player may special summon at all:
// not forbidden outright, and a summon left (operations.md 14.2).
func (d *Duel) PlayerCanSpecialSummon(p Player) bool {
	return !d.forbidsAll(p, EffectCannotSpecialSummon) && d.PlayerCanSpecialSummonCount(p, 1)
}

// PlayerCanSpecialSummonCard reports whether the player may special summon the
// card on those terms (operations.md 14.2).
func (d *Duel) PlayerCanSpecialSummonCard(c *Card, t SpecialSummonTerms) bool {
	if c.affectedBy(EffectCannotSpecialSummon) || c.Is(StatusForbidden) {
		return false
	}
	if c.Data.Type&TypeToken != 0 && c.OnField() {
		return false
	}
	if c.Data.Type&TypeLink != 0 {
		t.Positions &= PosFaceupAttack
	}
	if t.Positions == 0 {
		return false
	}
	t.SumType |= SummonTypeSpecial
	if !d.payable(c, t.Player, EffectSpsummonCost, Int(t.SumType)) {
		return false
	}
	t.Positions = d.devineLight(t.Player, t.Positions)
	for _, e := range d.playerEffects(t.Player, EffectCannotSpecialSummon) {
		if e.forbids(OfCard(c), Int(t.Player), Int(t.SumType), Int(t.Positions), Int(t.ToPlayer), OfEffect(t.Effect), OfEffect(t.Procedure)) {
			return false
		}
	}
	if d.specialSummonPositions(c, t, t.Player, t.Effect) == 0 {
		return false
	}
	return d.onceAllows(t.Player, c) && d.PlayerCanSpecialSummonCount(t.Player, 1)
}

// reviveLimited reports whether a monster that must be summoned properly first
// cannot be special summoned from where it is (operations.md 14.1).
func (c *Card) reviveLimited(noCheck bool) bool {
	if c.Is(StatusProcComplete) || !c.affectedBy(EffectReviveLimit) {
		return false
	}
	switch {
	case c.In(LocationGrave | LocationRemoved | LocationSzone), c.Holder != nil:
		return true
	case c.In(LocationDeck | LocationHand):
		return !noCheck
	}
	return c.inExtraFaceUp()
}

// inExtraFaceUp reports whether the card is a Pendulum card face-up in the
// extra deck.
func (c *Card) inExtraFaceUp() bool {
	return c.In(LocationExtra) && c.FaceUp() && c.Data.Type&TypePendulum != 0
}

// CanBeSpecialSummoned reports whether player p can special summon the card by
// an effect, to toplayer's field; noCheck waives the card's own conditions,
// noLimit that it must have been summoned properly before. Free zones count only
// with a zone mask other than 0xff (operations.md 14.1).
func (c *Card) CanBeSpecialSummoned(e *Effect, sumType uint32, p Player, noCheck, noLimit bool, pos Position, toplayer Player, zone uint32) bool {
	d := c.duel
	d.noteSelfSummon(c)
	t := SpecialSummonTerms{Effect: e, SumType: sumType | SummonTypeSpecial, Positions: pos, Player: p, ToPlayer: toplayer}
	switch {
	case c.Location() == LocationMzone, c.In(LocationRemoved) && c.FaceDown():
		return false
	case !noLimit && c.reviveLimited(noCheck):
		return false
	case c.inExtraFaceUp() && (sumType == SummonTypeFusion || sumType == SummonTypeSynchro || sumType == SummonTypeXyz):
		return false
	}
	if t.Positions = d.uniquePositions(c, t); t.Positions == 0 {
		return false
	}
	if p.Valid() && !d.PlayerCanSpecialSummonCard(c, t) {
		return false
	}
	if c.affectedBy(EffectCannotSpecialSummon) || c.Is(StatusForbidden) {
		return false
	}
	if zone != 0xff && !d.hasZone(c, t, zone) {
		return false
	}
	return d.payable(c, p, EffectSpsummonCost, Int(t.SumType)) && (noCheck || c.meetsSummonCondition(t))
}

// uniquePositions are the positions of a summon that break no uniqueness, after
// EFFECT_DEVINE_LIGHT.
func (d *Duel) uniquePositions(c *Card, t SpecialSummonTerms) Position {
	pos := t.Positions
	if t.Player.Valid() {
		pos = d.devineLight(t.Player, pos)
	}
	if pos&PosFaceup != 0 && d.uniqueViolation(c, t.ToPlayer, LocationMzone, nil) {
		pos &^= PosFaceup
	}
	return pos
}

func (d *Duel) hasZone(c *Card, t SpecialSummonTerms, zone uint32) bool {
	count, _ := d.usableZones(c, t.ToPlayer, t.Player, LocationMzone, LocationReasonTofield, zone)
	return count > 0
}

// meetsSummonCondition reports whether the card is a monster whose own
// conditions accept the special summon (operations.md 14.1).
func (c *Card) meetsSummonCondition(t SpecialSummonTerms) bool {
	if c.Data.Type&TypeMonster == 0 {
		return false
	}
	for _, x := range c.effectsOf(EffectSpsummonCondition) {
		if !x.truth(OfEffect(t.Effect), Int(t.Player), Int(t.SumType), Int(t.Positions), Int(t.ToPlayer)) {
			return false
		}
	}
	return true
}

// PlayerCanSpecialSummonMonster reports whether the player may special summon a
// monster of that data, which need not exist (operations.md 14.2).
func (d *Duel) PlayerCanSpecialSummonMonster(p Player, data *CardData, pos Position, toplayer Player, sumType uint32) bool {
	c := &Card{Data: data, duel: d}
	c.Zone, c.Owner, c.Controller = core.Nowhere, NoPlayer, NoPlayer
	return d.PlayerCanSpecialSummonCard(c, SpecialSummonTerms{
		Effect: d.ReasonEffect, SumType: sumType, Positions: pos, Player: p, ToPlayer: toplayer,
	})
}
