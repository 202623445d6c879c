package ocg

// raiseMaterials raises, for each material c was summoned with and for all of
// them, that it is or is about to be material; nothing without materials.
func (d *Duel) raiseMaterials(event uint32, c *Card, re *Effect, reason uint32, p Player) {
	if c.Materials.Len() == 0 {
		return
	}
	d.raiseMaterialSingles(event, c, re, reason, p)
	d.raise(event, c.Materials, re, reason, p, p, 0)
}

func (d *Duel) raiseMaterialSingles(event uint32, c *Card, re *Effect, reason uint32, p Player) {
	for _, m := range c.Materials.Cards() {
		d.raiseSingle(m, event, nil, re, reason, p, p, 0)
	}
}

// countAttempt counts activities of a summon being attempted, under rules that
// count attempts (operations.md 10.4, "old counting").
func (d *Duel) countAttempt(p Player, c *Card, kinds ...int) {
	if d.Rules.SummonOathCountsAttempts {
		d.countActivities(p, c, kinds)
	}
}

// countSuccess counts activities of a summon that succeeds, under rules that do
// not count attempts.
func (d *Duel) countSuccess(p Player, c *Card, kinds ...int) {
	if !d.Rules.SummonOathCountsAttempts {
		d.countActivities(p, c, kinds)
	}
}

// countSpecial counts one special summon of cards by p, being attempted or
// succeeding: the rules say at which the activity and the limits count, and at
// which the once-per-turn codes (operations.md 13.4).
func (d *Duel) countSpecial(success bool, p Player, cards ...*Card) {
	if d.Rules.SummonOathCountsAttempts != success {
		d.countActivity(p, ActivitySpsummon, cards...)
		d.countSpecialSummon(p)
	}
	if d.Rules.OnceSummonCountsAttempts != success {
		d.countOnceEach(p, cards, 1)
	}
}

func (d *Duel) countActivities(p Player, c *Card, kinds []int) {
	for _, kind := range kinds {
		d.countActivity(p, kind, c)
	}
}

// summonSucceeded raises the success of a summon of one monster and gives the
// players their window.
func (d *Duel) summonSucceeded(event uint32, c *Card, procedure *Effect, p Player) {
	d.addTimingHint(p, timingOf(event))
	d.raiseSingle(c, event, nil, procedure, 0, p, p, 0)
	d.flush()
	d.raise(event, NewGroup(c), procedure, 0, p, p, 0)
	d.flush()
	d.settleSummon()
}

// timingOf is the timing hint of a summon's success (flow.md 23).
func timingOf(success uint32) uint32 {
	if success == EventSummonSuccess {
		return TimingSummon
	}
	return TimingSpsummon
}

// settleSummon ends a summon or set: outside a chain with an adjustment, then
// triggers and responses (flow.md 7.7).
func (d *Duel) settleSummon() {
	if d.Chain.Len() > 0 {
		return
	}
	d.fullAdjust()
	d.window(windowSwitches{})
}

// keepSummonedControl makes the control of a monster summoned to the side of a player
// who is not its owner last (operations.md 10.4 step 9).
func (d *Duel) keepSummonedControl(c *Card) { d.giveControl(c, c.Controller, 0, 0) }
