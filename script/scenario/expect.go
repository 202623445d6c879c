package scenario

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/ocg"
)

var expectFunctions = []Function{
	fn("Player.expect", "p:Side, what:Table",
		"Expects of a player: lp=n and, for each zone (hand, monsters, spells, field, pendulum, grave, banished, deck, extra), the number of its cards or the list of all of them in any order ({ordered=true, …}: in this order; piles from the top, zones from the left). A card is a name or {\"Name\", position=…, atk=…, def=…, level=…, counters=n, equips=n, materials=n, slot=n}.",
		func(c call) int {
			p := c.side(1)
			c.quiet()
			t := c.L.Get(2).(*lua.LTable)
			c.onlyFields(t, "expect", append([]string{"lp"}, zoneList...)...)
			if v := t.RawGetString("lp"); v != lua.LNil {
				c.same(sideName(p)+".lp", v, lua.LNumber(c.duel.Players[p].LP))
			}
			for _, zone := range zoneList {
				if want := t.RawGetString(zone); want != lua.LNil {
					c.expectZone(p, zone, want)
				}
			}
			return 0
		}),
	fn("Player.expect_card", "p:Side, card:CardSpec, state:Table",
		"Expects of a card in the player's zones: at=\"zone\", position, atk, def, level, counters, equips, materials, slot, owner; count=n: how many such cards there are.",
		func(c call) int {
			p := c.side(1)
			c.quiet()
			c.expectCard(p, c.spec(c.L.Get(2)), c.L.Get(3).(*lua.LTable))
			return 0
		}),
	fn("Global.expect", "what:Table",
		"Expects of the duel: phase=\"draw\", \"standby\", \"main 1\", \"battle\", \"main 2\" or \"end\"; step=\"start\", \"battle\", \"damage\", \"damage calculation\" or \"end\" of the Battle Phase, \"none\" outside; turn=n; turn_player=me; chain=n or the names of its links, the first made first; attacker and attack_target (\"none\" for a direct attack) by name; winner=me, opponent, \"draw\" or \"none\".",
		func(c call) int {
			t := c.L.Get(1).(*lua.LTable)
			if c.begin(); t.RawGetString("chain") == lua.LNil {
				c.quiet()
			}
			c.expectDuel(t)
			return 0
		}),
	fn("Player.offered", "p:Side, action:String, card:CardSpec?=", "Expects that the player, who is asked now, may do this: \"summon\", \"set\", \"special_summon\", \"change_position\", \"activate\", \"attack\", \"choose\" (a card to select) or \"answer\" (a position, or the text or number of an option); without a card \"battle_phase\", \"main_phase_2\", \"end_turn\" or \"pass\".", func(c call) int {
		p := c.side(1)
		o := c.offer(p)
		c.await(p, o.in)
		c.mustBeAsked(p)
		if r := c.driver.pending; !o.in(r) {
			c.fail(&Failure{Message: fmt.Sprintf("%s is not offered to %s: %s", sideName(p), o.text, c.describe(r)), Reasons: o.why(), Legal: c.legal(r)})
		}
		return 0
	}),
	fn("Player.not_offered", "p:Side, action:String, card:CardSpec?=, reason:String=", "Expects that the player was not offered this since the latest move, and that the reason, if one is given, is among those why not at this moment.", func(c call) int {
		p := c.side(1)
		c.quiet()
		o := c.offer(p)
		for _, r := range c.choices() {
			if r.Player == p && o.in(r) {
				c.fail(&Failure{Message: fmt.Sprintf("%s is offered to %s: %s", sideName(p), o.text, c.describe(r)), Legal: c.legal(r)})
			}
		}
		if c.L.GetTop() > 3 {
			c.expectReason(o.why(), c.L.Get(4).String())
		}
		return 0
	}),
}

// offer is something a script expects a player to be offered, or not.
type offer struct {
	text string                   // the action and its card or answer, in words
	in   func(*core.Request) bool // whether a choice has it
	why  func() []string          // why it is not possible now
}

// plainActions are the actions without a card that a player can be offered.
var plainActions = map[string]ocg.Action{
	"battle_phase": ocg.ActBattlePhase, "main_phase_2": ocg.ActMain2, "end_turn": ocg.ActEndPhase, "pass": ocg.ActPass,
}

// offer reads the action and the card or answer that offered and not_offered
// are given.
func (c call) offer(p ocg.Player) offer {
	action, what := c.L.Get(2).String(), c.L.Get(3)
	if action == "answer" {
		return offer{
			text: "answer " + c.show(what),
			in:   func(r *core.Request) bool { return !isMenu(r.Kind) && c.byWord(r, what) >= 0 },
			why:  func() []string { return nil },
		}
	}
	if act, ok := plainActions[action]; ok {
		return offer{
			text: action,
			in:   func(r *core.Request) bool { return plainOption(r, act) >= 0 },
			why:  func() []string { return c.whyNoPhase(p, act) },
		}
	}
	s, acts := c.spec(what), c.actions(action)
	return offer{
		text: action + " " + s.text,
		in:   func(r *core.Request) bool { return c.offers(r, acts, &s) },
		why:  func() []string { return c.whyNot(p, acts, &s) },
	}
}

