package ocg

import (
	"testing"

	"duel/core"
)

// A draw tells the new top card if it lies face-up, by its depth before the
// draw; a card that lay face-up in the deck is drawn like any other.
func TestDrawFromUnderFaceUpCards(t *testing.T) {
	f := newBoard(t)
	bottom := f.card(0, LocationDeck, -1, TypeMonster)
	for _, c := range []*Card{bottom, f.card(0, LocationDeck, -1, TypeMonster), f.card(0, LocationDeck, -1, TypeMonster)} {
		c.Position = PosFaceupDefense
	}
	var tops []DeckTopEvent
	var drawn []DrawnCard
	f.Journal.Observe(func(e core.Entry) {
		switch e := e.Event.(type) {
		case DeckTopEvent:
			tops = append(tops, e)
		case DrawEvent:
			drawn = append(drawn, e.Cards...)
		}
	})
	f.play(firstOf, func() { f.Draw(0, 2, ReasonEffect) })
	if len(tops) != 1 || tops[0] != (DeckTopEvent{Depth: 2, Code: bottom.Data.Code, FaceUp: true}) {
		t.Errorf("deck top: %+v", tops)
	}
	if len(drawn) != 2 || drawn[0].FaceUp || drawn[1].FaceUp {
		t.Errorf("drawn: %+v", drawn)
	}
}

// A card that destroys itself for what was drawn does so after the draw is told.
func TestDrawIsToldBeforeSelfDestruction(t *testing.T) {
	f := newBoard(t)
	f.card(0, LocationDeck, -1, TypeMonster)
	c := f.monster(0, 0)
	f.effect(c, EffectTypeSingle, EffectSelfDestroy, func(e *Effect) {
		e.SetProperty(EffectFlagSingleRange, 0)
		e.SetRange(LocationMzone)
		e.Condition = func([]Value) []Value { return Return(Bool(len(f.Zone(0, ZoneHand)) > 0)) }
	})
	f.events(f.eventsOf(&answers{}, func() { f.Draw(0, 1, ReasonEffect) }), "draw", "move")
}
