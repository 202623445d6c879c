package buddyfight

import (
	"slices"
	"testing"

	"duel/core"
)

// fight is one attack of A upon B in the center.
func fight(t *testing.T, power, defense int) (g *game, a, b *Card) {
	g = newGame(t)
	a = g.monster(0, ZoneLeft, "A", 1, power, 2, 1000)
	b = g.monster(1, ZoneCenter, "B", 1, 1000, 1, defense)
	g.want(0, "attack=A")
	return g, a, b
}

// atStep calls f when a step of the attack phase begins.
func (g *game) atStep(n int, f func()) {
	g.onEvent = func(e core.Event) {
		if e == (StepEvent{attackProcedure, n}) {
			f()
		}
	}
}

// rules: BF-ATK-16
func TestWhenAttackingAbilitiesWorkAtStep8(t *testing.T) {
	g, a, b := fight(t, 1000, 5000)
	var at []int
	note := func() {
		steps := g.steps(attackProcedure)
		at = append(at, steps[len(steps)-1])
	}
	trigger(a, OnAttack, true, note)
	trigger(b, OnAttack, true, note)
	g.attackPhase()
	if len(at) != 2 || at[0] != 8 || at[1] != 8 {
		t.Errorf("worked at steps %v", at)
	}
}

// rules: BF-ATK-17 BF-ATK-18
func TestAnAttackHitsWhenPowerReachesDefense(t *testing.T) {
	for _, c := range []struct {
		power, defense int
		hit            bool
	}{{3000, 2000, true}, {3000, 3000, true}, {3000, 4000, false}} {
		g, a, b := fight(t, c.power, c.defense)
		g.attackPhase()
		if got := b.Zone == ZoneDrop; got != c.hit {
			t.Errorf("power %d against defense %d: destroyed %v", c.power, c.defense, got)
		}
		g.in(a, ZoneLeft) // attackers are never hurt by battle itself
		g.life(1, 10)
	}
}

// rules: BF-ATK-19
func TestLinkPowersAddUp(t *testing.T) {
	g := newGame(t)
	g.monster(0, ZoneLeft, "A", 1, 3000, 1, 1000)
	g.monster(0, ZoneRight, "C", 1, 2000, 1, 1000)
	b := g.monster(1, ZoneCenter, "B", 1, 1000, 1, 5000)
	g.want(0, "attack=A+C")
	g.attackPhase()
	g.in(b, ZoneDrop)
}

// rules: BF-ATK-20
func TestAnAttackOnThePlayerDealsItsCritical(t *testing.T) {
	g := newGame(t)
	g.monster(0, ZoneLeft, "A", 1, 1000, 3, 1000)
	g.want(0, "attack=A")
	g.attackPhase()
	g.life(1, 7)
}

// rules: BF-ATK-20
func TestAnItemWithDefenseGuardsItsPlayer(t *testing.T) {
	for power, life := range map[int]int{2000: 10, 3000: 9} {
		g := newGame(t)
		g.monster(0, ZoneLeft, "A", 1, power, 1, 1000)
		g.put(1, ZoneItem, card("Shield", Item, 0, 1000, 1, 3000))
		g.want(0, "attack=A")
		g.attackPhase()
		g.life(1, life)
	}
}

// rules: BF-ATK-22
func TestPenetrateNeedsAHitInTheCenter(t *testing.T) {
	for _, c := range []struct {
		zone    core.ZoneID
		defense int
		life    int
	}{{ZoneCenter, 1000, 8}, {ZoneLeft, 1000, 10}, {ZoneCenter, 9000, 10}} {
		g := newGame(t)
		g.monster(0, ZoneLeft, "A", 1, 3000, 2, 1000, "Penetrate")
		g.monster(1, c.zone, "B", 1, 1000, 1, c.defense)
		g.want(0, "attack=A")
		if c.zone != ZoneCenter {
			g.want(0, "attack_target=B")
		}
		g.attackPhase()
		g.life(1, c.life)
	}
}

