package ocg

import (
	"reflect"
	"slices"
	"testing"

	"duel/core"
)

// shown are the cards of a zone as viewer sees them: ids, 0 for a back.
func (f *board) shown(viewer, p Player, z core.ZoneID) (ids []int) {
	for _, c := range f.ViewFor(viewer).Zones[p][z].Cards {
		if c.Taken {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// shownEvents tells viewer's events to see.
func (f *board) shownEvents(see func(viewer Player, e core.Event)) {
	for viewer := range Player(2) {
		f.Journal.ObserveAs(viewer, func(e core.Event) { see(viewer, e) })
	}
}

// OCG-INFO-01, OCG-INFO-02, OCG-INFO-03: both players know at any time how many
// cards each hand has, and which cards lie in each grave, in their order.
func TestHandSizesAndGravesArePublic(t *testing.T) {
	f := newBoard(t)
	f.inHand(1, 4)
	mine := f.inHand(1, 4)
	var grave []int
	for range 3 {
		grave = append(grave, f.card(1, LocationGrave, -1, TypeMonster).ID)
	}
	for viewer := range Player(2) {
		f.same("cards in the hand", len(f.shown(viewer, 1, ZoneHand)), 2)
		f.same("a hand card is known", slices.Contains(f.shown(viewer, 1, ZoneHand), mine.ID), viewer == 1)
		if got := f.shown(viewer, 1, ZoneGrave); !slices.Equal(got, grave) {
			t.Errorf("player %d sees the grave as %v, not %v", viewer, got, grave)
		}
	}
	f.play(firstOf, func() { f.SendtoGrave(NewGroup(mine), ReasonEffect, NoPlayer, 1) })
	f.same("cards in the hand after one is sent", len(f.shown(0, 1, ZoneHand)), 1)
	if got, want := f.shown(0, 1, ZoneGrave), append(grave, mine.ID); !slices.Equal(got, want) {
		t.Errorf("player 0 sees the grave as %v, not %v", got, want)
	}
}

// OCG-INFO-01, OCG-INFO-02: every change of a player's life points is told to
// both players as it is.
func TestLifePointsAreToldToBoth(t *testing.T) {
	f := newBoard(t)
	f.Players[1].LP = 8000
	told := [2]int{8000, 8000}
	f.shownEvents(func(viewer Player, e core.Event) {
		switch e := e.(type) {
		case AmountEvent:
			if e.Kind == "recover" {
				told[viewer] += e.Amount
			} else {
				told[viewer] -= e.Amount
			}
		}
	})
	f.play(firstOf, func() {
		f.Damage(1, 700, ReasonEffect, false, 0)
		f.Recover(1, 300, ReasonEffect, false, 1)
		f.PayLPCost(1, 1000)
	})
	f.same("life points", f.Players[1].LP, 6600)
	f.same("as told to the players", told, [2]int{6600, 6600})
}

// OCG-INFO-04: both players may look at face-up banished cards, nobody at
// face-down ones.
func TestFaceDownBanishedCardsAreKnownToNobody(t *testing.T) {
	f := newBoard(t)
	open, hidden := f.card(1, LocationRemoved, -1, TypeMonster), f.card(1, LocationRemoved, -1, TypeMonster)
	open.Position, hidden.Position = PosFaceup, PosFacedown
	for viewer := range Player(2) {
		if got, want := f.shown(viewer, 1, ZoneBanished), []int{open.ID, 0}; !slices.Equal(got, want) {
			t.Errorf("player %d sees %v, want %v", viewer, got, want)
		}
		f.same("code of the face-up card", open.Ref().seenBy(viewer).Code, open.Data.Code)
		f.same("code of the face-down card", hidden.Ref().seenBy(viewer).Code, uint32(0))
	}
}

// OCG-INFO-05, OCG-INFO-08: who is shown a card learns which card it is, and so
// all there is to know of it; the other player learns nothing.
func TestConfirmedCardIsKnownToWhoConfirms(t *testing.T) {
	f := newBoard(t)
	set := f.battler(1, 0, 0, 0, PosFacedownDefense)
	deck := f.card(1, LocationDeck, -1, TypeMonster)
	deck.Position = PosFacedown
	f.same("known before", set.Ref().seenBy(0).Code, uint32(0))
	var seen [2][]uint32
	f.shownEvents(func(viewer Player, e core.Event) {
		codesIn(reflect.ValueOf(e), func(code uint32) { seen[viewer] = append(seen[viewer], code) })
	})
	f.play(firstOf, func() { f.ConfirmCards(0, NewGroup(set, deck)) })
	if want := []uint32{set.Data.Code, deck.Data.Code}; !slices.Equal(seen[0], want) {
		t.Errorf("player 0 is shown %v, want %v", seen[0], want)
	}
	f.same("player 1 learns of the card of the deck", slices.Contains(seen[1], deck.Data.Code), false)
}

// OCG-INFO-06, OCG-INFO-07: a confirmed face-down monster stays as it was, and
// its Flip effect is not activated; turned up it is.
func TestConfirmedMonsterIsNotFlipped(t *testing.T) {
	for _, turnedUp := range []bool{false, true} {
		f := newBoard(t)
		f.inMainPhase()
		bug, seer := f.battler(1, 0, 450, 600, PosFacedownDefense), f.monster(0, 0)
		activated := 0
		f.effect(bug, EffectTypeSingle|EffectTypeFlip, EventFlip, func(e *Effect) {
			e.Operation = func([]Value) []Value { activated++; return nil }
		})
		f.quick(seer, func() {
			f.ConfirmCards(0, NewGroup(bug))
			if turnedUp {
				f.ChangePosition(NewGroup(bug), 0, 0, 0, PosFaceupDefense, false)
			}
		})
		told := f.eventsOf(activateOnce(seer), func() { f.window(windowSwitches{}) })
		f.same("confirmed", slices.Contains(told, "confirm_cards"), true)
		f.same("uses of the Flip effect", activated, map[bool]int{true: 1}[turnedUp])
		f.same("stays face-down", bug.Position == PosFacedownDefense, !turnedUp)
		f.same("zone", bug.Index, 0)
	}
}
