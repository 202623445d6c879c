package core

// View is what one player may know of the table.
type View struct {
	Viewer Player
	Zones  [2][]ZoneView // by player and zone number
}

// ZoneView is a zone as a viewer sees it.
type ZoneView struct {
	Spec  ZoneSpec
	Cards []CardView // from the bottom, or one a place
}

// CardView is a place as a viewer sees it: empty, a card, or the back of one.
// ID is 0 unless the viewer may tell the card apart.
type CardView struct {
	Taken bool
	ID    int
	Known bool
}

// Sees reports whether viewer may know a card in a zone of that visibility.
func (v Visibility) Sees(viewer, player Player, faceUp bool) bool {
	switch v {
	case Public:
		return true
	case Owned:
		return viewer == player || faceUp
	case Faced:
		return faceUp || viewer == player
	}
	return faceUp
}

// View shows the table to viewer; faceUp tells of a card whether its face is
// turned up for all to see.
func (t *Table[C]) View(viewer Player, faceUp func(C) bool) View {
	v := View{Viewer: viewer}
	var none C
	for p := range t.zones {
		v.Zones[p] = make([]ZoneView, len(t.specs))
		for z, spec := range t.specs {
			zone := ZoneView{Spec: spec, Cards: make([]CardView, len(t.zones[p][z]))}
			for i, c := range t.zones[p][z] {
				if c == none {
					continue
				}
				zone.Cards[i].Taken = true
				if spec.Visibility.Sees(viewer, Player(p), faceUp(c)) {
					zone.Cards[i].ID, zone.Cards[i].Known = c.Kernel().ID, true
				}
			}
			v.Zones[p][z] = zone
		}
	}
	return v
}
