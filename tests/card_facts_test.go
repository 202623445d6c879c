package tests

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"duel/core"
	"duel/core/ocg"
	"duel/script/pack"
	"duel/script/session"
)

// attributes are the six of the documents (OCG-CARD-03).
var attributes = []string{"LIGHT", "DARK", "EARTH", "WIND", "WATER", "FIRE"}

// monsterTypes are the 21 of the documents (OCG-CARD-05).
var monsterTypes = strings.Fields(`DRAGON FIEND MACHINE SPELLCASTER FAIRY THUNDER ZOMBIE INSECT AQUA WARRIOR DINOSAUR PYRO
	BEASTWARRIOR ROCK REPTILE BEAST FISH PLANT WINGEDBEAST SEASERPENT PSYCHIC`)

// bitsOf are the values of the constants of those names, which have to be
// different single bits.
func bitsOf(t *testing.T, s *session.Session, prefix string, names []string) (all uint64) {
	t.Helper()
	for _, name := range names {
		value, ok := s.Constants[prefix+name]
		if !ok || bits.OnesCount64(uint64(value)) != 1 || all&uint64(value) != 0 {
			t.Fatalf("%s%s is %v, not a bit of its own", prefix, name, value)
		}
		all |= uint64(value)
	}
	return all
}

// shipped are the cards that come with the program.
func shipped(t *testing.T) (s *session.Session, cards []*ocg.CardData) {
	t.Helper()
	s, err := session.Open(session.Sources{})
	if err != nil {
		t.Fatal(err)
	}
	for _, code := range s.Pack.Codes() {
		cards = append(cards, s.Pack.Card(code))
	}
	if len(cards) == 0 {
		t.Fatal("no cards")
	}
	return s, cards
}

// A monster has one of the six Attributes and one of the 21 Types, a Spell or
// Trap has neither, nor a Level, ATK or DEF.
//
// rules: OCG-CARD-03, OCG-CARD-05, OCG-CARD-10, OCG-CARD-11
func TestMonstersHaveAnAttributeAndAType(t *testing.T) {
	s, cards := shipped(t)
	allAttributes, allTypes := bitsOf(t, s, "ATTRIBUTE_", attributes), bitsOf(t, s, "RACE_", monsterTypes)
	for _, c := range cards {
		attribute, race := uint64(c.Attribute), c.Race
		if c.Type&ocg.TypeMonster == 0 {
			if attribute|race|uint64(c.Level) != 0 || c.Attack != 0 || c.Defense != 0 {
				t.Errorf("%s is no monster and has the facts of one", c.Name)
			}
			continue
		}
		if bits.OnesCount64(attribute) != 1 || attribute&^allAttributes != 0 {
			t.Errorf("%s has the Attribute %#x", c.Name, attribute)
		}
		if bits.OnesCount64(race) != 1 || race&^allTypes != 0 {
			t.Errorf("%s has the Type %#x", c.Name, race)
		}
	}
}

// A Normal Monster has no effect; an Effect Monster, Spell or Trap has one; a
// Fusion Monster names its materials.
//
// rules: OCG-CARD-09, OCG-CARD-10, OCG-CARD-11, OCG-MKIND-02
func TestCardsHaveTheEffectsTheirKindSays(t *testing.T) {
	s, cards := shipped(t)
	rules, err := ocg.RulesFor("mr1")
	if err != nil {
		t.Fatal(err)
	}
	d, _, err := s.NewDuel(rules, session.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, data := range cards {
		var c *ocg.Card
		err := core.Guard(func() { c, _ = d.AddCard(data.Code, 0, 0, ocg.LocationHand, 0, ocg.PosFacedown, false) })
		if err != nil || c == nil {
			t.Errorf("%s: %v", data.Name, err)
			continue
		}
		kind, _ := data.Kind()
		has := len(c.OwnEffects()) > 0
		if wants := data.Type&(ocg.TypeEffect|ocg.TypeSpell|ocg.TypeTrap) != 0; kind == "Normal Monster" && has || wants && !has {
			t.Errorf("%s, a %s, has %d effects", data.Name, kind, len(c.OwnEffects()))
		}
		if fuses := slices.ContainsFunc(c.OwnEffects(), func(e *ocg.Effect) bool { return e.Code == ocg.EffectFusionMaterial }); fuses != (kind == "Fusion Monster") {
			t.Errorf("%s, a %s, names Fusion Materials: %v", data.Name, kind, fuses)
		}
	}
}

// The number printed on a card is none of the facts a duel knows.
//
// rules: OCG-CARD-07
func TestTheSetNumberIsNoFactOfACard(t *testing.T) {
	s, _ := shipped(t)
	value := func(name string) (int64, bool) {
		n, ok := s.Constants[name]
		return int64(n), ok
	}
	const facts = `local s,id=GetID() s.card={name="Kuriboh",type=TYPE_MONSTER|TYPE_EFFECT`
	if card, err := pack.ParseFacts("c1.lua", facts+"}", 1, value); err != nil || card == nil {
		t.Errorf("without a number: %v, %v", card, err)
	}
	for _, field := range []string{"number", "set_number"} {
		if _, err := pack.ParseFacts("c1.lua", facts+`,`+field+`="MRD-071"}`, 1, value); err == nil || !strings.Contains(err.Error(), field) {
			t.Errorf("with a %s: %v", field, err)
		}
	}
}
