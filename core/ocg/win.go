package ocg

// winCheck ends the duel if it is decided (flow.md 13).
func (d *Duel) winCheck() {}

// checkLoss is winCheck for the moment life points change or a deck runs out;
// it looks only where the rules have losses count at once.
func (d *Duel) checkLoss() {
	if d.Rules.CheckLossAtOnce {
		d.winCheck()
	}
}
