package ocg

import (
	"strings"
	"testing"
)

// An extra monster zone is no room for the card tributes are chosen for: one of
// the monsters in main zones has to go, if there is one.
func TestReleaseMakesRoomInMainZones(t *testing.T) {
	f := newBoard(t)
	fusion := f.card(0, LocationExtra, -1, TypeMonster|TypeFusion)
	fusion.Position = PosFacedownDefense
	f.card(0, LocationHand, -1, TypeMonster)
	q := &ReleaseQuestion{Player: 0, ToPlayer: 0, Min: 1, Max: 1, Zone: anyZone, CheckField: true, Place: fusion}
	asked := func() string {
		a := &answers{}
		f.Agents[0] = a
		f.SelectReleaseGroup(q)
		return strings.Join(a.asked, " ")
	}
	f.play(firstOf, func() {
		for seq := range 4 {
			f.monster(0, seq)
		}
		f.same("with a main zone free", asked(), DecideSelectCards)
		f.monster(0, 4)
		f.same("with all taken", asked(), DecideSelectOrUnselect)
		q.Hand, q.Filter = true, func(c *Card) bool { return c.In(LocationHand) }
		f.same("with nothing that makes room", asked(), "")
	})
}
