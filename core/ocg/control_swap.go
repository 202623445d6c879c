package ocg

// SwapControl exchanges the control of two sides' monsters, pair by pair, and
// reports whether it did (operations.md 18.2).
func (d *Duel) SwapControl(a, b *Group, resetPhase uint32, resetCount int) bool {
	d.Operated = NewGroup()
	if !d.swappable(a, b) {
		return false
	}
	all := a.Clone()
	all.AddAll(b)
	for i, one := range a.Cards() {
		d.swapPair(one, b.Cards()[i], resetPhase, resetCount)
	}
	for _, code := range [...]uint32{EventControlChanged, EventMove} {
		for _, c := range all.Cards() {
			d.raiseSingle(c, code, nil, d.ReasonEffect, ReasonEffect, d.ReasonPlayer, c.Controller, 0)
		}
	}
	d.raise(EventControlChanged, all, d.ReasonEffect, ReasonEffect, d.ReasonPlayer, 0, 0)
	d.raise(EventMove, all, d.ReasonEffect, ReasonEffect, d.ReasonPlayer, 0, 0)
	d.flush()
	d.Operated = all
	return true
}

// swappable reports whether the two sides can be exchanged.
func (d *Duel) swappable(a, b *Group) bool {
	if a.Len() == 0 || a.Len() != b.Len() {
		return false
	}
	one, two := a.Cards()[0].Controller, b.Cards()[0].Controller
	return one != two && d.allSwappable(a, one) && d.allSwappable(b, two)
}

// allSwappable reports whether all cards of one side can go, and whether p, who
// controls them, has room for as many others.
func (d *Duel) allSwappable(cards *Group, p Player) bool {
	inExtra := 0
	for _, c := range cards.Cards() {
		if !c.In(LocationMzone) || c.Controller != p || c.affectedBy(EffectCannotChangeControl) || !c.AffectedBy(d.ReasonEffect) {
			return false
		}
		if c.Index >= extraZoneStart {
			inExtra++
		}
	}
	free, _ := d.usableZones(nil, p, d.ReasonPlayer, LocationMzone, LocationReasonControl, anyZone)
	return free-inExtra >= 0
}

// extraZoneStart is the first extra monster zone.
const extraZoneStart = 5

// swapPair exchanges two monsters: each controller chooses a zone for the other's.
func (d *Duel) swapPair(a, b *Card, resetPhase uint32, resetCount int) {
	zoneForB := d.chooseSwapZone(b, a)
	zoneForA := d.chooseSwapZone(a, b)
	d.exchange(a, b, zoneForA, zoneForB)
	d.exchangeMonsters(a, b)
	for _, c := range [...]*Card{a, b} {
		d.markBreach(c)
		d.settleControl(c)
		d.giveControl(c, c.Controller, resetPhase, resetCount)
		c.SetStatus(StatusAttackCanceled, true)
	}
}

// chooseSwapZone asks the controller of leaving for the zone of incoming: a
// free main zone, or that of the card that leaves.
func (d *Duel) chooseSwapZone(incoming, leaving *Card) int {
	p := leaving.Controller
	_, blocked := d.usableZones(nil, p, d.ReasonPlayer, LocationMzone, LocationReasonControl, anyZone)
	open := ^blocked & mainZones
	if leaving.Index < extraZoneStart {
		open |= 1 << leaving.Index
	}
	d.hintPrompt(p, TextID(incoming.Data.Code))
	return d.selectPlace(DecidePlace, p, 1, open)[0].Sequence
}

// exchange moves both cards; the event is one swap if each takes the other's
// zone.
func (d *Duel) exchange(a, b *Card, zoneForA, zoneForB int) {
	fromA, fromB := a.Place(), b.Place()
	refs := [2]CardRef{a.Ref(), b.Ref()}
	d.remember(a)
	d.remember(b)
	if zoneForA == b.Index && zoneForB == a.Index {
		stayA, stayB := a.Stay, b.Stay
		d.Table.Swap(a, b)
		a.Stay, b.Stay = stayA, stayB
		d.Emit(SwapEvent{Cards: refs})
		return
	}
	moves := [2]struct {
		card *Card
		from Place
		zone int
	}{{b, fromB, zoneForB}, {a, fromA, zoneForA}}
	if zoneForB == a.Index {
		moves[0], moves[1] = moves[1], moves[0]
	}
	for _, m := range moves {
		to := m.card.Controller.Opponent()
		d.keepStay(m.card, func() { d.Table.Put(m.card, to, ZoneMonster, m.zone) })
		d.Emit(MoveEvent{Code: m.card.Data.Code, From: m.from, To: m.card.Place(), card: m.card})
	}
}
