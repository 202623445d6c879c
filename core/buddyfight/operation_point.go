package buddyfight

const operationPoint = "operation point"

// operationPoint runs the operation point of the present phase: the turn player
// leads, then the other; each use may have one answer, which is processed
// first. It ends when both decline in direct succession. Waiting optional
// triggers that nobody used are gone then.
func (d *Duel) operationPoint() {
	d.step(operationPoint, 1)
	for {
		d.step(operationPoint, 2)
		d.ruleCheck()
		if d.Rules.TriggerOrder == NonTurnPlayerFirst && d.mustTrigger(d.opponent()) && d.exchange(d.opponent(), 11) {
			continue
		}
		if d.exchange(d.Turn.Player, 3) {
			continue
		}
		if !d.exchange(d.opponent(), 11) {
			break
		}
	}
	d.step(operationPoint, 19)
	d.waiting = nil
}

// exchange is one use with its answer: steps 3 to 10 with the turn player
// leading, which is first 3, or 11 to 18. It reports whether anything was used.
// A declined answer goes on with the processing of the use (BF-OP-07).
func (d *Duel) exchange(leader Player, first int) bool {
	d.step(operationPoint, first)
	used := d.use(leader, d.lead(leader))
	if used == nil {
		return false
	}
	d.step(operationPoint, first+1)
	d.ruleCheck()
	d.step(operationPoint, first+2)
	if answer := d.use(leader.Opponent(), window{answering: used}); answer != nil {
		d.step(operationPoint, first+3)
		d.ruleCheck()
		d.step(operationPoint, first+4)
		d.resolve(answer)
		d.step(operationPoint, first+5)
		d.ruleCheck()
	}
	d.step(operationPoint, first+6)
	d.resolve(used)
	d.step(operationPoint, first+7)
	return true
}

// lead is what a player may use without answering anything: the turn player
// what the phase allows, everybody [Counter] (BF-OP-02, BF-OP-10).
func (d *Duel) lead(p Player) window {
	own := p == d.Turn.Player
	return window{open: own && d.Turn.Phase == MainPhase, impacts: own && d.Turn.Phase == FinalPhase && d.Battle == nil}
}
