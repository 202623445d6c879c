// Package console shows duels to people: a log of what happens, the field, and
// the choices a player has.
package console
