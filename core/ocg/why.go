package ocg

// Why is the first check that refused an activation, for reports. The zero Why
// refuses nothing.
type Why struct {
	Check string  // what was tested: "count limit", "place", "timing", "condition", …
	By    *Effect // the effect that forbids it, if one does
}

// refuse notes in w, if there is one, why an activation is refused, and is
// false.
func (w *Why) refuse(check string, by *Effect) bool {
	if w != nil {
		*w = Why{check, by}
	}
	return false
}

// WhyNot tells why the player cannot activate the effect for the event (nil:
// none) now, during a chain also why it cannot be added to that; the zero Why if
// it can be activated.
func (d *Duel) WhyNot(e *Effect, p Player, ev *Event) Why {
	var why Why
	if d.activatable(e, p, ev, legalityOpts{Why: &why}) && d.Chain.Len() > 0 && !d.chainable(e, p) {
		why.refuse("spell speed or chain limit", nil)
	}
	return why
}
