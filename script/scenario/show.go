package scenario

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/ocg"
	"duel/script/host"
	binding "duel/script/ocg"
)

// mostShown is how many values of a table are shown; a table may hold itself.
const mostShown = 100

// show is a value as scripts write it.
func (x *run) show(v lua.LValue) string {
	left := mostShown
	return x.showSome(v, &left)
}

// showSome shows as many values as are left, and … for the rest.
func (x *run) showSome(v lua.LValue, left *int) string {
	if *left--; *left < 0 {
		return "…"
	}
	if p, ok := sideOf(v); ok {
		return sideName(p)
	}
	switch v := v.(type) {
	case lua.LString:
		return fmt.Sprintf("%q", string(v))
	case *lua.LTable:
		return x.showTable(v, left)
	case lua.LNumber, lua.LBool:
		return v.String()
	}
	if c := binding.CardOf(v); c != nil {
		return x.cardName(c)
	}
	return v.Type().String()
}

// showTable shows the list items, then the fields by name.
func (x *run) showTable(t *lua.LTable, left *int) string {
	var parts []string
	n := t.Len()
	for i := 1; i <= n && *left >= 0; i++ {
		parts = append(parts, x.showSome(t.RawGetInt(i), left))
	}
	fields := map[string]lua.LValue{}
	host.Each(t, func(k, v lua.LValue) {
		if i, ok := k.(lua.LNumber); ok && int(i) >= 1 && int(i) <= n {
			return
		}
		fields[x.showKey(k)] = v
	})
	for _, key := range slices.Sorted(maps.Keys(fields)) {
		if *left < 0 {
			break
		}
		parts = append(parts, key+"="+x.showSome(fields[key], left))
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

// showKey is a key of a table as scripts write it.
func (x *run) showKey(k lua.LValue) string {
	switch k := k.(type) {
	case lua.LString:
		return string(k)
	case lua.LNumber, lua.LBool:
		return "[" + k.String() + "]"
	}
	return "[" + k.Type().String() + "]"
}

// cardName is the name printed on a card.
func (x *run) cardName(c *ocg.Card) string { return x.names.Name(c.Data.Code) }

// zoneWords are the zones as scripts name them, by their name in places.
var zoneWords = map[string]string{
	"deck": "deck", "hand": "hand", "mzone": "monsters", "emzone": "extra monster zone", "szone": "spells", "fzone": "field", "pzone": "pendulum",
	"grave": "grave", "banished": "banished", "extra": "extra",
}

// placeText is a place in words: "me, monsters 2".
func placeText(p ocg.Place) string {
	zone, seq := p.Where()
	if p.Location == 0 {
		return "nowhere"
	}
	text := sideName(p.Controller) + ", " + zoneWords[zone]
	if p.Location&(ocg.LocationMzone|ocg.LocationSzone) != 0 {
		text += fmt.Sprintf(" %d", seq)
	}
	if p.Overlay {
		text += " (material)"
	}
	return text
}

// refText is a card of a decision in words.
func (x *run) refText(ref ocg.CardRef) string {
	if ref.Code == 0 {
		return placeText(ref.Place)
	}
	return x.names.Name(ref.Code) + " (" + placeText(ref.Place) + ")"
}

// actionWords are the actions as scripts name them.
var actionWords = map[ocg.Action]string{
	ocg.ActActivate: "activate", ocg.ActAttack: "attack", ocg.ActSpecialSummon: "special_summon", ocg.ActSummon: "summon",
	ocg.ActSetMonster: "set", ocg.ActSetSpellTrap: "set", ocg.ActChangePosition: "change_position", ocg.ActBattlePhase: "battle_phase",
	ocg.ActMain2: "main_phase_2", ocg.ActEndPhase: "end_turn", ocg.ActPass: "pass", ocg.ActYes: "yes", ocg.ActNo: "no",
	ocg.ActFinish: "finish", ocg.ActCancel: "cancel", ocg.ActSelect: "select", ocg.ActUnselect: "unselect",
}

// optionText is an option in words.
func (x *run) optionText(o *ocg.Option) string {
	var words []string
	if o.Action != "" {
		words = append(words, actionWords[o.Action])
	}
	switch {
	case o.HasRef:
		words = append(words, x.refText(o.Ref))
	case o.Code != 0:
		words = append(words, x.names.Name(o.Code))
	}
	for _, text := range []ocg.TextID{o.Effect, o.Text} {
		if text != 0 {
			words = append(words, fmt.Sprintf("%q", x.names.Text(text)))
		}
	}
	if o.Pos != 0 {
		words = append(words, positionText(o.Pos))
	}
	for _, word := range []string{o.Sign, o.Word} {
		if word != "" {
			words = append(words, word)
		}
	}
	if len(words) == 0 {
		words = append(words, fmt.Sprint(o.Number))
	}
	return strings.Join(words, " ")
}

// legal are the options of a choice in words.
func (x *run) legal(r *core.Request) []string {
	list := make([]string, len(r.Options))
	for i, o := range r.Options {
		list[i] = x.optionText(o.(*ocg.Option))
	}
	return list
}

// kindWords say what a kind of choice asks for.
var kindWords = map[string]string{
	ocg.DecideIdle: "what to do in the main phase", ocg.DecideBattle: "what to do in the battle phase", ocg.DecideChain: "whether to activate something",
	ocg.DecideEffectYesNo: "whether to use an effect", ocg.DecideYesNo: "yes or no", ocg.DecideOption: "one of several options",
	ocg.DecidePosition: "a position", ocg.DecideSelectOrUnselect: "cards one by one", ocg.DecideAnnounceNumber: "a number", ocg.DecideHandSign: "a hand sign",
	ocg.DecideAnnounceCard: "the name of a card", ocg.DecideSelectCards: "cards", ocg.DecideTribute: "tributes", ocg.DecideSum: "cards with a sum",
	ocg.DecidePlace: "a zone", ocg.DecideDisableZones: "zones", ocg.DecideAnnounceRace: "a type of monster", ocg.DecideAnnounceAttribute: "an attribute",
	ocg.DecideSortCards: "an order of cards", ocg.DecideSortChain: "an order of effects", ocg.DecideCounters: "counters to remove",
}

// describe is a choice in words.
func (x *run) describe(r *core.Request) string {
	text := sideName(r.Player) + " is asked for " + kindWords[r.Kind]
	d, _ := r.Detail.(*ocg.Detail)
	if d == nil {
		return text
	}
	if d.Card != nil {
		text += ": " + x.refText(*d.Card)
	}
	if d.Code != 0 {
		text += " of " + x.names.Name(d.Code)
	}
	for _, id := range []ocg.TextID{d.Effect, d.Text} {
		if id != 0 {
			text += fmt.Sprintf(" (%s)", x.names.Text(id))
		}
	}
	return text
}

// positionText is a position as scripts name it.
func positionText(p ocg.Position) string {
	switch p {
	case ocg.PosFaceupAttack:
		return "attack"
	case ocg.PosFacedownAttack:
		return "facedown attack"
	case ocg.PosFaceupDefense:
		return "defense"
	case ocg.PosFacedownDefense:
		return "facedown defense"
	}
	if p.FaceUp() {
		return "faceup"
	}
	return "facedown"
}
