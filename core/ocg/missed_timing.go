package ocg

// breakEffect separates what happened from what follows: optional triggers
// that may not answer late miss the timing, quick effects can no longer answer.
// keep leaves alone which cards moved "just now" (flow.md 11).
func (d *Duel) breakEffect(keep bool) {}
