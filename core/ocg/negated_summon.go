package ocg

// NegateSummon negates the summons of cards in their negation window. Nothing
// moves: the procedure sends a negated monster to the grave when it goes on,
// unless a script has destroyed it first (Duel.NegateSummon, operations.md
// 15.1; rules: OCG-EXT-40, OCG-EXT-41).
func (d *Duel) NegateSummon(cards *Group) {
	summoner := NoPlayer
	for _, c := range cards.Cards() {
		summoner = c.SummonPlayer
		c.SetStatus(StatusSummoning, false)
		c.SetStatus(StatusSummonDisabled, true)
		if c.SummonType != SummonTypePendulum {
			c.SetStatus(StatusProcComplete, false)
		}
	}
	d.raise(d.negatedSummonEvent(), cards, d.ReasonEffect, ReasonEffect, d.ReasonPlayer, summoner, 0)
}

// negatedSummonEvent is the event of the negation, by which attempt is a
// current event; 0 for none.
func (d *Duel) negatedSummonEvent() uint32 {
	for _, attempt := range [...][2]uint32{
		{EventSummon, EventSummonNegated}, {EventFlipSummon, EventFlipSummonNegated}, {EventSpsummon, EventSpsummonNegated},
	} {
		if d.CheckEvent(attempt[0]) != nil {
			return attempt[1]
		}
	}
	return 0
}

// attempt is the summon of a single monster in its negation window.
type attempt struct {
	event      uint32 // EVENT_SUMMON, EVENT_FLIP_SUMMON or EVENT_SPSUMMON
	protection uint32 // the effect code under which it has no window
	card       *Card
	player     Player
	procedure  *Effect   // nil none
	costs      []*Effect // cost effects paid
}

// attemptSummon gives both players the chance to negate a summon, unless a
// chain exists or the card is protected, and reports whether it succeeds. A
// negated one has then been dealt with (operations.md 10.4 step 10, 15.2).
func (d *Duel) attemptSummon(a attempt) bool {
	c := a.card
	if d.Chain.Len() == 0 && !c.affectedBy(a.protection) {
		c.SetStatus(StatusSummoning, true)
		d.raise(a.event, NewGroup(c), a.procedure, 0, a.player, a.player, 0)
		d.flush()
		d.window(attemptWindow)
		if !c.Is(StatusSummoning) {
			d.failSummon(a)
			return false
		}
		c.SetStatus(StatusSummoning, false)
	}
	d.keepOaths(a.procedure, a.costs)
	return true
}

// attemptWindow: only quick effects and activations to the attempt itself.
var attemptWindow = windowSwitches{noTriggers: true, noFreeChains: true, noNewFreeChains: true}

// failSummon ends a negated summon: its oaths are lifted and the monster goes
// to the grave if it still is in a monster zone. Allowance, tributes and costs
// stay spent.
func (d *Duel) failSummon(a attempt) {
	d.liftOaths(a.procedure, a.costs, a.player)
	d.sendNegated(NewGroup(a.card), a.player)
	if a.event != EventFlipSummon {
		d.quickAdjust()
	}
	d.window(windowSwitches{})
}

// sendNegated sends the monsters whose summon was negated, as far as they are
// still in monster zones, to the grave by rule.
func (d *Duel) sendNegated(cards *Group, summoner Player) {
	left := cards.Filter(func(c *Card) bool { return c.In(LocationMzone) })
	if left.Len() > 0 {
		d.Send(left, sendArgs{Reason: ReasonRule, By: summoner, Owner: NoPlayer, To: LocationGrave, Pos: PosFaceup})
	}
}

// keepOaths makes the oath effects of a successful summon ordinary ones
// (effects.md 5.7).
func (d *Duel) keepOaths(procedure *Effect, costs []*Effect) {
	for _, e := range costs {
		d.oathKeep(e)
	}
	if procedure != nil {
		d.oathKeep(procedure)
	}
}

// liftOaths removes the oath effects of a negated summon. Where attempts do not
// count, those of the procedure go too, and its use is given back.
func (d *Duel) liftOaths(procedure *Effect, costs []*Effect, p Player) {
	for _, e := range costs {
		d.oathUndo(e)
	}
	switch {
	case procedure == nil:
	case d.Rules.SummonOathCountsAttempts:
		d.oathKeep(procedure)
	default:
		d.oathUndo(procedure)
		procedure.returnOath(p)
	}
}
