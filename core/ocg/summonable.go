package ocg

import "duel/core"

// summonKind is what tells normal summons and sets of monsters apart.
type summonKind struct {
	set                       bool
	cannot, cost, extra       uint32 // codes of EFFECT_CANNOT_, _COST, EXTRA_ effects
	procedure, limitProcedure uint32
	tributePosition           Position // as EFFECT_ADD_EXTRA_TRIBUTE names what is done
}

var (
	faceUpSummon = &summonKind{
		cannot: EffectCannotSummon, cost: EffectSummonCost, extra: EffectExtraSummonCount,
		procedure: EffectSummonProc, limitProcedure: EffectLimitSummonProc, tributePosition: PosFaceupAttack,
	}
	faceDownSet = &summonKind{
		set:    true,
		cannot: EffectCannotMset, cost: EffectMsetCost, extra: EffectExtraSetCount,
		procedure: EffectSetProc, limitProcedure: EffectLimitSetProc, tributePosition: PosFacedownDefense,
	}
)

// unsummonableTypes are the printed types that cannot be normal summoned.
const unsummonableTypes = TypeRitual | TypeSpsummon | TypeFusion | TypeSynchro | TypeXyz | TypeLink | TypeToken | TypeTrapmonster

// IsSummonableCard reports whether c is a monster that can be normal summoned
// at all, by its printed type and EFFECT_UNSUMMONABLE_CARD
// (Card.IsSummonableCard; rules: OCG-MKIND-03, OCG-MKIND-12).
func (c *Card) IsSummonableCard() bool {
	t := c.Data.Type
	return t&TypeMonster != 0 && t&unsummonableTypes == 0 && !c.affectedBy(EffectUnsummonableCard)
}

// IsSummonable reports whether the running player can normal summon c now: from
// the hand, or a gemini monster again on the field. proc insists on a
// procedure, nil takes any way. QUIRK: of cards elsewhere only type, count,
// forbiddenness and cost are asked (Card.IsSummonable, operations.md 10.2).
func (c *Card) IsSummonable(ignoreCount bool, proc *Effect, minTribute int, zone uint32) bool {
	s := c.duel.newNormalSummon(faceUpSummon, c.duel.ReasonPlayer, c, ignoreCount, proc, minTribute, zone)
	return s.optional()
}

// IsMSetable reports whether the running player can set the monster c from the
// hand now (Card.IsMSetable, operations.md 12.1).
func (c *Card) IsMSetable(ignoreCount bool, proc *Effect, minTribute int, zone uint32) bool {
	s := c.duel.newNormalSummon(faceDownSet, c.duel.ReasonPlayer, c, ignoreCount, proc, minTribute, zone)
	return s.optional()
}

// optional reports whether the summon can be offered: everything of
// operations.md 10.2, costs included.
func (s *normalSummon) optional() bool {
	c := s.card
	s.duel.noteSelfSummon(c)
	if !s.player.Valid() || !c.IsSummonableCard() || !s.countAllows() || c.Is(StatusForbidden) {
		return false
	}
	if !s.duel.payable(c, s.player, s.kind.cost) {
		return false
	}
	switch {
	case c.In(LocationHand):
		return s.handPossible()
	case s.kind.set:
		return false
	case c.In(LocationMzone):
		return s.geminiPossible()
	}
	return true
}

// possible reports whether the summon can still be made when its procedure
// starts: as optional, but without costs and forbiddenness, and a card from
// anywhere but a monster zone counts as one in the hand.
func (s *normalSummon) possible() bool {
	if !s.player.Valid() || !s.card.IsSummonableCard() || !s.countAllows() {
		return false
	}
	if s.card.In(LocationMzone) {
		return !s.kind.set && s.geminiPossible()
	}
	return s.handPossible()
}

// countAllows reports whether the turn's count of normal summons, or an
// extra-summon effect, allows one more.
func (s *normalSummon) countAllows() bool {
	return s.ignoreCount || s.duel.ordinarySummonLeft(s.player) || s.extraUnused() && s.card.affectedBy(s.kind.extra)
}

func (s *normalSummon) extraUnused() bool { return !s.duel.summons.allowance[s.player].extra }

// geminiPossible reports whether a monster on the field can be normal summoned
// again (operations.md 10.2).
func (s *normalSummon) geminiPossible() bool {
	c := s.card
	return c.FaceUp() && c.affectedBy(EffectGeminiSummonable) && !c.affectedBy(EffectGeminiStatus) &&
		s.duel.PlayerCanSummon(SummonTypeGemini, s.player, c, s.player) && !c.affectedBy(EffectCannotSummon)
}

// handPossible reports whether a way of summoning the card from the hand is
// open (operations.md 10.2).
func (s *normalSummon) handPossible() bool {
	if s.card.affectedBy(s.kind.cannot) {
		return false
	}
	ordinary, procedures := s.ways()
	return ordinary || len(procedures) > 0
}

// ways are the ways of summoning that are open: the ordinary one, and
// procedures in effect order. A card with limiting procedures has only those;
// QUIRK: they make a summon by a given procedure fail.
func (s *normalSummon) ways() (ordinary bool, procedures []*Effect) {
	limits := s.card.effectsOf(s.kind.limitProcedure)
	if s.given != nil {
		if len(limits) == 0 && s.open(s.given) {
			procedures = []*Effect{s.given}
		}
		return false, procedures
	}
	if len(limits) > 0 {
		return false, s.openOf(limits)
	}
	return s.open(nil), s.openOf(s.card.effectsOf(s.kind.procedure))
}

