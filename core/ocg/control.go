package ocg

// giveControl makes p the controller c has by rights, for a card that is or is
// about to be on p's side: an effect on c says so until the card leaves or, with
// a count, until that many ends of the phases (operations.md 18.3).
func (d *Duel) giveControl(c *Card, p Player, resetPhase uint32, resetCount int) {}

// GetControl gives p control of the cards and gives the number that changed
// (operations.md 18.1).
func (d *Duel) GetControl(cards *Group, p Player, resetPhase uint32, resetCount int, zone uint32, chooser Player) int {
	return 0
}

// SwapControl exchanges the control of two sides' cards (operations.md 18.2).
func (d *Duel) SwapControl(a, b *Group, resetPhase uint32, resetCount int) bool { return false }
