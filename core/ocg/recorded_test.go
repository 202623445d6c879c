package ocg

import "testing"

// The numbers in this file were read from the reference engine, which ran the
// same effects on the same field.

func (f *board) stats(what string, c *Card, attack, defense, baseAttack, baseDefense, level int) {
	f.t.Helper()
	f.same(what, [...]int{c.Attack(), c.Defense(), c.BaseAttack(), c.BaseDefense(), c.Level()},
		[...]int{attack, defense, baseAttack, baseDefense, level})
}

func TestRecordedStats(t *testing.T) {
	f := newBoard(t)
	c, other := f.fighter(0, 1, 2500, 2100), f.monster(1, 3)
	c.Data.Level = 7
	own := func(code uint32, n int64) *Effect { return f.effect(c, EffectTypeSingle, code, value(n)) }
	f.stats("start", c, 2500, 2100, 2500, 2100, 7)
	own(EffectUpdateAttack, 300)
	f.aura(other, EffectUpdateAttack, value(-200))
	f.stats("updates", c, 2600, 2100, 2500, 2100, 7)
	reverse := own(EffectReverseUpdate, 0)
	f.stats("reversed", c, 2400, 2100, 2500, 2100, 7)
	f.RemoveEffect(reverse)
	set := f.aura(other, EffectSetAttack, value(1000))
	f.stats("set from the field drops own updates", c, 800, 2100, 2500, 2100, 7)
	own(EffectUpdateAttack, 50)
	half := f.aura(other, EffectSetAttackFinal, live(func(c *Card) int { return c.Attack() / 2 }))
	f.stats("final from the field", c, 425, 2100, 2500, 2100, 7)
	own(EffectUpdateAttack, 100)
	f.stats("a later update comes before it", c, 475, 2100, 2500, 2100, 7)
	late := f.aura(other, EffectSetAttackFinal, func(e *Effect) {
		live(func(c *Card) int { return c.Attack() + 7 })(e)
		e.SetProperty(EffectFlagDelay|EffectFlagRepeat, 0)
	})
	f.stats("delayed, asked twice", c, 489, 2100, 2500, 2100, 7)
	swap := own(EffectSwapAd, 0)
	f.stats("ATK and DEF exchanged", c, 2114, 475, 2500, 2100, 7)
	own(EffectSwapBaseAd, 0)
	f.stats("originals exchanged too", c, 2514, 475, 2100, 2500, 7)
	f.RemoveEffect(swap)
	f.stats("only originals exchanged", c, 489, 2500, 2100, 2500, 7)
	for _, e := range []*Effect{half, late, set} {
		f.RemoveEffect(e)
	}
	f.stats("sums on exchanged originals", c, 2350, 2500, 2100, 2500, 7)
	f.aura(other, EffectSetBaseAttack, value(500))
	f.stats("original from the field", c, 2350, 500, 2100, 500, 7)
	own(EffectSetBaseDefense, 123)
	f.stats("own original DEF", c, 2350, 123, 2100, 123, 7)
	own(EffectSetAttackFinal, 4000)
	f.stats("own final", c, 4000, 123, 2100, 123, 7)
	own(EffectSetBaseAttack, 900)
	f.stats("own original ATK", c, 700, 123, 900, 123, 7)
}

// recordedField is the field the zone numbers were read on: two Link monsters
// pointing down left, down right and up, and two other cards.
func recordedField(t *testing.T) (f *board, monster, spell, mine, theirs *Card) {
	f = newBoard(t)
	const markers = LinkMarkerBottomLeft | LinkMarkerBottomRight | LinkMarkerTop
	monster, mine, theirs = f.monster(0, 1), f.link(0, 5, markers), f.link(1, 3, markers)
	spell = f.card(0, LocationSzone, 2, TypeSpell)
	spell.Position = PosFacedownDefense
	return f, monster, spell, mine, theirs
}