// openOf are the procedures that are open.
func (s *normalSummon) openOf(procedures []*Effect) (open []*Effect) {
	for _, proc := range procedures {
		if s.open(proc) {
			open = append(open, proc)
		}
	}
	return open
}

// open reports whether a way of summoning (nil: the ordinary one) works under
// the ordinary allowance or, when that is used up, under some extra-summon
// effect. QUIRK: summon procedures then get themselves as the extra effect.
func (s *normalSummon) open(proc *Effect) bool {
	if s.ignoreCount || !s.extraUnused() || s.duel.ordinarySummonLeft(s.player) {
		return s.works(proc, s.asked)
	}
	for _, e := range s.card.effectsOf(s.kind.extra) {
		if s.works(proc, s.underExtra(proc, e)) {
			return true
		}
	}
	return false
}

// underExtra are the terms of a way of summoning under an extra-summon effect.
func (s *normalSummon) underExtra(proc, extra *Effect) summonTerms {
	return s.asked.underExtra(extra, s.card, s.sideOf(proc) != s.player)
}

// works reports whether a way of summoning can be taken under the terms.
func (s *normalSummon) works(proc *Effect, t summonTerms) bool {
	if proc == nil {
		return s.ordinaryWorks(t)
	}
	return s.procedureWorks(proc, t)
}

// procedureWorks: its count limit, what forbids the player to summon so,
// uniqueness, and its condition (operations.md 10.2).
func (s *normalSummon) procedureWorks(proc *Effect, t summonTerms) bool {
	side := s.sideOf(proc)
	if !proc.CheckCountLimit(s.player) || !s.permitted(uint32(proc.number(OfCard(s.card))), side) || s.breaksUniqueness(side) {
		return false
	}
	extra := t.extra
	if extra != nil && !s.kind.set {
		extra = proc
	}
	return s.duel.askProcedure(proc, procedureArgs(s.card, t, extra)...)
}

// procedureArgs are the arguments summon and set procedures get beyond the
// usual ones: the card, least tributes, zones, tribute zones and the extra
// effect (effects.md 5.1).
func procedureArgs(c *Card, t summonTerms, extra *Effect) []Value {
	return []Value{OfCard(c), Int(t.least), Int(t.zone), Int(t.releasable), OfEffect(extra)}
}

// ordinaryWorks: what forbids the player to summon, uniqueness, and enough
// tributes with room for the monster (operations.md 10.2).
func (s *normalSummon) ordinaryWorks(t summonTerms) bool {
	if !s.permitted(SummonTypeNormal, s.player) || s.breaksUniqueness(s.player) {
		return false
	}
	least, most := s.tributesAsked(t)
	return least <= most && s.duel.tributesFeasible(s.card, least, most, s.player, t.zone, s.tributeTerms(t))
}

// tributesAsked is how many tributes the ordinary summon takes under the terms.
func (s *normalSummon) tributesAsked(t summonTerms) (least, most int) {
	least, most = s.card.tributeRequirement(s.player, s.kind.set)
	if !s.permitted(SummonTypeTribute, s.player) {
		most = 0
	}
	return max(least, t.least), most
}

func (s *normalSummon) tributeTerms(t summonTerms) tributeTerms {
	return tributeTerms{releasable: t.releasable, position: s.kind.tributePosition}
}

// permitted asks the effects that forbid the player to summon (or set).
func (s *normalSummon) permitted(summonType uint32, side Player) bool {
	if s.kind.set {
		return s.duel.PlayerCanMSet(summonType, s.player, s.card, side)
	}
	return s.duel.PlayerCanSummon(summonType, s.player, s.card, side)
}

// breaksUniqueness reports whether the face-up monster could not lie on that
// side; sets do not ask.
func (s *normalSummon) breaksUniqueness(side Player) bool {
	return !s.kind.set && s.duel.uniqueViolation(s.card, side, LocationMzone, nil)
}

// sideOf is the side a procedure (nil: the ordinary way) summons to.
func (s *normalSummon) sideOf(proc *Effect) Player {
	if proc != nil && proc.toOpponent() {
		return s.player.Opponent()
	}
	return s.player
}

// toOpponent reports whether a summon procedure puts the card on the
// opponent's side: its second range then is not zero (EFFECT_FLAG_SPSUM_PARAM).
func (e *Effect) toOpponent() bool { return e.Has(EffectFlagSpsumParam) && e.TargetOther != 0 }

// summonOptions are the cards p could normal summon now: those in hand, then
// gemini monsters on the field (flow.md 15.2).
func (d *Duel) summonOptions(p Player) []*Card {
	return d.normalSummonable(faceUpSummon, p, ZoneHand, ZoneMonster)
}

// setMonsterOptions are the monsters in hand that p could set now.
func (d *Duel) setMonsterOptions(p Player) []*Card {
	return d.normalSummonable(faceDownSet, p, ZoneHand)
}

func (d *Duel) normalSummonable(kind *summonKind, p Player, zones ...core.ZoneID) (options []*Card) {
	for _, z := range zones {
		for _, c := range d.Zone(p, z) {
			if c != nil && d.newNormalSummon(kind, p, c, false, nil, 0, mainZones).optional() {
				options = append(options, c)
			}
		}
	}
	return options
}
