package scenario

import (
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/ocg"
	"duel/script/host"
)

// automatic answers a choice that the script answered beforehand, that has one
// answer, or that the script says how to answer.
func (x *run) automatic(r *core.Request) (core.Answer, bool) {
	if a, ok := x.queued(r); ok {
		return a, true
	}
	if onlyOne(r) {
		return firstOf(r), true
	}
	switch {
	case r.Kind == ocg.DecidePlace:
		return firstOf(r), true
	case x.rest == restFirst && !isMenu(r.Kind):
		a := firstOf(r)
		return a, r.Legal(a) == nil
	}
	return core.Answer{}, false
}

func isMenu(kind string) bool { return kind == ocg.DecideIdle || kind == ocg.DecideBattle }

// onlyOne reports whether a choice has one answer.
func onlyOne(r *core.Request) bool {
	n := len(r.Options)
	if r.Cancelable || r.Shares || r.Ordered && n > 1 {
		return false
	}
	return n == 1 && r.Min >= 1 || n > 0 && r.Min == n
}

// firstOf picks the first options, as few as allowed.
func firstOf(r *core.Request) core.Answer {
	var a core.Answer
	for i := range max(r.Min, 1) {
		a.Picks = append(a.Picks, i)
	}
	return a
}

// refusal is to pass, or to say no.
func refusal(r *core.Request) (core.Answer, bool) {
	for i, o := range r.Options {
		if act := o.(*ocg.Option).Action; act == ocg.ActPass || r.Kind == ocg.DecideEffectYesNo && act == ocg.ActNo {
			return core.Picked(i), true
		}
	}
	return core.Answer{}, false
}

// queued answers with what the script gave beforehand.
func (x *run) queued(r *core.Request) (core.Answer, bool) {
	if a, ok := x.finishSelection(r); ok {
		return a, true
	}
	if x.direct != nil && r.Kind == ocg.DecideYesNo {
		yes := *x.direct
		x.direct = nil
		return confirm(r, yes), true
	}
	queue := &x.queue[r.Player]
	if len(*queue) == 0 || isMenu(r.Kind) || r.Kind == ocg.DecideChain {
		return core.Answer{}, false
	}
	if r.Kind == ocg.DecideSelectOrUnselect {
		return x.oneByOne(r, queue)
	}
	a, problem := x.read(r, (*queue)[0])
	switch {
	case problem == "":
		*queue = (*queue)[1:]
		return a, true
	case problem == notMeant || onlyOne(r):
		return core.Answer{}, false
	}
	x.fail(&Failure{
		Message: fmt.Sprintf("%s, and %s does not answer that: %s", x.describe(r), x.show((*queue)[0]), problem), Legal: x.legal(r),
	})
	return core.Answer{}, false
}

// finishSelection ends a selection one by one whose cards were all named.
func (x *run) finishSelection(r *core.Request) (core.Answer, bool) {
	finishing := x.finishing
	x.finishing = false
	if !finishing || r.Kind != ocg.DecideSelectOrUnselect {
		return core.Answer{}, false
	}
	return withAction(r, ocg.ActFinish)
}

func withAction(r *core.Request, act ocg.Action) (core.Answer, bool) {
	for i, o := range r.Options {
		if o.(*ocg.Option).Action == act {
			return core.Picked(i), true
		}
	}
	return core.Answer{}, false
}

// oneByOne picks the next card of a list for a choice of single cards.
func (x *run) oneByOne(r *core.Request, queue *[]lua.LValue) (core.Answer, bool) {
	if word, ok := (*queue)[0].(lua.LString); ok && (word == "finish" || word == "none") {
		if a, ok := withAction(r, ocg.ActFinish); ok {
			*queue = (*queue)[1:]
			return a, true
		}
		if a, ok := withAction(r, ocg.ActCancel); ok {
			*queue = (*queue)[1:]
			return a, true
		}
	}
	items := list((*queue)[0])
	if len(items) == 0 {
		x.failf("an empty list answers no choice of cards")
	}
	if onlyOne(r) && x.unknownCard(items[0]) != nil {
		return core.Answer{}, false
	}
	i := x.unusedOption(r, x.spec(items[0]), nil, ocg.ActSelect)
	if i < 0 {
		if onlyOne(r) {
			return core.Answer{}, false
		}
		x.fail(&Failure{Message: fmt.Sprintf("%s cannot be chosen: %s", x.show(items[0]), x.describe(r)), Legal: x.legal(r)})
	}
	if len(items) == 1 {
		*queue = (*queue)[1:]
		x.finishing = true
	} else {
		(*queue)[0] = listOf(items[1:])
	}
	return core.Picked(i), true
}

