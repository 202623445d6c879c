package ocg

// windowSwitches narrow a response window (flow.md 7.1, 7.7). The zero value is
// a full window.
type windowSwitches struct {
	noTriggers      bool // triggers are not collected
	noFreeChains    bool // only events can be answered
	noNewFreeChains bool // after a chain there are no free chains
	noRound         bool // without a chain nobody is asked to respond
}

// window opens a response window and reports whether there was a chain
// (flow.md 7.1).
func (d *Duel) window(w windowSwitches) (chained bool) { return false }
