package console

import (
	"duel/core"
	"duel/core/ocg"
)

// Audience tells for each player whether the reader may know what only that
// player may know.
type Audience [2]bool

// Everything is the audience that may know all.
var Everything = Audience{true, true}

// Only is the audience of one player.
func Only(p core.Player) Audience {
	var a Audience
	a[p] = true
	return a
}

// knows reports whether the audience may know what player p knows.
func (a Audience) knows(p core.Player) bool { return p.Valid() && a[p] }

// sees reports whether the audience may see the face of a card lying there.
func (a Audience) sees(p ocg.Place) bool {
	if p.Overlay {
		return true
	}
	switch p.Location {
	case 0, ocg.LocationGrave:
		return true
	case ocg.LocationDeck:
		return a == Everything
	case ocg.LocationHand:
		return p.Position.FaceUp() || a.knows(p.Controller)
	}
	return p.Position.FaceUp() || a.knows(p.Controller)
}
