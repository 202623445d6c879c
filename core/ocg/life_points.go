package ocg

// damage is damage about to be done, or a recovery (operations.md 21.2).
type damage struct {
	player Player // who loses or gains life points
	amount int
	effect *Effect // nil for battle damage
	reason uint32
	by     Player
	card   *Card // battle damage: the monster that does it
	step   bool  // executed by RDComplete
}

// inflict does damage and gives what was done (operations.md 21.2).
func (d *Duel) inflict(x damage) int { return 0 }

// Damage does n damage to p and gives what was done; 0 if it was reflected or
// reversed. With step it is done by RDComplete (operations.md 21.2).
func (d *Duel) Damage(p Player, n int, reason uint32, step bool, by Player) int { return 0 }

// Recover gives p n life points and gives the number gained; 0 if it was
// reversed. With step it is done by RDComplete (operations.md 21.2).
func (d *Duel) Recover(p Player, n int, reason uint32, step bool, by Player) int { return 0 }
