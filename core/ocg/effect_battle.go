package ocg

// calculatingDamage reports whether a battle made by an effect is under way
// (flow.md 19).
func (d *Duel) calculatingDamage() bool { return false }
