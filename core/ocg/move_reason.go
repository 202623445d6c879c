package ocg

// giveReason sets why the card moves and keeps the older reason.
func (c *Card) giveReason(reason uint32, e *Effect, by Player) {
	c.keepReason()
	c.setReason(reason, e, by)
}

// keepReason keeps the present reason for restoreReason.
func (c *Card) keepReason() { c.oldReason = reasonSet{c.Reason, c.ReasonEffect, c.ReasonPlayer} }

// setReason sets why the card moves (operations.md 1.4).
func (c *Card) setReason(reason uint32, e *Effect, by Player) {
	c.Reason, c.ReasonEffect, c.ReasonPlayer = reason, e, by
}

// restoreReason puts the older reason back: the action does not take place.
func (c *Card) restoreReason() {
	c.setReason(c.oldReason.reason, c.oldReason.effect, c.oldReason.player)
}
