package buddyfight

import "duel/core"

// use lets p choose a card or ability for the window, declares it and puts it
// on the chain. nil: nothing could be used, or the player passed, which is not
// possible while a mandatory trigger waits.
func (d *Duel) use(p Player, w window) *Use {
	uses := d.uses(p, w)
	options := make([]core.Option, len(uses))
	for i, u := range uses {
		options[i] = &Option{Action: u.Kind.String(), Card: u.Card, Text: u.ability()}
	}
	must := w.answering == nil && d.mustTrigger(p)
	picks := d.choose(p, core.Request{Kind: DecideUse, Options: options, Min: 1, Max: 1, Cancelable: !must, Detail: Detail{}})
	if len(picks) == 0 {
		return nil
	}
	u := uses[picks[0]]
	d.declare(u)
	d.Chain.Push(u)
	return u
}

// ability is the name of the ability used, "" for the card itself.
func (u *Use) ability() string {
	if u.Effect == nil {
		return ""
	}
	return u.Effect.Name
}

// declare declares a usable use: costs are paid, then targets chosen.
func (d *Duel) declare(u *Use) {
	switch u.Kind {
	case UseCall:
		d.countUse(u)
		d.declareCall(u)
	case UseCast, UseEquip:
		d.countUse(u)
		d.move(u.Card, ZoneLimbo, ByRule)
		d.pay(u, u.cost())
	default:
		d.dequeue(u)
		d.countUse(u)
	}
	u.stay = u.Card.Stay
	if u.Effect != nil && u.Effect.Targets != nil {
		u.Effect.Targets(d, u, false)
	}
	d.Emit(d.useEvent(u))
}

func (d *Duel) useEvent(u *Use) UseEvent {
	e := UseEvent{Player: u.Player, Kind: u.Kind.String(), Card: u.Card.Ref(), Ability: u.ability(), Buddy: u.Buddy, Targets: refs(u.Targets())}
	if u.Area != 0 {
		e.Area = ZoneName(u.Area)
	}
	if u.Answering != nil {
		r := u.Answering.Card.Ref()
		e.Answers = &r
	}
	return e
}

// resolve processes the use that is last on the chain.
func (d *Duel) resolve(u *Use) {
	d.Emit(ResolveEvent{u.Kind.String(), u.Card.Ref(), u.Nullified})
	switch u.Kind {
	case UseCall:
		d.finishCall(u)
	case UseCast:
		d.finishCast(u)
	case UseEquip:
		d.finishEquip(u)
	default:
		d.operate(u)
	}
	d.Chain.Pop()
	d.orderedAttacks()
}

// operate does what the use is for, unless it was nullified.
func (d *Duel) operate(u *Use) {
	if !u.Nullified && u.Effect != nil && u.Effect.Operation != nil {
		u.Effect.Operation(d, u)
	}
}

// finishCast processes a spell or impact. A spell with Set stays on the field;
// others go to the drop zone.
func (d *Duel) finishCast(u *Use) {
	_, stays := u.Card.Data.printed(Set)
	if stays && !u.Nullified {
		d.place(u.Card, u.Player, ZoneSet)
	}
	d.operate(u)
	if u.Card.Zone == ZoneLimbo {
		d.dropUsed(u.Card)
	}
	d.raise(Occurrence{Code: OnCast, Card: u.Card, Player: u.Player})
}

// finishEquip puts an item onto the flag.
func (d *Duel) finishEquip(u *Use) {
	if u.Nullified {
		d.dropUsed(u.Card)
		return
	}
	d.place(u.Card, u.Player, ZoneItem)
	d.operate(u)
	d.raise(Occurrence{Code: OnEnter, Card: u.Card, Player: u.Player})
}

// dropUsed puts a card that was in use into the drop zone with its soul.
func (d *Duel) dropUsed(c *Card) {
	d.dropSoul(c, ByRule)
	d.move(c, ZoneDrop, ByRule)
}
