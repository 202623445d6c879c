package ocg

import "testing"

// Special summons of both players are of two cards, if the cards are told.
func TestAnnouncedSummonsOfBothPlayers(t *testing.T) {
	f := newBoard(t)
	f.inMainPhase()
	a, b := f.monster(0, 0), f.monster(1, 0)
	refused := func(cards *Group) bool {
		return f.SetOperationInfo(0, CategorySpecialSummon, cards, 1, PlayerAll, 0) != nil
	}
	f.quick(a, func() {
		f.same("unknown cards", refused(nil), false)
		f.same("one card", refused(NewGroup(a)), true)
		f.same("two cards", refused(NewGroup(a, b)), false)
	})
	events := f.eventsOf(activateOnce(a), func() { f.window(windowSwitches{}) })
	f.events(events, "chaining", "chained", "chain_solving", "chain_solved", "chain_end")
}
