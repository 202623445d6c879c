package scenario

import (
	"fmt"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/ocg"
)

var moveFunctions = []Function{
	fn("Player.summon", "p:Side, card:CardSpec, ...answers:any", "Normal Summons a monster; the answers are the choices that follow, such as a list of tributes.", menuMove(ocg.ActSummon)),
	fn("Player.set", "p:Side, card:CardSpec, ...answers:any", "Sets a card of the hand: a monster face-down in defense position, a spell or trap face-down.", menuMove(ocg.ActSetMonster, ocg.ActSetSpellTrap)),
	fn("Player.special_summon", "p:Side, card:CardSpec, ...answers:any", "Special Summons a monster by a procedure of its own, such as a Synchro Summon; the answers are the choices that follow, such as the materials.", menuMove(ocg.ActSpecialSummon)),
	fn("Player.change_position", "p:Side, card:CardSpec, ...answers:any", "Changes the position of a monster; a face-down one is Flip Summoned.", menuMove(ocg.ActChangePosition)),
	fn("Player.activate", "p:Side, card:CardSpec, ...answers:any", "Activates a card or effect, from the menu or in response; the answers are the choices that follow: costs, targets, options. {\"Name\", effect=n} or {\"Name\", effect=\"part of its text\"} names one of several effects.", activate),
	fn("Player.attack", "p:Side, attacker:CardSpec, target:CardSpec?=, ...answers:any", "Declares an attack on a monster, or a direct attack.", attack),
	fn("Player.pass", "p:Side", "Declines to respond, or to use an optional effect.", func(c call) int {
		c.simple(c.side(1), ocg.ActPass, ocg.ActNo)
		return 0
	}),
	fn("Player.battle_phase", "p:Side", "Goes from Main Phase 1 to the Battle Phase.", phaseMove(ocg.ActBattlePhase)),
	fn("Player.main_phase_2", "p:Side", "Goes from the Battle Phase to Main Phase 2.", phaseMove(ocg.ActMain2)),
	fn("Player.end_turn", "p:Side", "Ends the turn, from a Main Phase or the Battle Phase.", phaseMove(ocg.ActEndPhase)),
}

func phaseMove(act ocg.Action) func(c call) int {
	return func(c call) int {
		c.simple(c.side(1), act)
		return 0
	}
}

// menuMove is a move with a card of a menu.
func menuMove(acts ...ocg.Action) func(c call) int {
	return func(c call) int {
		p := c.side(1)
		c.move(p, acts, c.L.Get(2), c.from(3))
		return 0
	}
}

// activate also answers yes to the question whether to use an effect.
func activate(c call) int {
	c.move(c.side(1), []ocg.Action{ocg.ActActivate}, c.L.Get(2), c.from(3))
	return 0
}

// attack declares an attack; without a target it is direct.
func attack(c call) int {
	p := c.side(1)
	direct := c.L.GetTop() < 3 || c.L.Get(3) == lua.LNil
	answers := c.from(3)
	if direct {
		answers = c.from(4)
	}
	before := len(c.events)
	c.run.direct = &direct
	c.move(p, []ocg.Action{ocg.ActAttack}, c.L.Get(2), answers)
	c.run.direct = nil
	if direct && !c.declaredSince(before) {
		c.needsTarget(p)
	}
	return 0
}

// declaredSince reports whether an attack was declared since an event.
func (x *run) declaredSince(event int) bool {
	return slices.ContainsFunc(x.events[event:], func(e core.Event) bool { return e.Name() == "attack" })
}

// needsTarget fails if a direct attack turned out to need a target.
func (c call) needsTarget(p ocg.Player) {
	if r := c.driver.pending; r != nil && r.Player == p && r.Kind == ocg.DecideSelectCards {
		c.fail(&Failure{Message: "it cannot attack directly: name the monster it attacks", Legal: c.legal(r)})
	}
}

// mustBeAsked fails unless the duel waits for the player.
func (c call) mustBeAsked(p ocg.Player) {
	if c.driver.over {
		c.failf("the duel has ended: %s", c.ending())
	}
	if r := c.driver.pending; r.Player != p {
		c.fail(&Failure{Message: fmt.Sprintf("it is not for %s to choose now: %s", sideName(p), c.describe(r)), Legal: c.legal(r)})
	}
}

