package ocg

// SelectTarget asks p to choose min to max of cards, which must all be
// targetable, as targets of the current link, and gives those chosen; nil when
// p declines. In a continuous effect it gives all targets so far. ok is false,
// and nothing was asked, without a chain (flow.md 20.3, api 5.2).
func (d *Duel) SelectTarget(p Player, cards *Group, min, max int, cancelable bool) (chosen *Group, ok bool) {
	if d.Chain.Len() == 0 {
		return nil, false
	}
	chosen, answered := d.selectCards(p, cards.Cards(), min, max, cancelable)
	if !answered {
		return nil, true
	}
	l := d.LinkAt(0)
	d.addTargets(l, chosen)
	if l.pseudo() {
		return l.Targets, true
	}
	if l.Effect.Has(EffectFlagCardTarget) {
		for _, c := range chosen.Cards() {
			d.showTargets(NewGroup(c))
		}
	}
	return chosen, true
}

// SetTargetCard makes cards targets of the current link without asking. In a
// continuous effect replace makes them its only ones (api 5.2).
func (d *Duel) SetTargetCard(cards *Group, replace bool) {
	l := d.LinkAt(0)
	if l == nil {
		return
	}
	if l.pseudo() && replace {
		l.Targets = nil
	}
	d.addTargets(l, cards)
	if !l.pseudo() && l.Effect.Has(EffectFlagCardTarget) {
		d.showTargets(cards)
	}
}

// addTargets adds to a link's targets, which it becomes related to. The group
// is made even if there are none.
func (d *Duel) addTargets(l *Link, cards *Group) {
	targets := l.Targets.Clone()
	targets.AddAll(cards)
	targets.ReadOnly = true
	l.Targets = targets
	if l.pseudo() {
		return
	}
	for _, c := range cards.Cards() {
		c.relateTo(l)
	}
}

// showTargets tells which cards became targets.
func (d *Duel) showTargets(cards *Group) {
	refs := make([]CardRef, 0, cards.Len())
	for _, c := range cards.Cards() {
		refs = append(refs, c.Ref())
	}
	d.Emit(CardsEvent{Kind: "targeted", Cards: refs})
}

// ClearTargetCard empties the current link's targets; their relations stay.
func (d *Duel) ClearTargetCard() {
	if l := d.LinkAt(0); l != nil && l.Targets != nil {
		l.Targets = &Group{Cursor: -1, ReadOnly: true}
	}
}

// SetTargetPlayer and SetTargetParam keep a player and a number on the current
// link for its operation.
func (d *Duel) SetTargetPlayer(p Player) {
	if l := d.LinkAt(0); l != nil {
		l.TargetPlayer = p
	}
}

// SetTargetParam keeps a number on the current link for its operation.
func (d *Duel) SetTargetParam(n int64) {
	if l := d.LinkAt(0); l != nil {
		l.TargetParam = n
	}
}

// ChangeTargetCard replaces the targets of link n, if it has any (api 5.2).
func (d *Duel) ChangeTargetCard(n int, cards *Group) {
	l := d.chainLink(n)
	if l == nil || l.Targets == nil {
		return
	}
	for _, c := range l.Targets.Cards() {
		c.endRelation(l)
	}
	l.Targets = nil
	d.addTargets(l, cards)
	if l.Effect.Has(EffectFlagCardTarget) {
		d.showTargets(cards)
	}
}

// ChangeTargetPlayer replaces the player kept on link n.
func (d *Duel) ChangeTargetPlayer(n int, p Player) {
	if l := d.chainLink(n); l != nil && p.Valid() {
		l.TargetPlayer = p
	}
}

// ChangeTargetParam replaces the number kept on link n.
func (d *Duel) ChangeTargetParam(n int, v int64) {
	if l := d.chainLink(n); l != nil {
		l.TargetParam = v
	}
}

// CheckChainTarget reports whether c would be a legal target of link n now
// (api 5.2).
func (d *Duel) CheckChainTarget(n int, c *Card) bool {
	if n > d.Chain.Len() {
		return false
	}
	l := d.chainLink(n)
	if l == nil || !l.Effect.Has(EffectFlagCardTarget) || l.Effect.Target == nil {
		return false
	}
	return first(d.plainEvent(l.Effect.Target, l.Effect, l.Player, &l.Event, Int(0), OfCard(c))).Truth()
}
