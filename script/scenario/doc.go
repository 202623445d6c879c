// Package scenario runs duel scripts: Lua files that lay out a field, make
// moves for both players in the order of play and say what is expected on the
// way. A duel script is strict: a move that is not legal fails with the reason
// and with what is legal, and so does a choice nobody answered.
//
// The duel runs as a coroutine of the script: it goes on inside each move, and
// stops where a player has to choose.
package scenario
