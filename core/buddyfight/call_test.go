package buddyfight

import (
	"slices"
	"testing"

	"duel/core"
)

// rules: BF-CALL-01
func TestCallShowsTheMonster(t *testing.T) {
	g := newGame(t)
	c := g.put(0, ZoneHand, vanilla("Dragon", 2, 5000, 2, 3000))
	g.want(0, "use=Dragon", "area=left")
	g.mainPoint()
	shown := slices.ContainsFunc(g.events, func(e core.Event) bool {
		r, ok := e.(RevealEvent)
		return ok && r.Card == c.Ref()
	})
	if !shown {
		t.Error("the called monster was not shown")
	}
	if got := g.steps(callProcedure); !slices.Equal(got, []int{1, 2, 3, 4, 6, 8}) {
		t.Errorf("steps of the call: %v", got)
	}
}

// rules: BF-CALL-02
func TestCallNamesOneArea(t *testing.T) {
	for _, z := range Areas {
		g := newGame(t)
		c := g.put(0, ZoneHand, vanilla("Dragon", 2, 5000, 2, 3000))
		g.want(0, "use=Dragon", "area="+ZoneName(z))
		g.mainPoint()
		g.in(c, z)
		if c.Rested {
			t.Error("a called monster does not stand")
		}
	}
}

// buddyGame has a buddy of player 0 and a card of the same name in hand.
func buddyGame(t *testing.T) (g *game, hand, buddy *Card) {
	g = newGame(t)
	buddy = g.put(0, ZoneBuddy, vanilla("Drum", 2, 5000, 3, 5000))
	hand = g.put(0, ZoneHand, vanilla("Drum", 2, 5000, 3, 5000))
	return g, hand, buddy
}

// rules: BF-CALL-03 BF-CALL-08 BF-CALL-13
func TestBuddyCallSwapsTheCardsAndGivesLife(t *testing.T) {
	g, hand, buddy := buddyGame(t)
	g.want(0, "use=Drum", "area=center", "buddy_call=yes")
	g.mainPoint()
	g.in(hand, ZoneBuddy)
	g.in(buddy, ZoneCenter)
	if !hand.Rested || buddy.Rested {
		t.Error("the card in the buddy zone rests, the one called stands")
	}
	g.life(0, 11)
	if !g.happened("Buddy Gift Drum") {
		t.Error("no Buddy Gift was told")
	}

	g, hand, buddy = buddyGame(t)
	g.want(0, "use=Drum", "area=center", "buddy_call=no")
	g.mainPoint()
	g.in(hand, ZoneCenter)
	g.in(buddy, ZoneBuddy)
	g.life(0, 10)
}

// rules: BF-CALL-04
func TestBuddyCallNeedsTheNameInTheBuddyZone(t *testing.T) {
	g, hand, _ := buddyGame(t)
	hand.Data = vanilla("Other", 2, 5000, 3, 5000)
	g.want(0, "use=Other", "area=center")
	g.mainPoint()
	if len(g.asks(0, DecideBuddyCall)) != 0 {
		t.Error("a buddy call was offered for another name")
	}
}

// rules: BF-CALL-05
func TestBuddyCallIsDeclaredOnce(t *testing.T) {
	g, _, _ := buddyGame(t)
	g.put(0, ZoneHand, vanilla("Drum", 2, 5000, 3, 5000))
	g.want(0, "use=Drum", "area=center", "buddy_call=yes", "use=Drum", "area=center")
	g.mainPoint()
	if n := len(g.asks(0, DecideBuddyCall)); n != 1 {
		t.Errorf("a buddy call was offered %d times", n)
	}
}

// rules: BF-CALL-06 BF-OP-03
func TestUnpayableOrForbiddenCallsAreNotOffered(t *testing.T) {
	g := newGame(t)
	dear := g.put(0, ZoneHand, vanilla("Dear", 2, 1000, 1, 1000))
	dear.AddCost(CostPart{Kind: CostGauge, Count: 4})
	barred := g.put(0, ZoneHand, vanilla("Barred", 2, 1000, 1, 1000))
	barred.AddEffect(&Effect{Kind: Play, Condition: func(*Duel, *Use) bool { return false }})
	fair := g.put(0, ZoneHand, vanilla("Fair", 2, 1000, 1, 1000))
	fair.AddCost(CostPart{Kind: CostGauge, Count: 3})
	g.mainPoint()
	if g.offered(0, DecideUse, "Dear") || g.offered(0, DecideUse, "Barred") || !g.offered(0, DecideUse, "Fair") {
		t.Error("exactly the payable, allowed call must be offered")
	}
}

// rules: BF-CALL-06
func TestTheCostOfACallUsesTheTableBeforePayment(t *testing.T) {
	g := newGame(t)
	c := g.put(0, ZoneHand, vanilla("Succubus", 1, 3000, 2, 2000))
	c.AddCost(CostPart{Kind: CostGauge, Count: 1})
	c.AddCost(CostPart{Kind: CostDropToSoul, Count: 1})
	g.mainPoint()
	if g.offered(0, DecideUse, "Succubus") {
		t.Error("the card paid from the gauge must not count as lying in the drop zone")
	}
}

