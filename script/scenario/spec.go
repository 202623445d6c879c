package scenario

import (
	"fmt"
	"math"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
	binding "duel/script/ocg"
)

// cardSpec says which card a script means: by name, passcode or object, and
// where it is.
type cardSpec struct {
	text   string // as written
	code   uint32
	card   *ocg.Card
	at     string      // zone word, "" for any
	slot   int         // -1 for any
	of     ocg.Player  // NoPlayer for any
	effect lua.LValue  // which of its effects: text or number, nil for any
	fields *lua.LTable // what else is said of it; nil for nothing
}

// spec reads a card specification: a name, a passcode, a card, or a table with
// one of these first and further fields.
func (x *run) spec(v lua.LValue) cardSpec {
	s := cardSpec{text: x.show(v), slot: -1, of: ocg.NoPlayer}
	if t, ok := v.(*lua.LTable); ok {
		s.fields = t
		x.onlyFields(t, "a card", cardFields...)
		x.specFields(&s, t)
		v = t.RawGetInt(1)
	}
	if s.card = binding.CardOf(v); s.card != nil {
		s.code = s.card.Data.Code
		return s
	}
	s.code = x.code(v)
	return s
}

// cardFields are the fields that may be said of a card.
var cardFields = append([]string{"at", "slot", "of", "effect", "count"}, stateNames()...)

// specFields reads the fields that say where a card is.
func (x *run) specFields(s *cardSpec, t *lua.LTable) {
	if at := t.RawGetString("at"); at != lua.LNil {
		word, _ := at.(lua.LString)
		if s.at = string(word); !isZoneWord(s.at) {
			x.failf("there is no zone %s; the zones are %s", x.show(at), strings.Join(zoneList, ", "))
		}
	}
	s.slot = x.intField(t, "slot", s.slot)
	if of := t.RawGetString("of"); of != lua.LNil {
		s.of = x.sideField("of", of)
	}
	if effect := t.RawGetString("effect"); effect != lua.LNil {
		s.effect = effect
	}
}

// zoneList are the zones scripts name, in the order messages list them.
var zoneList = []string{"hand", "monsters", "spells", "field", "pendulum", "grave", "banished", "deck", "extra"}

func isZoneWord(word string) bool {
	for _, z := range zoneList {
		if z == word {
			return true
		}
	}
	return false
}

// code is the passcode of a card named by a script.
func (x *run) code(v lua.LValue) uint32 {
	switch v := v.(type) {
	case lua.LNumber:
		if v < 0 || v > math.MaxUint32 || x.cards.Card(uint32(v)) == nil {
			x.failf("there is no card with the passcode %s", v)
		}
		return uint32(v)
	case lua.LString:
		code, err := x.names.Code(string(v))
		if err != nil {
			x.failf("%v", err)
		}
		return code
	}
	x.failf("a card is given by its name or passcode, not as %s", x.show(v))
	return 0
}

// zoneWord is the zone a card is in, as scripts name it.
func zoneWord(c *ocg.Card) string { return placeWord(c.Place()) }

func placeWord(p ocg.Place) string {
	zone, _ := p.Where()
	if zone == "emzone" {
		return "monsters"
	}
	return zoneWords[zone]
}

// matches reports whether a card on the table is meant, leaving out what is
// said of its state.
func (s *cardSpec) matches(c *ocg.Card) bool {
	return s.is(c) && s.lies(c.Place())
}

// is reports whether a card is the one meant, or of its name.
func (s *cardSpec) is(c *ocg.Card) bool {
	if s.card != nil {
		return s.card == c
	}
	return c.Data.Code == s.code || c.Code() == s.code || c.OriginalCode() == s.code
}

// lies reports whether the card meant may lie at a place.
func (s *cardSpec) lies(p ocg.Place) bool {
	return s.card != nil || (s.at == "" || s.at == placeWord(p)) && (s.slot < 0 || s.slot == p.Sequence) && (s.of == ocg.NoPlayer || s.of == p.Controller)
}

// slotOf is the place of a card in its zone; extra monster zones are 5 and 6.
func slotOf(c *ocg.Card) int { return c.Sequence() }

// onTable are the cards on the table a specification means.
func (x *run) onTable(s *cardSpec) (found []*ocg.Card) {
	for _, c := range x.duel.Table.Cards() {
		if c != x.duel.Dummy && c.Location() != 0 && s.matches(c) {
			found = append(found, c)
		}
	}
	return found
}

// cardAt is the card a decision refers to, nil for a bare zone.
func (x *run) cardAt(ref ocg.CardRef) *ocg.Card {
	for _, c := range x.duel.Table.Cards() {
		if c != x.duel.Dummy && c.Location() != 0 && c.Place().Controller == ref.Controller && samePlace(c.Place(), ref.Place) {
			return c
		}
	}
	return nil
}

func samePlace(a, b ocg.Place) bool {
	return a.Location == b.Location && a.Sequence == b.Sequence && a.Overlay == b.Overlay && (!a.Overlay || a.Index == b.Index)
}

// means reports whether an option is of the card specified.
func (x *run) means(s *cardSpec, o *ocg.Option) bool {
	if !o.HasRef {
		return o.Code != 0 && o.Code == s.code
	}
	c, gone := x.cardOf(&o.Ref)
	return c != nil && s.is(c) && s.lies(o.Ref.Place) && x.meansEffect(s, o) && (gone || x.stateMismatch(c, s) == "")
}

// cardOf is the card a choice referred to when it was made, and whether it has
// left that place since.
func (x *run) cardOf(ref *ocg.CardRef) (c *ocg.Card, gone bool) {
	c, now := x.passedCards[ref], x.cardAt(*ref)
	if c == nil {
		return now, false
	}
	return c, c != now
}

// meansEffect reports whether an option is of the effect specified: by its
// number among the card's texts or by a part of its text.
func (x *run) meansEffect(s *cardSpec, o *ocg.Option) bool {
	switch want := s.effect.(type) {
	case lua.LNumber:
		return strings.HasSuffix(o.Effect.String(), fmt.Sprintf(":%d", int(want)))
	case lua.LString:
		return strings.Contains(strings.ToLower(x.names.Text(o.Effect)), strings.ToLower(string(want)))
	}
	return true
}
