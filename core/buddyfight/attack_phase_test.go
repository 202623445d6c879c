package buddyfight

import (
	"slices"
	"testing"

	"duel/core"
)

// rules: BF-ATK-01 BF-ATK-05 BF-ATK-08 BF-ATK-30
func TestAnAttackPhaseWithoutAttackers(t *testing.T) {
	g := newGame(t)
	g.attackPhase()
	if got := g.steps(attackProcedure); !slices.Equal(got, []int{1, 2, 3, 4, 5, 6, 14}) {
		t.Errorf("steps %v", got)
	}
	if len(g.asks(0, DecideAttack)) != 0 {
		t.Error("asked to attack with nothing that can")
	}
}

// rules: BF-ATK-30 BF-EXT-03
func TestTheFinalPhaseFollowsTheAttackPhase(t *testing.T) {
	g := newGame(t)
	g.play(func() { g.playPhases(StartPhase) })
	var phases []string
	for _, e := range g.events {
		if p, ok := e.(PhaseEvent); ok {
			phases = append(phases, p.Phase)
		}
	}
	want := []string{"start phase", "main phase", "attack phase", "final phase", "end of turn"}
	if !slices.Equal(phases, want) {
		t.Errorf("phases %q", phases)
	}
}

// rules: BF-ATK-02 BF-ATK-03
func TestMoveMonstersMoveOneAtATimeTurnPlayerFirst(t *testing.T) {
	g := newGame(t)
	g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000, "Move")
	g.monster(0, ZoneCenter, "B", 1, 1000, 1, 1000, "Move")
	fixed := g.monster(0, ZoneRight, "Fixed", 1, 1000, 1, 1000)
	c := g.monster(1, ZoneRight, "C", 1, 1000, 1, 1000, "Move")
	g.want(1, "move=move C to center")
	g.attackPhase()
	if len(g.asks(0, DecideMove)) != 0 {
		t.Error("a move to an occupied area was offered")
	}
	g.in(c, ZoneCenter)

	g = newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000, "Move")
	b := g.monster(0, ZoneCenter, "B", 1, 1000, 1, 1000, "Move")
	c = g.monster(1, ZoneRight, "C", 1, 1000, 1, 1000, "Move")
	g.want(0, "move=move B to right", "move=move A to center") // an area freed by one move is open to the next
	g.want(1, "move=move C to left")
	g.attackPhase()
	g.in(a, ZoneCenter)
	g.in(b, ZoneRight)
	g.in(c, ZoneLeft)
	g.inOrder("Move B", "Move A", "Move C")
	if n := len(g.asks(0, DecideMove)); n != 2 {
		t.Errorf("asked %d times, want once for each monster", n)
	}
	g.in(fixed, ZoneRight)
}

// rules: BF-ATK-04 BF-ATK-07 BF-ATK-29
func TestStartOfAttackPhaseAbilitiesWorkOnce(t *testing.T) {
	g := newGame(t)
	c := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000)
	times, at := 0, 0
	trigger(c, OnAttackStart, true, func() {
		times++
		steps := g.steps(attackProcedure)
		at = steps[len(steps)-1]
	})
	g.want(0, "attack=A")
	g.attackPhase()
	if times != 1 || at != 3 {
		t.Errorf("worked %d times, last at step %d", times, at)
	}
	if got := g.steps(attackProcedure); !slices.Equal(got, []int{1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 3, 4, 5, 6, 14}) {
		t.Errorf("steps %v", got)
	}
}

// rules: BF-ATK-07 BF-ATK-08
func TestDecliningAtStep4LeavesAnotherChoiceAtStep6(t *testing.T) {
	g := newGame(t)
	g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000)
	g.counter(1, "Breath", nil) // used at step 5
	declined := false
	g.onEvent = func(e core.Event) {
		if e == (StepEvent{attackProcedure, 6}) && !declined {
			declined = true
			g.want(0, "attack=A")
		}
	}
	g.attackPhase()
	if got := g.steps(attackProcedure); !slices.Equal(got, []int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 3, 4, 5, 6, 14}) {
		t.Errorf("steps %v", got)
	}
	g.life(1, 9)
}

// rules: BF-ATK-05 BF-EXT-06
func TestCardsThatCanAttackStand(t *testing.T) {
	g := newGame(t)
	g.monster(0, ZoneLeft, "Standing", 1, 1000, 1, 1000)
	g.monster(0, ZoneRight, "Rested", 1, 1000, 1, 1000).Rested = true
	g.attackPhase()
	if !g.offered(0, DecideAttack, "Standing") || g.offered(0, DecideAttack, "Rested") {
		t.Error("exactly standing monsters can attack")
	}
}

