package ocg

// putOff runs a summon that a script called: at once without a chain, else
// when the current chain link is done. There is one slot, and a later call in
// the same link replaces the earlier one (operations.md 10.4, QUIRK 12).
func (d *Duel) putOff(summon func()) {
	if d.Chain.Len() == 0 {
		summon()
		return
	}
	d.summons.putOff = summon
}

// runPutOff runs the summon waiting for the chain link just resolved, if any:
// after chain_solved while links remain, else right after chain_end, when the
// chain is gone and the summon has its windows.
func (d *Duel) runPutOff() {
	summon := d.summons.putOff
	if summon == nil {
		return
	}
	d.summons.putOff = nil
	summon()
}

// IsSummonCancelable reports whether the latest summon begun was chosen in the
// main phase, where its player may still give it up (Duel.IsSummonCancelable).
func (d *Duel) IsSummonCancelable() bool { return d.summons.cancelable }