// list are the items of a list of cards, or the one card given.
func list(v lua.LValue) []lua.LValue {
	t, ok := v.(*lua.LTable)
	switch {
	case !ok:
		return []lua.LValue{v}
	case isEmpty(t):
		return nil
	case !isList(t):
		return []lua.LValue{v}
	}
	items := make([]lua.LValue, t.Len())
	for i := range items {
		items[i] = t.RawGetInt(i + 1)
	}
	return items
}

// isList tells a list of cards from one card with further fields: it has
// several items, or no field with a name.
func isList(t *lua.LTable) bool {
	named := false
	host.Each(t, func(k, _ lua.LValue) { named = named || k.Type() == lua.LTString })
	return t.Len() > 0 && (t.Len() > 1 || !named)
}

func isEmpty(t *lua.LTable) bool {
	k, _ := t.Next(lua.LNil)
	return k == lua.LNil
}

func listOf(items []lua.LValue) *lua.LTable {
	t := &lua.LTable{Metatable: lua.LNil}
	for _, item := range items {
		t.Append(item)
	}
	return t
}

// notMeant is the problem of an answer of another kind than is asked for.
const notMeant = "not meant"

// read makes an answer of what a script gave; the problem is "" if it is one.
func (x *run) read(r *core.Request, v lua.LValue) (a core.Answer, problem string) {
	if word, ok := v.(lua.LString); ok && word == "none" && r.Cancelable {
		return core.Answer{Cancelled: true}, ""
	}
	switch r.Kind {
	case ocg.DecideYesNo, ocg.DecideEffectYesNo:
		yes, ok := truth(v)
		if !ok {
			return a, `answer "yes" or "no"`
		}
		return confirm(r, yes), ""
	case ocg.DecidePlace, ocg.DecideDisableZones:
		return x.readZones(r, v)
	case ocg.DecideCounters:
		return x.readShares(r, v)
	case ocg.DecideSelectCards, ocg.DecideTribute, ocg.DecideSum, ocg.DecideSortCards, ocg.DecideSortChain, ocg.DecideAnnounceCard:
		return x.readCards(r, v)
	}
	for _, item := range list(v) {
		i := x.byWord(r, item)
		if i < 0 {
			return a, "no such option"
		}
		a.Picks = append(a.Picks, i)
	}
	return a, legality(r, a)
}

func legality(r *core.Request, a core.Answer) string {
	if err := r.Legal(a); err != nil {
		return err.Error()
	}
	return ""
}

func truth(v lua.LValue) (yes, ok bool) {
	switch v {
	case lua.LString("yes"), lua.LTrue:
		return true, true
	case lua.LString("no"), lua.LFalse:
		return false, true
	}
	return false, false
}

func confirm(r *core.Request, yes bool) core.Answer {
	act := ocg.ActNo
	if yes {
		act = ocg.ActYes
	}
	a, _ := withAction(r, act)
	return a
}

// readZones reads {slot=n}, or a list of such zones.
func (x *run) readZones(r *core.Request, v lua.LValue) (a core.Answer, problem string) {
	for _, item := range list(v) {
		t, ok := item.(*lua.LTable)
		if !ok || t.RawGetInt(1) != lua.LNil || t.RawGetString("slot") == lua.LNil {
			return a, notMeant
		}
		i := x.zoneOption(r, t)
		if i < 0 {
			return a, x.show(t) + " cannot be used"
		}
		a.Picks = append(a.Picks, i)
	}
	return a, legality(r, a)
}

// zoneOption is the first option for the zone {slot=n, of=player}; -1 for none.
func (x *run) zoneOption(r *core.Request, zone *lua.LTable) int {
	s := cardSpec{of: ocg.NoPlayer}
	x.onlyFields(zone, "a zone", "slot", "of")
	x.specFields(&s, zone)
	return slices.IndexFunc(r.Options, func(o core.Option) bool {
		ref := o.(*ocg.Option).Ref
		return ref.Sequence == s.slot && (s.of == ocg.NoPlayer || s.of == ref.Controller)
	})
}

