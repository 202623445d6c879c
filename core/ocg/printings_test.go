package ocg

import "testing"

// Two printings of a card have one name: what looks for the name finds both,
// whichever number is printed on them.
//
// rules: OCG-CARD-01, OCG-CARD-07
func TestPrintingsOfACardAreTheSameCard(t *testing.T) {
	f := newBoard(t)
	for _, types := range []uint32{TypeMonster | TypeEffect, TypeSpell, TypeTrap} {
		first := f.card(0, LocationGrave, -1, types)
		second, other := f.card(0, LocationGrave, -1, types), f.card(0, LocationGrave, -1, types)
		second.ChangePrinted(func(d *CardData) { d.Alias = first.Data.Code })
		f.same("name of the second printing", second.Code(), first.Code())
		f.same("found by the name", second.IsCode(first.Data.Code), true)
		f.same("not another card", other.IsCode(first.Data.Code), false)
	}
}
