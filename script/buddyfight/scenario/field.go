package scenario

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/buddyfight"
	"duel/script/host"
	base "duel/script/scenario"
)

// setupFunctions lay out fields and declare tests.
var setupFunctions = []Function{
	fn("Global.test", "name:String, f:Function", "Declares a test.", func(c call) int {
		_, line := host.Place(c.L)
		c.tests = append(c.tests, base.Test{Name: c.text(1), Line: line})
		if len(c.tests) == c.target+1 {
			c.chosen = c.L.CheckFunction(2)
		}
		return 0
	}),
	fn("Global.field", "t:Table", "Lays out the field and begins the duel: {me={…}, opponent={…}, turn=3, player=\"me\", phase=\"main\"}. "+
		"A side has left, center, right, item, set, hand, drop, deck and gauge (cards or a number), life, buddy and world (of its flag). "+
		"A card is its name or number, or {name, rested=true, soul={…}}, or with size, power, critical, defense, keywords and attributes one made up.", layOut),
}

// phases are the phases a field may begin in.
var phases = map[string]buddyfight.Phase{
	"start": buddyfight.StartPhase, "main": buddyfight.MainPhase, "attack": buddyfight.AttackPhase, "final": buddyfight.FinalPhase, "end": buddyfight.EndOfTurn,
}

// firstTurn is the turn a field is in unless it says another: no rule of the
// first turn applies.
const firstTurn = 3

func layOut(c call) int {
	t := c.L.CheckTable(1)
	if c.duel != nil {
		c.failf("the field is laid out already")
	}
	c.only(t, "field", "me", "opponent", "turn", "player", "phase")
	d, state := c.Cards.NewDuel(c.Rules, core.NewSeeded(c.Seed), [2]core.Agent{&c.driver, &c.driver}, host.Options{Context: c.ctx})
	c.run.cards = state.Host()
	if c.Prepare != nil {
		c.Prepare(c.run.cards, d)
	}
	c.duel = d
	d.Journal.Observe(func(e core.Entry) {
		if e.Event != nil {
			c.events = append(c.events, e.Event)
			c.driver.observe(e.Event)
		}
	})
	for p, side := range []string{"me", "opponent"} {
		c.side(core.Player(p), side, c.table(t, side))
	}
	turn, player := c.number(t, "turn", firstTurn, 1, most), core.Player(0)
	if c.word(t, "player", "me", "opponent") == "opponent" {
		player = 1
	}
	phase := phases[c.word(t, "phase", "main", "start", "attack", "final", "end")]
	c.driver.start(func() (buddyfight.Result, error) { return d.PlayFrom(c.ctx, turn, player, phase) })
	return 0
}

// zones are the places of a field, in the order they are filled.
var zones = []struct {
	name  string
	zone  core.ZoneID
	count int
}{
	{"deck", buddyfight.ZoneDeck, 10}, {"gauge", buddyfight.ZoneGauge, 0}, {"drop", buddyfight.ZoneDrop, 0}, {"hand", buddyfight.ZoneHand, 0},
	{"left", buddyfight.ZoneLeft, 0}, {"center", buddyfight.ZoneCenter, 0}, {"right", buddyfight.ZoneRight, 0},
	{"item", buddyfight.ZoneItem, 0}, {"set", buddyfight.ZoneSet, 0}, {"buddy", buddyfight.ZoneBuddy, 0},
}

// sideFields are the fields of a side.
var sideFields = func() []string {
	fields := []string{"life", "world"}
	for _, z := range zones {
		fields = append(fields, z.name)
	}
	return fields
}()

// side lays out one side.
func (c call) side(p core.Player, name string, spec *lua.LTable) {
	c.only(spec, name, sideFields...)
	world := lua.LVAsString(spec.RawGetString("world"))
	if world == "" {
		world = "Dragon World"
	}
	c.duel.AddCard(&buddyfight.CardData{Name: world, World: world, Type: buddyfight.Flag}, p, buddyfight.ZoneFlag)
	c.duel.Players[p].Life = c.number(spec, "life", c.duel.Players[p].Life, 0, most)
	for _, z := range zones {
		v := spec.RawGetString(z.name)
		n := z.count
		if v.Type() == lua.LTNumber {
			n, v = c.number(spec, z.name, 0, 0, mostCards), lua.LNil
		}
		if v == lua.LNil {
			for range n {
				c.duel.AddCard(filler, p, z.zone)
			}
			continue
		}
		for _, card := range cardList(v) {
			c.card(p, z.zone, card)
		}
	}
}

// filler stands where a number of cards is given.
var filler = &buddyfight.CardData{Name: "Filler", World: buddyfight.Generic, Type: buddyfight.Monster, Size: 1, Power: 1000, Critical: 1, Defense: 1000}

// cardList is a list of cards; one card alone may be written without braces.
func cardList(v lua.LValue) []lua.LValue {
	if t, ok := v.(*lua.LTable); ok && isCard(t) {
		return []lua.LValue{v}
	}
	return list(v)
}

// isCard tells a card written as {name, power=…} from a list of cards.
func isCard(t *lua.LTable) bool {
	named := false
	host.Each(t, func(k, _ lua.LValue) { named = named || k.Type() == lua.LTString })
	return named
}

// card puts one card onto a zone.
func (c call) card(p core.Player, z core.ZoneID, v lua.LValue) {
	t, _ := v.(*lua.LTable)
	name := v
	if t != nil {
		c.only(t, "a card", "rested", "soul", "size", "power", "critical", "defense", "keywords", "attributes")
		name = t.RawGetInt(1)
	}
	if name.Type() != lua.LTString {
		c.failf("a card is given by its name or number in quotes, not as %s", shown(name))
	}
	card := c.duel.AddCard(c.data(lua.LVAsString(name), t), p, z)
	if t == nil {
		return
	}
	card.Rested = lua.LVAsBool(t.RawGetString("rested"))
	for _, soul := range list(t.RawGetString("soul")) {
		c.duel.AddSoul(c.data(lua.LVAsString(soul), nil), card)
	}
}

// data is a card of the pack, or one made up of the facts given.
func (c call) data(name string, t *lua.LTable) *buddyfight.CardData {
	if name == filler.Name {
		return filler
	}
	if t == nil || t.RawGetString("power") == lua.LNil {
		data, err := c.Cards.Find(name)
		if err != nil {
			c.failf("%v", err)
		}
		return data
	}
	number := func(field string) int { return c.number(t, field, 0, 0, most) }
	data := &buddyfight.CardData{Name: name, World: buddyfight.Generic, Type: buddyfight.Monster,
		Size: number("size"), Power: number("power"), Critical: number("critical"), Defense: number("defense")}
	for _, a := range list(t.RawGetString("attributes")) {
		data.Attributes = append(data.Attributes, lua.LVAsString(a))
	}
	for _, k := range list(t.RawGetString("keywords")) {
		kv, err := buddyfight.ParseKeyword(lua.LVAsString(k))
		if err != nil {
			c.failf("%v", err)
		}
		data.Keywords = append(data.Keywords, kv)
	}
	return data
}
