package core

// Turn is where the duel stands: whose turn, the how-manieth, and the phase.
// Phases are a game's own numbers; P is its type of them.
type Turn[P any] struct {
	Number int    // 1 is the first turn of the duel, 0 before it
	Player Player // whose turn it is
	Phase  P
}

// Next begins the other player's turn, or the first turn with the player set.
func (t *Turn[P]) Next() {
	if t.Number > 0 {
		t.Player = t.Player.Opponent()
	}
	t.Number++
}
