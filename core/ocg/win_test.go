package ocg

import "testing"

// rules: OCG-WIN-01, OCG-WIN-02, OCG-EXT-07
func TestLastConditionThatHoldsDecides(t *testing.T) {
	for name, x := range map[string]struct {
		lp      [2]int
		deckOut [2]bool
		winner  Player
		reason  string
	}{
		"nothing":                  {[2]int{1, 1}, [2]bool{}, 0, ""},
		"life points of 0":         {[2]int{0, 1}, [2]bool{}, 1, "life_points"},
		"life points of 1":         {[2]int{1, -5}, [2]bool{}, 0, "life_points"},
		"deck of 0":                {[2]int{1, 1}, [2]bool{true, false}, 1, "deck_out"},
		"both at 0":                {[2]int{0, 0}, [2]bool{}, NoPlayer, "life_points"},
		"both decked out":          {[2]int{1, 1}, [2]bool{true, true}, NoPlayer, "deck_out"},
		"life points against deck": {[2]int{0, 1}, [2]bool{false, true}, 0, "deck_out"},
	} {
		f := newBoard(t)
		for p := range f.Players {
			f.Players[p].LP, f.Players[p].DeckOut = x.lp[p], x.deckOut[p]
		}
		winner, reason := f.decide()
		f.same(name+" reason", reason, x.reason)
		if reason != "" {
			f.same(name+" winner", winner, x.winner)
		}
	}
}

// rules: OCG-WIN-05
func TestWinByEffect(t *testing.T) {
	f := newBoard(t)
	f.Win(1, 16)
	winner, reason := f.decide()
	f.same("winner", winner, Player(1))
	f.same("reason", reason, "effect:16")
	f.Win(0, 17)
	winner, _ = f.decide()
	f.same("winner of two", winner, NoPlayer)
}

// A duel lost by a cost is over when the link is complete.
func TestLossByCostEndsWithTheLink(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	c := f.monster(0, 1)
	e := f.quick(c, func() { t.Error("the effect resolved") })
	e.Cost = func([]Value) []Value {
		f.Players[0].LP = 0
		return yes(nil)
	}
	f.events(f.eventsOf(activateOnce(c), func() { f.window(windowSwitches{}) }), "chaining", "win", "chained")
}
