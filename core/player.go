package core

// Player is a side of the duel.
type Player int8

// The two players, and nobody.
const (
	Player0  Player = 0
	Player1  Player = 1
	NoPlayer Player = 2
)

// Opponent is the other player; nobody has no opponent.
func (p Player) Opponent() Player {
	if !p.Valid() {
		return NoPlayer
	}
	return 1 - p
}

// Valid reports whether p is one of the two players.
func (p Player) Valid() bool { return p == Player0 || p == Player1 }
