package ocg

// ControllingPlayer is the player who controls the card: NoPlayer for cards
// under another and cards that are nowhere (api-card-effect-group.md 9.5).
func (c *Card) ControllingPlayer() Player { return c.controllingPlayer() }

// hiddenStatus are the statuses in which a card is not on the field yet, or
// no longer, as far as scripts can tell.
const hiddenStatus = StatusSummoning | StatusSummonDisabled | StatusActivateDisabled | StatusSpsummonStep

// ShownLocation is the plain location of the card as scripts see it: 0 while
// it is being summoned, and after its summon or activation was negated.
func (c *Card) ShownLocation() Location {
	if c.Is(hiddenStatus) {
		return 0
	}
	return c.Location()
}

// IsAt reports whether scripts see the card at a location set, which may name
// kinds of zones.
func (c *Card) IsAt(l Location) bool {
	switch {
	case c.In(LocationMzone) && c.Is(StatusSummoning|StatusSummonDisabled|StatusSpsummonStep):
		return false
	case c.In(LocationSzone) && c.Is(StatusActivateDisabled):
		return false
	}
	return c.At(l)
}

// WasAt reports whether the card was at a location set before its last move.
func (c *Card) WasAt(l Location) bool {
	return locationFits(l, c.Prev.Location, c.Prev.Sequence, c.Prev.PZone)
}

// WasSummonedFrom reports whether the card was summoned from a location set.
func (c *Card) WasSummonedFrom(l Location) bool {
	return locationFits(l, c.SummonLocation, c.SummonSequence, c.SummonPZone)
}

// locationFits reports whether a place is in a location set that may name
// kinds of zones (effects.md 1.3).
func locationFits(set, at Location, sequence int, pzone bool) bool {
	if set&at != 0 {
		return true
	}
	switch at {
	case LocationMzone:
		return set&LocationMmzone != 0 && sequence < 5 || set&LocationEmzone != 0 && sequence >= 5
	case LocationSzone:
		return set&LocationFzone != 0 && sequence == 5 || set&LocationStzone != 0 && sequence < 5 || set&LocationPzone != 0 && pzone
	}
	return false
}

// RealFieldID is a number that changes with each stay of the card.
func (c *Card) RealFieldID() uint64 { return c.Stay }

// IsOriginalSetCard reports whether the set is printed on the card.
func (c *Card) IsOriginalSetCard(q uint16) bool { return anySet(c.Data.SetCodes, q) }

// DeckTop is the group of the top n cards of a deck; all for a negative n.
func (d *Duel) DeckTop(p Player, n int) *Group {
	deck := d.Zone(p, ZoneDeck)
	if n < 0 || n > len(deck) {
		n = len(deck)
	}
	return NewGroup(deck[len(deck)-n:]...)
}

// DeckBottom is the group of the bottom n cards of a deck; all for a negative n.
func (d *Duel) DeckBottom(p Player, n int) *Group {
	deck := d.Zone(p, ZoneDeck)
	if n < 0 || n > len(deck) {
		n = len(deck)
	}
	return NewGroup(deck[:n]...)
}

// ExtraTop is the group of the top n face-down cards of an extra deck; all for
// a negative n.
func (d *Duel) ExtraTop(p Player, n int) *Group {
	g := NewGroup()
	extra := d.Zone(p, ZoneExtra)
	for i := len(extra) - 1; i >= 0 && n != 0; i-- {
		if extra[i].FaceDown() {
			g.Add(extra[i])
			n--
		}
	}
	return g
}
