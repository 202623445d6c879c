package ocg

// Summon procedures and the costs of summons are effects whose functions get
// the "no event" arguments and more behind them (effects.md 5.1).

// runSummonFunction runs a function of a summon procedure or cost.
func (d *Duel) runSummonFunction(e *Effect, s slot, p Player, f Callback, more ...Value) []Value {
	if f == nil {
		return nil
	}
	return d.process(e, s, p, f, eventArgs(e, p, d.noEvent(), more...)...)
}

// askProcedure asks the condition of a summon procedure, which runs as its
// reason effect for the player it belongs to; without a condition it holds.
func (d *Duel) askProcedure(proc *Effect, args ...Value) (holds bool) {
	if proc.Condition == nil {
		return true
	}
	d.withReason(proc, proc.HandlerPlayer(), func() { holds = first(proc.ask(proc.Condition, args)).Truth() })
	return holds
}

// paySummonCosts runs the operations of the cost effects of a code on c and
// gives the effects paid. QUIRK: those on the player were only asked.
func (d *Duel) paySummonCosts(code uint32, c *Card, p Player) []*Effect {
	costs := c.effectsOf(code)
	for _, e := range costs {
		d.oathBegin(e)
		d.runSummonFunction(e, slotOperation, p, e.Operation)
	}
	return costs
}

// chooseText asks for one of several texts; a single one is not asked for.
func (d *Duel) chooseText(p Player, texts []TextID) int {
	if len(texts) == 1 {
		return 0
	}
	return d.selectOption(p, texts)
}

// descriptions are the texts effects are told apart by.
func descriptions(effects []*Effect) []TextID {
	texts := make([]TextID, len(effects))
	for i, e := range effects {
		texts[i] = e.Description
	}
	return texts
}

// hintCard shows both players the card whose effect is being used.
func (d *Duel) hintCard(c *Card) {
	d.Emit(HintEvent{Kind: "hint", Hint: "card", Player: d.Turn.Player, Value: c.Data.Code})
}
