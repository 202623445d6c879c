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
		spec, ok := t.RawGetString(side).(*lua.LTable)
		if !ok {
			spec = c.L.NewTable()
		}
		c.side(core.Player(p), spec)
	}
	turn, player := firstTurn, core.Player(0)
	if n, ok := t.RawGetString("turn").(lua.LNumber); ok {
		turn = int(n)
	}
	if lua.LVAsString(t.RawGetString("player")) == "opponent" {
		player = 1
	}
	phase, ok := phases[lua.LVAsString(t.RawGetString("phase"))]
	if !ok {
		phase = buddyfight.MainPhase
	}
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

// side lays out one side.
func (c call) side(p core.Player, spec *lua.LTable) {
	world := lua.LVAsString(spec.RawGetString("world"))
	if world == "" {
		world = "Dragon World"
	}
	c.duel.AddCard(&buddyfight.CardData{Name: world, World: world, Type: buddyfight.Flag}, p, buddyfight.ZoneFlag)
	if life, ok := spec.RawGetString("life").(lua.LNumber); ok {
		c.duel.Players[p].Life = int(life)
	}
	for _, z := range zones {
		v := spec.RawGetString(z.name)
		n := z.count
		if given, ok := v.(lua.LNumber); ok {
			n, v = int(given), lua.LNil
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
	t.ForEach(func(k, _ lua.LValue) { named = named || k.Type() == lua.LTString })
	return named
}

// card puts one card onto a zone.
func (c call) card(p core.Player, z core.ZoneID, v lua.LValue) {
	t, _ := v.(*lua.LTable)
	name := v
	if t != nil {
		name = t.RawGetInt(1)
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
	number := func(field string) int { return int(lua.LVAsNumber(t.RawGetString(field))) }
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
