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

// mask is an event as far as the audience may know it, nil when not at all.
func (a Audience) mask(e core.Event) core.Event {
	for p := range a {
		masked, ok := e.(core.Masked)
		if !ok || a == Everything || a[p] != (a != Audience{}) {
			continue
		}
		e = masked.SeenBy(core.Player(p))
	}
	return e
}

// sees reports whether the audience may see the face of a card lying there.
func (a Audience) sees(p ocg.Place) bool {
	if p.Overlay {
		return true
	}
	switch p.Location {
	case 0, ocg.LocationGrave:
		return true
	case ocg.LocationDeck, ocg.LocationRemoved:
		return p.Position.FaceUp() || a == Everything
	}
	return p.Position.FaceUp() || a.knows(p.Controller)
}
