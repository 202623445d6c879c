package buddyfight

import (
	"testing"

	"duel/core"
)

func TestSoulGoesToTheDropWithItsHost(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000)
	soul := g.AddSoul(vanilla("Soul", 1, 1000, 1, 1000), a)
	g.play(func() { g.Send([]*Card{a}, ZoneHand) })
	g.in(a, ZoneHand)
	g.in(soul, ZoneDrop)
}

func TestSoulguardIsOptionalAndRepeatable(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000, "Soulguard")
	g.AddSoul(vanilla("First", 1, 1000, 1, 1000), a)
	g.AddSoul(vanilla("Second", 1, 1000, 1, 1000), a)
	g.want(0, "soulguard=First", "soulguard=Second")
	g.play(func() {
		for range 2 {
			if n := len(g.Destroy([]*Card{a}, ByEffect)); n != 1 {
				t.Error("a card Soulguard keeps counts as destroyed")
			}
		}
		g.in(a, ZoneLeft)
		g.Destroy([]*Card{a}, ByEffect)
	})
	g.in(a, ZoneDrop)
}

func TestSoulguardIsNoCostSaver(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000, "Soulguard")
	g.AddSoul(vanilla("Soul", 1, 1000, 1, 1000), a)
	c := g.put(0, ZoneHand, vanilla("Demon", 3, 9000, 3, 8000))
	c.AddCost(CostPart{Kind: CostFieldToDrop, Count: 1})
	g.want(0, "use=Demon")
	g.mainPoint()
	g.in(a, ZoneDrop)
	if len(g.asks(0, DecideSoulguard)) != 0 {
		t.Error("Soulguard was offered for a cost")
	}
}

func TestLifelinkLoseLosesTheGame(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000, "Lifelink Lose")
	g.play(func() { g.Send([]*Card{a}, ZoneHand) })
	if g.Result.Winner != 1 {
		t.Errorf("result %v", g.Result)
	}
}

func TestLifeBelowZeroIsReplacedBeforeTheCheck(t *testing.T) {
	g := newGame(t)
	ark := g.put(1, ZoneSet, spell("Ark", "Set"))
	ark.AddEffect(&Effect{Kind: Replace, Code: BeforeLifeZero, Range: FieldZones, Mandatory: true, Operation: func(d *Duel, u *Use) {
		u.Event.Replaced = true
		d.SetLife(u.Player, 2)
		d.Destroy([]*Card{u.Card}, ByEffect)
	}})
	g.play(func() {
		g.Damage(1, 15, nil, false)
		g.ruleCheck()
	})
	g.life(1, 2)
	g.in(ark, ZoneDrop)
}

func TestDamageCanBeReducedUnlessItIsFixed(t *testing.T) {
	for _, fixed := range []bool{false, true} {
		g := newGame(t)
		g.monster(1, ZoneLeft, "Shield", 1, 1000, 1, 1000).AddEffect(&Effect{Kind: Replace, Code: BeforeDamage, Range: FieldZones, Mandatory: true,
			Operation: func(_ *Duel, u *Use) { u.Event.Reduce(2) }})
		g.play(func() { g.Damage(1, 3, nil, fixed) })
		g.life(1, map[bool]int{false: 9, true: 7}[fixed])
	}
}

func TestWhatCannotBeNullified(t *testing.T) {
	for _, sure := range []bool{false, true} {
		g := newGame(t)
		c := g.put(0, ZoneHand, spell("Punisher"))
		c.AddEffect(&Effect{Kind: Play, CannotBeNullified: sure, Operation: func(d *Duel, _ *Use) { d.Damage(1, 4, nil, true) }})
		g.onlyAnswers(g.counter(1, "Abra", func(u *Use) { g.Nullify(u.Answering) }))
		g.want(0, "use=Punisher")
		g.want(1, "use=Abra")
		g.mainPoint()
		g.in(c, ZoneDrop)
		g.life(1, map[bool]int{false: 10, true: 6}[sure])
	}
}

func TestStatsNeverGoBelowZero(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000)
	g.Modify(a, Modifier{Stat: StatPower, Amount: -3000, Until: ThisTurn})
	if g.Power(a) != 0 {
		t.Errorf("power %d", g.Power(a))
	}
}

func TestContinuousAbilitiesWorkWhileTheirCardIsThere(t *testing.T) {
	g := newGame(t)
	banner := card("Banner", Spell, 0, 0, 0, 0, "Set")
	a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000)
	var source *Card
	g.InitCard = func(c *Card) {
		if c.Data == banner {
			c.AddEffect(&Effect{Kind: Static, Range: Zones(ZoneSet), Stat: StatPower,
				Applies: func(_ *Duel, c *Card) bool { return c.Controller == source.Controller },
				Value:   func(*Duel, *Card) int { return 2000 }})
		}
	}
	source = g.put(0, ZoneSet, banner)
	if g.Power(a) != 3000 {
		t.Errorf("power %d, want 3000", g.Power(a))
	}
	g.play(func() { g.Destroy([]*Card{source}, ByEffect) })
	if g.Power(a) != 1000 {
		t.Errorf("power %d after its source left", g.Power(a))
	}
}

func TestPaymentsFromTheGaugeNameNoCards(t *testing.T) {
	g := newGame(t)
	c := g.put(0, ZoneHand, spell("Slash"))
	c.AddCost(CostPart{Kind: CostGauge, Count: 1})
	g.want(0, "use=Slash", "payment=a face-down card (gauge)")
	g.mainPoint()
	for _, r := range g.asks(0, DecidePayment) {
		for _, o := range r.Options {
			if o.(*Option).Card != nil {
				t.Error("an agent was given a card of the gauge")
			}
		}
	}
}

func TestHiddenCardsStayHidden(t *testing.T) {
	g := newGame(t)
	held := g.put(0, ZoneHand, vanilla("Held", 1, 1000, 1, 1000))
	for viewer := range Player(2) {
		view := g.View(viewer)
		for _, z := range []core.ZoneID{ZoneDeck, ZoneGauge} {
			for _, c := range view.Zones[0][z].Cards {
				if c.Known {
					t.Errorf("player %d sees a card of the %s", viewer, ZoneName(z))
				}
			}
		}
		if got := view.Zones[0][ZoneHand].Cards[0].Known; got != (viewer == 0) {
			t.Errorf("player %d sees %s: %v", viewer, held.Data.Name, got)
		}
	}
	var seen [2]Ref
	g.onEvent = func(e core.Event) {
		if m, ok := e.(MoveEvent); ok {
			for p := range Player(2) {
				seen[p] = m.SeenBy(p).(MoveEvent).Card
			}
		}
	}
	g.play(func() { g.draw(0, 1) })
	if seen[0] == (Ref{}) || seen[1] != (Ref{}) {
		t.Errorf("the drawn card as players see it: %v", seen)
	}
}