// choices are the choices since the latest move, the pending one last.
func (x *run) choices() []*core.Request {
	if x.driver.pending == nil {
		return x.passed
	}
	return append(slices.Clip(x.passed), x.driver.pending)
}

func (c call) expectReason(reasons []string, want string) {
	for _, reason := range reasons {
		if strings.Contains(strings.ToLower(reason), strings.ToLower(want)) {
			return
		}
	}
	c.fail(&Failure{Field: "reason", Want: fmt.Sprintf("%q", want), Got: "another", Reasons: reasons})
}

// actions are the actions a word names; none stands for choosing a card.
func (c call) actions(word string) (acts []ocg.Action) {
	for act, name := range actionWords {
		if name == word {
			acts = append(acts, act)
		}
	}
	slices.SortFunc(acts, cmp.Compare[ocg.Action])
	if len(acts) == 0 && word != "choose" {
		c.failf("%q is nothing a player can be offered", word)
	}
	return acts
}

// offers reports whether a choice has an option of one of the actions (none:
// any without an action) with the card.
func (x *run) offers(r *core.Request, acts []ocg.Action, s *cardSpec) bool {
	if r.Kind == ocg.DecideEffectYesNo && slices.Contains(acts, ocg.ActActivate) {
		ref := r.Detail.(*ocg.Detail).Card
		card, _ := x.cardOf(ref)
		return card != nil && s.is(card) && s.lies(ref.Place)
	}
	for _, o := range r.Options {
		o := o.(*ocg.Option)
		fits := slices.Contains(acts, o.Action)
		if len(acts) == 0 {
			fits = o.Action == "" || o.Action == ocg.ActSelect
		}
		if fits && x.means(s, o) {
			return true
		}
	}
	return false
}

// same fails unless a value is the expected one.
func (x *run) same(field string, want, got lua.LValue) {
	if want != got {
		x.fail(&Failure{Field: field, Want: x.show(want), Got: x.show(got)})
	}
}

// zoneCards are the cards of a zone: of a pile from the top, else from the left.
func (x *run) zoneCards(p ocg.Player, zone string) (cards []*ocg.Card) {
	for _, c := range x.duel.Table.Cards() {
		if c != x.duel.Dummy && c.Holder == nil && c.Location() != 0 && c.Controller == p && zoneWord(c) == zone {
			cards = append(cards, c)
		}
	}
	slices.SortFunc(cards, func(a, b *ocg.Card) int { return cmp.Compare(a.Sequence(), b.Sequence()) })
	if zone == "deck" || zone == "grave" || zone == "banished" || zone == "extra" {
		slices.Reverse(cards)
	}
	return cards
}

// expectZone compares the cards of a zone with the expected number or list.
func (c call) expectZone(p ocg.Player, zone string, want lua.LValue) {
	field := sideName(p) + "." + zone
	cards := c.zoneCards(p, zone)
	if n, ok := want.(lua.LNumber); ok {
		if int(n) != len(cards) {
			c.fail(&Failure{Field: field, Want: fmt.Sprintf("%d cards", int(n)), Got: c.cardList(cards)})
		}
		return
	}
	items, ordered := c.expectedList(want)
	left := slices.Clone(cards)
	var missing []string
	for i, item := range items {
		s := c.spec(item)
		at := c.findExpected(left, &s, ordered)
		if at < 0 {
			missing = append(missing, c.missing(left, &s, ordered, i))
			continue
		}
		left = slices.Delete(left, at, at+1)
	}
	if len(missing) == 0 && len(left) == 0 {
		return
	}
	f := &Failure{Field: field, Want: c.showList(items), Got: c.cardList(cards)}
	for _, m := range missing {
		f.Reasons = append(f.Reasons, "missing: "+m)
	}
	for _, card := range left {
		f.Reasons = append(f.Reasons, "not expected: "+c.cardName(card))
	}
	c.fail(f)
}

// expectedList is a list of cards, and whether their order counts.
func (c call) expectedList(want lua.LValue) (items []lua.LValue, ordered bool) {
	t, ok := want.(*lua.LTable)
	if !ok {
		return []lua.LValue{want}, false
	}
	if ordered = lua.LVAsBool(t.RawGetString("ordered")); ordered {
		for i := 1; i <= t.Len(); i++ {
			items = append(items, t.RawGetInt(i))
		}
		return items, true
	}
	return list(want), false
}

// findExpected is the place of a fitting card; in order only the first counts.
func (c call) findExpected(cards []*ocg.Card, s *cardSpec, ordered bool) int {
	for i, card := range cards {
		if ordered && i > 0 {
			break
		}
		if s.matches(card) && c.stateMismatch(card, s) == "" {
			return i
		}
	}
	return -1
}

