package buddyfight

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/buddyfight"
	"duel/script/host"
)

// checkOnly and choosing are the values of chk in targets.
const (
	checkOnly = lua.LNumber(0)
	choosing  = lua.LNumber(1)
)

// invoke calls a script's function for a use: with the effect, its player, and
// the event. It reports the truth of the result; a failure counts as false.
func (s *State) invoke(f *lua.LFunction, name string, u *buddyfight.Use, acting bool, more ...lua.LValue) bool {
	event := u.Event
	if event == nil {
		event = &buddyfight.Occurrence{}
	}
	var cards []*buddyfight.Card
	if event.Card != nil {
		cards = append(cards, event.Card)
	}
	args := append([]lua.LValue{s.effect(u.Effect), lua.LNumber(u.Player), s.group(&Group{cards}),
		lua.LNumber(event.Player), lua.LNumber(event.Value), lua.LNumber(event.Cause)}, more...)
	before := s.acting
	s.running, s.acting = append(s.running, u), acting
	defer func() { s.running, s.acting = s.running[:len(s.running)-1], before }()
	return s.truth(f, host.Where{Function: u.Effect.Card.Data.No + "." + name}, args...)
}

// truth calls a function and gives the truth of its result; a failure counts
// as false.
func (s *State) truth(f *lua.LFunction, where host.Where, args ...lua.LValue) bool {
	results, err := s.host.Call(f, 1, where, args...)
	if err != nil {
		s.failed(err)
		return false
	}
	return lua.LVAsBool(results[0])
}

// use is the use whose function is running; outside of one it is an error.
func (c Call) use() *buddyfight.Use {
	if len(c.running) == 0 {
		c.L.RaiseError("%s may be called in the functions of effects only", c.fn.Name)
	}
	return c.running[len(c.running)-1]
}

// filter is function argument f as a test of cards: it gets the card and the
// arguments from x on. An absent function accepts all; cards that exception
// argument ex names (0: none) are not accepted.
func (c Call) filter(f, ex, x int) func(*buddyfight.Card) bool {
	function, _ := c.L.Get(f).(*lua.LFunction)
	var excepted []*buddyfight.Card
	if ex > 0 {
		excepted = c.Cards(ex)
	}
	args := []lua.LValue{nil}
	for i := x; i <= c.L.GetTop(); i++ {
		args = append(args, c.L.Get(i))
	}
	return func(card *buddyfight.Card) bool {
		for _, e := range excepted {
			if e == card {
				return false
			}
		}
		if function == nil {
			return true
		}
		args[0] = c.card(card)
		return c.passive(func() bool { return c.truth(function, host.Where{Function: "filter"}, args...) })
	}
}

// passive runs f without leave to move cards or ask players.
func (s *State) passive(f func() bool) bool {
	before := s.acting
	s.acting = false
	defer func() { s.acting = before }()
	return f()
}

// cardTest makes a script's function a test of cards for the rules.
func (s *State) cardTest(f *lua.LFunction, name string) func(*buddyfight.Duel, *buddyfight.Card) bool {
	if f == nil {
		return nil
	}
	return func(_ *buddyfight.Duel, c *buddyfight.Card) bool {
		return s.passive(func() bool { return s.truth(f, host.Where{Function: name}, s.card(c)) })
	}
}
