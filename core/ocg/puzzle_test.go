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

func TestLaidOutCardHasNoPast(t *testing.T) {
	d := NewDuel(Rules{}, plainCards{})
	d.ReloadFieldBegin(0, 5, false)
	add := func(p Player, loc Location, seq int, pos Position) *Card {
		t.Helper()
		c, err := d.AddCard(20000, 1, p, loc, seq, pos, true)
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	c := add(0, LocationMzone, 0, PosFaceupAttack)
	f := &board{d, t}
	f.same("previous place", c.Prev.Location, Location(0))
	f.same("previous controller", add(1, LocationGrave, 0, PosFaceup).Prev.Controller, Player(0))
	f.same("player of its last move", c.ReasonPlayer, Player(0))
	f.same("player who summoned it", c.SummonPlayer, Player(0))
	f.same("position in the deck", add(0, LocationDeck, 0, PosFaceupAttack).Position, Position(PosFaceupAttack))
	extra := add(0, LocationMzone, 5, PosFaceupAttack)
	material := add(1, LocationMzone, 6, PosFaceupAttack)
	f.same("holder in the opponent's extra monster zone", material.Holder, extra)
	f.same("position of a material laid out", material.Position, Position(0))
	set := add(0, LocationMzone, 2, PosFacedownDefense)
	d.putUnder(set, c)
	f.same("position of a set card made a material", set.Position, Position(PosFacedownDefense))
}
