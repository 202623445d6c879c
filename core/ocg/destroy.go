package ocg

// destroyArgs says how cards are destroyed.
type destroyArgs struct {
	Reason uint32
	Effect *Effect // the reason effect; nil leaves the cards' older one (QUIRK)
	By     Player  // the reason player; PlayerSelfDes for cards destroyed by their own condition
	To     Location
}

// Destroy destroys cards for the running effect and gives how many were; they
// are the operated group. to is the hand, the deck or the banished pile, or else
// the grave, always of the owner (operations.md 6.1).
func (d *Duel) Destroy(cards *Group, reason uint32, to Location, by Player) int {
	return d.destroyBy(cards, destroyArgs{Reason: reason, Effect: d.ReasonEffect, By: by, To: to})
}

// destroyBy destroys cards (operations.md 6.1). Cards whose destruction is
// already in progress are left out.
func (d *Duel) destroyBy(cards *Group, a destroyArgs) int {
	targets := cards.Filter(func(c *Card) bool { return !c.Is(StatusDestroyConfirmed) })
	for _, c := range targets.Cards() {
		c.SetStatus(StatusDestroyConfirmed, true)
		c.markForDestruction(a)
	}
	d.destroyChecked(targets, a)
	return d.Operated.Len()
}

// markForDestruction sets why a card is destroyed and where it goes.
func (c *Card) markForDestruction(a destroyArgs) {
	effect, by := a.Effect, a.By
	if effect == nil {
		effect = c.ReasonEffect
	}
	if by == PlayerSelfDes {
		by = c.ReasonPlayer
	}
	c.giveReason(a.Reason, effect, by)
	c.moving.dest = destination{player: c.Owner, location: a.To, position: PosFaceup}
	switch a.To {
	case LocationHand, LocationDeck, LocationRemoved:
	default:
		c.moving.dest.location = LocationGrave
	}
}

// destroyChecked examines the cards, lets effects save or replace them, and
// destroys the rest.
func (d *Duel) destroyChecked(targets *Group, a destroyArgs) {
	cards := targets.Clone()
	d.examine(&cards, a)
	d.replaceByField(&cards, EffectDestroyReplace, nil)
	d.replaceBySingles(&cards, EffectDestroyReplace, nil, testDestroyReplace)
	if cards.Len() == 0 {
		d.Operated = NewGroup()
		return
	}
	d.carryOutDestruction(cards, a)
}

// testDestroyReplace drops a card that went to the grave or was banished
// meanwhile.
func testDestroyReplace(c *Card) replaceTest {
	if c.In(LocationGrave | LocationRemoved) {
		return replaceDrop
	}
	return replaceAsk
}

// examine takes out the cards that cannot be destroyed or are saved by an effect
// and brings in substitutes (operations.md 6.1, step 1).
func (d *Duel) examine(cards **Group, a destroyArgs) {
	x := examination{by: a.By}
	for _, c := range (*cards).Cards() {
		if d.isSaved(c, &x) {
			c.restoreReason()
			c.SetStatus(StatusDestroyConfirmed, false)
			x.out = append(x.out, c)
		}
	}
	for _, c := range x.out {
		(*cards).Remove(c)
	}
	for _, c := range x.substitutes {
		d.substituteFor(*cards, c)
	}
	for _, e := range x.savers {
		e.UseCountLimit(e.HandlerPlayer(), 1, false)
		d.hintCard(e.OwnerCard())
	}
}

// substituteFor makes a card be destroyed in the place of another.
func (d *Duel) substituteFor(cards *Group, c *Card) {
	if cards.Has(c) || c.Is(StatusDestroyConfirmed) {
		return
	}
	c.SetStatus(StatusDestroyConfirmed, true)
	c.giveReason(ReasonEffect|ReasonDestroy|ReasonReplace, nil, c.Controller)
	c.moving.dest = destination{player: c.Owner, location: LocationGrave, position: PosFaceup}
	cards.Add(c)
}

// carryOutDestruction destroys the cards nothing has saved (operations.md 6.1,
// steps 4 to 6).
func (d *Duel) carryOutDestruction(cards *Group, a destroyArgs) {
	for _, c := range cards.Cards() {
		c.Reason |= ReasonDestroy
	}
	for _, c := range d.operationOrder(cards.Cards()) {
		d.raiseSingle(c, EventDestroy, nil, c.ReasonEffect, c.Reason, c.ReasonPlayer, 0, 0)
	}
	d.quickAdjust()
	d.raise(EventDestroy, cards, a.Effect, a.Reason, a.By, 0, 0)
	d.flush()
	for _, c := range cards.Cards() {
		c.SetStatus(StatusDestroyConfirmed, false)
		if !d.canGo(c, a.By) {
			c.moving.dest = destination{player: c.Owner, location: LocationGrave, position: PosFaceup}
		}
	}
	s := &sending{cards: cards.Clone(), reason: a.Reason | ReasonDestroy, effect: a.Effect, by: a.By}
	d.replaceByField(&s.cards, EffectSendReplace, nil)
	d.carryOut(s)
	d.Operated = cards.Filter(func(c *Card) bool { return c.Reason&ReasonReplace == 0 })
}

// canGo reports whether a destroyed card can go to its destination, if that is
// not the grave.
func (d *Duel) canGo(c *Card, by Player) bool {
	switch to := c.moving.dest; to.location {
	case LocationHand:
		return d.CanToHand(c, by)
	case LocationDeck:
		return d.CanToDeck(c, by)
	case LocationRemoved:
		return d.CanRemove(c, by, to.position, c.Reason)
	}
	return true
}