// rules: BF-ATK-22
func TestSoulguardDoesNotStopPenetrate(t *testing.T) {
	g := newGame(t)
	g.monster(0, ZoneLeft, "A", 1, 3000, 2, 1000, "Penetrate")
	b := g.monster(1, ZoneCenter, "B", 1, 1000, 1, 1000, "Soulguard")
	g.AddSoul(vanilla("Soul", 1, 1000, 1, 1000), b)
	g.want(0, "attack=A")
	g.want(1, "soulguard=Soul")
	g.attackPhase()
	g.in(b, ZoneCenter)
	g.life(1, 8)
}

// rules: BF-ATK-23
func TestEveryLinkedPenetrateWorksOnce(t *testing.T) {
	g := newGame(t)
	g.monster(0, ZoneLeft, "A", 1, 3000, 2, 1000, "Penetrate")
	g.monster(0, ZoneRight, "C", 1, 3000, 1, 1000, "Penetrate")
	g.put(0, ZoneItem, item("Sword", 1000, 4))
	g.monster(1, ZoneCenter, "B", 1, 1000, 1, 6000)
	g.want(0, "attack=A+C+Sword")
	g.attackPhase()
	g.inOrder("destroy B", "Penetrate A", "damage 2 to 1", "Penetrate C", "damage 1 to 1")
	g.life(1, 7)
}

// rules: BF-ATK-24
func TestDamageAndDestructionAbilitiesWorkAtStep10(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 3000, 2, 1000, "Penetrate")
	b := g.monster(1, ZoneCenter, "B", 1, 1000, 1, 1000)
	var at []int
	note := func() {
		steps := g.steps(attackProcedure)
		at = append(at, steps[len(steps)-1])
	}
	trigger(a, OnDamageDealt, true, note)
	dying := trigger(b, OnDestroyed, true, note)
	dying.Condition = func(_ *Duel, u *Use) bool { return u.Event.Card == b }
	g.want(0, "attack=A")
	g.attackPhase()
	if len(at) != 2 || at[0] != 10 || at[1] != 10 {
		t.Errorf("worked at steps %v", at)
	}
}

// rules: BF-ATK-25
func TestCounterattackComparesPowerWithEachAttackersDefense(t *testing.T) {
	g := newGame(t)
	weak := g.monster(0, ZoneLeft, "Weak", 1, 2000, 1, 3000)
	also := g.monster(0, ZoneRight, "Also", 1, 2000, 1, 2000)
	strong := g.put(0, ZoneItem, item("Sword", 1000, 1))
	b := g.monster(1, ZoneCenter, "B", 1, 3000, 1, 9000, "Counterattack")
	g.want(0, "attack=Weak+Also+Sword")
	g.want(1, "counterattack=Weak") // it does not matter that the attack did not hit
	g.attackPhase()
	g.in(weak, ZoneDrop)
	g.in(also, ZoneRight)
	g.in(strong, ZoneItem)
	g.in(b, ZoneCenter)
	if g.offered(1, DecideCounterattack, "Sword") {
		t.Error("Counterattack cannot hit items")
	}

	g = newGame(t)
	g.monster(0, ZoneLeft, "A", 1, 2000, 1, 3001)
	g.monster(1, ZoneCenter, "B", 1, 3000, 1, 9000, "Counterattack")
	g.want(0, "attack=A")
	g.attackPhase()
	if g.happened("Counterattack B") {
		t.Error("a defense above its power was counterattacked")
	}

	g = newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 9000, 1, 1000)
	g.monster(1, ZoneCenter, "B", 1, 3000, 1, 1000, "Counterattack")
	g.want(0, "attack=A")
	g.attackPhase()
	g.in(a, ZoneLeft) // the defender was no longer on the field
}

// rules: BF-ATK-25
func TestASoulguardedDefenderStillCounterattacks(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 9000, 1, 1000)
	b := g.monster(1, ZoneCenter, "B", 1, 3000, 1, 1000, "Counterattack", "Soulguard")
	g.AddSoul(vanilla("Soul", 1, 1000, 1, 1000), b)
	g.want(0, "attack=A")
	g.want(1, "soulguard=Soul")
	g.attackPhase()
	g.in(a, ZoneDrop)
}

