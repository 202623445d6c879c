package ocg

// Overlay puts cards under holder as Xyz materials; their own materials go along
// or, with sendToGrave, to the grave (operations.md 20.1).
func (d *Duel) Overlay(holder *Card, cards *Group, sendToGrave bool) error { return nil }
