package scenario

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/buddyfight"
)

// moveFunctions make moves and answer choices.
var moveFunctions = []Function{
	fn("Player.call", "p:any, card:String, area:String, options:Table=", "Calls a monster to an area; with {buddy=true} as a buddy call.", func(c call) int {
		c.use("call", c.text(2), "")
		if r := c.driver.pending; r != nil && r.Kind == buddyfight.DecideArea {
			c.choose(c.player(), c.text(3))
		}
		if r := c.driver.pending; r != nil && r.Kind == buddyfight.DecideBuddyCall {
			t, _ := c.L.Get(4).(*lua.LTable)
			c.choose(c.player(), map[bool]string{true: "yes", false: "no"}[t != nil && lua.LVAsBool(t.RawGetString("buddy"))])
		}
		c.payAnyhow()
		return 0
	}),
	fn("Player.cast", "p:any, card:String, ...targets:String", "Casts a spell or impact, upon targets.", func(c call) int { return c.usePlain("cast", 3, "") }),
	fn("Player.equip", "p:any, card:String", "Equips an item.", func(c call) int { return c.usePlain("equip", 3, "") }),
	fn("Player.act", "p:any, card:String, ability:String=, ...targets:String", "Uses an [Act] ability; the ability is named where the card has several.", func(c call) int {
		return c.usePlain("act", 4, c.text(3))
	}),
	fn("Player.trigger", "p:any, card:String, ...targets:String", "Uses a waiting ability.", func(c call) int { return c.usePlain("trigger", 3, "") }),
	fn("Player.attack", "p:any, attackers:any, target:String=", "Attacks with a card, or with several in a link; the target is a monster, or the player.", attack),
	fn("Player.move", "p:any, card:String, area:String", "Moves a monster with Move.", func(c call) int {
		c.reach(c.player(), buddyfight.DecideMove, "move "+c.text(2)+" to "+c.text(3))
		c.choose(c.player(), "move "+c.text(2)+" to "+c.text(3))
		return 0
	}),
	fn("Player.choose", "p:any, ...options:String", "Answers the choice the duel waits for.", func(c call) int {
		c.choose(c.player(), c.rest(2)...)
		return 0
	}),
	fn("Player.yes", "p:any", "Answers yes.", func(c call) int { c.choose(c.player(), "yes"); return 0 }),
	fn("Player.no", "p:any", "Answers no.", func(c call) int { c.choose(c.player(), "no"); return 0 }),
	fn("Player.pass", "p:any", "Declines the choice the duel waits for.", func(c call) int {
		r := c.toChoice()
		if r == nil || r.Player != c.player() || !r.Cancelable {
			c.failf("there is nothing to decline")
		}
		c.driver.answer(core.Answer{Cancelled: true})
		return 0
	}),
	fn("Player.reach", "p:any, choice:String", "Lets both players pass until the player has a choice of this kind: soulguard, double_attack, ….", func(c call) int {
		c.reach(c.player(), c.text(2), "")
		return 0
	}),
	fn("Global.go_to", "phase:String", "Lets both players pass until that phase begins: main, attack, final, end or start.", goTo),
	fn("Global.finish_attack", "", "Lets both players pass until no attack is under way.", func(c call) int {
		c.passUntil("the end of the attack", func() bool { return c.driver.over || c.duel.Battle == nil })
		return 0
	}),
}

// rest are the string arguments from i on.
func (c call) rest(i int) (out []string) {
	for ; i <= c.L.GetTop(); i++ {
		out = append(out, c.text(i))
	}
	return out
}

// usePlain uses a card or ability, then chooses what it is used upon: the
// arguments from i on.
func (c call) usePlain(action string, i int, ability string) int {
	c.use(action, c.text(2), ability)
	c.payAnyhow()
	if targets := c.rest(i); len(targets) > 0 {
		if r := c.driver.pending; r != nil && r.Kind == buddyfight.DecideTarget {
			c.choose(c.player(), targets...)
		} else if n := len(c.lastTargets()); n != len(targets) || !slices.Equal(c.lastTargets(), targets) {
			c.failf("it was used upon %q, not %q", c.lastTargets(), targets)
		}
	}
	return 0
}

// lastTargets are the names of what the use declared last is used upon.
func (c call) lastTargets() (names []string) {
	for _, e := range slices.Backward(c.events) {
		if u, ok := e.(buddyfight.UseEvent); ok {
			for _, t := range u.Targets {
				names = append(names, t.Name)
			}
			return names
		}
	}
	return nil
}

// payAnyhow pays with the first cards where the gauge pays: its cards cannot be
// told apart.
func (c call) payAnyhow() {
	for r := c.driver.pending; r != nil && r.Kind == buddyfight.DecidePayment && r.Options[0].(*buddyfight.Option).Hidden; r = c.driver.pending {
		picks := make([]int, r.Min)
		for i := range picks {
			picks[i] = i
		}
		c.driver.answer(core.Picked(picks...))
	}
}

