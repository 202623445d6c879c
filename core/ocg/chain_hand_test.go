package ocg

import (
	"slices"
	"testing"

	"duel/core"
)

// A card used from the hand, and still there, is hidden among the others again.
func TestOnlyCardsUsedInTheHandAreShuffledBackIntoIt(t *testing.T) {
	f := newBoard(t)
	f.Chance = core.NewSeeded(1)
	f.inMainPhase()
	c := f.inHand(0, 4)
	f.inHand(0, 4)
	f.effect(c, EffectTypeQuickO, EventFreeChain, func(e *Effect) { e.SetRange(LocationHand) })
	got := f.eventsOf(activateOnce(c), func() { f.window(windowSwitches{}) })
	f.same("monster shuffled", slices.Contains(got, "shuffle_hand"), true)

	f = newBoard(t)
	f.Chance = core.NewSeeded(1)
	f.inMainPhase()
	spell, _ := f.spellTrap(0, LocationHand, TypeSpell|TypeContinuous|TypeQuickplay)
	f.inHand(0, 4)
	bounce := f.monster(1, 0)
	f.quick(bounce, func() {
		f.DisableShuffleCheck(true)
		f.SendtoHand(NewGroup(spell), NoPlayer, ReasonEffect, 1)
	})
	got = f.eventsOf(activateOnce(spell, bounce), func() { f.window(windowSwitches{}) })
	f.same("back in the hand", spell.In(LocationHand), true)
	f.same("spell shuffled", slices.Contains(got, "shuffle_hand"), false)
}
