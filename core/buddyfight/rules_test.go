package buddyfight

import (
	"reflect"
	"testing"
)

// rules: BF-ATK-21
func TestSwitchLinkDamage(t *testing.T) {
	for kind, life := range map[LinkDamage]int{LinkChosen: 8, LinkSum: 5} {
		g := newGame(t)
		g.Rules.LinkDamage = kind
		g.monster(0, ZoneLeft, "A", 1, 1000, 2, 1000)
		g.monster(0, ZoneRight, "B", 1, 1000, 3, 1000)
		g.want(0, "attack=A+B")
		if kind == LinkChosen {
			g.want(0, "link_critical=A")
		}
		g.attackPhase()
		g.life(1, life)
	}
}

// rules: BF-EXT-11
func TestSwitchCounterLimit(t *testing.T) {
	for limit, uses := range map[CounterLimit]int{CountersUnlimited: 4, CounterOncePerBattle: 2} {
		g := newGame(t)
		g.Rules.CounterLimit = limit
		g.monster(0, ZoneLeft, "A", 1, 1000, 0, 1000)
		used := 0
		for _, name := range []string{"One", "Two"} {
			for p := range Player(2) {
				c := g.counter(p, name, func(*Use) { used++ })
				c.play().Condition = func(d *Duel, _ *Use) bool { return d.Battle != nil && d.Battle.step == 8 }
			}
		}
		g.want(0, "attack=A", "use=One")
		g.want(1, "use=One")
		if limit == CountersUnlimited {
			g.want(0, "use=Two")
			g.want(1, "use=Two")
		}
		g.attackPhase()
		if used != uses {
			t.Errorf("limit %d: %d counters used, want %d", limit, used, uses)
		}
	}
}

// rules: BF-EXT-11
func TestTheCounterLimitSparesCardsOfAnyNumber(t *testing.T) {
	g := newGame(t)
	g.Rules.CounterLimit = CounterOncePerBattle
	g.monster(0, ZoneLeft, "A", 1, 1000, 0, 1000)
	used := 0
	for range 3 {
		c := g.counter(0, "Dragoenergy", func(*Use) { used++ })
		c.play().AnyNumber = true
		c.play().Condition = func(d *Duel, _ *Use) bool { return d.Battle != nil }
	}
	g.want(0, "attack=A", "use=Dragoenergy", "use=Dragoenergy", "use=Dragoenergy")
	g.attackPhase()
	if used != 3 {
		t.Errorf("%d used, want 3", used)
	}
}

// rules: BF-ATK-06 BF-ATK-12
func TestSwitchFirstTurnLink(t *testing.T) {
	for _, allowed := range []bool{true, false} {
		g := newGame(t)
		g.Rules.FirstTurnLink, g.First, g.Turn.Number = allowed, 0, 1
		g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000)
		g.monster(0, ZoneRight, "B", 1, 1000, 1, 1000)
		g.attackPhase()
		if got := g.asks(0, DecideAttack)[0].Max > 1; got != allowed {
			t.Errorf("link attack in the first turn: %v, want %v", got, allowed)
		}
	}
}

// rules: BF-EXT-04
func TestSwitchFirstPlayerDraws(t *testing.T) {
	for draws, hand := range map[bool]int{false: 0, true: 1} {
		g := newGame(t)
		g.Rules.FirstPlayerDraws, g.First, g.Turn.Number = draws, 0, 1
		g.play(g.startPhase)
		if n := len(g.Zone(0, ZoneHand)); n != hand {
			t.Errorf("draws %v: hand %d", draws, n)
		}
	}
}

// rules: BF-ATK-25 BF-ATK-26
func TestSwitchNullifiedRunsStep11(t *testing.T) {
	for _, runs := range []bool{true, false} {
		g := newGame(t)
		g.Rules.NullifiedRunsStep11 = runs
		g.monster(0, ZoneLeft, "A", 1, 9000, 1, 9000, "Double Attack")
		weak := g.monster(0, ZoneRight, "Weak", 1, 9000, 1, 1000)
		b := g.monster(1, ZoneCenter, "B", 1, 3000, 1, 1000, "Counterattack")
		g.atStep(8, func() { g.NullifyAttack() })
		g.want(0, "attack=A+Weak")
		g.attackPhase()
		g.in(b, ZoneCenter)
		if got := weak.Zone == ZoneDrop; got != runs {
			t.Errorf("Counterattack after a nullified attack: %v, want %v", got, runs)
		}
		if got := len(g.asks(0, DecideDoubleAttack)) > 0; got != runs {
			t.Errorf("Double Attack after a nullified attack: %v, want %v", got, runs)
		}
	}
}

// rules: BF-ATK-22
func TestSwitchPenetrateOn(t *testing.T) {
	for kind, life := range map[PenetrateOn]int{PenetrateOnHit: 8, PenetrateOnDestroy: 10} {
		g := newGame(t)
		g.Rules.PenetrateOn = kind
		g.monster(0, ZoneLeft, "A", 1, 3000, 2, 1000, "Penetrate")
		b := g.monster(1, ZoneCenter, "B", 1, 1000, 1, 1000)
		b.AddEffect(&Effect{Kind: Replace, Code: BeforeDestroy, Range: AreaZones, Mandatory: true,
			Operation: func(_ *Duel, u *Use) { u.Event.Replaced = true }})
		g.want(0, "attack=A")
		g.attackPhase()
		g.in(b, ZoneCenter)
		g.life(1, life)
	}
}