// missing says what is missing: the card, or what is different of it.
func (c call) missing(cards []*ocg.Card, s *cardSpec, ordered bool, index int) string {
	for _, card := range cards {
		if s.matches(card) {
			if difference := c.stateMismatch(card, s); difference != "" {
				return s.text + ": " + difference
			}
		}
	}
	if ordered {
		return fmt.Sprintf("%s as number %d", s.text, index+1)
	}
	return s.text
}

func (c call) showList(items []lua.LValue) string {
	if len(items) == 0 {
		return "no cards"
	}
	texts := make([]string, len(items))
	for i, item := range items {
		texts[i] = c.show(item)
	}
	return strings.Join(texts, ", ")
}

func (x *run) cardList(cards []*ocg.Card) string {
	if len(cards) == 0 {
		return "no cards"
	}
	texts := make([]string, len(cards))
	for i, card := range cards {
		texts[i] = fmt.Sprintf("%q", x.cardName(card))
	}
	return strings.Join(texts, ", ")
}

// expectCard compares the state of a card, or the number of such cards.
func (c call) expectCard(p ocg.Player, s cardSpec, state *lua.LTable) {
	s.of = p
	c.onlyFields(state, "expect_card", cardFields...)
	c.specFields(&s, state)
	at, slot := s.at, s.slot
	s.at, s.slot = "", -1
	field := sideName(p) + "." + s.text
	cards := c.onTable(&s)
	if n := state.RawGetString("count"); n != lua.LNil {
		s.at, s.slot = at, slot
		c.same(field+".count", n, lua.LNumber(len(c.onTable(&s))))
		return
	}
	if len(cards) == 0 {
		c.fail(&Failure{Field: field, Want: "a card of " + sideName(p), Got: "none there"})
	}
	s.fields = state
	var differences []string
	for _, card := range cards {
		switch difference := c.stateMismatch(card, &s); {
		case at != "" && zoneWord(card) != at:
			differences = append(differences, fmt.Sprintf("at: expected %q, got %q", at, zoneWord(card)))
		case difference != "":
			differences = append(differences, difference)
		default:
			return
		}
	}
	name, rest, _ := strings.Cut(differences[0], ": expected ")
	want, got, _ := strings.Cut(rest, ", got ")
	c.fail(&Failure{Field: field + "." + name, Want: want, Got: got})
}

// stateFields are what can be said of a card's state, by field.
var stateFields = []struct {
	name string
	of   func(x *run, c *ocg.Card) lua.LValue
}{
	{"position", func(_ *run, c *ocg.Card) lua.LValue { return lua.LString(cardPosition(c)) }},
	{"atk", func(_ *run, c *ocg.Card) lua.LValue { return lua.LNumber(c.Attack()) }},
	{"def", func(_ *run, c *ocg.Card) lua.LValue { return lua.LNumber(c.Defense()) }},
	{"level", func(_ *run, c *ocg.Card) lua.LValue { return lua.LNumber(c.Level()) }},
	{"slot", func(_ *run, c *ocg.Card) lua.LValue { return lua.LNumber(slotOf(c)) }},
	{"counters", func(_ *run, c *ocg.Card) lua.LValue { return lua.LNumber(totalCounters(c)) }},
	{"equips", func(_ *run, c *ocg.Card) lua.LValue { return lua.LNumber(len(c.EquipCards)) }},
	{"materials", func(_ *run, c *ocg.Card) lua.LValue { return lua.LNumber(len(c.Attached)) }},
	{"owner", func(_ *run, c *ocg.Card) lua.LValue { return lua.LString(sideName(c.Owner)) }},
}

// stateNames are the names of the fields of a card's state.
func stateNames() (names []string) {
	for _, field := range stateFields {
		names = append(names, field.name)
	}
	return names
}

// stateMismatch is the first field of a card's state that is not as specified:
// "field: expected a, got b", or "".
func (x *run) stateMismatch(c *ocg.Card, s *cardSpec) string {
	if s.fields == nil {
		return ""
	}
	for _, field := range stateFields {
		want := s.fields.RawGetString(field.name)
		if want == lua.LNil {
			continue
		}
		if p, ok := sideOf(want); ok {
			want = lua.LString(sideName(p))
		}
		if got := field.of(x, c); !sameState(want, got, c) {
			return fmt.Sprintf("%s: expected %s, got %s", field.name, x.show(want), x.show(got))
		}
	}
	return ""
}

// sameState compares; "faceup" and "facedown" take both positions of a monster.
func sameState(want, got lua.LValue, c *ocg.Card) bool {
	switch want {
	case lua.LString("faceup"):
		return c.FaceUp()
	case lua.LString("facedown"):
		return c.FaceDown()
	}
	return want == got
}

func cardPosition(c *ocg.Card) string {
	if c.In(ocg.LocationMzone) {
		return positionText(c.Position)
	}
	if c.FaceUp() {
		return "faceup"
	}
	return "facedown"
}

func totalCounters(c *ocg.Card) int {
	n := 0
	for _, counter := range c.Counters {
		n += counter.Total()
	}
	return n
}