// use chooses a use, passing until it is offered.
func (c call) use(action, card, ability string) {
	p := c.player()
	fits := func(o *buddyfight.Option) bool {
		return o.Action == action && o.Card.Data.Name == card && (ability == "" || o.Text == ability)
	}
	if action != "trigger" {
		c.mark = len(c.events)
	}
	c.passUntil("the "+action+" of "+card+" by player "+fmt.Sprint(p), func() bool {
		if action == "trigger" && c.used(card) {
			return true
		}
		r := c.driver.pending
		return r != nil && r.Player == p && r.Kind == buddyfight.DecideUse &&
			slices.ContainsFunc(r.Options, func(o core.Option) bool { return fits(o.(*buddyfight.Option)) })
	})
	if action == "trigger" && c.used(card) {
		return
	}
	r := c.driver.pending
	i := slices.IndexFunc(r.Options, func(o core.Option) bool { return fits(o.(*buddyfight.Option)) })
	c.driver.answer(core.Picked(i))
}

// used reports whether an ability of p's card has been used since the latest
// move: a mandatory one that was the only thing to use is not asked about.
func (c call) used(card string) bool {
	return slices.ContainsFunc(c.events[c.mark:], func(e core.Event) bool {
		u, ok := e.(buddyfight.UseEvent)
		return ok && u.Kind == buddyfight.UseTrigger.String() && u.Card.Name == card && u.Player == c.player()
	})
}

// matches reports whether a word names an option: its card, its text, its
// action or the whole of it.
func matches(o *buddyfight.Option, word string) bool {
	return o.Card != nil && o.Card.Data.Name == word || o.String() == word || o.Text == word || o.Action == word ||
		o.Direct && word == "player" || o.Area != 0 && o.Card == nil && buddyfight.ZoneName(o.Area) == word
}

// choose answers the pending choice of p with the named options.
func (c call) choose(p core.Player, words ...string) {
	r := c.toChoice()
	if r == nil || r.Player != p {
		c.failf("player %d has nothing to choose, and cannot choose %s", p, strings.Join(words, ", "))
	}
	var picks []int
	for _, word := range words {
		i := slices.IndexFunc(r.Options, func(o core.Option) bool {
			return matches(o.(*buddyfight.Option), word) && !slices.ContainsFunc(picks, func(n int) bool { return r.Options[n] == o })
		})
		if i < 0 {
			c.failf("%q is no option", word)
		}
		picks = append(picks, i)
	}
	if err := r.Legal(core.Picked(picks...)); err != nil {
		c.failf("%v", err)
	}
	c.mark = len(c.events)
	c.driver.answer(core.Picked(picks...))
	c.payAnyhow()
}

// reach passes until p has a choice of the kind with that option.
func (c call) reach(p core.Player, kind, word string) {
	c.passUntil(strings.ReplaceAll(kind, "_", " ")+" of "+word, func() bool {
		r := c.driver.pending
		return r != nil && r.Player == p && r.Kind == kind && (word == "" ||
			slices.ContainsFunc(r.Options, func(o core.Option) bool { return matches(o.(*buddyfight.Option), word) }))
	})
}

// passUntil declines choices until done; one that cannot be declined must be
// answered by the script.
func (c call) passUntil(what string, done func() bool) {
	if c.duel == nil {
		c.failf("no field is laid out")
	}
	turn := c.duel.Turn.Number
	for !c.driver.over && !done() && c.duel.Turn.Number <= turn+1 {
		switch r := c.driver.pending; {
		case r == nil:
			c.driver.goOn()
		case r.Cancelable:
			c.driver.answer(core.Answer{Cancelled: true})
		default:
			c.failf("%s does not come before a choice that must be answered", what)
		}
	}
	if c.driver.err != nil {
		c.fail(failureOf("", c.driver.err))
	}
	if !done() {
		c.failf("%s does not come", what)
	}
}

// toChoice goes on to the next choice.
func (c call) toChoice() *core.Request {
	for !c.driver.over && c.driver.pending == nil {
		c.driver.goOn()
	}
	return c.driver.pending
}

// toResult goes on past answers nobody could give, so that what was used is
// processed.
func (c call) toResult() {
	for c.driver.pending == nil && answerStep(c.driver.pause) && !c.driver.over {
		c.driver.goOn()
	}
}

func attack(c call) int {
	p := c.player()
	var attackers []string
	for _, v := range list(c.L.Get(2)) {
		attackers = append(attackers, lua.LVAsString(v))
	}
	c.reach(p, buddyfight.DecideAttack, attackers[0])
	c.choose(p, attackers...)
	if r := c.driver.pending; r != nil && r.Kind == buddyfight.DecideAttackTarget {
		c.choose(p, c.text(3))
	}
	return 0
}

func goTo(c call) int {
	phase, ok := phases[c.text(1)]
	if !ok {
		c.failf("no phase %q", c.text(1))
	}
	turn := c.duel.Turn.Number
	began := c.duel.Turn.Phase
	c.passUntil("the "+phase.String(), func() bool {
		t := c.duel.Turn
		return t.Phase >= phase && t.Number == turn && (t.Phase == phase || began < phase) || t.Number > turn && t.Phase >= phase
	})
	return 0
}
