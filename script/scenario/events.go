package scenario

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/ocg"
)

var eventFunctions = []Function{
	fn("Global.mark", "", "Marks this moment: happened and never_happened look at what came after the latest mark, or the beginning.", func(c call) int {
		c.quiet()
		c.mark = len(c.events)
		return 0
	}),
	fn("Global.happened", "event:String, of:Table=", "Expects that an event happened since the mark: \"move\", \"draw\", \"damage\", \"recover\", \"chaining\", … (the names of traces). Of its fields card=, player=me, amount=n, to=\"zone\", from=\"zone\", reason=\"word\", phase=\"main 2\" are looked at; times=n says how often it happened.", func(c call) int {
		want := c.eventSpec()
		times := c.intField(want.fields, "times", -1)
		n := c.count(want)
		if times >= 0 && n != times || times < 0 && n == 0 {
			expected := "at least once"
			if times >= 0 {
				expected = fmt.Sprintf("%d times", times)
			}
			c.fail(&Failure{Field: want.text, Want: expected, Got: fmt.Sprintf("%d times", n), Reasons: c.eventList(want.name)})
		}
		return 0
	}),
	fn("Global.never_happened", "event:String, of:Table=", "Expects that no such event happened since the mark.", func(c call) int {
		want := c.eventSpec()
		if n := c.count(want); n > 0 {
			c.fail(&Failure{Field: want.text, Want: "never", Got: fmt.Sprintf("%d times", n), Reasons: c.eventList(want.name)})
		}
		return 0
	}),
	fn("Global.happened_in_order", "...events:Table", "Expects that these events happened since the mark one after another, whatever came between; each is {\"event\", card=…} with the fields of happened.", func(c call) int {
		c.quiet()
		from := c.mark
		for i := 1; i <= c.L.GetTop(); i++ {
			t := c.L.Get(i).(*lua.LTable)
			want := c.event(t.RawGetInt(1).String(), t)
			at := slices.IndexFunc(c.events[min(from, len(c.events)):], func(e core.Event) bool { return c.fitsEvent(e, want) })
			if at < 0 {
				c.fail(&Failure{Field: want.text, Want: fmt.Sprintf("as number %d of the order", i), Got: "not after those before it", Reasons: c.eventList(want.name)})
			}
			from += at + 1
		}
		return 0
	}),
}

// eventSpec says which events a script means.
type eventSpec struct {
	name   string
	fields *lua.LTable
	card   *cardSpec
	text   string
}

// eventSpec reads the arguments of happened and never_happened.
func (c call) eventSpec() *eventSpec {
	c.quiet()
	return c.event(c.L.Get(1).String(), c.L.Get(2))
}

// event reads which events are meant by a name and fields, nil for any.
func (c call) event(name string, fields lua.LValue) *eventSpec {
	e := &eventSpec{name: name, fields: &lua.LTable{Metatable: lua.LNil}, text: name}
	if t, ok := fields.(*lua.LTable); ok {
		e.fields = t
		e.text += " " + c.show(t)
		c.onlyFields(t, "an event", "card", "player", "amount", "to", "from", "reason", "times", "link", "phase")
		if card := t.RawGetString("card"); card != lua.LNil {
			s := c.spec(card)
			e.card = &s
		}
	}
	return e
}

// count is how many events since the mark are meant.
func (c call) count(want *eventSpec) (n int) {
	for _, e := range c.events[min(c.mark, len(c.events)):] {
		if c.fitsEvent(e, want) {
			n++
		}
	}
	return n
}

// eventRecord is an event with the fields scripts ask for.
type eventRecord struct {
	Code     *uint32         `json:"code"`
	Card     eventCard       `json:"card"`
	Cards    []eventCard     `json:"cards"`
	Attacker eventCard       `json:"attacker"`
	Target   eventCard       `json:"target"`
	Player   *ocg.Player     `json:"player"`
	Amount   *int            `json:"amount"`
	Count    *int            `json:"count"`
	Link     *int            `json:"link"`
	From     json.RawMessage `json:"from"`
	To       json.RawMessage `json:"to"`
	Reasons  []string        `json:"reasons"`
	Phase    string          `json:"phase"`
}

type eventCard struct {
	Code uint32 `json:"code"`
}

// fitsEvent compares the fields of an event.
func (c call) fitsEvent(e core.Event, want *eventSpec) bool {
	if e.Name() != want.name {
		return false
	}
	raw, err := ocg.EventRecord(e)
	var r eventRecord
	if err != nil || json.Unmarshal(raw, &r) != nil {
		return false
	}
	if want.card != nil && !r.has(want.card.code) {
		return false
	}
	if p, ok := sideOf(want.fields.RawGetString("player")); ok && (r.Player == nil || *r.Player != p) {
		return false
	}
	if n, ok := want.fields.RawGetString("link").(lua.LNumber); ok && (r.Link == nil || *r.Link != int(n)) {
		return false
	}
	return r.fitsAmount(want.fields.RawGetString("amount")) && fitsZone(r.From, want.fields.RawGetString("from")) &&
		fitsZone(r.To, want.fields.RawGetString("to")) && r.fitsReason(want.fields.RawGetString("reason")) &&
		r.fitsPhase(want.fields.RawGetString("phase"))
}

// has reports whether the event is of a card.
func (r *eventRecord) has(code uint32) bool {
	if r.Code != nil && *r.Code == code || r.Card.Code == code || r.Attacker.Code == code || r.Target.Code == code {
		return true
	}
	for _, c := range r.Cards {
		if c.Code == code {
			return true
		}
	}
	return false
}

func (r *eventRecord) fitsAmount(want lua.LValue) bool {
	n, ok := want.(lua.LNumber)
	if !ok {
		return true
	}
	return r.Amount != nil && *r.Amount == int(n) || r.Count != nil && *r.Count == int(n)
}

func (r *eventRecord) fitsReason(want lua.LValue) bool {
	word, ok := want.(lua.LString)
	if !ok {
		return true
	}
	for _, reason := range r.Reasons {
		if strings.EqualFold(reason, string(word)) {
			return true
		}
	}
	return false
}

// tracePhases are the phases traces name otherwise than scripts do.
var tracePhases = map[string]string{"main1": "main 1", "battle_start": "battle", "main2": "main 2"}

func (r *eventRecord) fitsPhase(want lua.LValue) bool {
	word, ok := want.(lua.LString)
	if !ok {
		return true
	}
	phase := r.Phase
	if name, other := tracePhases[phase]; other {
		phase = name
	}
	return phase == string(word)
}

// fitsZone compares the zone of a place.
func fitsZone(raw json.RawMessage, want lua.LValue) bool {
	word, ok := want.(lua.LString)
	if !ok {
		return true
	}
	var place struct {
		Location string `json:"location"`
	}
	if json.Unmarshal(raw, &place) != nil {
		return false
	}
	return zoneWords[place.Location] == string(word) || place.Location == "emzone" && word == "monsters"
}

// eventList are the events since the mark: those of that name in full, or the
// names of all.
func (c call) eventList(name string) (out []string) {
	events := c.events[min(c.mark, len(c.events)):]
	for _, e := range events {
		if e.Name() != name {
			continue
		}
		if raw, err := ocg.EventRecord(e); err == nil {
			out = append(out, string(raw))
		}
	}
	if len(out) > 0 {
		return out
	}
	var names []string
	for _, e := range events {
		names = append(names, e.Name())
	}
	return []string{"the events since the mark: " + strings.Join(names, " ")}
}
