package ocg

// ReturnToField brings a temporarily banished card back to where it was, at
// pos (0: its previous position). known is false, and nothing happens, if the
// card is not temporarily away; returned tells whether it came back, which a
// token never does (operations.md 4).
func (d *Duel) ReturnToField(c *Card, pos Position, zone uint32) (returned, known bool) {
	if c.Reason&ReasonTemporary == 0 {
		return false, false
	}
	if c.Location() == 0 || c.ReasonEffect == nil || d.ReasonEffect == nil || c.ReasonEffect.Owner != d.ReasonEffect.Owner {
		return false, true
	}
	if pos == 0 {
		pos = c.Prev.Position
	}
	p, to := c.Prev.Controller, c.Prev.Location
	if c.Prev.PZone {
		to = LocationPzone
	}
	c.Reason &^= ReasonTemporary
	if !d.mayReturn(c, p, to, pos) || !d.moveToField(moveArgs{
		card: c, mover: p, player: p, to: to, pos: pos, enable: pos.FaceUp(), zone: zone, returning: true,
	}) {
		d.sendByRule(c)
		return false, true
	}
	if c.In(LocationMzone) && !c.IsMonsterLike() {
		d.sendByRule(c)
	}
	return true, true
}

// mayReturn reports whether a card is allowed back on the field.
func (d *Duel) mayReturn(c *Card, p Player, to Location, pos Position) bool {
	if c.affectedBy(EffectForbidden) {
		return false
	}
	return pos.FaceDown() || !d.uniqueViolation(c, p, to, nil)
}

// sendByRule sends a card to the grave by rule, for the running effect.
func (d *Duel) sendByRule(c *Card) {
	d.Send(NewGroup(c), sendArgs{Reason: ReasonRule, Effect: d.ReasonEffect, By: d.ReasonPlayer, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
}
