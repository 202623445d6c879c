package scenario

import (
	"fmt"
	"strings"
	"unicode"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
	"duel/script/host"
)

var setupFunctions = []Function{
	fn("Global.test", "name:String, steps:Function", "Declares a test: a duel of its own that begins with the set-up the file has before. A file without tests is one test.", declareTest),
	fn("Global.field", "layout:Table", "Lays out a field in one go, as the Debug functions do: {rules=\"mr5\", switches={first_turn_draw=true}, me={lp=8000, hand={\"Name\", …}, monsters={…}, spells={…}, field=\"Name\", grave={…}, banished={…}, deck={…}, extra={…}}, opponent={…}}. A card is a name, a passcode or {\"Name\", slot=n, position=\"…\", counters={[kind]=n}, equipped_to=\"Name\", owner=opponent, proper=true}.", layOut),
}

// mostTests is how many tests a file may have: each runs the file anew.
const mostTests = 1000

// declareTest notes a test, and keeps its steps if it is the one to run.
func declareTest(c call) int {
	name := c.L.Get(1).String()
	if strings.ContainsFunc(name, unicode.IsControl) {
		c.failf("the name of a test is one line of text, not %q", name)
	}
	if len(c.tests) == mostTests {
		c.failf("a file has at most %d tests", mostTests)
	}
	for _, t := range c.tests {
		if t.Name == name {
			c.failf("the test %q is declared in line %d already", name, t.Line)
		}
	}
	number := c.target == len(c.tests) || c.target == anyTest && c.chosen == nil
	if number && (c.accept == nil || c.accept(name)) {
		c.chosen = c.L.Get(2).(*lua.LFunction)
	}
	c.tests = append(c.tests, Test{Name: name, Line: c.run.line})
	return 0
}

// guardSetup makes the set-up functions take names, and fail where a puzzle
// would go on with a card missing.
func (x *run) guardSetup(L *lua.LState) {
	debug := L.GetGlobal("Debug").(*lua.LTable)
	x.beginField = debug.RawGetString("ReloadFieldBegin")
	x.guard(L, debug, "ReloadFieldBegin", func(L *lua.LState) {
		if n, ok := L.Get(2).(lua.LNumber); ok {
			x.checkRule(int(n))
		}
		x.began, x.ended = true, false
	})
	x.guard(L, debug, "AddCard", x.checkAddCard)
	x.guard(L, debug, "ReloadFieldEnd", func(*lua.LState) {
		x.needsBegin("Debug.ReloadFieldEnd")
		x.ended = true
	})
}

// guard runs a check before a set-up function.
func (x *run) guard(L *lua.LState, table *lua.LTable, name string, check func(*lua.LState)) {
	inner := table.RawGetString(name)
	table.RawSetString(name, L.NewFunction(func(L *lua.LState) int {
		x.noteStep(L, "Debug."+name)
		if x.driver.started() {
			x.failf("the set-up has to come before the first move")
		}
		check(L)
		n := L.GetTop()
		L.Insert(inner, 1)
		L.Call(n, lua.MultRet)
		x.checkErrors()
		return L.GetTop()
	}))
}

func (x *run) needsBegin(what string) {
	if !x.began {
		x.failf("%s comes before Debug.ReloadFieldBegin", what)
	}
}

func (x *run) checkRule(number int) {
	if _, ok := ocg.MasterRule(number); !ok && number != 0 {
		x.failf("there is no master rule %d; they are 1 to 5 (0: none)", number)
	}
}

// checkAddCard resolves the name and sees that the card has a place.
func (x *run) checkAddCard(L *lua.LState) {
	x.needsBegin("Debug.AddCard")
	for i := 1; i <= 6; i++ {
		if i > 1 && L.Get(i).Type() != lua.LTNumber {
			x.failf("Debug.AddCard takes card, owner, controller, location, sequence and position; the one with number %d is %s", i, x.show(L.Get(i)))
		}
	}
	code := x.code(L.Get(1))
	L.Replace(1, lua.LNumber(code))
	at := func(i int) int { return int(lua.LVAsNumber(L.Get(i))) }
	owner, controller := ocg.Player(at(2)), ocg.Player(at(3))
	if !owner.Valid() || !controller.Valid() {
		x.failf("players are 0 and 1, not %d and %d", owner, controller)
	}
	x.checkPlace(code, controller, ocg.Location(at(4)), at(5))
}

// slots are how many places the zones of fixed places have.
var slots = map[ocg.Location]int{
	ocg.LocationMzone: 7, ocg.LocationSzone: 8, ocg.LocationMmzone: 5, ocg.LocationEmzone: 2, ocg.LocationStzone: 5, ocg.LocationFzone: 1, ocg.LocationPzone: 2,
}