// ending is how the duel ended, in words.
func (x *run) ending() string {
	result := x.duel.Result()
	switch {
	case result == nil && x.driver.err != nil:
		return x.driver.err.Error()
	case result == nil:
		return "undecided"
	case result.Winner == nil:
		return "a draw (" + result.Reason + ")"
	}
	return sideName(*result.Winner) + " won (" + result.Reason + ")"
}

// simple takes an option without a card.
func (c call) simple(p ocg.Player, acts ...ocg.Action) {
	find := func(r *core.Request) int { return plainOption(r, acts...) }
	c.await(p, func(r *core.Request) bool { return find(r) >= 0 })
	c.mustBeAsked(p)
	c.noneLeft(p)
	r := c.driver.pending
	i := find(r)
	if i < 0 {
		c.fail(&Failure{Message: "this is not possible now: " + c.describe(r), Reasons: c.whyNoPhase(p, acts[0]), Legal: c.legal(r)})
	}
	c.reply(core.Picked(i))
}

// plainOption is the option of one of the actions without a card, or -1.
func plainOption(r *core.Request, acts ...ocg.Action) int {
	return slices.IndexFunc(r.Options, func(o core.Option) bool {
		option := o.(*ocg.Option)
		return !option.HasRef && slices.Contains(acts, option.Action)
	})
}

// move takes the option of one of the actions with the card, and keeps the
// answers to the choices that follow.
func (c call) move(p ocg.Player, acts []ocg.Action, card lua.LValue, answers []lua.LValue) {
	s := c.spec(card)
	c.await(p, func(r *core.Request) bool { return len(c.optionsOf(r, acts, &s)) > 0 })
	if c.driver.over {
		c.mustBeAsked(p)
	}
	r := c.driver.pending
	found := c.optionsOf(r, acts, &s)
	switch {
	case r.Player != p || len(found) == 0:
		c.refuse(p, acts, &s)
	case len(found) > 1 && !c.alike(r, found):
		f := &Failure{Message: fmt.Sprintf("%s can mean several things: say which, as in {%s, slot=n}, {…, at=\"grave\"} or {…, effect=n}", s.text, s.text)}
		for _, i := range found {
			f.Legal = append(f.Legal, c.optionText(r.Options[i].(*ocg.Option)))
		}
		c.fail(f)
	}
	c.noneLeft(p)
	c.queue[p] = append(c.queue[p], answers...)
	c.reply(core.Picked(found[0]))
}

// optionsOf are the options of one of the actions with the card. To use an
// effect one is asked about is to say yes.
func (x *run) optionsOf(r *core.Request, acts []ocg.Action, s *cardSpec) (found []int) {
	if r.Kind == ocg.DecideEffectYesNo {
		if x.offers(r, acts, s) {
			found = confirm(r, true).Picks
		}
		return found
	}
	for i, o := range r.Options {
		if o := o.(*ocg.Option); o.HasRef && slices.Contains(acts, o.Action) && x.means(s, o) {
			found = append(found, i)
		}
	}
	return found
}

// alike reports whether options are of equal cards of one pile, or of one
// card's same effect, so that it does not matter which is meant.
func (c call) alike(r *core.Request, found []int) bool {
	first := r.Options[found[0]].(*ocg.Option)
	const piles = ocg.LocationHand | ocg.LocationDeck | ocg.LocationGrave | ocg.LocationExtra | ocg.LocationRemoved
	for _, i := range found[1:] {
		o := r.Options[i].(*ocg.Option)
		same := o.Ref.Code == first.Ref.Code && o.Effect == first.Effect && o.Action == first.Action
		if !same || o.Ref.Place != first.Ref.Place && (o.Ref.Location != first.Ref.Location || o.Ref.Location&piles == 0 || o.Ref.Controller != first.Ref.Controller) {
			return false
		}
	}
	return true
}

// refuse fails a move that is not among the options.
func (c call) refuse(p ocg.Player, acts []ocg.Action, s *cardSpec) {
	r := c.driver.pending
	c.fail(&Failure{
		Message: fmt.Sprintf("%s cannot %s %s now: %s", sideName(p), actionWords[acts[0]], s.text, c.describe(r)),
		Reasons: c.whyNot(p, acts, s), Legal: c.legal(r),
	})
}