func TestRecordedZoneCounts(t *testing.T) {
	f, _, _, _, _ := recordedField(t)
	count := func(what string, wantCount int, wantBlocked uint32, count int, blocked uint32) {
		t.Helper()
		f.same(what+": count", count, wantCount)
		f.same(what+": blocked", blocked, wantBlocked)
	}
	ask := func(row Location, mask uint32) (int, uint32) {
		return f.LocationCount(0, row, 0, LocationReasonTofield, mask)
	}
	extra := func(p Player, kind uint32) (int, uint32) { return f.LocationCountFromEx(p, p, nil, nil, kind, 0xff) }
	n, blocked := ask(LocationMzone, 0xff)
	count("monster zones", 4, 0x62, n, blocked)
	n, blocked = ask(LocationSzone, 0xff)
	count("spell zones", 4, 4, n, blocked)
	n, blocked = ask(LocationSzone, 6)
	count("spell zones in a mask", 1, 0x1d, n, blocked)
	n, blocked = ask(LocationMzone, 6)
	count("monster zones in a mask", 1, 0x7b, n, blocked)
	n, blocked = ask(LocationHand, 0xff)
	count("hand", 0, 0, n, blocked)
	n, blocked = extra(0, TypeXyz)
	count("an Xyz monster", 4, 0x62, n, blocked)
	n, blocked = extra(0, 0)
	count("an unknown monster", 2, 0x7a, n, blocked)
	n, blocked = extra(1, TypeLink)
	count("a Link monster", 1, 0x5f, n, blocked)
	f.same("usable by player 0", f.UsableMZoneCount(0, 0), 4)
	f.same("usable by player 1", f.UsableMZoneCount(1, 1), 5)
}

func TestRecordedLinks(t *testing.T) {
	f, monster, spell, mine, theirs := recordedField(t)
	zones := func(what string, got, want uint32) {
		t.Helper()
		if got != want {
			t.Errorf("%s: got %#x, want %#x", what, got, want)
		}
	}
	zones("mine", mine.LinkedZone(NoPlayer), 0x80005)
	zones("mine seen by the opponent", mine.LinkedZone(1), 0x50008)
	zones("theirs", theirs.LinkedZone(NoPlayer), 0x201440)
	zones("theirs seen by me", theirs.LinkedZone(0), 0x14400020)
	zones("all", f.LinkedZone(0), 0x14480025)
	zones("all seen by the opponent", f.LinkedZone(1), 0x251448)
	zones("mine, free", mine.FreeLinkedZone(NoPlayer), 5)
	zones("all, free", f.FreeLinkedZone(0), 0x14000005)
	zones("mutual", mine.MutualLinkedZone(NoPlayer), 0x80000)
	f.same("mutual cards", mine.MutualLinkedGroup().Len(), 1)
	f.same("linked", [...]bool{mine.IsLinkState(), monster.IsLinkState()}, [...]bool{true, false})
	zones("column of monsters", monster.ColumnZone(LocationMzone, 0, 0, NoPlayer), 0x480020)
	zones("column", monster.ColumnZone(LocationOnfield, 0, 0, NoPlayer), 0x8480220)
	zones("column of an extra zone", mine.ColumnZone(LocationOnfield, 0, 0, NoPlayer), 0x8080202)
	zones("three columns", monster.ColumnZone(LocationOnfield, 1, 1, NoPlayer), 0x1c5c0725)
	f.same("cards in columns", [...]int{monster.ColumnGroup(0, 0).Len(), mine.ColumnGroup(0, 0).Len(), spell.ColumnGroup(0, 0).Len()}, [...]int{2, 2, 0})
	f.same("whole column", monster.IsAllColumn() || mine.IsAllColumn(), false)
}

func TestRecordedPlaces(t *testing.T) {
	f, monster, _, _, _ := recordedField(t)
	for _, x := range []struct {
		p    Player
		l    Location
		seq  int
		want bool
	}{
		{0, LocationMzone, 6, true}, {1, LocationMzone, 6, false}, {1, LocationMzone, 5, true}, {0, LocationPzone, 0, true},
		{0, LocationSzone, 6, true}, {0, LocationSzone, 5, true}, {0, LocationEmzone, 1, true}, {0, LocationFzone, 0, true},
	} {
		if got := f.CheckLocation(x.p, x.l, x.seq); got != x.want {
			t.Errorf("player %d, location %#x, sequence %d: got %v", x.p, x.l, x.seq, got)
		}
	}
	h := f.card(0, LocationHand, -1, TypeMonster)
	can := func(c *Card, p Player, pos Position, zone uint32) bool {
		return c.CanBeSpecialSummoned(nil, 0, p, true, true, pos, 0, zone)
	}
	f.same("zone taken", can(h, 0, PosFaceup, 2), false)
	f.same("zone free", can(h, 0, PosFaceup, 1), true)
	f.same("by nobody", can(h, 2, PosFaceup, 1), true)
	f.same("in no position", can(h, 0, 0, 0xff), false)
	f.same("on the field already", can(monster, 0, PosFaceup, 0xff), false)
	f.same("a spell, no conditions asked", can(f.card(0, LocationSzone, 3, TypeSpell), 0, PosFaceup, 0xff), true)
}