// readCards reads cards, in the order given.
func (x *run) readCards(r *core.Request, v lua.LValue) (a core.Answer, problem string) {
	used := make([]bool, len(r.Options))
	for _, item := range list(v) {
		if err := x.unknownCard(item); err != nil {
			if onlyOne(r) {
				return a, notMeant
			}
			return a, err.Error()
		}
		i := x.unusedOption(r, x.spec(item), used, "")
		if i < 0 {
			return a, x.show(item) + " cannot be chosen"
		}
		used[i] = true
		a.Picks = append(a.Picks, i)
	}
	return a, legality(r, a)
}

// unknownCard is the error of a word that is no name of one card, or nil.
func (x *run) unknownCard(v lua.LValue) error {
	word, ok := v.(lua.LString)
	if !ok {
		return nil
	}
	_, err := x.names.Code(string(word))
	return err
}

// readShares reads cards with a count each: {"Name", count=2}.
func (x *run) readShares(r *core.Request, v lua.LValue) (a core.Answer, problem string) {
	a.Shares = make([]int, len(r.Options))
	for _, item := range list(v) {
		t, ok := item.(*lua.LTable)
		if !ok {
			return a, `a card with a count is written {"Name", count=n}`
		}
		i := x.unusedOption(r, x.spec(t), nil, "")
		if i < 0 {
			return a, x.show(item) + " has no such counters"
		}
		a.Shares[i] += x.intField(t, "count", 0)
	}
	return a, legality(r, a)
}

// unusedOption is the first option of the card that is not used yet, with the
// action if one is given; -1 for none.
func (x *run) unusedOption(r *core.Request, s cardSpec, used []bool, act ocg.Action) int {
	for i, o := range r.Options {
		o := o.(*ocg.Option)
		if (used == nil || !used[i]) && (act == "" || o.Action == act) && x.means(&s, o) {
			return i
		}
	}
	return -1
}

// byWord is the option a word or number names: a text or a part of it, a
// position, an attribute, or for a list of texts its number from 1; -1 for none.
func (x *run) byWord(r *core.Request, v lua.LValue) int {
	n, isNumber := v.(lua.LNumber)
	if isNumber && r.Kind == ocg.DecideOption {
		if int(n) >= 1 && int(n) <= len(r.Options) {
			return int(n) - 1
		}
		return -1
	}
	word := strings.ToLower(v.String())
	part := -1
	for i, o := range r.Options {
		o := o.(*ocg.Option)
		switch text := strings.ToLower(x.optionText(o)); {
		case isNumber && o.Number == int64(n), text == word, strings.Trim(text, `"`) == word:
			return i
		case part < 0 && word != "" && o.Text != 0 && strings.Contains(text, word):
			part = i
		}
	}
	return part
}

var answerFunctions = []Function{
	fn("Player.answer", "p:Side, ...answers:any",
		"Answers choices the player is asked for, the first one now: cards by name (several in a list), \"yes\" or \"no\", a position, the text or number of an option, a number, {slot=n} for a zone ({slot=n, of=me} where both sides have it; several in a list), \"none\" to decline.",
		func(c call) int {
			p := c.side(1)
			c.await(p, func(r *core.Request) bool { return !isMenu(r.Kind) && r.Kind != ocg.DecideChain })
			c.mustBeAsked(p)
			r := c.driver.pending
			c.queue[p] = append(c.queue[p], c.from(2)...)
			if len(c.queue[p]) == 0 {
				c.failf("answer needs an answer")
			}
			if isMenu(r.Kind) || r.Kind == ocg.DecideChain {
				c.fail(&Failure{Message: c.describe(r) + ": that takes a move, such as activate or pass", Legal: c.legal(r)})
			}
			a, ok := c.queued(r)
			if !ok {
				c.fail(&Failure{Message: fmt.Sprintf("%s, and %s does not answer that", c.describe(r), c.show(c.queue[p][0])), Legal: c.legal(r)})
			}
			c.reply(a)
			return 0
		}),
	fn("Global.rest", "policy:String",
		"Says how choices are answered that the script does not answer: \"strict\" (not at all: the test fails), \"pass\" (a player declines to respond or to use an optional effect if the next step is not that player's answer) or \"first\" (pick the first option of any choice but a menu).",
		func(c call) int {
			switch policy := restPolicy(c.L.Get(1).String()); policy {
			case restStrict, restPass, restFirst:
				c.run.rest = policy
			default:
				c.failf(`rest is "strict", "pass" or "first", not %s`, c.show(c.L.Get(1)))
			}
			if c.driver.started() {
				c.settle()
			}
			return 0
		}),
}
