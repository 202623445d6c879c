package ocg

import (
	"testing"

	"duel/core"
)

// OCG-SETUP-13 OCG-SETUP-14: both players draw five cards and have 8000 life
// points when the first turn begins.
func TestDuelBeginsWithFiveCardsAndFullLifePoints(t *testing.T) {
	d := plainDuel(t, "mr1", 3)
	var drawn [2]int
	begun := false
	d.Journal.Observe(func(e core.Entry) {
		switch event := e.Event.(type) {
		case DrawEvent:
			if !begun {
				drawn[event.Player] += len(event.Cards)
			}
		case TurnEvent:
			if begun {
				return
			}
			begun = true
			for p := range Player(2) {
				if lp := d.Players[p].LP; lp != 8000 {
					t.Errorf("player %d has %d life points", p, lp)
				}
				if hand, deck := len(d.Zone(p, ZoneHand)), len(d.Zone(p, ZoneDeck)); hand != 5 || deck != 35 {
					t.Errorf("player %d has %d cards in hand and %d in the deck", p, hand, deck)
				}
			}
		}
	})
	traceOf(t, d)
	if drawn != [2]int{5, 5} {
		t.Errorf("the players drew %v cards", drawn)
	}
}

// OCG-EXT-05: a player may know their own face-down cards on the field, the
// opponent may not; everybody knows the face-up ones.
func TestWhoKnowsFaceDownCards(t *testing.T) {
	f := newBoard(t)
	hidden := []*Card{f.monster(0, 1), f.card(0, LocationSzone, 2, TypeTrap)}
	for _, c := range hidden {
		c.Position = PosFacedownDefense
	}
	open := []*Card{f.monster(0, 3), f.card(0, LocationSzone, 4, TypeSpell)}
	known := func(viewer Player, c *Card) bool {
		zone := ZoneMonster
		if c.In(LocationSzone) {
			zone = ZoneSpell
		}
		return f.ViewFor(viewer).Zones[0][zone].Cards[c.Sequence()].Known
	}
	for _, c := range hidden {
		if !known(0, c) || known(1, c) {
			t.Errorf("face-down card %d: known to its player %v, to the opponent %v", c.Data.Code, known(0, c), known(1, c))
		}
	}
	for _, c := range open {
		if !known(0, c) || !known(1, c) {
			t.Errorf("face-up card %d is not known to both", c.Data.Code)
		}
	}
}

// OCG-EXT-07: who reaches 0 life points at one moment with the opponent draws,
// where losses count at once and where they do not.
func TestBothAtNoLifePointsAtOnce(t *testing.T) {
	for _, atOnce := range []bool{true, false} {
		f := newBoard(t)
		f.Rules.CheckLossAtOnce = atOnce
		err := core.Guard(func() {
			for p := range Player(2) {
				f.Damage(p, 9000, ReasonEffect, true, 0)
			}
			f.RDComplete()
			f.winCheck()
		})
		f.same("the end", err, errDecided)
		if result := f.Result(); result == nil || result.Winner != nil {
			t.Errorf("at once %v: the result is %+v", atOnce, result)
		}
	}
}

// OCG-EXT-09 OCG-EXT-07: damage that is not of one moment is decided by the
// first where losses count at once.
func TestFirstLossCounts(t *testing.T) {
	f := newBoard(t)
	f.Rules.CheckLossAtOnce = true
	err := core.Guard(func() {
		f.Damage(1, 9000, ReasonEffect, false, 0)
		f.Damage(0, 9000, ReasonEffect, false, 0)
	})
	f.same("the end", err, errDecided)
	if result := f.Result(); result == nil || result.Winner == nil || *result.Winner != 0 {
		t.Errorf("the result is %+v", result)
	}
	f.same("life points of the winner", f.Players[0].LP, f.Rules.StartLP)
}
