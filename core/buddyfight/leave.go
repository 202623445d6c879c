package buddyfight

import "duel/core"

// leave takes a card from the field to a zone of its owner; its soul goes to
// the drop zone. Soulguard may keep it where it is. It reports whether the card
// left.
func (d *Duel) leave(c *Card, to core.ZoneID, cause Cause) bool {
	if d.soulguard(c, cause) {
		return false
	}
	before := c.Zone
	link, hasLink := d.Keyword(c, Lifelink)
	d.dropSoul(c, cause)
	c.Rested, c.modifiers, c.stood = false, nil, 0
	owner := c.Controller
	d.move(c, to, cause)
	d.raiseLeft(Occurrence{Code: OnLeave, Card: c, Player: owner, Cause: cause}, before)
	if hasLink {
		d.lifelink(lifelinkDue{c, owner, link, cause})
	}
	return true
}

// dropSoul puts all cards under c into the drop zone.
func (d *Duel) dropSoul(c *Card, cause Cause) {
	for len(c.Soul()) > 0 {
		d.move(top(c.Soul()), ZoneDrop, cause)
	}
}

// soulguard offers to discard a soul in place of c, and reports whether that
// was done. A card cannot keep itself from being a cost or, unless the rules
// say so, from being removed by the rule check.
func (d *Duel) soulguard(c *Card, cause Cause) bool {
	if !d.Has(c, Soulguard) || len(c.Soul()) == 0 || cause == ByCost || cause == ByRule && !d.Rules.SoulguardInRuleCheck {
		return false
	}
	chosen := d.chooseCards(c.Controller, DecideSoulguard, c.Soul(), 1, 1, true, Detail{Card: c})
	if len(chosen) == 0 {
		return false
	}
	d.keyword("Soulguard", c)
	d.move(chosen[0], ZoneDrop, cause)
	return true
}

// Destroy destroys cards of the field and returns those that counted as
// destroyed, be it that Soulguard kept them. A destruction that an ability
// nullifies does not count.
func (d *Duel) Destroy(cards []*Card, cause Cause) []*Card {
	var destroyed []*Card
	for _, c := range cards {
		if !c.OnField() {
			continue
		}
		before, player := c.Zone, c.Controller
		if d.replaced(&Occurrence{Code: BeforeDestroy, Card: c, Player: player, Cause: cause}) {
			continue
		}
		d.Emit(DestroyEvent{c.Ref(), cause.String()})
		d.leave(c, ZoneDrop, cause)
		d.raiseLeft(Occurrence{Code: OnDestroyed, Card: c, Player: player, Cause: cause}, before)
		destroyed = append(destroyed, c)
	}
	return destroyed
}

// Send moves cards by an effect to a zone of their owners: from the field,
// where Soulguard may keep them, or from elsewhere. It returns those that went.
func (d *Duel) Send(cards []*Card, to core.ZoneID) []*Card {
	var sent []*Card
	for _, c := range cards {
		if c.OnField() {
			if d.leave(c, to, BySending) {
				sent = append(sent, c)
			}
			continue
		}
		d.move(c, to, BySending)
		sent = append(sent, c)
	}
	return sent
}

// ToSoul moves a card by an effect into the soul of holder. From the field it
// leaves, its own soul going to the drop zone; Soulguard may keep it.
func (d *Duel) ToSoul(c, holder *Card) bool {
	if c == holder || !holder.OnField() {
		return false
	}
	if c.OnField() && !d.leave(c, ZoneLimbo, BySending) {
		return false
	}
	d.putUnder(c, holder, false, BySending)
	return true
}

// lifelinkDue is the Lifelink of a card that left the field.
type lifelinkDue struct {
	card   *Card
	player Player
	value  int
	cause  Cause
}

// lifelink lets a Lifelink work now or leaves it to the next rule check.
func (d *Duel) lifelink(due lifelinkDue) {
	if d.Rules.Lifelink == LifelinkAtRuleCheck {
		d.lifelinks = append(d.lifelinks, due)
		return
	}
	d.sufferLifelink(due)
}

// sufferLifelink deals the damage of a Lifelink, or loses the game.
func (d *Duel) sufferLifelink(due lifelinkDue) {
	o := Occurrence{Code: BeforeLifelink, Card: due.card, Player: due.player, Value: due.value, Cause: due.cause}
	if d.replaced(&o) {
		return
	}
	d.keyword("Lifelink", due.card)
	if due.value == LifelinkLose {
		d.end(due.player.Opponent(), "Lifelink Lose")
	}
	d.Damage(due.player, due.value, due.card, false)
}

// dueLifelinks lets the Lifelinks left to the rule check work.
func (d *Duel) dueLifelinks() {
	for len(d.lifelinks) > 0 {
		due := d.lifelinks[0]
		d.lifelinks = d.lifelinks[1:]
		d.sufferLifelink(due)
	}
}