// rules: BF-EXT-06
func TestMonstersCalledThisTurnCanAttack(t *testing.T) {
	g := newGame(t)
	g.put(0, ZoneHand, vanilla("New", 2, 5000, 2, 3000))
	g.want(0, "use=New", "area=left", "attack=New")
	g.play(func() { g.playPhases(MainPhase) })
	g.life(1, 8)
}

// rules: BF-ATK-06
func TestTheFirstTurnHasOneAttack(t *testing.T) {
	for _, turn := range []int{1, 3} {
		g := newGame(t)
		g.Turn.Number, g.First = turn, 0
		g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000, "Double Attack")
		g.monster(0, ZoneRight, "B", 1, 1000, 1, 1000)
		g.want(0, "attack=A", "double_attack=yes")
		if turn > 1 {
			g.want(0, "attack=B")
		}
		g.attackPhase()
		if want := map[int]int{1: 1, 3: 2}[turn]; g.attacks != want {
			t.Errorf("turn %d: %d attacks, want %d", turn, g.attacks, want)
		}
	}
}

// rules: BF-ATK-09 BF-ATK-10 BF-ATK-11
func TestTheItemAttacksOnlyWithAnEmptyCenter(t *testing.T) {
	for _, z := range []core.ZoneID{ZoneLeft, ZoneCenter} {
		g := newGame(t)
		g.monster(0, z, "A", 1, 1000, 1, 1000)
		sword := g.put(0, ZoneItem, item("Sword", 3000, 2))
		g.want(0, "attack=A")
		if z == ZoneLeft {
			g.want(0, "attack=Sword")
		}
		g.attackPhase()
		if got := g.offered(0, DecideAttack, "Sword"); got != (z == ZoneLeft) {
			t.Errorf("monster in %s: item offered %v", ZoneName(z), got)
		}
		if sword.Rested != (z == ZoneLeft) {
			t.Error("the attacker rests")
		}
	}
}

// rules: BF-ATK-12 BF-ATK-21 BF-EXT-13
func TestLinkAttackRestsAllAndDealsOneCritical(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000)
	sword := g.put(0, ZoneItem, item("Sword", 3000, 2))
	g.want(0, "attack=A+Sword", "link_critical=Sword")
	g.attackPhase()
	if !a.Rested || !sword.Rested {
		t.Error("not all attackers rest")
	}
	g.life(1, 8)
}

// rules: BF-ATK-13 BF-ATK-14
func TestAnOccupiedCenterProtectsThePlayerOnly(t *testing.T) {
	for _, z := range []core.ZoneID{ZoneCenter, ZoneRight} {
		g := newGame(t)
		g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000)
		g.monster(1, ZoneLeft, "Behind", 1, 1000, 1, 1000)
		g.monster(1, z, "Other", 1, 1000, 1, 1000)
		g.want(0, "attack=A")
		g.attackPhase()
		if !g.offered(0, DecideAttackTarget, "Behind") || !g.offered(0, DecideAttackTarget, "Other") {
			t.Error("every monster can be attacked, wherever it is")
		}
		if got := g.offered(0, DecideAttackTarget, "attack the player"); got != (z != ZoneCenter) {
			t.Errorf("monster in %s: player offered %v", ZoneName(z), got)
		}
	}
}

// rules: BF-ATK-15 BF-ATK-28
func TestCardsAreInBattleFromStep7To12(t *testing.T) {
	g := newGame(t)
	a := g.monster(0, ZoneLeft, "A", 1, 1000, 1, 1000)
	b := g.monster(1, ZoneCenter, "B", 1, 1000, 1, 5000)
	idle := g.monster(1, ZoneLeft, "Idle", 1, 1000, 1, 5000)
	g.onEvent = func(e core.Event) {
		s, ok := e.(StepEvent)
		if !ok || s.Procedure != attackProcedure {
			return
		}
		want := s.Step >= 8 && s.Step <= 12
		if s.Step != 7 && (g.Battle.Involves(a) != want || g.Battle.Involves(b) != want) || g.Battle.Involves(idle) {
			t.Errorf("step %d: in battle %v, %v, %v", s.Step, g.Battle.Involves(a), g.Battle.Involves(b), g.Battle.Involves(idle))
		}
	}
	g.want(0, "attack=A", "attack_target=B")
	g.attackPhase()
}
