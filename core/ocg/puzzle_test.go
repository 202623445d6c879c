package ocg

import "testing"

func TestPuzzleIsLaidOut(t *testing.T) {
	d := NewDuel(Rules{}, plainCards{})
	d.ReloadFieldBegin(DuelAttackFirstTurn, 5, false)
	d.SetPlayerInfo(0, 4000, 0, 0)
	add := func(loc Location, seq int, pos Position) *Card {
		t.Helper()
		c, err := d.AddCard(20000, 0, 1, loc, seq, pos, true)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	monster := add(LocationMzone, 2, PosFaceupAttack)
	material := add(LocationMzone, 2, PosFaceup)
	set := add(LocationStzone, 1, PosFacedown)
	below, top := add(LocationDeck, 0, PosFacedown), add(LocationDeck, 0, PosFacedown)
	d.ReloadFieldEnd()
	f := &board{d, t}
	f.same("attack in the first turn", d.Rules.AttackFirstTurn && d.Rules.ExtraMonsterZones, true)
	f.same("life points", d.Players[0].LP, 4000)
	f.same("holder of the material", material.Holder, monster)
	f.same("face-up card in effect", monster.Is(StatusEffectEnabled), true)
	f.same("set card in effect", set.Is(StatusEffectEnabled), false)
	f.same("properly summoned", monster.Is(StatusProcComplete), true)
	f.same("top of the deck", d.Zone(1, ZoneDeck)[1], top)
	f.same("below it", d.Zone(1, ZoneDeck)[0], below)
	if _, err := d.AddCard(20000, 0, 0, LocationMzone, 7, PosFaceupAttack, false); err == nil {
		t.Error("a monster zone 7 was accepted")
	}
	if err := d.Table.Check(); err != nil {
		t.Error(err)
	}
}
