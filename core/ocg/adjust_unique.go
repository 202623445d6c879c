package ocg

// DisableSelfDestroyCheck suspends or resumes the destruction of cards by their
// own conditions (Duel.DisableSelfDestroyCheck).
func (d *Duel) DisableSelfDestroyCheck(disable bool) { d.ops.selfDestructionOff = disable }

// selfRemovals are the cards found unable to stay and not treated yet.
type selfRemovals struct {
	breached  []*Card // unique cards with several matches
	destroyed *Group  // under EFFECT_SELF_DESTROY
	sent      *Group  // under EFFECT_SELF_TOGRAVE
}

func (r *selfRemovals) none() bool {
	return len(r.breached)+r.destroyed.Len()+r.sent.Len() == 0
}

// selfDestruct destroys or sends away the cards that cannot stay. While cards
// found before wait for it nothing is looked for; so the treatment of the last
// of them may already find the next ones, and deals with those first
// (operations.md 23.3).
func (d *Duel) selfDestruct() {
	if d.findSelfRemovals() {
		d.treatSelfRemovals()
	}
}

// findSelfRemovals looks for the cards that cannot stay, unless some wait or
// it is suspended, and reports whether it found any.
func (d *Duel) findSelfRemovals() bool {
	r := &d.ops.selfRemovals
	if !r.none() || d.ops.selfDestructionOff || d.battle.keepAlive {
		return false
	}
	r.breached = d.breachedUniques()
	r.destroyed = d.underSelfRemoval(EffectSelfDestroy)
	r.sent = d.underSelfRemoval(EffectSelfTograve)
	return !r.none()
}

// treatSelfRemovals removes the cards found: those in breach of a uniqueness,
// then those that destroy themselves, then those that send themselves to the
// grave. What no longer holds is passed over.
func (d *Duel) treatSelfRemovals() {
	r := &d.ops.selfRemovals
	if r.none() {
		return
	}
	for len(r.breached) > 0 {
		u := r.breached[0]
		r.breached = r.breached[1:]
		d.keepOneUnique(u)
	}
	for r.destroyed.Len() > 0 {
		c := r.destroyed.takeFirst()
		if e := c.presentEffect(EffectSelfDestroy); e != nil && c.OnField() {
			d.destroyItself(c, e)
		}
	}
	for r.sent.Len() > 0 {
		if c := r.sent.takeFirst(); c.OnField() && c.affectedBy(EffectSelfTograve) {
			c.ReasonEffect, c.ReasonPlayer = nil, NoPlayer
			d.Send(NewGroup(c), sendArgs{Reason: ReasonEffect, By: NoPlayer, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
		}
	}
	d.Operated = NewGroup()
}

// underSelfRemoval are the face-up cards on the field under an effect of the
// code, without monsters destroyed by battle.
func (d *Duel) underSelfRemoval(code uint32) *Group {
	if d.noneOf(code) {
		return nil
	}
	found := NewGroup()
	d.eachOnField(func(c *Card) {
		if c.FaceUp() && !c.Is(StatusBattleDestroyed) && c.affectedBy(code) {
			found.Add(c)
		}
	})
	return found
}

// eachOnField visits all cards on the field: the turn player's first, monsters
// first.
func (d *Duel) eachOnField(visit func(*Card)) {
	for _, p := range d.turnOrder() {
		for _, cards := range [...][]*Card{d.Zone(p, ZoneMonster), d.Zone(p, ZoneSpell)} {
			for _, c := range cards {
				if c != nil {
					visit(c)
				}
			}
		}
	}
}

// destroyItself destroys a card by an EFFECT_SELF_DESTROY on it.
func (d *Duel) destroyItself(c *Card, e *Effect) {
	d.destroyForItself(NewGroup(c), e, e.HandlerPlayer(), ReasonEffect)
}

// destroyForItself destroys cards because of a condition of their own. The
// cards have the effect and its player as reason; the events for everybody have
// no effect and PlayerSelfDes (QUIRK).
func (d *Duel) destroyForItself(cards *Group, e *Effect, p Player, reason uint32) {
	for _, c := range cards.Cards() {
		c.ReasonEffect, c.ReasonPlayer = e, p
	}
	d.destroyBy(cards, destroyArgs{Reason: reason, By: PlayerSelfDes, To: LocationGrave})
}

// breachedUniques are the unique cards with two or more matches on the field,
// the turn player's first, in order of arrival.
func (d *Duel) breachedUniques() (breached []*Card) {
	if len(d.effects.unique) == 0 {
		return nil
	}
	for _, u := range d.uniqueCards() {
		if len(d.uniqueField(u)) > 1 {
			breached = append(breached, u)
		}
	}
	return breached
}

// uniqueField are the face-up cards the uniqueness of u is about, on all sides
// it watches, u's side first.
func (d *Duel) uniqueField(u *Card) (matches []*Card) {
	for _, p := range [2]Player{u.Controller, u.Controller.Opponent()} {
		if u.Unique.watches(u.Controller, p) {
			matches = append(matches, d.uniqueMatches(u.Unique, p, nil, nil)...)
		}
	}
	return matches
}

// keepOneUnique has one of the cards a uniqueness is about stay and destroys
// the others by rule.
func (d *Duel) keepOneUnique(u *Card) {
	if !u.uniqueActive() {
		return
	}
	matches := d.uniqueField(u)
	if len(matches) < 2 {
		return
	}
	candidates := staying(matches, u.Controller)
	kept := candidates[0]
	if len(candidates) > 1 {
		chosen, _ := d.selectCards(candidates[0].Controller, candidates, 1, 1, false)
		kept = chosen.Cards()[0]
	}
	others := NewGroup(matches...)
	others.Remove(kept)
	d.destroyForItself(others, u.Unique.Effect, u.Controller, ReasonRule)
}

// staying are the cards of which one may stay: those of p's side that did not
// arrive in breach of uniqueness; if none, the opponent's such cards; else the
// side's others, else the opponent's.
func staying(matches []*Card, p Player) []*Card {
	for _, breach := range [2]bool{false, true} {
		for _, side := range [2]Player{p, p.Opponent()} {
			var found []*Card
			for _, c := range matches {
				if c.Controller == side && c.moving.breach == breach {
					found = append(found, c)
				}
			}
			if len(found) > 0 {
				return found
			}
		}
	}
	return nil
}

// markBreach notes whether a card that just came face-up did so in breach of a
// uniqueness.
func (d *Duel) markBreach(c *Card) {
	c.moving.breach = d.uniqueViolation(c, c.Controller, c.Location(), nil)
}
