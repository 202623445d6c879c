package ocg

// payable reports whether every cost effects of that code put on something done
// to the card by player p can be paid; extra are further arguments
// (effects.md 6.1, codes 91 to 96).
func (d *Duel) payable(c *Card, p Player, code uint32, extra ...Value) bool {
	for _, effects := range [...][]*Effect{d.playerEffects(p, code), c.effectsOf(code)} {
		for _, e := range effects {
			if !e.costHolds(append([]Value{OfCard(c), Int(p)}, extra...)...) {
				return false
			}
		}
	}
	return true
}

// allowedPositions narrows positions by the effects of a code on player p that
// force them; args describe the summon for their target functions.
func (d *Duel) allowedPositions(p Player, code uint32, pos Position, args func(Position) []Value) Position {
	for _, e := range d.playerEffects(p, code) {
		if e.Target == nil || e.accepts(args(pos)...) {
			pos &= Position(e.number())
		}
	}
	return pos
}

// normalSummonPositions are the positions player p may normal summon the card
// to toplayer's field in, 0 if none (operations.md 10.2).
func (d *Duel) normalSummonPositions(c *Card, p, toplayer Player, sumType uint32) Position {
	pos := Position(PosFaceupAttack)
	if d.Rules.NormalSummonDefense || d.playerAffected(p, EffectNormalSummonFaceupDefense) || d.playerAffected(p, EffectLightOfIntervention) {
		pos = PosFaceup
	}
	return d.allowedPositions(p, EffectForceNormalSummonPosition, pos, func(pos Position) []Value {
		return []Value{OfCard(c), Int(p), Int(sumType), Int(pos), Int(toplayer)}
	})
}

// PlayerCanSummon reports whether player p may normal summon the card to
// toplayer's field; without a card, whether it is not forbidden outright
// (operations.md 10.2).
func (d *Duel) PlayerCanSummon(sumType uint32, p Player, c *Card, toplayer Player) bool {
	if c == nil {
		return !d.forbidsAll(p, EffectCannotSummon)
	}
	sumType |= SummonTypeNormal
	for _, e := range d.playerEffects(p, EffectCannotSummon) {
		if e.forbids(OfCard(c), Int(p), Int(sumType), Int(PosFaceup), Int(toplayer)) {
			return false
		}
	}
	return d.normalSummonPositions(c, p, toplayer, sumType) != 0
}

// PlayerCanMSet reports whether player p may set the monster on toplayer's
// field; without a card, whether it is not forbidden outright. QUIRK: the target
// function gets the player before the position (effects.md 6.1, code 23).
func (d *Duel) PlayerCanMSet(sumType uint32, p Player, c *Card, toplayer Player) bool {
	if c == nil {
		return !d.forbidsAll(p, EffectCannotMset)
	}
	for _, e := range d.playerEffects(p, EffectCannotMset) {
		if e.forbids(OfCard(c), Int(p), Int(sumType|SummonTypeNormal), Int(toplayer), Int(PosFacedown)) {
			return false
		}
	}
	return true
}

// PlayerCanSSet reports whether player p may set the spell or trap; without a
// card, whether it is not forbidden outright.
func (d *Duel) PlayerCanSSet(p Player, c *Card) bool {
	return d.playerCan(p, c, EffectCannotSset)
}

// PlayerCanFlipSummon reports whether player p may flip summon the monster;
// without a card, whether it is not forbidden outright.
func (d *Duel) PlayerCanFlipSummon(p Player, c *Card) bool {
	return d.playerCan(p, c, EffectCannotFlipSummon)
}

// playerCan tests restrictions whose target functions get only card and player.
func (d *Duel) playerCan(p Player, c *Card, code uint32) bool {
	if c == nil {
		return !d.forbidsAll(p, code)
	}
	for _, e := range d.playerEffects(p, code) {
		if e.forbids(OfCard(c), Int(p)) {
			return false
		}
	}
	return true
}