// rules: BF-ATK-26
func TestDoubleAttackStandsOnceATurn(t *testing.T) {
	for keyword, extra := range map[string]int{"Double Attack": 1, "Triple Attack": 2} {
		g := newGame(t)
		a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000, keyword)
		for range extra {
			g.want(0, "attack=A", "double_attack=yes")
		}
		g.want(0, "attack=A")
		g.attackPhase()
		g.life(1, 10-extra-1)
		if !a.Rested || len(g.asks(0, DecideDoubleAttack)) != extra {
			t.Errorf("%s: offered %d times, rested %v", keyword, len(g.asks(0, DecideDoubleAttack)), a.Rested)
		}
		g.in(a, ZoneLeft)
	}
}

// rules: BF-ATK-26
func TestCounterattackComesBeforeDoubleAttack(t *testing.T) {
	g := newGame(t)
	g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000, "Double Attack")
	g.monster(1, ZoneCenter, "B", 1, 3000, 1, 9000, "Counterattack")
	g.want(0, "attack=A")
	g.attackPhase()
	if len(g.asks(0, DecideDoubleAttack)) != 0 {
		t.Error("a destroyed attacker was offered to stand")
	}
}

// rules: BF-ATK-27
func TestEndOfBattleAbilitiesWorkAtStep12AndModifiersEndAfterIt(t *testing.T) {
	g, a, _ := fight(t, 1000, 5000)
	at, power := 0, 0
	trigger(a, OnBattleEnd, true, func() {
		steps := g.steps(attackProcedure)
		at, power = steps[len(steps)-1], g.Power(a)
	})
	g.atStep(8, func() { g.Modify(a, Modifier{Stat: StatPower, Amount: 500, Until: ThisBattle}) })
	g.attackPhase()
	if at != 12 || power != 1500 || g.Power(a) != 1000 {
		t.Errorf("at step %d power %d, afterwards %d", at, power, g.Power(a))
	}
}

// rules: BF-EXT-12
func TestAnAttackWhoseTargetLeftDoesNotHit(t *testing.T) {
	g, a, b := fight(t, 9000, 1000)
	g.atStep(9, func() { g.Send([]*Card{b}, ZoneHand) })
	g.attackPhase()
	if g.happened("destroy B") || !a.Rested {
		t.Error("the attack hit, or the attacker does not rest")
	}
	if got := g.steps(attackProcedure); !slices.Contains(got, 12) {
		t.Errorf("the battle did not go on to its end: %v", got)
	}
}

// rules: BF-EXT-12
func TestAnAttackerThatLeftDoesNotCount(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 3000, 1, 1000)
	g.monster(0, ZoneRight, "C", 1, 2000, 1, 1000)
	b := g.monster(1, ZoneCenter, "B", 1, 1000, 1, 5000)
	linked := true
	g.atStep(9, func() {
		g.Send([]*Card{a}, ZoneHand)
		linked = g.Battle.IsLink()
	})
	g.want(0, "attack=A+C")
	g.attackPhase()
	g.in(b, ZoneCenter)
	if linked {
		t.Error("one attacker is no link")
	}
}

func TestAnOrderedAttackComesAtOnce(t *testing.T) {
	g := newGame(t)
	sword := g.put(0, ZoneItem, item("Spear", 3000, 2))
	bunker := g.put(0, ZoneHand, card("Bunker", Impact, 0, 0, 0, 0))
	bunker.AddEffect(&Effect{Kind: Play, Operation: func(d *Duel, _ *Use) { d.OrderAttack(sword) }})
	g.Turn.Phase = FinalPhase
	g.want(0, "use=Bunker")
	g.play(g.operationPoint)
	g.life(1, 8)
	if !sword.Rested {
		t.Error("the attacker does not rest")
	}
}
