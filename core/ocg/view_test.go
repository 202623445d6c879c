package ocg

import (
	"testing"

	"duel/core"
)

// TestWhoMayLookAtWhichPile lays a card of player 0 into each pile and asks
// what each player may know of it.
func TestWhoMayLookAtWhichPile(t *testing.T) {
	for _, test := range []struct {
		rule         string
		location     Location
		position     Position
		mine, theirs bool
	}{
		{"OCG-ZONE-06 a Graveyard may be looked through by both", LocationGrave, PosFaceup, true, true},
		{"OCG-ZONE-08 a Deck lies face-down for both", LocationDeck, PosFacedown, false, false},
		{"OCG-ZONE-16 banished cards may be inspected by both", LocationRemoved, PosFaceup, true, true},
		{"OCG-ZONE-17 not those banished face-down, by nobody", LocationRemoved, PosFacedown, false, false},
		{"a hand is for its player", LocationHand, PosFacedown, true, false},
		{"OCG-SETUP-08 an Extra Deck is for its player", LocationExtra, PosFacedownDefense, true, false},
	} {
		f := newBoard(t)
		c := f.card(0, test.location, -1, TypeMonster)
		c.Position = test.position
		known := func(viewer Player) bool { return f.ViewFor(viewer).Zones[0][zoneOf(test.location)].Cards[0].Known }
		f.same(test.rule+": its player", known(0), test.mine)
		f.same(test.rule+": the opponent", known(1), test.theirs)
		f.same(test.rule+": told to the opponent", c.Ref().seenBy(1).Code != 0, test.theirs)
	}
}

// Whoever looks through a Graveyard finds it in the order the cards came, and
// leaves it so.
//
// rules: OCG-ZONE-06, OCG-ZONE-07
func TestLookingThroughAGraveyardKeepsItsOrder(t *testing.T) {
	f := newBoard(t)
	var cards []*Card
	for range 4 {
		cards = append(cards, f.monster(0, len(cards)))
	}
	f.play(firstOf, func() {
		for _, i := range []int{2, 0, 3, 1} {
			f.SendtoGrave(NewGroup(cards[i]), ReasonEffect, NoPlayer, 0)
		}
	})
	want := []int{cards[2].ID, cards[0].ID, cards[3].ID, cards[1].ID}
	for _, viewer := range []Player{1, 0, 1} {
		for i, shown := range f.ViewFor(viewer).Zones[0][ZoneGrave].Cards {
			f.same("card from the bottom", shown.ID, want[i])
		}
	}
}

// What Different Dimension Capsule banishes face-down from a Deck stays hidden
// from the opponent, as the event tells it, too.
//
// rules: OCG-ZONE-17
func TestBanishingFaceDownTellsTheOpponentNothing(t *testing.T) {
	f := newBoard(t)
	down, up := f.card(0, LocationDeck, -1, TypeMonster), f.card(0, LocationDeck, -1, TypeMonster)
	down.Position, up.Position = PosFacedown, PosFacedown
	seen := map[uint32]bool{}
	f.Journal.Observe(func(e core.Entry) {
		if move, ok := e.Event.(MoveEvent); ok {
			seen[move.SeenBy(1).(MoveEvent).Code] = true
		}
	})
	f.play(firstOf, func() {
		f.Remove(NewGroup(down), PosFacedown, ReasonEffect, NoPlayer, 0)
		f.Remove(NewGroup(up), PosFaceup, ReasonEffect, NoPlayer, 0)
	})
	f.same("banished", len(f.Zone(0, ZoneBanished)), 2)
	f.same("face-down", seen[down.Data.Code], false)
	f.same("face-up", seen[up.Data.Code], true)
}
