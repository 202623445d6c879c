package ocg

import "testing"

// On a full field only a tribute from there makes room, not any monster there.
func TestReleaseMakesRoomWithACandidateOnTheField(t *testing.T) {
	f := newBoard(t)
	for seq := range 5 {
		f.monster(0, seq)
	}
	hand := f.inHand(0, 4)
	place := f.inHand(0, 4)
	warrior := hand
	q := &ReleaseQuestion{
		Player: 0, Filter: func(c *Card) bool { return c == warrior }, Hand: true, Min: 1, Max: 1,
		CheckField: true, Place: place, ToPlayer: 0, Zone: anyZone,
	}
	f.same("with one in the hand", f.CheckReleaseGroup(q), false)
	warrior = f.Table.At(0, ZoneMonster, 3)
	f.same("with one on the field", f.CheckReleaseGroup(q), true)
	q.Zone = 1
	f.same("outside the zones wanted", f.CheckReleaseGroup(q), false)
}
