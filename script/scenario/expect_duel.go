package scenario

import (
	"cmp"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// phaseWords are the phases as scripts name them.
var phaseWords = map[uint32]string{
	ocg.PhaseDraw: "draw", ocg.PhaseStandby: "standby", ocg.PhaseMain1: "main 1", ocg.PhaseBattleStart: "battle", ocg.PhaseBattleStep: "battle",
	ocg.PhaseDamage: "damage step", ocg.PhaseDamageCal: "damage calculation", ocg.PhaseBattle: "battle", ocg.PhaseMain2: "main 2", ocg.PhaseEnd: "end",
}

// stepWords are the steps of the battle phase as scripts name them.
var stepWords = map[uint32]string{
	ocg.PhaseBattleStart: "start", ocg.PhaseBattleStep: "battle", ocg.PhaseDamage: "damage", ocg.PhaseDamageCal: "damage calculation", ocg.PhaseBattle: "end",
}

// expectDuel compares what is asked of the duel as a whole.
func (c call) expectDuel(t *lua.LTable) {
	c.onlyFields(t, "expect", "phase", "step", "turn", "turn_player", "chain", "attacker", "attack_target", "winner")
	c.expectField(t, "phase", lua.LString(phaseWords[c.duel.Turn.Phase]))
	c.expectField(t, "step", lua.LString(cmp.Or(stepWords[c.duel.Turn.Phase], "none")))
	c.expectField(t, "turn", lua.LNumber(c.duel.Turn.Number))
	c.expectSide(t, "turn_player", c.duel.Turn.Player)
	c.expectField(t, "attacker", c.nameOrNone(c.duel.Attacker()))
	c.expectField(t, "attack_target", c.nameOrNone(c.duel.AttackTarget()))
	c.expectChain(t.RawGetString("chain"))
	c.expectWinner(t.RawGetString("winner"))
}

// expectField compares a field if the script gives it.
func (c call) expectField(t *lua.LTable, name string, got lua.LValue) {
	if want := t.RawGetString(name); want != lua.LNil {
		c.same(name, want, got)
	}
}

func (c call) expectSide(t *lua.LTable, name string, got ocg.Player) {
	v := t.RawGetString(name)
	if v == lua.LNil {
		return
	}
	if want, ok := sideOf(v); !ok || want != got {
		c.fail(&Failure{Field: name, Want: c.show(v), Got: sideName(got)})
	}
}

func (c call) nameOrNone(card *ocg.Card) lua.LValue {
	if card == nil {
		return lua.LString("none")
	}
	return lua.LString(c.cardName(card))
}

// expectChain compares the number of links, or the names of their cards.
func (c call) expectChain(want lua.LValue) {
	links := c.duel.Chain.Links()
	switch want := want.(type) {
	case *lua.LNilType:
	case lua.LNumber:
		c.same("chain", want, lua.LNumber(len(links)))
	default:
		cards := make([]*ocg.Card, len(links))
		for i, l := range links {
			cards[i] = l.Effect.HandlerCard()
		}
		items, _ := c.expectedList(want)
		fits := len(items) == len(cards)
		for i := 0; fits && i < len(items); i++ {
			s := c.spec(items[i])
			fits = s.matches(cards[i])
		}
		if !fits {
			c.fail(&Failure{Field: "chain", Want: c.showList(items), Got: c.cardList(cards)})
		}
	}
}

func (c call) expectWinner(want lua.LValue) {
	if want == lua.LNil {
		return
	}
	got := "none"
	if result := c.duel.Result(); result != nil {
		got = "draw"
		if result.Winner != nil {
			got = sideName(*result.Winner)
		}
	}
	name := want.String()
	if p, ok := sideOf(want); ok {
		name = sideName(p)
	}
	if name != got {
		c.fail(&Failure{Field: "winner", Want: name, Got: got})
	}
}
