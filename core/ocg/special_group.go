package ocg

// Group procedures (EFFECT_SPSUMMON_PROC_G, the pendulum summon and the like)
// special summon all cards their operation collects (operations.md 13.3).

// groupProcedureOpen reports whether p could use a group procedure from the
// menu.
func (d *Duel) groupProcedureOpen(e *Effect, p Player) bool {
	return d.groupProcedureFor(e, p) && d.askProcedure(e, OfCard(e.HandlerCard()))
}

// groupProcedureFor: its count limit, and whose it is.
func (d *Duel) groupProcedureFor(e *Effect, p Player) bool {
	return e.CheckCountLimit(p) && (e.HandlerCard().Controller == p || e.Has(EffectFlagBothSide))
}

// groupProcedures are the group procedures of a summon type that a script can
// have p use.
func (d *Duel) groupProcedures(p Player, summonType uint32) (list []*Effect) {
	for _, e := range d.fieldEffects(EffectSpsummonProcG) {
		if !d.groupProcedureFor(e, p) || uint32(e.number()) != summonType {
			continue
		}
		if d.askProcedure(e, OfCard(e.HandlerCard()), Bool(true), OfEffect(d.ReasonEffect), Int(p)) {
			list = append(list, e)
		}
	}
	return list
}

// IsPlayerCanProcedureSummonGroup reports whether p has a group procedure of the
// summon type to use (Duel.IsPlayerCanPendulumSummon).
func (d *Duel) IsPlayerCanProcedureSummonGroup(p Player, summonType uint32) bool {
	return len(d.groupProcedures(p, summonType)) > 0
}

// ProcedureSummonGroup has p use a group procedure of the summon type; put off
// while a chain link resolves (Duel.ProcedureSummonGroup, PendulumSummon).
func (d *Duel) ProcedureSummonGroup(p Player, summonType uint32) {
	procedures := d.groupProcedures(p, summonType)
	if len(procedures) == 0 {
		return
	}
	proc := procedures[d.chooseText(p, descriptions(procedures))]
	d.putOff(func() { d.groupSummon(p, proc, true) })
}

// groupSummon is one use of a group procedure.
func (d *Duel) groupSummon(p Player, proc *Effect, called bool) {
	s := groupSummon{duel: d, player: p, proc: proc}
	s.collect(called)
	s.moveAll()
	if len(s.cards) == 0 {
		return
	}
	d.countSpecial(false, p, s.cards...)
	if s.attempt() {
		s.succeed()
	}
}

type groupSummon struct {
	duel   *Duel
	player Player
	proc   *Effect
	cards  []*Card
	costs  []*Effect
}

// collect has the procedure fill the group, drops cards that cannot be
// summoned so and pays the costs of the others.
func (s *groupSummon) collect(called bool) {
	d := s.duel
	group := NewGroup()
	d.oathBegin(s.proc)
	d.runSummonFunction(s.proc, slotOperation, s.player, s.proc.Operation, OfCard(s.proc.HandlerCard()), OfGroup(group), Bool(called))
	s.proc.UseCountLimit(s.player, 1, false)
	for _, c := range group.Cards() {
		if c.Data.Type&TypeMonster != 0 && !c.In(LocationMzone) && !d.uniqueViolation(c, s.player, LocationMzone, nil) &&
			!c.affectedBy(EffectCannotSpecialSummon) {
			s.cards = append(s.cards, c)
		}
	}
	for _, c := range s.cards {
		s.costs = append(s.costs, d.paySummonCosts(EffectSpsummonCost, c, s.player)...)
	}
}

// moveAll puts the cards on the field and drops those that find no place.
func (s *groupSummon) moveAll() {
	var moved []*Card
	for i, c := range s.cards {
		if s.move(c, s.cards[i+1:]) {
			moved = append(moved, c)
		}
	}
	s.cards = moved
}

// move puts one card on the field; the cards still to come keep their zones.
func (s *groupSummon) move(c *Card, rest []*Card) bool {
	d := s.duel
	d.enable(c, false)
	summonType := uint32(s.proc.number(OfCard(c)))&0xff00ffff | SummonTypeSpecial
	c.noteSummon(summonType, s.player)
	c.giveReason(ReasonSpsummon, s.proc, s.player)
	positions := d.specialSummonPositions(c, SpecialSummonTerms{
		SumType: summonType, Positions: PosFaceup, Player: s.player, ToPlayer: s.player,
	}, s.player, s.proc)
	moved := d.moveToField(moveArgs{
		card: c, mover: s.player, player: s.player, to: LocationMzone, pos: positions,
		zone: d.zonesBesides(c, rest, s.player, s.player, anyZone), byRule: true,
	})
	if !moved {
		return false
	}
	d.keepSummonedControl(c)
	c.SetStatus(StatusSpsummonStep, true)
	d.Emit(specialSummoning(c))
	return true
}

// attempt opens the negation window of all cards together; false when none of
// them is left.
func (s *groupSummon) attempt() bool {
	d := s.duel
	setAll(s.cards, StatusSpsummonStep, false)
	d.noteActivity()
	if d.Chain.Len() > 0 {
		d.keepOaths(s.proc, s.costs)
		return true
	}
	open := NewGroup(s.cards...).Filter(func(c *Card) bool { return !c.affectedBy(EffectCannotDisableSpsummon) })
	setAll(s.cards, StatusSummoning, true)
	if open.Len() > 0 {
		d.raise(EventSpsummon, open, s.proc, 0, s.player, s.player, 0)
		d.flush()
		d.window(attemptWindow)
	}
	negated := s.keepUnnegated()
	if negated.Len() > 0 {
		d.sendNegated(negated, s.player)
		d.quickAdjust()
	}
	if len(s.cards) == 0 {
		d.liftOaths(s.proc, s.costs, s.player)
		d.window(windowSwitches{})
		return false
	}
	d.keepOaths(s.proc, s.costs)
	setAll(s.cards, StatusSummoning, false)
	return true
}

// keepUnnegated drops the cards whose summon was negated and gives them.
func (s *groupSummon) keepUnnegated() *Group {
	negated := NewGroup()
	kept := s.cards[:0]
	for _, c := range s.cards {
		if c.Is(StatusSummoning) {
			kept = append(kept, c)
		} else {
			negated.Add(c)
		}
	}
	s.cards = kept
	return negated
}

func setAll(cards []*Card, status uint32, on bool) {
	for _, c := range cards {
		c.SetStatus(status, on)
	}
}

// succeed ends the summon. QUIRK: it does not count as proper (PROC_COMPLETE).
func (s *groupSummon) succeed() {
	d := s.duel
	for _, c := range s.cards {
		c.SetStatus(StatusSpsummonTurn, true)
		d.enable(c, true)
	}
	d.Emit(SpecialSummoned)
	d.countSpecial(true, s.player, s.cards...)
	for _, c := range s.cards {
		d.raiseSingle(c, EventSpsummonSuccess, nil, c.ReasonEffect, 0, c.ReasonPlayer, c.SummonPlayer, 0)
	}
	d.flush()
	d.raise(EventSpsummonSuccess, NewGroup(s.cards...), s.proc, 0, s.player, s.player, 0)
	d.flush()
	d.settleSummon()
}
