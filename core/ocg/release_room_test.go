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

// Where only some zones may be used, a tribute in another makes no room.
func TestReleaseMakesRoomInTheZonesForced(t *testing.T) {
	f := newBoard(t)
	first := f.monster(0, 1)
	f.monster(0, 2)
	place := f.inHand(0, 4)
	force := f.aura(first, EffectForceMzone, func(e *Effect) {
		e.SetProperty(EffectFlagPlayerTarget, 0)
		e.SetTargetRange(1, 0)
		e.Number = 1 << 3
	})
	q := &ReleaseQuestion{Player: 0, Min: 2, Max: 2, CheckField: true, Place: place, ToPlayer: 0, Zone: anyZone}
	f.same("with a free zone forced", f.CheckReleaseGroup(q), false)
	force.Number = 1 << 2
	f.same("with the zone of a tribute forced", f.CheckReleaseGroup(q), true)
}

// A tribute in an extra monster zone makes no room, even for a card of the
// extra deck.
func TestReleaseInAnExtraMonsterZoneMakesNoRoom(t *testing.T) {
	f := newBoard(t)
	for seq := range 5 {
		f.monster(0, seq)
	}
	tribute := f.monster(0, 6)
	q := &ReleaseQuestion{
		Player: 0, Filter: func(c *Card) bool { return c == tribute }, Min: 1, Max: 1,
		CheckField: true, Place: f.card(0, LocationExtra, -1, TypeMonster|TypeFusion), ToPlayer: 0, Zone: anyZone,
	}
	f.same("from an extra monster zone", f.CheckReleaseGroup(q), false)
	tribute = f.Table.At(0, ZoneMonster, 0)
	f.same("from a main monster zone", f.CheckReleaseGroup(q), true)
}