func TestRecordedCounters(t *testing.T) {
	f, c, set, _, _ := recordedField(t)
	hand := f.card(0, LocationHand, -1, TypeMonster)
	permit := func(c *Card, kind uint32, at int64) {
		f.effect(c, EffectTypeSingle, EffectCounterPermit+kind, value(at))
	}
	can := func(what string, c *Card, kind uint16, n int, singly bool, at Location, want bool) {
		t.Helper()
		f.same(what, c.CanAddCounter(0, kind, n, singly, at), want)
	}
	can("no permit", c, 1, 1, false, 0, false)
	can("none needed", c, 0x1015, 1, false, 0, true)
	can("none needed, need enable", c, 0x3015, 1, false, 0, true)
	can("in the hand", hand, 0x1015, 1, false, 0, false)
	can("in the hand, permit only", hand, 0x1015, 0, false, 0, true)
	can("face-down", set, 0x1015, 1, false, 0, false)
	permit(c, 1, LocationMzone)
	can("permitted", c, 1, 1, false, 0, true)
	can("not there", c, 1, 1, false, LocationGrave, false)
	can("need enable is another permit", c, 0x2001, 1, false, 0, false)
	permit(hand, 1, LocationSzone)
	can("in the hand any permit will do", hand, 1, 0, false, 0, true)
	can("as if in the spell zones", hand, 1, 1, false, LocationSzone, true)
	can("as if in the monster zones", hand, 1, 0, false, LocationMzone, false)
	permit(set, 7, LocationSzone)
	can("face-down, permit only", set, 7, 0, false, 0, false)
	can("face-down, as if there", set, 7, 1, false, LocationSzone, true)
	f.effect(c, EffectTypeSingle, EffectCounterLimit+1, value(2))
	can("up to the limit", c, 1, 2, false, 0, true)
	can("above the limit", c, 1, 3, false, 0, false)
	can("as many as fit", c, 1, 3, true, 0, true)
}

func TestRecordedZoneEffects(t *testing.T) {
	f, monster, _, _, theirs := recordedField(t)
	onPlayer0 := func(code uint32, n int64) *Effect {
		return f.effect(theirs, EffectTypeField, code, func(e *Effect) {
			e.SetProperty(EffectFlagPlayerTarget, 0)
			e.SetRange(LocationMzone)
			e.SetTargetRange(0, 1)
			e.Number = n
		})
	}
	count := func(what string, p, user Player, wantCount int, wantBlocked uint32) {
		t.Helper()
		n, blocked := f.LocationCount(p, LocationMzone, user, LocationReasonTofield, 0xff)
		f.same(what, [...]int{n, int(blocked)}, [...]int{wantCount, int(wantBlocked)})
	}
	force := onPlayer0(EffectForceMzone, 0x40005)
	count("own field", 0, 0, 2, 0x7a)
	count("opponent's field", 1, 0, 1, 0x7b)
	count("nobody asks", 0, NoPlayer, 4, 0x62)
	f.same("all together", f.UsableMZoneCount(0, 0), 2)
	f.RemoveEffect(force)
	most := onPlayer0(EffectMaxMzone, 3)
	count("at most three", 0, 0, 1, 0x62)
	n, blocked := f.MZoneCount(0, NewGroup(monster), 0, LocationReasonTofield, 0xff)
	f.same("one of them gone", [...]int{n, int(blocked)}, [...]int{2, 0x60})
	f.RemoveEffect(most)
	f.effect(theirs, EffectTypeField, EffectBecomeLinkedZone, func(e *Effect) {
		e.SetRange(LocationMzone)
		e.Number = 0x1f001f
	})
	f.same("linked", f.LinkedZone(0), uint32(0x1448003f))
	f.same("linked and free", f.FreeLinkedZone(0), uint32(0x1400001f))
	n, blocked = f.LocationCountFromEx(0, 0, nil, nil, TypeLink, 0xff)
	f.same("for a Link monster", [...]int{n, int(blocked)}, [...]int{4, 0x62})
}
