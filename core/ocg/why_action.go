package ocg

// WhyNotAction tells why the player cannot do something other than activating
// an effect with a card at a menu of the main phase or battle step: the first
// check that refuses, the zero Why if none does. Actions it does not know are
// refused by nothing.
func (d *Duel) WhyNotAction(p Player, act Action, c *Card) Why {
	var why Why
	switch act {
	case ActSummon:
		d.newNormalSummon(faceUpSummon, p, c, false, nil, 0, mainZones).refusal(&why)
	case ActSetMonster:
		d.newNormalSummon(faceDownSet, p, c, false, nil, 0, mainZones).refusal(&why)
	case ActSetSpellTrap:
		d.refusesSpellSet(p, c, &why)
	case ActSpecialSummon:
		(&procedureSummon{duel: d, player: p, card: c}).refusal(&why)
	case ActChangePosition:
		c.refusesPosition(p, &why)
	case ActAttack:
		d.refusesAttack(c, &why)
	}
	return why
}

// refusal notes why a normal summon or set is not offered; cards
// elsewhere than in the hand are refused first.
func (s *normalSummon) refusal(why *Why) {
	c, d := s.card, s.duel
	cannot := c.presentEffect(s.kind.cannot)
	switch {
	case !c.In(LocationHand) && !(c.In(LocationMzone) && c.affectedBy(EffectGeminiSummonable)):
		why.refuse("the card is not in the hand", nil)
	case s.optional():
	case !c.IsSummonableCard():
		why.refuse("a card of this kind cannot be normal summoned or set as a monster", nil)
	case !s.countAllows():
		why.refuse("the normal summon of this turn is used", nil)
	case c.Is(StatusForbidden):
		why.refuse("forbidden", nil)
	case !d.payable(c, s.player, s.kind.cost):
		why.refuse("a cost of summoning cannot be paid", nil)
	case cannot != nil:
		why.refuse("an effect forbids it", cannot)
	default:
		s.refusalOfWay(why)
	}
}

// refusalOfWay notes why the ordinary way of summoning is closed.
func (s *normalSummon) refusalOfWay(why *Why) {
	code := uint32(EffectCannotSummon)
	if s.kind.set {
		code = EffectCannotMset
	}
	least, _ := s.tributesAsked(s.asked)
	switch {
	case !s.permitted(SummonTypeNormal, s.player):
		why.refuse("an effect on the player forbids it", s.duel.PlayerAffectedBy(s.player, code))
	case s.breaksUniqueness(s.player):
		why.refuse("unique on the field", nil)
	case least > 0:
		why.refuse("not enough tributes ("+utoa(uint64(least))+" needed), or no zone after them", nil)
	default:
		why.refuse("no free monster zone, or a procedure of its own is not fulfilled", nil)
	}
}

// refusesSpellSet notes why a card cannot be set as a spell or trap.
func (d *Duel) refusesSpellSet(p Player, c *Card, why *Why) {
	switch {
	case !c.In(LocationHand):
		why.refuse("the card is not in the hand", nil)
	case c.Data.Type&TypeMonster != 0 && !c.affectedBy(EffectMonsterSset):
		why.refuse("a monster cannot be set as a spell or trap", nil)
	case !c.hasSpellZone(c.Controller, p):
		why.refuse("no free spell and trap zone", nil)
	case c.Is(StatusForbidden):
		why.refuse("forbidden", nil)
	case !d.maySetSpell(c, p):
		by := c.presentEffect(EffectCannotSset)
		if by == nil {
			by = d.PlayerAffectedBy(p, EffectCannotSset)
		}
		why.refuse("an effect forbids it", by)
	case !d.payable(c, p, EffectSsetCost):
		why.refuse("a cost of setting cannot be paid", nil)
	}
}

// refusal notes why a card cannot be special summoned by a procedure of its own.
func (s *procedureSummon) refusal(why *Why) {
	c := s.card
	procedures := c.procedures(EffectSpsummonProc)
	cannot := c.presentEffect(EffectCannotSpecialSummon)
	switch {
	case s.possible():
	case cannot != nil:
		why.refuse("an effect forbids it", cannot)
	case len(procedures) == 0:
		why.refuse("the card has no summon procedure of its own here", nil)
	case !procedures[0].CheckCountLimit(s.player):
		why.refuse("count limit", procedures[0])
	case !s.duel.askProcedure(procedures[0], s.materials.args(c)...):
		why.refuse("condition", procedures[0])
	default:
		by := s.duel.PlayerAffectedBy(s.player, EffectCannotSpecialSummon)
		why.refuse("an effect or a missing zone forbids it", by)
	}
}

// refusesPosition notes why a monster's position cannot be changed by hand.
func (c *Card) refusesPosition(p Player, why *Why) {
	forbids := EffectCannotChangePosition
	if c.FaceDown() && c.affectedBy(EffectCannotFlipSummon) {
		forbids = EffectCannotFlipSummon
	}
	switch {
	case c.canChangePosition(p), c.canFlipSummon(p):
	case !c.In(LocationMzone) || c.Controller != p:
		why.refuse("the card is not a monster the player controls", nil)
	case c.movedThisTurn():
		why.refuse("it was summoned or set, changed its position or attacked this turn", nil)
	case c.Data.Type&TypeLink != 0:
		why.refuse("a Link monster has one position", nil)
	default:
		by := c.presentEffect(uint32(forbids))
		if by == nil {
			by = c.duel.PlayerAffectedBy(p, uint32(forbids))
		}
		why.refuse("an effect forbids it", by)
	}
}

// refusesAttack notes why a monster cannot declare an attack.
func (d *Duel) refusesAttack(c *Card, why *Why) {
	if !c.In(LocationMzone) {
		why.refuse("the card is not on the field", nil)
		return
	}
	for _, code := range [...]uint32{EffectCannotAttack, EffectAttackDisabled, EffectCannotAttackAnnounce} {
		if by := c.presentEffect(code); by != nil && !c.unstoppable() {
			why.refuse("an effect forbids it", by)
			return
		}
	}
	r := d.reachOf(c, true)
	switch {
	case d.Turn.Player != c.Controller:
		why.refuse("it is the other player's turn", nil)
	case !d.ableToAttack(c):
		why.refuse("its position: only face-up attack position monsters attack", nil)
	case !d.mayAnnounce(c):
		why.refuse("a cost of attacking cannot be paid", nil)
	case !r.direct && len(r.targets) == 0 && c.attacksSpent():
		why.refuse("it has attacked this turn", nil)
	case !r.direct && len(r.targets) == 0:
		why.refuse("there is nothing it can attack", nil)
	}
}

// WhyNotAttackTarget tells why the attacker cannot choose the target; the zero
// Why if it can.
func (d *Duel) WhyNotAttackTarget(attacker, target *Card) Why {
	var why Why
	for _, t := range d.reachOf(attacker, true).targets {
		if t == target {
			return why
		}
	}
	for _, code := range [...]uint32{EffectCannotBeBattleTarget, EffectIgnoreBattleTarget} {
		if by := target.presentEffect(code); by != nil {
			why.refuse("an effect protects it", by)
			return why
		}
	}
	if by := attacker.presentEffect(EffectCannotSelectBattleTarget); by != nil && attacker.affectedAgainst(EffectCannotSelectBattleTarget, target) {
		why.refuse("an effect keeps the attacker from choosing it", by)
		return why
	}
	why.refuse("it is no monster the attacker can attack now", nil)
	return why
}
