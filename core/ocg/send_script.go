package ocg

// The send functions of scripts. Each takes the running effect as the reason
// effect; by is the reason player, owner whose pile (NoPlayer: the owners'), and
// the result how many cards went through (operations.md 5.1).

// sendFor sends for the running effect.
func (d *Duel) sendFor(cards *Group, a sendArgs) int {
	a.Effect = d.ReasonEffect
	return d.Send(cards, a)
}

// SendtoGrave sends cards to the grave.
func (d *Duel) SendtoGrave(cards *Group, reason uint32, owner, by Player) int {
	return d.sendFor(cards, sendArgs{Reason: reason, By: by, Owner: owner, To: LocationGrave, Pos: PosFaceup})
}

// SendtoHand sends cards to the hand.
func (d *Duel) SendtoHand(cards *Group, owner Player, reason uint32, by Player) int {
	return d.sendFor(cards, sendArgs{Reason: reason, By: by, Owner: owner, To: LocationHand, Pos: PosFaceup})
}

// SendtoDeck sends cards to the deck: seq 0 top, 1 bottom, -2 out of the duel,
// anything else top and shuffled at the end of the effect.
func (d *Duel) SendtoDeck(cards *Group, owner Player, seq int, reason uint32, by Player) int {
	return d.sendFor(cards, sendArgs{Reason: reason, By: by, Owner: owner, To: LocationDeck, Seq: seq, Pos: PosFaceup})
}

// SendtoExtra sends cards face-up to the extra deck.
func (d *Duel) SendtoExtra(cards *Group, owner Player, reason uint32, by Player) int {
	return d.sendFor(cards, sendArgs{Reason: reason, By: by, Owner: owner, To: LocationExtra, Pos: PosFaceup})
}

// Remove banishes cards; pos 0 keeps their position.
func (d *Duel) Remove(cards *Group, pos Position, reason uint32, owner, by Player) int {
	return d.sendFor(cards, sendArgs{Reason: reason, By: by, Owner: owner, To: LocationRemoved, Pos: pos})
}

// Sendto sends cards to any pile at the position given, 0 for the present one.
// Nothing happens if to is no pile.
func (d *Duel) Sendto(cards *Group, to Location, reason uint32, pos Position, owner Player, seq int, by Player) int {
	switch to {
	case LocationDeck, LocationHand, LocationGrave, LocationRemoved, LocationExtra:
		return d.sendFor(cards, sendArgs{Reason: reason, By: by, Owner: owner, To: to, Seq: seq, Pos: pos})
	}
	return 0
}