// checkPlace fails for places that do not exist under the rules, and for those
// that are taken.
func (x *run) checkPlace(code uint32, p ocg.Player, l ocg.Location, seq int) {
	name := x.names.Name(code)
	switch n, fixed := slots[l]; {
	case fixed && (seq < 0 || seq >= n):
		x.failf("%s: there is no place %d in that zone; they are 0 to %d", name, seq, n-1)
	case fixed && l == ocg.LocationPzone && !x.duel.Rules.PendulumZones:
		x.failf("%s: these rules have no pendulum zones", name)
	case fixed && (l == ocg.LocationEmzone || l == ocg.LocationMzone && seq > 4) && !x.duel.Rules.ExtraMonsterZones:
		x.failf("%s: these rules have no extra monster zones", name)
	case !fixed && !isPile(l):
		x.failf("%s: %#x is no zone", name, uint32(l))
	}
	if holder := x.holderAt(p, l, seq); holder != nil && holder.Data.Type&ocg.TypeXyz == 0 {
		x.failf("%s: that zone is taken by %s", name, x.cardName(holder))
	}
}

func isPile(l ocg.Location) bool {
	switch l {
	case ocg.LocationDeck, ocg.LocationHand, ocg.LocationGrave, ocg.LocationRemoved, ocg.LocationExtra:
		return true
	}
	return false
}

// holderAt is the card in a monster or spell zone, or nil.
func (x *run) holderAt(p ocg.Player, l ocg.Location, seq int) *ocg.Card {
	switch l {
	case ocg.LocationMzone, ocg.LocationMmzone:
		return x.duel.Table.At(p, ocg.ZoneMonster, seq)
	case ocg.LocationSzone, ocg.LocationStzone:
		return x.duel.Table.At(p, ocg.ZoneSpell, seq)
	case ocg.LocationFzone:
		return x.duel.Table.At(p, ocg.ZoneSpell, 5)
	}
	return nil
}

// layOut is field{...}.
func layOut(c call) int {
	if c.driver.started() {
		c.failf("the set-up has to come before the first move")
	}
	t := c.L.Get(1).(*lua.LTable)
	c.onlyFields(t, "field", "rule", "rules", "switches", "flags", "me", "opponent")
	flags := uint64(c.intField(t, "flags", ocg.DuelAttackFirstTurn))
	c.L.Push(c.beginField)
	c.L.Push(lua.LNumber(flags | c.masterFlags(t)))
	c.L.Push(lua.LNumber(0))
	c.L.Call(2, 0)
	c.switchRules(t)
	c.began = true
	var links []func()
	for p, name := range [...]string{"me", "opponent"} {
		links = append(links, c.laySide(ocg.Player(p), name, c.tableField(t, name))...)
	}
	for _, link := range links {
		link()
	}
	c.duel.ReloadFieldEnd()
	c.ended = true
	c.checkErrors()
	return 0
}

// masterFlags are the duel options of the rules a field is laid out under:
// those of a profile (rules="mr1"), which the duel then follows in all that is
// no option too, or those of a master rule (rule=1).
func (c call) masterFlags(t *lua.LTable) uint64 {
	switch profile := t.RawGetString("rules").(type) {
	case *lua.LNilType:
		rule := c.intField(t, "rule", 5)
		c.checkRule(rule)
		flags, _ := ocg.MasterRule(rule)
		return flags
	case lua.LString:
		if t.RawGetString("rule") != lua.LNil {
			c.failf("field takes rule or rules, not both")
		}
		rules, err := ocg.RulesFor(string(profile))
		if err != nil {
			c.failf("%v", err)
		}
		c.duel.Rules = rules
		return rules.Flags()
	default:
		c.failf("rules is the name of a profile, such as \"mr1\", not %s", c.show(profile))
		return 0
	}
}

// switchRules sets the single rules a field is laid out under
// (switches={name=value}).
func (c call) switchRules(t *lua.LTable) {
	host.Each(c.tableField(t, "switches"), func(k, v lua.LValue) {
		name, ok := k.(lua.LString)
		if !ok {
			c.failf("switches gives rules by name, as in {first_turn_draw=true}, not %s", c.showKey(k))
		}
		var value any = c.show(v)
		switch v := v.(type) {
		case lua.LBool:
			value = bool(v)
		case lua.LNumber:
			value = c.whole(string(name), v)
		}
		if err := c.duel.Rules.Set(string(name), value); err != nil {
			c.failf("%v", err)
		}
	})
}

// layout says how the cards of a zone lie unless the script says otherwise.
type layout struct {
	word     string
	location ocg.Location
	position ocg.Position
}

