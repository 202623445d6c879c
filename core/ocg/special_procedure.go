package ocg

import "slices"

// ProcedureMaterials are what a script wants a summon procedure to use
// (Duel.SynchroSummon and the like): cards it must, and only may use, and how
// many. Nil groups and a Min of 0 ask for nothing.
type ProcedureMaterials struct {
	Must, Only *Group
	Min, Max   int
}

// args are the arguments conditions, targets and operations of procedures get
// for c: copies of the groups, the numbers only if there is a minimum.
func (m *ProcedureMaterials) args(c *Card) []Value {
	args := []Value{OfCard(c), copyOf(m.Must), copyOf(m.Only)}
	if m.Min != 0 {
		args = append(args, Int(m.Min), Int(m.Max))
	}
	return args
}

func copyOf(g *Group) Value {
	if g == nil {
		return Nil
	}
	return OfGroup(g.Clone())
}

// procedureSummon is a special summon of a card by a procedure of its own.
type procedureSummon struct {
	duel      *Duel
	player    Player
	card      *Card
	asked     uint32 // the summon type wanted, 0 for any
	materials ProcedureMaterials

	cancelable bool

	proc  *Effect
	costs []*Effect
}

// IsProcedureSummonable reports whether the running player can special summon c
// by a procedure of the summon type (0: of any) with the materials wanted
// (Card.IsSpecialSummonable, IsSynchroSummonable and the like, operations.md
// 13.1).
func (c *Card) IsProcedureSummonable(summonType uint32, materials ProcedureMaterials) bool {
	s := procedureSummon{duel: c.duel, player: c.duel.ReasonPlayer, card: c, asked: summonType, materials: materials}
	return s.possible()
}

// specialSummonOptions are the cards whose procedures p could use now. QUIRK: a
// card with two procedures is listed twice, even if only one works (operations.md
// 13.1, 13.3).
func (d *Duel) specialSummonOptions(p Player) (options []*Card) {
	for _, e := range d.fieldEffects(EffectSpsummonProc) {
		c := e.HandlerCard()
		if c.Controller != p || !e.CheckCountLimit(p) {
			continue
		}
		if s := (procedureSummon{duel: d, player: p, card: c}); s.possible() {
			options = append(options, c)
		}
	}
	for _, e := range d.fieldEffects(EffectSpsummonProcG) {
		if d.groupProcedureOpen(e, p) {
			options = append(options, e.HandlerCard())
		}
	}
	return options
}

// possible reports whether the card can be special summoned by any of its
// procedures.
func (s *procedureSummon) possible() bool {
	return s.player.Valid() && s.cardAllows() && slices.ContainsFunc(s.card.procedures(EffectSpsummonProc), s.open)
}

// cardAllows: what must hold whatever the procedure.
func (s *procedureSummon) cardAllows() bool {
	c := s.card
	return c.Data.Type&TypeMonster != 0 && !c.affectedBy(EffectCannotSpecialSummon) && !c.Is(StatusForbidden) &&
		s.duel.payable(c, s.player, EffectSpsummonCost, Int(s.asked))
}

// openProcedures are the procedures that can be used now.
func (s *procedureSummon) openProcedures() (list []*Effect) {
	if !s.player.Valid() || !s.cardAllows() {
		return nil
	}
	for _, proc := range s.card.procedures(EffectSpsummonProc) {
		if s.open(proc) {
			list = append(list, proc)
		}
	}
	return list
}

// open reports whether a procedure can be used now (operations.md 13.1).
func (s *procedureSummon) open(proc *Effect) bool {
	positions, side := s.target(proc)
	if !proc.CheckCountLimit(s.player) || !s.duel.askProcedure(proc, s.materials.args(s.card)...) {
		return false
	}
	if !positions.FaceDown() && s.duel.uniqueViolation(s.card, side, LocationMzone, nil) {
		return false
	}
	summonType, zone := s.terms(proc)
	if zone != anyZone {
		if count, _ := s.duel.usableZones(s.card, side, s.player, LocationMzone, LocationReasonTofield, zone); count <= 0 {
			return false
		}
	}
	if s.asked != 0 && s.asked != summonType {
		return false
	}
	by := s.duel.ReasonEffect
	if by == nil {
		by = proc
	}
	return s.duel.PlayerCanSpecialSummonCard(s.card, SpecialSummonTerms{
		Effect: by, Procedure: proc, SumType: summonType, Positions: positions, Player: s.player, ToPlayer: side,
	})
}

// target is in which positions and on which side the procedure puts the card.
func (s *procedureSummon) target(proc *Effect) (Position, Player) {
	if !proc.Has(EffectFlagSpsumParam) {
		return PosFaceup, s.player
	}
	side := s.player
	if proc.toOpponent() {
		side = s.player.Opponent()
	}
	return Position(proc.TargetSelf), side
}

// terms are the summon type and the zone mask of a procedure for the card.
func (s *procedureSummon) terms(proc *Effect) (summonType, zone uint32) {
	values := proc.numbers(OfCard(s.card))
	zone = anyZone
	if len(values) > 0 {
		summonType = uint32(values[0])
	}
	if len(values) > 1 {
		zone = uint32(values[1])
	}
	return summonType, zone
}

// specialSummonFromMenu makes the procedure summon p chose in the main phase.
func (d *Duel) specialSummonFromMenu(p Player, c *Card) {
	s := procedureSummon{duel: d, player: p, card: c, cancelable: true}
	s.run()
}