// rules: BF-CALL-07 BF-EXT-10
func TestACallThatCannotBePaidIsBrokenOff(t *testing.T) {
	g, hand, buddy := buddyGame(t)
	hand.AddCost(CostPart{Kind: CostGauge, Count: 1})
	hand.AddCost(CostPart{Kind: CostLife, Count: 20})
	called := true
	g.play(func() { called = g.Call(hand, 0, false) })
	if called || g.Players[0].BuddyDeclared {
		t.Error("the call was not broken off as if it had not been declared")
	}
	g.in(hand, ZoneHand)
	g.in(buddy, ZoneBuddy)
	g.life(0, 10)
	if len(g.Zone(0, ZoneGauge)) != 3 {
		t.Error("a cost was paid")
	}
}

// rules: BF-CALL-09
func TestAllCostsArePaidTogether(t *testing.T) {
	g := newGame(t)
	victim := g.monster(0, ZoneLeft, "Victim", 1, 1000, 1, 1000)
	c := g.put(0, ZoneHand, vanilla("Demongodol", 2, 5000, 2, 3000, "Soulguard"))
	c.AddCost(CostPart{Kind: CostFieldToDrop, Count: 1})
	c.AddCost(CostPart{Kind: CostGauge, Count: 2})
	c.AddCost(CostPart{Kind: CostDeckToSoul, Count: 2})
	g.want(0, "use=Demongodol", "area=left")
	g.mainPoint()
	g.in(victim, ZoneDrop)
	g.in(c, ZoneLeft)
	if len(c.Soul()) != 2 || len(g.Zone(0, ZoneGauge)) != 1 || len(g.Zone(0, ZoneDeck)) != 8 {
		t.Errorf("soul %d, gauge %d, deck %d", len(c.Soul()), len(g.Zone(0, ZoneGauge)), len(g.Zone(0, ZoneDeck)))
	}
}

// rules: BF-CALL-09
func TestOneCardPaysOnePartOnly(t *testing.T) {
	g := newGame(t)
	g.monster(0, ZoneLeft, "Jackknife Dragon", 1, 1000, 1, 1000)
	c := g.put(0, ZoneHand, vanilla("Storm", 2, 5000, 2, 3000))
	c.AddCost(CostPart{Kind: CostFieldToDrop, Count: 1})
	c.AddCost(CostPart{Kind: CostOnTop, Count: 1})
	g.mainPoint()
	if g.offered(0, DecideUse, "Storm") {
		t.Error("one monster cannot be both dropped and called upon")
	}
	other := newGame(t)
	base := other.monster(0, ZoneLeft, "Jackknife Dragon", 1, 1000, 1, 1000)
	rest := other.monster(0, ZoneRight, "Rest", 1, 1000, 1, 1000)
	storm := other.put(0, ZoneHand, vanilla("Storm", 2, 5000, 2, 3000))
	storm.AddCost(CostPart{Kind: CostFieldToDrop, Count: 1})
	storm.AddCost(CostPart{Kind: CostOnTop, Count: 1, Accepts: func(_ *Duel, c *Card) bool { return c == base }})
	other.want(0, "use=Storm")
	other.mainPoint()
	other.in(rest, ZoneDrop)
	other.in(storm, ZoneLeft)
	if len(storm.Soul()) != 1 || storm.Soul()[0] != base {
		t.Error("the monster called upon did not become soul")
	}
}

// rules: BF-CALL-10 BF-CALL-11 BF-CALL-12
func TestOneCounterIsProcessedBeforeTheMonsterIsPlaced(t *testing.T) {
	g := newGame(t)
	c := g.put(0, ZoneHand, vanilla("Dragon", 2, 5000, 2, 3000))
	var where core.ZoneID
	g.counter(1, "Goodbye", func(u *Use) { where = c.Zone })
	g.counter(1, "Second", nil)
	g.want(0, "use=Dragon", "area=left")
	g.want(1, "use=Goodbye")
	g.mainPoint()
	if where != ZoneLimbo {
		t.Errorf("the monster was in %s while the counter was processed", ZoneName(where))
	}
	g.inOrder("use Dragon", "use Goodbye", "resolve Goodbye", "Dragon to left")
	answers := 0
	for _, r := range g.asks(1, DecideUse) {
		if slices.ContainsFunc(r.Options, func(o core.Option) bool { return matches(o, "Second") }) {
			answers++
		}
	}
	if answers != 2 { // once as the answer, once when the turn player has passed
		t.Errorf("the opponent could use a second counter %d times, want the answer and the own lead", answers)
	}
}

// rules: BF-CALL-13
func TestANullifiedBuddyCallGivesNoLifeAndIsSpent(t *testing.T) {
	g, hand, buddy := buddyGame(t)
	g.counter(1, "Begone", func(u *Use) { g.Nullify(u.Answering) })
	g.want(0, "use=Drum", "area=center", "buddy_call=yes")
	g.want(1, "use=Begone")
	g.mainPoint()
	g.in(buddy, ZoneDrop)
	g.in(hand, ZoneBuddy)
	g.life(0, 10)
	if !g.Players[0].BuddyDeclared {
		t.Error("the buddy call was not used up")
	}
}

// rules: BF-CALL-14 BF-CALL-15 BF-RULE-06
func TestTheOlderMonsterGoesAtTheRuleCheckAfterTheCall(t *testing.T) {
	g := newGame(t)
	old := g.monster(0, ZoneLeft, "Old", 1, 1000, 1, 1000)
	c := g.put(0, ZoneHand, vanilla("New", 2, 5000, 2, 3000))
	g.want(0, "use=New", "area=left")
	g.mainPoint()
	g.in(c, ZoneLeft)
	g.in(old, ZoneDrop)
	g.inOrder("New to left", "Old to drop zone")
	if g.happened("destroy Old") {
		t.Error("removal by the rule check is no destruction")
	}
}
