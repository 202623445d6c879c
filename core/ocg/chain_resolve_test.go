package ocg

import "testing"

// A hand is shuffled once more after a link made there, but a spell played from
// it was used on the field.
func TestHandOfSpellThatReturnsIsShuffledOnce(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	f.given([]int{0})
	c := f.spellInHand(TypeQuickplay)
	f.effect(c, EffectTypeActivate, EventFreeChain, func(e *Effect) {
		e.Operation = func([]Value) []Value {
			c.SetStatus(StatusLeaveConfirmed, false)
			f.SendtoHand(NewGroup(c), NoPlayer, ReasonEffect, NoPlayer)
			return nil
		}
	})
	f.events(f.eventsOf(activateOnce(c), func() { f.window(windowSwitches{}) }),
		"move", "chaining", "chained", "chain_solving", "move", "shuffle_hand", "chain_solved", "chain_end")
}

// A continuous spell that destroys itself when it is switched on does nothing.
func TestSpellThatDestroysItselfDoesNothing(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	c := f.card(0, LocationSzone, 1, TypeSpell|TypeContinuous)
	c.Position = PosFacedown
	f.enable(c, false)
	done := false
	e := f.effect(c, EffectTypeActivate, EventFreeChain, func(e *Effect) {
		e.Operation = func([]Value) []Value { done = true; return nil }
	})
	f.effect(c, EffectTypeSingle, EffectSelfDestroy, func(e *Effect) {
		e.SetProperty(EffectFlagSingleRange, 0)
		e.SetRange(LocationSzone)
	})
	f.events(f.eventsOf(&answers{}, func() { f.Activate(e) }),
		"change_position", "chaining", "chained", "chain_solving", "move", "chain_solved", "chain_end")
	f.same("carried out", done, false)
}

// A card negated by a link's operation does not act on the end of that link.
func TestNegatedCardDoesNotSeeTheLinkSolved(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	c, watcher := f.monster(0, 0), f.monster(1, 0)
	acted := false
	f.onEvent(watcher, EventChainSolved, func([]Value) { acted = true })
	f.quick(c, func() { f.effect(watcher, EffectTypeSingle, EffectDisable, nil) })
	f.eventsOf(activateOnce(c), func() { f.window(windowSwitches{}) })
	f.same("negated", watcher.Is(StatusDisabled), true)
	f.same("acted", acted, false)
}

// A used spell can go elsewhere than to the grave, unless an effect keeps it
// from going there.
func TestUsedSpellIsRedirected(t *testing.T) {
	for _, tt := range []struct {
		to   Location
		bar  uint32
		want Location
	}{
		{LocationDeck, 0, LocationDeck},
		{LocationHand, 0, LocationHand},
		{LocationRemoved, 0, LocationRemoved},
		{LocationDeck, EffectCannotToDeck, LocationGrave},
		{LocationHand, EffectCannotToHand, LocationGrave},
	} {
		f := newBoard(t)
		f.inMainPhase()
		f.given([]int{0})
		c := f.spellInHand(TypeQuickplay)
		f.effect(c, EffectTypeActivate, EventFreeChain, nil)
		f.effect(c, EffectTypeSingle, EffectLeaveFieldRedirect, value(int64(tt.to)))
		if tt.bar != 0 {
			f.effect(c, EffectTypeSingle, tt.bar, nil)
		}
		f.eventsOf(activateOnce(c), func() { f.window(windowSwitches{}) })
		f.same("place", c.Location(), tt.want)
	}
}