// ProcedureSummon has p special summon c by one of its own procedures of the
// summon type (0: any), with the materials wanted; put off while a chain link
// resolves (Duel.SpecialSummonRule, SynchroSummon, XyzSummon, LinkSummon,
// ProcedureSummon; operations.md 13.2).
func (d *Duel) ProcedureSummon(p Player, c *Card, summonType uint32, materials ProcedureMaterials) {
	if d.calculatingDamage() {
		return
	}
	d.putOff(func() {
		s := procedureSummon{duel: d, player: p, card: c, asked: summonType, materials: materials}
		s.run()
	})
}

// run makes the summon (operations.md 13.2; rules: OCG-SSUM-01, OCG-EXT-42).
func (s *procedureSummon) run() {
	d, c := s.duel, s.card
	d.summons.cancelable = s.cancelable
	if !s.choose() {
		return
	}
	if s.proc.Code == EffectSpsummonProcG {
		d.groupSummon(s.player, s.proc, false)
		return
	}
	if !s.perform() {
		return
	}
	summonType, zone := s.prepare()
	d.breakEffect(false)
	if !s.move(summonType, zone) {
		return
	}
	d.keepSummonedControl(c)
	d.noteActivity()
	d.shuffleTouched()
	d.Emit(specialSummoning(c))
	reason := s.materialReason()
	d.raiseProcedureMaterials(EventBePreMaterial, c, s.proc, reason, s.player)
	d.flush()
	if !d.attemptSummon(attempt{
		event: EventSpsummon, protection: EffectCannotDisableSpsummon,
		card: c, player: s.player, procedure: s.proc, costs: s.costs,
	}) {
		return
	}
	c.SetStatus(StatusProcComplete|StatusSpsummonTurn, true)
	d.enable(c, true)
	d.Emit(SpecialSummoned)
	d.quickAdjust()
	d.raiseProcedureMaterials(EventBeMaterial, c, s.proc, reason, s.player)
	d.flush()
	d.countSpecial(true, s.player, c)
	d.summonSucceeded(EventSpsummonSuccess, c, s.proc, s.player)
}

// choose decides which procedure is used; false when there is none.
func (s *procedureSummon) choose() bool {
	procedures := s.openProcedures()
	for _, e := range s.card.procedures(EffectSpsummonProcG) {
		if s.duel.groupProcedureOpen(e, s.player) {
			procedures = append(procedures, e)
		}
	}
	if len(procedures) == 0 {
		return false
	}
	s.proc = procedures[s.duel.chooseText(s.player, descriptions(procedures))]
	return true
}

// perform runs the procedure: its target, the costs, its operation, in which
// the materials leave; false when its target gives it up.
func (s *procedureSummon) perform() bool {
	d := s.duel
	if s.proc.Target != nil {
		args := append([]Value{Int(1)}, s.materials.args(s.card)...)
		if !first(d.runSummonFunction(s.proc, slotTarget, s.player, s.proc.Target, args...)).Truth() {
			return false
		}
	}
	s.costs = d.paySummonCosts(EffectSpsummonCost, s.card, s.player)
	s.card.Materials = nil
	d.oathBegin(s.proc)
	d.runSummonFunction(s.proc, slotOperation, s.player, s.proc.Operation, s.materials.args(s.card)...)
	s.proc.UseCountLimit(s.player, 1, false)
	return true
}

// prepare notes on the card how it is summoned and counts attempts under rules
// that do.
func (s *procedureSummon) prepare() (summonType, zone uint32) {
	d, c := s.duel, s.card
	value, zone := s.terms(s.proc)
	summonType = value&0xf00ffff | SummonTypeSpecial
	c.noteSummon(summonType, s.player)
	c.giveReason(ReasonSpsummon, s.proc, s.player)
	d.countSpecial(false, s.player, c)
	return summonType, zone
}

// noteSummon keeps how, by whom and from where the card is being summoned.
func (c *Card) noteSummon(summonType uint32, p Player) {
	c.SummonType, c.SummonPlayer = summonType, p
	c.SummonLocation, c.SummonSequence, c.SummonPZone = c.Location(), c.Sequence(), c.PZone
}

// move puts the card on the field.
func (s *procedureSummon) move(summonType, zone uint32) bool {
	d, c := s.duel, s.card
	positions, side := s.target(s.proc)
	if positions == 0 {
		positions = PosFaceupAttack
	}
	positions = d.specialSummonPositions(c, SpecialSummonTerms{
		SumType: summonType, Positions: positions, Player: s.player, ToPlayer: side,
	}, s.player, s.proc)
	d.enable(c, false)
	return d.moveToField(moveArgs{card: c, mover: s.player, player: side, to: LocationMzone, pos: positions, zone: zone, byRule: true})
}

// specialSummoning is the event that a card arrives; a face-down one is not
// named.
func specialSummoning(c *Card) CardEvent {
	ref := c.Ref()
	if c.FaceDown() {
		ref.Code = 0
	}
	return CardEvent{Kind: "special_summoning", Card: ref}
}

// materialReason is the reason material events tell: that of the kind of summon
// if the procedure's value is exactly its type, else a special summon.
func (s *procedureSummon) materialReason() uint32 {
	if !s.proc.hasFunc() {
		switch s.proc.Number {
		case SummonTypeSynchro:
			return ReasonSynchro
		case SummonTypeXyz:
			return ReasonXyz
		case SummonTypeLink:
			return ReasonLink
		}
	}
	return ReasonSpsummon
}

// raiseProcedureMaterials raises the material events of a summon by procedure.
// QUIRK: the field event comes even without materials, with an empty group.
func (d *Duel) raiseProcedureMaterials(event uint32, c *Card, proc *Effect, reason uint32, p Player) {
	d.raiseMaterialSingles(event, c, proc, reason, p)
	materials := c.Materials
	if materials == nil {
		materials = NewGroup()
	}
	d.raise(event, materials, proc, reason, p, p, 0)
}
