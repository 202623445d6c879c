// Package scripts holds the Lua that ships with the binaries: the base library,
// the starter cards and the starter decks. It runs nothing; hosts read it as
// file systems.
package scripts

import (
	"embed"
	"io/fs"
)

//go:embed lib/*.lua cards/ocg/*.lua cards/buddyfight/*.lua decks/*.ydk decks/*.bfd
var files embed.FS

// Lib is the base library: the constants and helper functions that card scripts
// expect. A host loads its init.lua, which loads the other files by name through
// Duel.LoadScript. It serves when a scripts folder has no base library.
var Lib = sub("lib")

// OCGCards holds the card scripts, one file a card named c<passcode>.lua. Each
// carries the card's printed facts in its table s.card.
var OCGCards = sub("cards/ocg")

// BuddyfightCards holds the Buddyfight card scripts, one file a card named after
// its number. Each carries the card's printed facts in its table s.card.
var BuddyfightCards = sub("cards/buddyfight")

// Decks holds the starter decks: .ydk files, whose cards are in OCGCards, and
// .bfd files, whose cards are in BuddyfightCards.
var Decks = sub("decks")

func sub(dir string) fs.FS {
	tree, err := fs.Sub(files, dir)
	if err != nil {
		panic(err) // only for an invalid directory name, which is a mistake in this file
	}
	return tree
}
