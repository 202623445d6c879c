package pack

import (
	"reflect"
	"testing"

	"duel/core/ocg"
)

func TestWrittenFactsAreReadBack(t *testing.T) {
	constants := map[string]float64{
		"TYPE_MONSTER": 1, "TYPE_EFFECT": 0x20, "TYPE_XYZ": 0x800000, "TYPE_LINK": 0x4000000, "ATTRIBUTE_DARK": 0x20, "RACE_WARRIOR": 1, "TYPES_BOTH": 0x21,
	}
	lookup := func(name string) (int64, bool) {
		value, ok := constants[name]
		return int64(value), ok
	}
	names := NewBitNames(constants)
	for _, want := range []*ocg.CardData{
		{Code: 5, Name: "A \"quoted\" \\ name", Type: 0x21, Level: 4, Attribute: 0x20, Race: 1, Attack: -2, Defense: 100, SetCodes: []uint16{8, 0x1008}, Strings: []string{"a", "", "b"}},
		{Code: 6, Name: "Xyz", Alias: 5, Type: 0x800001, Level: 4, Attribute: 0x60, Race: 1 << 40, Attack: 1, Defense: 2},
		{Code: 7, Name: "Link", Type: 0x4000001, Level: 2, LinkMarkers: 0x28, Attribute: 1, Race: 1},
		{Code: 8, Name: "Spell", Type: 2, LeftScale: 1, RightScale: 8},
	} {
		text := FactsText(want, names)
		got, err := ParseFacts("c.lua", "local s,id=GetID()\n"+text, want.Code, lookup)
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%s\ngot  %+v (%v)\nwant %+v", text, got, err, want)
		}
	}
	if got := names.Text("TYPE", 0x21); got != "TYPE_MONSTER|TYPE_EFFECT" {
		t.Errorf("names are %s", got)
	}
}
