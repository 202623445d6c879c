package ocg

// FlipSummon has p turn c, a face-down monster of theirs, into face-up attack
// position. Whether it may is asked before (operations.md 11; rules:
// OCG-FLIP-01, OCG-FLIP-04, OCG-FLIP-06, OCG-POS-05).
func (d *Duel) FlipSummon(p Player, c *Card) {
	c.SetStatus(StatusFormChanged, true)
	costs := d.paySummonCosts(EffectFlipsummonCost, c, p)
	d.noteActivity()
	d.turnUpForSummon(c)
	c.SummonPlayer = p
	c.SummonType |= SummonTypeFlip
	d.Emit(CardEvent{Kind: "flip_summoning", Card: c.Ref()})
	d.countAttempt(p, c, ActivityFlipsummon)
	if !d.attemptSummon(attempt{
		event: EventFlipSummon, protection: EffectCannotDisableFlipSummon, card: c, player: p, costs: costs,
	}) {
		return
	}
	c.SetStatus(StatusFlipSummonTurn, true)
	d.enable(c, true)
	d.Emit(FlipSummoned)
	d.countSuccess(p, c, ActivityFlipsummon)
	d.quickAdjust()
	events := [...]uint32{EventFlip, EventFlipSummonSuccess, EventChangePos}
	d.addTimingHint(p, TimingFlipsummon)
	for _, event := range events {
		d.raiseSingle(c, event, nil, nil, 0, p, p, 0)
	}
	for _, event := range events {
		d.raise(event, NewGroup(c), nil, 0, p, p, 0)
	}
	d.flush()
	d.settleSummon()
}

// turnUpForSummon puts c into face-up attack position, which renews its field
// id but tells nobody of a change of position.
func (d *Duel) turnUpForSummon(c *Card) {
	c.Prev.Position = c.Position
	c.Position = PosFaceupAttack
	c.FieldID = uint32(d.nextStamp())
}
