package buddyfight

import "duel/core"

// The procedure of a call, by the numbers of the rulebook. Step 7, the
// opponent's answer, is the answer of the operation point; step 8 is the
// processing of the use; the rule check of step 9 comes next there.
const callProcedure = "call"

// declareCall takes steps 1 to 6 and reports whether the call was not broken
// off.
func (d *Duel) declareCall(u *Use) bool {
	d.step(callProcedure, 1)
	d.Emit(RevealEvent{u.Card.Ref(), u.Player})
	d.step(callProcedure, 2)
	areas := d.callAreas(u)
	u.Area = d.chooseArea(u, areas)
	d.step(callProcedure, 3)
	u.Buddy = d.buddyCallPossible(u) && d.YesNo(u.Player, DecideBuddyCall, u.Card, "")
	d.step(callProcedure, 4)
	if len(areas) == 0 {
		d.Emit(CallOffEvent{u.Card.Ref()})
		return false
	}
	if u.Buddy {
		d.step(callProcedure, 5)
		d.swapBuddy(u)
	} else {
		d.move(u.Card, ZoneLimbo, ByRule)
	}
	d.step(callProcedure, 6)
	d.pay(u, u.cost())
	return true
}

// chooseArea is step 2; with no area that will do any may be named.
func (d *Duel) chooseArea(u *Use, areas []core.ZoneID) core.ZoneID {
	if len(areas) == 0 {
		areas = Areas
	}
	options := make([]core.Option, len(areas))
	for i, z := range areas {
		options[i] = &Option{Area: z}
	}
	picks := d.choose(u.Player, core.Request{Kind: DecideArea, Options: options, Min: 1, Max: 1, Detail: Detail{Card: u.Card}})
	return areas[picks[0]]
}

// buddyCallPossible tests the two conditions of a buddy call (BF-CALL-04, -05)
// and that the card comes from the hand.
func (d *Duel) buddyCallPossible(u *Use) bool {
	buddy := top(d.Zone(u.Player, ZoneBuddy))
	return u.Card.Zone == ZoneHand && buddy != nil && buddy.Data.Name == u.Card.Data.Name &&
		!d.Players[u.Player].BuddyDeclared && len(d.callAreas(u)) > 0
}

// swapBuddy is step 5: the card goes to the buddy zone at rest, and the one
// that lay there is the card being called.
func (d *Duel) swapBuddy(u *Use) {
	d.Players[u.Player].BuddyDeclared = true
	buddy, c := top(d.Zone(u.Player, ZoneBuddy)), u.Card
	d.move(buddy, ZoneLimbo, ByRule)
	d.move(c, ZoneBuddy, ByRule)
	c.Rested = true
	u.Card = buddy
}

// finishCall is step 8: the monster comes onto the field, and a buddy call that
// got this far gives its life.
func (d *Duel) finishCall(u *Use) {
	d.step(callProcedure, 8)
	if u.Nullified {
		d.dropUsed(u.Card)
		return
	}
	d.place(u.Card, u.Player, u.Area)
	if u.Buddy {
		d.keyword("Buddy Gift", u.Card)
		d.GainLife(u.Player, 1)
	}
	d.raise(Occurrence{Code: OnEnter, Card: u.Card, Player: u.Player})
}

// Call calls a monster while something is resolved, paying its cost; nobody can
// answer. Without cost nothing is paid. The call is broken off, changing
// nothing, when its cost or condition cannot be met (BF-CALL-07); Call reports
// whether the monster came onto the field.
func (d *Duel) Call(c *Card, p Player, free bool) bool {
	u := &Use{Kind: UseCall, Player: p, Card: c, Effect: c.play()}
	if free {
		u.Area = d.chooseArea(u, Areas)
		d.move(c, ZoneLimbo, ByEffect)
	} else if !d.declareCall(u) {
		return false
	}
	d.Emit(d.useEvent(u))
	d.finishCall(u)
	return true
}

// CallOnTop calls a monster without cost on top of one on the field, while
// something is resolved.
func (d *Duel) CallOnTop(c, base *Card) {
	u := &Use{Kind: UseCall, Player: base.Controller, Card: c, Area: base.Zone, OnTop: base}
	d.move(c, ZoneLimbo, ByEffect)
	d.stack(c, base, ByEffect)
	d.Emit(d.useEvent(u))
	d.finishCall(u)
}

// Callable reports whether p could call the card now, paying its cost.
func (d *Duel) Callable(c *Card, p Player) bool {
	return d.usable(&Use{Kind: UseCall, Player: p, Card: c, Effect: c.play()})
}
