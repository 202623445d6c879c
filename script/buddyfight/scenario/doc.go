// Package scenario runs duel scripts of Buddyfight: Lua files that lay out a
// field, make moves for both players in the order of play and say what is
// expected on the way.
//
// Passing is what a player does whom the script gives nothing to do: on the way
// to a move all choices that can be declined are. Every other choice the script
// must answer.
package scenario
