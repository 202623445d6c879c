package ocg

// MaterialsOf says whose Xyz materials a removal is about: those of the cards,
// or without them of all monsters of the player (Self) and the opponent (Other).
type MaterialsOf struct {
	Cards       *Group // nil: by side
	Self, Other bool
}

// OverlayGroup is the group of the materials; holders being summoned do not
// count (Duel.GetOverlayGroup, operations.md 20.2).
func (d *Duel) OverlayGroup(p Player, of MaterialsOf) *Group {
	found := NewGroup()
	d.eachHolder(p, of, func(c *Card) {
		for _, m := range c.Attached {
			found.Add(m)
		}
	})
	return found
}

// OverlayCount is the number of the materials (Duel.GetOverlayCount).
func (d *Duel) OverlayCount(p Player, of MaterialsOf) (count int) {
	d.eachHolder(p, of, func(c *Card) { count += len(c.Attached) })
	return count
}

func (d *Duel) eachHolder(p Player, of MaterialsOf, visit func(*Card)) {
	if of.Cards != nil {
		for _, c := range of.Cards.Cards() {
			if !c.Is(StatusSummoning | StatusSpsummonStep) {
				visit(c)
			}
		}
		return
	}
	for _, side := range [...]struct {
		player Player
		wanted bool
	}{{p, of.Self}, {p.Opponent(), of.Other}} {
		if !side.wanted {
			continue
		}
		for _, c := range d.Zone(side.player, ZoneMonster) {
			if c != nil && !c.Is(StatusSummoning|StatusSpsummonStep) {
				visit(c)
			}
		}
	}
}

// detachEvent is what a replacement of detaching is asked about.
func (d *Duel) detachEvent(p Player, count int, reason uint32) *Event {
	return &Event{Code: EffectOverlayRemoveReplace, Player: p, Value: int64(count), Effect: d.ReasonEffect, Reason: reason, By: p}
}

// CheckRemoveOverlayCard reports whether p can detach min materials, or a
// replacement can (operations.md 20.2).
func (d *Duel) CheckRemoveOverlayCard(p Player, of MaterialsOf, min int, reason uint32) bool {
	return d.OverlayCount(p, of) >= min || len(d.replacements(d.detachEvent(p, min, reason))) > 0
}

// RemoveOverlayCard has p detach min to max materials to the grave, or use a
// replacement, and gives how many were detached or replaced. QUIRK: if a
// replacement stood for more than min but less than max, all of the rest have
// to be detached (operations.md 20.2).
func (d *Duel) RemoveOverlayCard(p Player, of MaterialsOf, min, max int, reason uint32) int {
	ev := d.detachEvent(p, min, reason)
	e, ok := d.choosePayment(p, d.OverlayCount(p, of) >= min, textDetach, d.replacements(ev), textReplaceDetach)
	if !ok {
		return 0
	}
	replaced, optional := 0, false
	if e != nil {
		ev.Value = int64(min) + int64(max)<<16
		if replaced = int(first(d.runSubstitute(e, ev)).Number()); replaced >= max {
			return replaced
		}
		optional = min == replaced
		if min -= replaced; min < 0 {
			min = max - replaced
		}
		max -= replaced
	}
	return replaced + d.chooseDetached(p, of, min, max, optional, reason)
}

// chooseDetached has p choose materials and sends them to the grave.
func (d *Duel) chooseDetached(p Player, of MaterialsOf, min, max int, cancelable bool, reason uint32) int {
	const hintDetach = 519
	materials := d.OverlayGroup(p, of)
	d.hintPrompt(p, hintDetach)
	chosen, ok := d.selectCards(p, materials.Cards(), min, max, cancelable)
	if !ok || chosen.Len() == 0 {
		return 0
	}
	return d.Send(chosen, sendArgs{Reason: reason, Effect: d.ReasonEffect, By: p, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
}