// rules: BF-RULE-04 BF-EXT-08
func TestSwitchSizeOverflow(t *testing.T) {
	for kind, newestToo := range map[SizeOverflow]bool{OverflowNotNewest: false, OverflowAny: true} {
		g := newGame(t)
		g.Rules.SizeOverflow = kind
		g.monster(0, ZoneLeft, "Left", 1, 1000, 1, 1000)
		g.monster(0, ZoneCenter, "Center", 2, 1000, 1, 1000)
		g.monster(0, ZoneRight, "Newest", 2, 1000, 1, 1000)
		g.want(0, "overflow=Center")
		g.play(g.ruleCheck)
		if got := g.offered(0, DecideOverflow, "Newest"); got != newestToo {
			t.Errorf("newest offered %v, want %v", got, newestToo)
		}
	}
}

// rules: BF-RULE-03 BF-RULE-04
func TestSwitchSoulguardInRuleCheck(t *testing.T) {
	for _, allowed := range []bool{false, true} {
		g := newGame(t)
		g.Rules.SoulguardInRuleCheck = allowed
		old := g.monster(0, ZoneCenter, "Old", 1, 1000, 1, 1000, "Soulguard")
		g.AddSoul(vanilla("Soul", 1, 1000, 1, 1000), old)
		g.monster(0, ZoneCenter, "New", 1, 1000, 1, 1000)
		if allowed {
			g.want(0, "soulguard=Soul")
		}
		g.play(g.ruleCheck)
		if got := g.happened("Soulguard Old"); got != allowed {
			t.Errorf("Soulguard worked: %v, want %v", got, allowed)
		}
		g.in(old, ZoneDrop) // the check is made again until nothing changes
	}
}

// rules: BF-OP-03
func TestSwitchSetLimit(t *testing.T) {
	for limit, offered := range map[int]bool{0: true, 1: false, 2: true} {
		g := newGame(t)
		g.Rules.SetLimit = limit
		g.put(0, ZoneSet, spell("First", "Set"))
		g.put(0, ZoneHand, spell("Second", "Set"))
		g.mainPoint()
		if got := g.offered(0, DecideUse, "Second"); got != offered {
			t.Errorf("limit %d: offered %v", limit, got)
		}
	}
}

// rules: BF-ATK-26
func TestSwitchDoubleAttack(t *testing.T) {
	for kind, rested := range map[MayOrMust]bool{May: true, Must: false} {
		g := newGame(t)
		g.Rules.DoubleAttack = kind
		a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000, "Double Attack")
		g.want(0, "attack=A")
		g.attackPhase()
		if a.Rested != rested {
			t.Errorf("left to itself it rests: %v, want %v", a.Rested, rested)
		}
	}
}

// rules: BF-EXT-16
func TestSwitchLifelink(t *testing.T) {
	for kind, life := range map[LifelinkTime]int{LifelinkAtOnce: 7, LifelinkAtRuleCheck: 10} {
		g := newGame(t)
		g.Rules.Lifelink = kind
		a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000, "Lifelink 3")
		g.play(func() {
			g.Destroy([]*Card{a}, ByEffect)
			g.life(0, life)
			g.ruleCheck()
		})
		g.life(0, 7)
	}
}

// rules: BF-EXT-15
func TestSwitchTriggerOrder(t *testing.T) {
	for kind, first := range map[TriggerOrder]string{TurnPlayerFirst: "Ours", NonTurnPlayerFirst: "Theirs"} {
		g := newGame(t)
		g.Rules.TriggerOrder = kind
		trigger(g.monster(1, ZoneLeft, "Theirs", 1, 1000, 1, 1000), OnAttackStart, true, func() {})
		trigger(g.monster(0, ZoneLeft, "Ours", 1, 1000, 1, 1000), OnAttackStart, true, func() {})
		g.attackPhase()
		second := map[string]string{"Ours": "Theirs", "Theirs": "Ours"}[first]
		g.inOrder("resolve "+first, "resolve "+second)
	}
}

func TestThePlayerOrdersTheOwnMandatoryTriggers(t *testing.T) {
	g := newGame(t)
	trigger(g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000), OnAttackStart, true, func() {})
	trigger(g.monster(0, ZoneRight, "B", 1, 1000, 1, 1000), OnAttackStart, true, func() {})
	g.want(0, "use=B")
	g.attackPhase()
	g.inOrder("resolve B", "resolve A")
}

func TestEverySwitchHasAName(t *testing.T) {
	if want := reflect.TypeFor[Rules]().NumField(); len(RuleNames()) != want {
		t.Errorf("%d names for %d switches", len(RuleNames()), want)
	}
	for _, s := range ruleSwitches {
		r := DefaultRules()
		values := s.words
		if values == nil {
			values = []string{"0", "9"}
		}
		seen := map[Rules]bool{}
		for _, value := range values {
			if err := r.Set(s.name + "=" + value); err != nil {
				t.Error(err)
			}
			seen[r] = true
		}
		if len(seen) != len(values) {
			t.Errorf("%s: %d values make %d kinds of rules", s.name, len(values), len(seen))
		}
		if err := r.Set(s.name + "=x"); err == nil {
			t.Errorf("%s=x was accepted", s.name)
		}
	}
	r := DefaultRules()
	if err := r.Set("gravity=off"); err == nil {
		t.Error("an unknown rule was accepted")
	}
}
