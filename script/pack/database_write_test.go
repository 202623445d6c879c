package pack

import (
	"path/filepath"
	"reflect"
	"testing"

	"duel/core/ocg"
)

func TestWrittenDatabaseIsReadBack(t *testing.T) {
	cards := []*ocg.CardData{
		{Code: 1000, Name: "Knight's \"End\"", SetCodes: []uint16{0x8, 0x3008}, Type: ocg.TypeMonster | ocg.TypeEffect, Level: 4, Attribute: 1, Race: 1 << 40, Attack: -2, Defense: 1200, Strings: []string{"One", "", "Three"}},
		{Code: 1001, Alias: 1000, Name: "Link", Type: ocg.TypeMonster | ocg.TypeLink, Level: 2, LinkMarkers: 0x28, Attribute: 2, Race: 1, Attack: 900},
		{Code: 1002, Name: "Scale", Type: ocg.TypeMonster | ocg.TypePendulum, Level: 3, LeftScale: 1, RightScale: 8, Attribute: 4, Race: 2},
	}
	file := filepath.Join(t.TempDir(), "cards.cdb")
	describe := func(c *ocg.CardData) string { return c.Name }
	if err := WriteDatabase(file, cards, describe); err != nil {
		t.Fatal(err)
	}
	d, err := OpenDatabase(file)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range cards {
		if got := d.Card(want.Code); !reflect.DeepEqual(got, want) {
			t.Errorf("got  %+v\nwant %+v", got, want)
		}
	}
	if err := WriteDatabase(file, cards, describe); err == nil {
		t.Error("a file that is there was written over")
	}
}

func TestTooManySetCodesAreRefused(t *testing.T) {
	card := &ocg.CardData{Code: 1, Name: "A", Type: ocg.TypeSpell, SetCodes: []uint16{1, 2, 3, 4, 5}}
	if err := WriteDatabase(filepath.Join(t.TempDir(), "a.cdb"), []*ocg.CardData{card}, func(*ocg.CardData) string { return "" }); err == nil {
		t.Error("five set codes were written")
	}
}
