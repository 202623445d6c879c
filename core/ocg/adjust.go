package ocg

// adjustState is what one adjustment keeps between its passes.
type adjustState struct {
	again    bool // Duel.Readjust was called
	readjust causes
	control  causes
}

// causes counts how often cards brought something about.
type causes []struct {
	card  *Card
	times int
}

// mostCauses is how often one card may bring the same thing about in one
// adjustment.
const mostCauses = 3

// count counts c once more and reports whether that is too often.
func (k *causes) count(c *Card) (tooOften bool) {
	for i := range *k {
		if x := &(*k)[i]; x.card == c {
			x.times++
			return x.times > mostCauses
		}
	}
	*k = append(*k, struct {
		card  *Card
		times int
	}{c, 1})
	return false
}

// quickAdjust is the instant refresh after nearly every operation: the negation
// of cards touched since is looked at again, and cards that cannot stay by
// their own conditions go, in the middle of whatever runs (flow.md 12.4).
func (d *Duel) quickAdjust() {
	d.newMoment()
	d.refreshFlagged()
	d.selfDestruct()
}

// AdjustInstantly is quickAdjust for scripts (Duel.AdjustInstantly).
func (d *Duel) AdjustInstantly() { d.quickAdjust() }

// fullAdjust brings the table into order, again and again until nothing
// changes any more, and shuffles the piles that wait for it (flow.md 12).
func (d *Duel) fullAdjust() {
	outer := d.ops.adjusting
	d.ops.adjusting = adjustState{}
	for d.adjustOnce() {
	}
	d.ops.adjusting = outer
	d.shuffleTouched()
}

// adjustOnce is one pass of the adjustment; it reports whether another has to
// follow (flow.md 12.2).
func (d *Duel) adjustOnce() bool {
	d.ops.adjusting.again = false
	d.newMoment()
	d.winCheck()
	d.refreshField()
	d.refreshZones()
	changed := d.returnTrapMonsters()
	changed = d.adjustControl() || changed
	changed = d.removeBrainwashing() || changed
	changed = d.refreshGrants() || changed
	d.selfDestruct()
	changed = d.destroyUnfitEquips() || changed
	changed = d.forcePositions() || changed
	d.showPublicHands()
	d.reverseDecks()
	d.watchAttack()
	d.happen(EventAdjust, nil, 0, NoPlayer, NoPlayer, 0)
	return changed || d.ops.adjusting.again
}

// Readjust has the running adjustment start again. The fourth time by one card
// in one adjustment sends that card to the grave by rule instead
// (operations.md 23, flow.md 12.2).
func (d *Duel) Readjust() {
	if d.ReasonEffect != nil {
		if c := d.ReasonEffect.HandlerCard(); c != nil && d.ops.adjusting.readjust.count(c) {
			d.sendByRules(NewGroup(c))
			return
		}
	}
	d.ops.adjusting.again = true
}

// destroyUnfitEquips destroys the equip cards in the main spell zones whose
// limit does not allow their target (operations.md 19; rules: OCG-EQUIP-05).
func (d *Duel) destroyUnfitEquips() bool {
	unfit := NewGroup()
	for _, p := range d.turnOrder() {
		for _, c := range d.Zone(p, ZoneSpell)[:5] {
			if c != nil && c.EquipTarget != nil && !c.affectedAgainst(EffectEquipLimit, c.EquipTarget) {
				unfit.Add(c)
			}
		}
	}
	d.destroyByRules(unfit, 0)
	return unfit.Len() > 0
}

// noFlipEffect marks a forced position that triggers no flip effects.
const noFlipEffect = 0x10000

// forcePositions brings monsters into the position the latest
// EFFECT_SET_POSITION on them says (operations.md 23, step 9).
func (d *Duel) forcePositions() bool {
	forced := NewGroup()
	if !d.noneOf(EffectSetPosition) {
		for _, p := range d.turnOrder() {
			for _, c := range d.Zone(p, ZoneMonster) {
				if c != nil && c.forcedElsewhere() {
					forced.Add(c)
				}
			}
		}
	}
	changed := false
	if forced.Len() > 0 {
		to := func(c *Card) Position { return Position(c.forcedPosition()) }
		changed = d.changePositions(forced, positionChange{player: NoPlayer, to: to, enableNow: true, forced: true}).Len() > 0
	}
	for p := range d.Players {
		for _, c := range d.Zone(Player(p), ZoneMonster) {
			if c != nil {
				c.SetStatus(StatusJustPos, false)
			}
		}
	}
	return changed
}

// forcedPosition is the position an effect forces on the monster, its own if
// none does, with noFlipEffect added if the effect says so.
func (c *Card) forcedPosition() int64 {
	effects := c.effectsOf(EffectSetPosition)
	if len(effects) == 0 {
		return int64(c.Position)
	}
	return effects[len(effects)-1].number()
}

// forcedElsewhere reports whether an effect forces another position on the
// monster.
func (c *Card) forcedElsewhere() bool {
	if c.Data.Type&TypeLink != 0 || c.affectedBy(EffectCannotChangePosE) {
		return false
	}
	return Position(c.forcedPosition()) != c.Position
}

// showPublicHands turns hand cards face-up or face-down by EFFECT_PUBLIC. A
// hand in which a card stopped being public, or that waits for it, is shuffled
// (operations.md 23, step 10).
func (d *Duel) showPublicHands() {
	none := d.noneOf(EffectPublic)
	for _, p := range d.turnOrder() {
		for _, c := range d.Zone(p, ZoneHand) {
			public := !none && c.affectedBy(EffectPublic)
			switch {
			case public:
				c.Position = PosFaceup
			case c.FaceUp():
				c.Position = PosFacedown
				d.moves.handTouched[p] = true
			}
		}
	}
	for _, p := range d.turnOrder() {
		if d.moves.handTouched[p] {
			d.ShuffleHand(p)
		}
	}
}

// reverseDecks turns both decks over when EFFECT_REVERSE_DECK begins or ends
// (operations.md 23, step 11).
func (d *Duel) reverseDecks() {
	reversed := len(d.fieldEffects(EffectReverseDeck)) > 0
	if reversed == d.moves.decksReversed {
		return
	}
	d.moves.decksReversed = reversed
	for p := range d.Players {
		n := len(d.Zone(Player(p), ZoneDeck))
		order := make([]int, n)
		for i := range order {
			order[i] = n - 1 - i
		}
		d.Table.Reorder(Player(p), ZoneDeck, order)
	}
	d.Emit(ReverseDecks)
	if reversed {
		for p := range d.Players {
			d.showDeckTop(Player(p))
		}
	}
}
