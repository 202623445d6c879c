package ocg

// forcedZones are the monster zones the user may place a card in, as effects
// force him to (operations.md 2.4); all bits if none does.
func (d *Duel) forcedZones(q zoneQuestion) uint32 {
	zones := ^uint32(0)
	if q.user.Valid() {
		for _, e := range d.playerEffects(q.user, EffectForceMzone) {
			if mask, ok := e.forces(q, q.user); ok {
				zones &= mask
			}
		}
	}
	if q.card != nil {
		for _, e := range q.card.effectsOf(EffectForceMzone) {
			if mask, ok := e.forcesCard(q, q.user); ok {
				zones &= mask
			}
		}
	}
	return zones
}

// forces is the mask a player effect restricts the zones to, and whether it
// does so now.
func (e *Effect) forces(q zoneQuestion, counter Player) (mask uint32, ok bool) {
	if !e.forceApplies(q, counter) {
		return 0, false
	}
	return q.half(uint32(e.number(Int(q.owner), Int(q.user), Int(q.reason)))), true
}

// forcesCard is forces for an effect on the card to place.
func (e *Effect) forcesCard(q zoneQuestion, counter Player) (mask uint32, ok bool) {
	if !e.forceApplies(q, counter) {
		return 0, false
	}
	return q.half(uint32(e.number(OfCard(q.card), Int(q.owner), Int(q.user), Int(q.reason)))), true
}

// forceApplies tests the count limit and the operation, which is a condition.
func (e *Effect) forceApplies(q zoneQuestion, counter Player) bool {
	if !e.CheckCountLimit(counter) {
		return false
	}
	return e.Operation == nil || first(e.ask(e.Operation, []Value{Int(q.owner), Int(q.user), Int(q.reason)})).Truth()
}

// half is the half of a zone mask that counts: the low one for the user's own
// field, the high one for the other.
func (q zoneQuestion) half(mask uint32) uint32 {
	if q.user.Valid() && q.user != q.owner {
		return mask >> otherSide
	}
	return mask & 0xffff
}

// useForcedZones counts a use of every effect that forced the monster zone a
// card was just placed in by the mover (operations.md 2.4).
func (d *Duel) useForcedZones(c *Card, mover Player, reason uint32) {
	q := zoneQuestion{card: c, owner: c.Controller, user: mover, row: LocationMzone, reason: reason}
	bit := uint32(1) << c.Index
	for p := Player(0); p <= 1; p++ {
		for _, e := range d.playerEffects(p, EffectForceMzone) {
			if mask, ok := e.forces(q, p); ok && mask&bit != 0 {
				e.UseCountLimit(p, 1, false)
			}
		}
	}
	for _, e := range c.effectsOf(EffectForceMzone) {
		if mask, ok := e.forcesCard(q, mover); ok && mask&bit != 0 {
			e.UseCountLimit(mover, 1, false)
		}
	}
}
