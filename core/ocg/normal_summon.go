package ocg

// normalSummon is one normal summon or set of a monster: what was asked for,
// and what is decided as it goes on.
type normalSummon struct {
	duel   *Duel
	kind   *summonKind
	player Player
	card   *Card

	ignoreCount bool
	given       *Effect // the procedure insisted on, nil for any way
	asked       summonTerms
	cancelable  bool

	proc       *Effect // the procedure chosen, nil for the ordinary way
	terms      summonTerms
	tributes   *Group // of the ordinary way; nil none
	summonType uint32
	side       Player    // whose side the monster goes to
	costs      []*Effect // cost effects paid
}

// System texts of normal summons.
const (
	textNormalSummon    TextID = 1
	textWithoutTributes TextID = 90
	textGemini          TextID = 64
)

func (d *Duel) newNormalSummon(kind *summonKind, p Player, c *Card, ignoreCount bool, proc *Effect, minTribute int, zone uint32) *normalSummon {
	return &normalSummon{
		duel: d, kind: kind, player: p, card: c, ignoreCount: ignoreCount, given: proc,
		asked: summonTerms{least: minTribute, zone: zone, releasable: anyTribute},
	}
}

// normalSummonFromMenu makes the summon p chose in the main phase, which can be
// cancelled at its tributes.
func (d *Duel) normalSummonFromMenu(p Player, c *Card) {
	s := d.newNormalSummon(faceUpSummon, p, c, false, nil, 0, mainZones)
	s.cancelable = true
	s.run()
}

// Summon has p normal summon c: into one of the main monster zones of the mask,
// with at least minTribute tributes, by a procedure insisted on (nil: any way),
// without regard to the turn's count if ignoreCount. It cannot be cancelled, is
// put off until the current chain link is done, and does nothing when it is not
// possible or during a battle made by an effect (Duel.Summon, operations.md
// 10.4).
func (d *Duel) Summon(p Player, c *Card, ignoreCount bool, proc *Effect, minTribute int, zone uint32) {
	if d.calculatingDamage() {
		return
	}
	d.putOff(d.newNormalSummon(faceUpSummon, p, c, ignoreCount, proc, minTribute, zone).run)
}

// run makes the summon (operations.md 10.4 and 12.1).
func (s *normalSummon) run() {
	s.duel.summons.cancelable = s.cancelable
	s.duel.summons.depth++
	ready := s.possible() && s.begin()
	s.duel.summons.depth--
	if !ready || s.duel.summons.depth > 0 {
		return
	}
	if !s.gemini() {
		s.duel.breakEffect(false)
	}
	s.useAllowance()
	if s.gemini() {
		s.becomeGemini()
	} else if !s.move() {
		return
	}
	s.arrive()
}

// begin decides and pays what the summon takes; false when it is given up.
func (s *normalSummon) begin() bool {
	s.card.Materials = nil
	return s.choose() && s.pay()
}

// gemini reports whether a monster on the field is summoned again.
func (s *normalSummon) gemini() bool {
	return s.card.In(LocationMzone) && s.summonType == SummonTypeGemini
}

// choose decides the way, the allowance and the tributes; false when the
// player cancels.
func (s *normalSummon) choose() bool {
	s.side = s.player
	if s.card.In(LocationMzone) {
		s.summonType = SummonTypeGemini
		s.terms = s.asked
		if extra := s.extras(); len(extra) > 0 {
			s.terms.extra = extra[0]
		}
		return true
	}
	if !s.chooseWay() {
		return false
	}
	s.side = s.sideOf(s.proc)
	return s.chooseAllowance() && (s.proc != nil || s.chooseTributes())
}

// chooseWay decides between the ordinary summon and the procedures open; false
// when there is none.
func (s *normalSummon) chooseWay() bool {
	ordinary, procedures := s.ways()
	ways := procedures
	var texts []TextID
	if ordinary {
		ways, texts = append([]*Effect{nil}, procedures...), []TextID{textNormalSummon}
	}
	for _, proc := range procedures {
		texts = append(texts, proc.Description)
	}
	if len(ways) == 0 {
		return false
	}
	s.proc = ways[s.duel.chooseText(s.player, texts)]
	return true
}

// chooseAllowance decides whether the turn's normal summon or an extra-summon
// effect is used; false when neither can be.
func (s *normalSummon) chooseAllowance() bool {
	var allowances []summonTerms
	var texts []TextID
	if s.ignoreCount || s.duel.ordinarySummonLeft(s.player) {
		allowances, texts = append(allowances, s.asked), append(texts, textNormalSummon)
	}
	for _, e := range s.extras() {
		if t := s.underExtra(s.proc, e); s.works(s.proc, t) {
			allowances, texts = append(allowances, t), append(texts, e.Description)
		}
	}
	if len(allowances) == 0 {
		return false
	}
	s.terms = allowances[s.duel.chooseText(s.player, texts)]
	return true
}

