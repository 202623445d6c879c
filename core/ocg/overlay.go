package ocg

import (
	"errors"
	"slices"
)

// The errors of Overlay.
var (
	ErrOverlayOnMaterial = errors.New("Attempt to overlay materials to a card that is an overlay material.")
	ErrOverlayOnItself   = errors.New("Attempt to overlay a card with itself.")
)

// Overlay puts cards under holder as Xyz materials, in operation order after
// their own materials; with sendToGrave those go to the grave and the cards are
// attached in order of creation. Whether they may be is not asked
// (operations.md 20.1).
func (d *Duel) Overlay(holder *Card, cards *Group, sendToGrave bool) error {
	switch {
	case holder.Holder != nil:
		return ErrOverlayOnMaterial
	case cards.Has(holder):
		return ErrOverlayOnItself
	}
	o := &overlaying{duel: d, holder: holder, equips: NewGroup(), fromGrave: NewGroup()}
	for _, c := range cards.Cards() {
		d.enable(c, false)
	}
	carried, others := o.carried(cards), o.others(cards)
	if sendToGrave {
		d.sendLostMaterials(carried)
	} else {
		others = append(d.operationOrder(carried), d.operationOrder(others)...)
	}
	for _, c := range others {
		o.attach(c)
	}
	o.finish()
	return nil
}

// overlaying is cards becoming the materials of another.
type overlaying struct {
	duel      *Duel
	holder    *Card
	equips    *Group // lost their target
	fromGrave *Group
}

// carried are the materials of the cards, one card after the other.
func (o *overlaying) carried(cards *Group) (carried []*Card) {
	for _, c := range cards.Cards() {
		carried = append(carried, c.Attached...)
	}
	return carried
}

// sendLostMaterials sends materials without a holder to their owners' graves.
func (d *Duel) sendLostMaterials(materials []*Card) {
	if len(materials) > 0 {
		d.Send(NewGroup(materials...), sendArgs{Reason: ReasonRule | ReasonLostTarget, By: NoPlayer, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
	}
}

// others are the cards that are not under the holder already.
func (o *overlaying) others(cards *Group) []*Card {
	return slices.DeleteFunc(slices.Clone(cards.Cards()), func(c *Card) bool { return c.Holder == o.holder })
}

// attach makes one card a material.
func (o *overlaying) attach(c *Card) {
	d := o.duel
	if c.Holder == o.holder { // it came along with its holder already
		return
	}
	c.Reason = ReasonXyz | ReasonMaterial
	d.resetCard(c, ResetLeave|ResetOverlay)
	d.unequip(c)
	o.equips.AddAll(d.dropEquips(c))
	d.clearCardTargets(c)
	if c.In(LocationGrave) {
		o.fromGrave.Add(c)
		d.raiseSingle(c, EventLeaveGrave, nil, d.ReasonEffect, 0, d.ReasonPlayer, 0, 0)
	}
	from := c.Place()
	d.putUnder(c, o.holder)
	d.emitMove(c, from)
}

// putUnder attaches c to holder without an event.
func (d *Duel) putUnder(c, holder *Card) {
	if c.Location() == LocationDeck {
		d.touchDeck(c.Controller)
	}
	if c.Location() != 0 {
		d.remember(c)
		d.leavePlace(c)
		d.noteSent(c)
	}
	d.Table.Attach(c, holder)
	c.PZone = false
	d.newStay(c)
	d.enterPlace(c)
}

// finish raises the events and deals with what was left behind.
func (o *overlaying) finish() {
	d := o.duel
	if o.fromGrave.Len() > 0 {
		d.raise(EventLeaveGrave, o.fromGrave, d.ReasonEffect, 0, d.ReasonPlayer, 0, 0)
	}
	d.flush()
	if o.equips.Len() > 0 {
		d.destroyLost(o.equips)
	} else {
		d.quickAdjust()
	}
	if o.holder.OnField() {
		d.fullAdjust()
	}
}