// layouts are the zones in the order they are filled: monsters before the cards
// that may be equipped to them.
var layouts = []layout{
	{"deck", ocg.LocationDeck, ocg.PosFacedown}, {"extra", ocg.LocationExtra, ocg.PosFacedown}, {"hand", ocg.LocationHand, ocg.PosFacedown},
	{"grave", ocg.LocationGrave, ocg.PosFaceup}, {"banished", ocg.LocationRemoved, ocg.PosFaceup}, {"monsters", ocg.LocationMzone, ocg.PosFaceupAttack},
	{"spells", ocg.LocationSzone, ocg.PosFacedown}, {"field", ocg.LocationFzone, ocg.PosFaceup}, {"pendulum", ocg.LocationPzone, ocg.PosFaceup},
}

// laySide lays out a player's cards. The links between cards it gives back are
// to be made when all cards lie.
func (c call) laySide(p ocg.Player, name string, t *lua.LTable) (links []func()) {
	allowed := []string{"lp", "draw", "opening_hand"}
	for _, l := range layouts {
		allowed = append(allowed, l.word)
	}
	c.onlyFields(t, name, allowed...)
	c.duel.SetPlayerInfo(p, c.intField(t, "lp", 8000), c.intField(t, "opening_hand", 0), c.intField(t, "draw", 0))
	for _, l := range layouts {
		entries := t.RawGetString(l.word)
		if entries == lua.LNil {
			continue
		}
		items := list(entries)
		for i := range items {
			at := i
			if l.word == "deck" {
				at = len(items) - 1 - i // listed from the top, laid from the bottom
			}
			links = append(links, c.lay(p, l, items[at], i)...)
		}
	}
	return links
}

// lay puts one card in a zone.
func (c call) lay(p ocg.Player, l layout, entry lua.LValue, index int) (links []func()) {
	t, ok := entry.(*lua.LTable)
	if !ok {
		t = &lua.LTable{Metatable: lua.LNil}
		t.Append(entry)
	}
	c.onlyFields(t, "a card", "slot", "position", "owner", "proper", "counters", "equipped_to")
	code := c.code(t.RawGetInt(1))
	seq := 0
	if _, fixed := slots[l.location]; fixed {
		seq = c.intField(t, "slot", index)
	}
	pos := l.position
	if word := t.RawGetString("position"); word != lua.LNil {
		pos = c.position(word, l)
	}
	owner := p
	if side := t.RawGetString("owner"); side != lua.LNil {
		owner = c.sideField("owner", side)
	}
	proper := l.location == ocg.LocationMzone
	if v := t.RawGetString("proper"); v != lua.LNil {
		proper = lua.LVAsBool(v)
	}
	c.checkPlace(code, p, l.location, seq)
	card, err := c.duel.AddCard(code, owner, p, l.location, seq, pos, proper)
	if err != nil {
		c.failf("%s cannot be laid out: %v", c.names.Name(code), err)
	}
	if card == nil {
		c.failf("%s cannot lie in %s %d", c.names.Name(code), l.word, seq)
	}
	c.layCounters(card, t)
	if target := t.RawGetString("equipped_to"); target != lua.LNil {
		links = append(links, func() { c.equip(card, target) })
	}
	return links
}

func (c call) layCounters(card *ocg.Card, t *lua.LTable) {
	host.Each(c.tableField(t, "counters"), func(kind, n lua.LValue) {
		c.duel.PreAddCounter(card, uint16(c.whole("a kind of counter", kind)), c.whole("the number of counters", n))
	})
}

func (c call) equip(card *ocg.Card, target lua.LValue) {
	s := c.spec(target)
	for _, to := range c.onTable(&s) {
		if c.duel.PreEquip(card, to) {
			return
		}
	}
	c.failf("%s cannot be equipped to %s", c.cardName(card), s.text)
}

// position reads a position word; spells and traps are only face-up or
// face-down.
func (c call) position(v lua.LValue, l layout) ocg.Position {
	words := map[string]ocg.Position{"faceup": ocg.PosFaceup, "facedown": ocg.PosFacedown}
	if l.location == ocg.LocationMzone {
		words = map[string]ocg.Position{
			"attack": ocg.PosFaceupAttack, "defense": ocg.PosFaceupDefense, "facedown defense": ocg.PosFacedownDefense,
			"facedown attack": ocg.PosFacedownAttack, "facedown": ocg.PosFacedownDefense,
		}
	}
	word, _ := v.(lua.LString)
	pos, ok := words[string(word)]
	if !ok {
		c.failf("%s is no position in %s", c.show(v), l.word)
	}
	return pos
}

// noteStep notes a step that is no function of the registry.
func (x *run) noteStep(L *lua.LState, name string) {
	x.line = lineOf(L)
	x.step = fmt.Sprintf("%s(…)", name)
}
