package ocg

import "slices"

// SetUniqueOnField makes the card unique on the field: while it is face-up,
// enabled and not negated, at most one face-up card that matches may be on its
// controller's side (self) and on the other (other), at the given kinds of
// zones. Matching is by code, or by the function (c) if there is one
// (effects.md 9.5).
func (c *Card) SetUniqueOnField(self, other bool, code uint32, match Callback, at Location) {
	d := c.duel
	e := d.NewEffect(c)
	e.Type, e.Code, e.Flags = EffectTypeSingle, EffectUniqueCheck, EffectFlagCopyInherit
	if d.addToCard(c, e) == 0 {
		return
	}
	if c.Unique == nil {
		d.effects.unique = append(d.effects.unique, c)
	}
	c.Unique = &UniqueRule{Self: self, Other: other, Code: code, Match: match, Location: at & LocationOnfield, Effect: e}
}

// endUnique ends the card's uniqueness.
func (d *Duel) endUnique(c *Card) {
	c.Unique = nil
	d.effects.unique = withoutCard(d.effects.unique, c)
}

// uniqueActive reports whether the card's uniqueness holds now.
func (c *Card) uniqueActive() bool {
	return c.Unique != nil && c.OnField() && c.FaceUp() && c.Is(StatusEffectEnabled) && !c.Is(StatusDisabled|StatusForbidden)
}

// uniqueCards are the cards whose uniqueness holds now, the turn player's
// first, each player's in order of arrival. The adjustment asks for them: a
// uniqueness is established the first time it is found to hold there, and
// until then stops no other card.
func (d *Duel) uniqueCards() []*Card {
	var active []*Card
	for _, c := range d.effects.unique {
		switch u := c.Unique; {
		case !c.uniqueActive():
			u.FieldID = 0
			continue
		case u.FieldID == 0:
			u.FieldID = uint32(d.nextStamp())
		}
		active = append(active, c)
	}
	slices.SortStableFunc(active, func(a, b *Card) int {
		if a.Controller != b.Controller {
			if a.Controller == d.Turn.Player {
				return -1
			}
			return 1
		}
		return int(a.Unique.FieldID) - int(b.Unique.FieldID)
	})
	return active
}

// matches reports whether the uniqueness is about the card.
func (u *UniqueRule) matches(c *Card) bool {
	if u.Match != nil {
		return first(c.duel.plain(u.Match, OfCard(c))).Truth()
	}
	return c.Code() == u.Code || u.Code != 0 && c.Code2() == u.Code
}

// watches reports whether the uniqueness of a card of player owner is about
// player p's side.
func (u *UniqueRule) watches(owner, p Player) bool {
	return owner == p && u.Self || owner != p && u.Other
}

// uniqueMatches are the face-up cards of player p's side that the uniqueness is
// about, but for two left out.
func (d *Duel) uniqueMatches(u *UniqueRule, p Player, except, ignore *Card) []*Card {
	var found []*Card
	for _, l := range [...]Location{LocationMzone, LocationSzone} {
		if u.Location&l == 0 {
			continue
		}
		for _, c := range d.Zone(p, zoneOf(l)) {
			if c != nil && c != except && c != ignore && c.FaceUp() && u.matches(c) {
				found = append(found, c)
			}
		}
	}
	return found
}

// uniqueTaken reports whether the uniqueness of a card of player owner has a
// match on the field, two cards left out.
func (d *Duel) uniqueTaken(u *UniqueRule, owner Player, except, ignore *Card) bool {
	for p := range Player(2) {
		if u.watches(owner, p) && len(d.uniqueMatches(u, p, except, ignore)) > 0 {
			return true
		}
	}
	return false
}

// uniqueViolation reports whether the card, face-up on player p's side at that
// location, would break a uniqueness; ignore counts as away (effects.md 9.5).
func (d *Duel) uniqueViolation(c *Card, p Player, at Location, ignore *Card) bool {
	if len(d.effects.unique) == 0 {
		return false
	}
	if u := c.Unique; u != nil && u.Location&at != 0 && u.matches(c) && d.uniqueTaken(u, p, c, ignore) {
		return true
	}
	for _, o := range d.effects.unique {
		if o == c || o == ignore || o.Unique.FieldID == 0 || !o.uniqueActive() {
			continue
		}
		u := o.Unique
		if u.watches(o.Controller, p) && u.Location&at != 0 && u.matches(c) && d.uniqueTaken(u, o.Controller, c, ignore) {
			return true
		}
	}
	return false
}

// CheckUniqueOnField reports whether no uniqueness forbids the card face-up on
// player p's side at that location.
func (c *Card) CheckUniqueOnField(p Player, at Location, ignore *Card) bool {
	return !c.duel.uniqueViolation(c, p, at, ignore)
}
