package ocg

import "testing"

// A hand that grew again by what the discard triggered is cut down again.
func TestHandLimitHoldsAfterTheDiscardsTriggers(t *testing.T) {
	f := newBoard(t)
	f.Turn.Number = 3
	for i := range 8 {
		f.card(0, LocationHand, i, TypeMonster).Position = PosFacedown
	}
	f.card(0, LocationDeck, 0, TypeMonster)
	watcher := f.monster(0, 0)
	drawn := f.effect(watcher, EffectTypeField|EffectTypeTriggerF, EventDiscard, func(e *Effect) {
		e.SetRange(LocationMzone)
		e.Operation = func([]Value) []Value { f.Draw(0, 1, ReasonEffect); return nil }
	})
	if err := drawn.SetCountLimit(1, 0, 0, 0); err != nil {
		t.Fatal(err)
	}
	a := &answers{}
	f.eventsOf(a, func() { f.phasePrompt(PhaseEnd) })
	discards := 0
	for _, kind := range a.asked {
		if kind == DecideSelectCards {
			discards++
		}
	}
	f.same("discards", discards, 2)
	f.same("hand", len(f.Zone(0, ZoneHand)), 6)
}
