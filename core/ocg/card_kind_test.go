package ocg

import "testing"

// rules: OCG-CARD-10, OCG-CARD-11, OCG-CARD-12, OCG-MKIND-01, OCG-MKIND-07
func TestKindsAndFrames(t *testing.T) {
	for _, test := range []struct {
		rule         string
		types        uint32
		kind, colour string
	}{
		{"OCG-MKIND-01", TypeMonster | TypeNormal, "Normal Monster", "yellow"},
		{"OCG-MKIND-01", TypeMonster | TypeNormal | TypeTuner, "Normal Monster", "yellow"},
		{"OCG-MKIND-01", TypeMonster | TypeEffect, "Effect Monster", "orange"},
		{"OCG-MKIND-01", TypeMonster | TypeEffect | TypeFlip, "Effect Monster", "orange"},
		{"OCG-MKIND-01", TypeMonster | TypeEffect | TypeSpsummon, "Effect Monster", "orange"},
		{"OCG-MKIND-01", TypeMonster | TypeRitual, "Ritual Monster", "blue"},
		{"OCG-MKIND-01", TypeMonster | TypeFusion, "Fusion Monster", "purple"},
		{"OCG-MKIND-01", TypeMonster | TypeSynchro, "Synchro Monster", "white"},
		{"OCG-MKIND-07", TypeMonster | TypeRitual | TypeEffect, "Ritual Monster", "blue"},
		{"OCG-MKIND-07", TypeMonster | TypeFusion | TypeEffect, "Fusion Monster", "purple"},
		{"OCG-MKIND-07", TypeMonster | TypeSynchro | TypeEffect, "Synchro Monster", "white"},
		{"OCG-CARD-10", TypeSpell, "Normal Spell", "green"},
		{"OCG-CARD-10", TypeSpell | TypeQuickplay, "Quick-Play Spell", "green"},
		{"OCG-CARD-10", TypeSpell | TypeContinuous, "Continuous Spell", "green"},
		{"OCG-CARD-10", TypeSpell | TypeEquip, "Equip Spell", "green"},
		{"OCG-CARD-10", TypeSpell | TypeField, "Field Spell", "green"},
		{"OCG-CARD-10", TypeSpell | TypeRitual, "Ritual Spell", "green"},
		{"OCG-CARD-11", TypeTrap, "Normal Trap", "red"},
		{"OCG-CARD-11", TypeTrap | TypeContinuous, "Continuous Trap", "red"},
		{"OCG-CARD-11", TypeTrap | TypeCounter, "Counter Trap", "red"},
		{"later kinds", TypeMonster | TypeXyz | TypeEffect, "Xyz Monster", "black"},
		{"later kinds", TypeMonster | TypeLink | TypeEffect, "Link Monster", "dark blue"},
		{"tokens", TypeMonster | TypeNormal | TypeToken, "Token", "grey"},
		{"no card", 0, "", ""},
	} {
		card := CardData{Type: test.types}
		if kind, colour := card.Kind(); kind != test.kind || colour != test.colour {
			t.Errorf("%s: type %#x is a %s with a %s frame, want a %s with a %s one", test.rule, test.types, kind, colour, test.kind, test.colour)
		}
	}
}