// extras are the extra-summon effects on the card that can still be used.
func (s *normalSummon) extras() []*Effect {
	if s.ignoreCount || !s.extraUnused() {
		return nil
	}
	return s.card.effectsOf(s.kind.extra)
}

// chooseTributes asks for the tributes of the ordinary way; false when the
// player cancels (rules: OCG-NSUM-05, OCG-NSUM-06, OCG-NSUM-07).
func (s *normalSummon) chooseTributes() bool {
	least, most := s.tributesAsked(s.terms)
	if most == 0 {
		return true
	}
	sets := s.duel.tributesFor(s.card, s.tributeTerms(s.terms))
	if sets.empty() {
		return true
	}
	free, limit := s.duel.freeMainZones(s.card, s.side, s.player, s.terms.zone)
	if least == 0 && free > 0 && limit > 0 {
		if s.duel.yesNo(s.player, textWithoutTributes) {
			return true
		}
		least = 1
	} else if least < 1-limit {
		least = 1 - limit
	}
	chosen, ok := s.duel.chooseTributes(tributeChoice{
		player: s.player, summoned: s.card, placed: s.card, sets: sets, min: least, max: most,
		toplayer: s.side, zone: s.terms.zone, cancelable: s.cancelable,
	})
	if ok && chosen.Len() > 0 {
		s.tributes = chosen
	}
	return ok
}

// pay has costs, tributes or the procedure done; false when the procedure is
// given up. QUIRK: sets pay their cost effects before the procedure's target.
func (s *normalSummon) pay() bool {
	switch {
	case s.summonType == SummonTypeGemini:
		s.payCosts()
		return true
	case s.proc == nil:
		s.payCosts()
		s.tribute()
		return true
	case s.kind.set:
		s.payCosts()
		return s.target() && s.operate()
	}
	if !s.target() {
		return false
	}
	s.payCosts()
	return s.operate()
}

// payCosts has the cost effects on the card done. QUIRK: those of the player
// were only asked.
func (s *normalSummon) payCosts() {
	s.costs = s.duel.paySummonCosts(s.kind.cost, s.card, s.player)
}

// target has the procedure's target function choose; it must return true.
func (s *normalSummon) target() bool {
	if s.proc.Target == nil {
		return true
	}
	args := append([]Value{Int(1)}, s.procedureArgs()...)
	return first(s.duel.runSummonFunction(s.proc, slotTarget, s.player, s.proc.Target, args...)).Truth()
}

func (s *normalSummon) procedureArgs() []Value { return procedureArgs(s.card, s.terms, s.terms.extra) }

// operate runs the procedure.
func (s *normalSummon) operate() bool {
	s.summonType = uint32(s.proc.number(OfCard(s.card)))&0xfffffff | SummonTypeNormal
	s.duel.runSummonFunction(s.proc, slotOperation, s.player, s.proc.Operation, s.procedureArgs()...)
	s.proc.UseCountLimit(s.player, 1, false)
	return true
}

// tribute gives the tributes chosen (rules: OCG-NSUM-07, OCG-NSUM-09, OCG-NSUM-14).
func (s *normalSummon) tribute() {
	s.summonType = SummonTypeNormal
	s.useDecreases()
	if s.tributes == nil {
		return
	}
	s.summonType = SummonTypeTribute
	s.card.SetMaterial(s.tributes)
	s.duel.withReason(nil, NoPlayer, func() {
		s.duel.Release(s.tributes, ReasonSummon|ReasonMaterial, s.player)
	})
	s.duel.fullAdjust()
}

// useDecreases uses the effects that let the monster be summoned with fewer
// tributes than its level asks for: the best unlimited one, then limited ones
// with a target function, then limited ones without, until enough.
func (s *normalSummon) useDecreases() {
	if s.kind.set {
		return
	}
	missing := levelTributes(s.card.Level()) - worth(s.tributes.Cards(), s.card)
	if missing <= 0 {
		return
	}
	effects := s.card.effectsOf(EffectDecreaseTribute)
	missing -= s.useBestDecrease(effects)
	missing = s.useLimitedDecreases(effects, missing, true)
	s.useLimitedDecreases(effects, missing, false)
}

// useBestDecrease hints at the largest decrease without count limit and gives
// its size.
func (s *normalSummon) useBestDecrease(effects []*Effect) int {
	var best *Effect
	size := 0
	for _, e := range effects {
		if e.Has(EffectFlagCountLimit) {
			continue
		}
		if low, _ := decreaseOf(e, s.card); low > size {
			best, size = e, low
		}
	}
	if best != nil {
		s.duel.hintCard(best.HandlerCard())
	}
	return size
}

