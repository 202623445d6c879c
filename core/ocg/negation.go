package ocg

import (
	"slices"
	"sort"
)

// recheckList are the cards whose negation is to be looked at again, in order
// of creation (effects.md 2.6).
type recheckList struct {
	cards []*Card
	next  int // the place of the pass that is working the list
}

// disables reports whether effects of the code decide on negation or immunity.
func disables(code uint32) bool {
	return code == EffectImmuneEffect || code == EffectDisable || code == EffectCannotDisable || code == EffectForbidden
}

var disablingCodes = [...]uint32{EffectImmuneEffect, EffectDisable, EffectCannotDisable, EffectForbidden}

// flagForRecheck puts a card on the recheck list.
func (d *Duel) flagForRecheck(c *Card) {
	if c == nil || c.effects.flagged {
		return
	}
	c.effects.flagged = true
	l := &d.effects.recheck
	at := sort.Search(len(l.cards), func(i int) bool { return l.cards[i].ID > c.ID })
	l.cards = slices.Insert(l.cards, at, c)
	if at < l.next {
		l.next++
	}
}

// flagAdded flags what an effect just added to a card affects: of a FIELD
// effect only the card that carries it (effects.md 2.6).
func (d *Duel) flagAdded(c *Card, e *Effect) {
	if k, _ := carrierOf(e.state.types); k == byField {
		d.flagForRecheck(c)
		return
	}
	d.flagReached(e)
}

// flagReached flags the cards an effect affects.
func (d *Duel) flagReached(e *Effect) {
	c := e.Handler
	switch k, _ := carrierOf(e.state.types); {
	case e.Flags&EffectFlagFieldOnly != 0 || k == byField:
		if e.state.listed {
			d.eachInRange(e, func(c *Card) {
				if e.appliesTo(c) {
					d.flagForRecheck(c)
				}
			})
		}
	case k == bySingle:
		d.flagForRecheck(c)
	case k == byEquip:
		d.flagForRecheck(c.EquipTarget)
	case k == byTarget:
		for _, t := range c.Targets {
			d.flagForRecheck(t)
		}
	case k == byMaterial:
		d.flagForRecheck(c.Holder)
	}
}

// realTargets are the locations in which effects look for cards to recheck or
// to grant effects to.
var realTargets = [...]Location{LocationMzone, LocationSzone, LocationGrave, LocationRemoved, LocationHand, LocationDeck, LocationExtra}

// eachInRange calls visit for the cards in the real locations of the target
// range of a FIELD effect on cards, player 0's first.
func (d *Duel) eachInRange(e *Effect, visit func(*Card)) {
	if e.Flags&EffectFlagPlayerTarget != 0 {
		return
	}
	for p := range Player(2) {
		at := e.rangeFor(p)
		for _, l := range realTargets {
			if at&l == 0 {
				continue
			}
			for _, c := range d.Zone(p, zoneOf(l)) {
				if c != nil {
					visit(c)
				}
			}
		}
	}
}

// flagReach flags the cards that the card's own disable-related effects
// affect: they are to be rechecked when the card is enabled or not any more,
// changes control, is negated or recovers, or is destroyed by battle.
func (d *Duel) flagReach(c *Card) {
	for _, code := range disablingCodes {
		if d.noneOf(code) {
			continue
		}
		for _, list := range c.effects.lists {
			for _, x := range list.of(code) {
				d.flagReached(x.effect)
			}
		}
	}
}

// refreshFlagged works the recheck list in one pass. Cards that are added
// behind the place of the pass are dropped (effects.md 2.6).
func (d *Duel) refreshFlagged() {
	l := &d.effects.recheck
	if len(l.cards) == 0 || l.next > 0 {
		return
	}
	for l.next < len(l.cards) {
		c := l.cards[l.next]
		l.next++
		d.recheck(c)
	}
	for _, c := range l.cards {
		c.effects.flagged = false
	}
	l.cards, l.next = l.cards[:0], 0
}

// recheck refreshes a card of the recheck list. A change while it is enabled
// reaches the cards its own effects affect, and a card just negated loses what
// ends then.
func (d *Duel) recheck(c *Card) {
	const negations = StatusDisabled | StatusForbidden
	before := c.Status & negations
	d.refreshCard(c)
	if c.Status&negations == before {
		return
	}
	d.flagReach(c)
	if before&StatusDisabled == 0 && c.Is(StatusDisabled) {
		d.resetCard(c, ResetDisable)
	}
}

// refreshCard determines anew the immunities of a card and whether it is
// forbidden and negated (effects.md 2.6).
func (d *Duel) refreshCard(c *Card) {
	c.snapshotImmunities()
	c.SetStatus(StatusForbidden, c.affectedBy(EffectForbidden))
	c.SetStatus(StatusDisabled, !c.affectedBy(EffectCannotDisable) && c.affectedBy(EffectDisable))
}

// refreshField flags all cards on the field, the turn player's first, and
// works the recheck list.
func (d *Duel) refreshField() {
	for _, p := range [...]Player{d.Turn.Player, d.Turn.Player.Opponent()} {
		for _, z := range [...]Location{LocationMzone, LocationSzone} {
			for _, c := range d.Zone(p, zoneOf(z)) {
				d.flagForRecheck(c)
			}
		}
	}
	d.refreshFlagged()
}

// IsCanBeDisabledByEffect reports whether the effect could negate the card now:
// it is not negated, can be, and is affected. Trap Monsters are not tested for
// being negated already unless asked as monsters.
func (c *Card) IsCanBeDisabledByEffect(e *Effect, asMonster bool) bool {
	if c.Is(StatusDisabled) && (asMonster || c.Type()&TypeTrapmonster == 0) {
		return false
	}
	return !c.affectedBy(EffectCannotDisable) && c.AffectedBy(e)
}