// useLimitedDecreases uses decreases with a count limit, those with or those
// without a target function, and gives how many tributes are still missing.
func (s *normalSummon) useLimitedDecreases(effects []*Effect, missing int, target bool) int {
	for _, e := range effects {
		if missing <= 0 {
			break
		}
		if !e.Has(EffectFlagCountLimit) || (e.Target != nil) != target || !e.CheckCountLimit(s.player) {
			continue
		}
		low, _ := decreaseOf(e, s.card)
		missing -= low
		e.UseCountLimit(s.player, 1, false)
		s.duel.hintCard(e.HandlerCard())
	}
	return missing
}

// useAllowance uses the turn's normal summon or the extra-summon effect.
func (s *normalSummon) useAllowance() {
	allowance := &s.duel.summons.allowance[s.player]
	extra := s.terms.extra
	switch {
	case extra != nil:
		allowance.extra = true
		s.duel.hintCard(extra.HandlerCard())
		s.duel.runSummonFunction(extra, slotOperation, s.player, extra.Operation, OfCard(s.card))
	case !s.ignoreCount:
		allowance.count++
	}
}

// move puts the monster on the field (rules: OCG-NSUM-02, OCG-NSUM-03,
// OCG-NSUM-10); false when it did not get there.
func (s *normalSummon) move() bool {
	c := s.card
	c.SummonType, c.SummonPlayer, c.SummonLocation, c.SummonSequence = s.summonType, s.player, LocationHand, c.Sequence()
	c.SummonPZone = false
	s.duel.enable(c, false)
	return s.duel.moveToField(moveArgs{
		card: c, mover: s.player, player: s.side, to: LocationMzone, pos: s.positions(), zone: s.terms.zone, byRule: true,
	})
}

// positions are the positions the monster can be put in.
func (s *normalSummon) positions() Position {
	if s.kind.set {
		if s.proc != nil && s.proc.Has(EffectFlagSpsumParam) {
			return Position(s.proc.TargetSelf) & PosFacedown
		}
		return PosFacedownDefense
	}
	if s.proc == nil || !s.proc.Has(EffectFlagSpsumParam) {
		return s.duel.normalSummonPositions(s.card, s.player, s.side, s.summonType)
	}
	positions := Position(s.proc.TargetSelf) & PosFaceup
	return s.duel.allowedPositions(s.player, EffectForceNormalSummonPosition, positions, func(left Position) []Value {
		return []Value{OfCard(s.card), Int(s.player), Int(s.summonType), Int(left), Int(s.side)}
	})
}

// becomeGemini makes the monster on the field an effect monster by its summon.
// It counts as normal summoned besides what it was summoned as before.
func (s *normalSummon) becomeGemini() {
	c, d := s.card, s.duel
	c.SummonType |= SummonTypeNormal
	c.SummonPlayer, c.SummonLocation, c.SummonSequence = s.player, LocationMzone, c.Sequence()
	c.SummonPZone = false
	d.grantGeminiStatus(c)
}

// grantGeminiStatus registers EFFECT_GEMINI_STATUS on c until it leaves the
// monster zone or is set (effects.md 11).
func (d *Duel) grantGeminiStatus(c *Card) {
	e := d.NewEffect(c)
	e.Type, e.Code = EffectTypeSingle, EffectGeminiStatus
	e.Flags = EffectFlagCannotDisable | EffectFlagClientHint
	e.Description = textGemini
	e.Reset, e.ResetCount = ResetEvent|ResetsStandard, 1
	d.RegisterEffect(c, e, true)
}

// EnableGeminiState gives c the effects of a gemini monster summoned again
// (Card.EnableGeminiState).
func (c *Card) EnableGeminiState() { c.duel.grantGeminiStatus(c) }

// arrive is what follows once the monster is on the field.
func (s *normalSummon) arrive() {
	d, c := s.duel, s.card
	d.keepSummonedControl(c)
	d.noteActivity()
	if s.kind.set {
		s.finishSet()
		return
	}
	c.Reason, c.ReasonEffect, c.ReasonPlayer = ReasonSummon, s.proc, s.player
	d.Emit(CardEvent{Kind: "summoning", Card: c.Ref()})
	d.countAttempt(s.player, c, ActivitySummon, ActivityNormalsummon)
	d.raiseMaterials(EventBePreMaterial, c, s.proc, ReasonSummon, s.player)
	d.flush()
	if !d.attemptSummon(attempt{
		event: EventSummon, protection: EffectCannotDisableSummon,
		card: c, player: s.player, procedure: s.proc, costs: s.costs,
	}) {
		return
	}
	c.SetStatus(StatusSummonTurn, true)
	d.enable(c, true)
	d.Emit(Summoned)
	d.quickAdjust()
	d.raiseMaterials(EventBeMaterial, c, s.proc, ReasonSummon, s.player)
	d.flush()
	d.countSuccess(s.player, c, ActivitySummon, ActivityNormalsummon)
	d.summonSucceeded(EventSummonSuccess, c, s.proc, s.player)
}
