package ocg

import (
	"math/bits"
	"testing"
)

// link puts a Link monster with those markers into a monster zone.
func (f *board) link(p Player, seq int, markers uint32) *Card {
	return printed(f.monster(p, seq), func(d *CardData) { d.Type |= TypeLink; d.LinkMarkers = markers })
}

// rules: OCG-ZONE-01, OCG-ZONE-18, OCG-SSUM-04.
func TestUsableMonsterZones(t *testing.T) {
	f := newBoard(t)
	f.monster(0, 1)
	f.zones.disabled = 1 << 2
	n, blocked := f.LocationCount(0, LocationMzone, 0, LocationReasonTofield, 0xff)
	f.same("free", n, 3)
	f.same("blocked", blocked, uint32(1<<1|1<<2|extraZones))
	n, _ = f.LocationCount(0, LocationMzone, 0, LocationReasonTofield, 1<<1|1<<3)
	f.same("within a mask", n, 1)
	n, _ = f.MZoneCount(0, NewGroup(f.Zone(0, ZoneMonster)[1]), 0, LocationReasonTofield, 0xff)
	f.same("as if it had left", n, 4)
}

// An effect that disables spell zones leaves fewer for Spells and Traps to be
// Set and activated in.
//
// rules: OCG-ZONE-18
func TestUsableSpellZones(t *testing.T) {
	f := newBoard(t)
	f.turn(3, 0, PhaseMain1)
	for i := range 3 {
		f.card(0, LocationSzone, i, TypeSpell|TypeContinuous)
	}
	c, e := f.spellTrap(0, LocationHand, TypeSpell)
	free := func() int {
		n, _ := f.LocationCount(0, LocationSzone, 0, LocationReasonTofield, 0xff)
		return n
	}
	f.same("free", free(), 2)
	f.zones.disabled = 1 << (8 + 3)
	f.same("one disabled", free(), 1)
	f.refused("into the last one", e, 0, "")
	f.same("set", len(f.setSpellOptions(0)), 1)
	f.zones.disabled |= 1 << (8 + 4)
	f.same("all disabled", free(), 0)
	f.refused("no zone", e, 0, "place")
	f.same("not set", len(f.setSpellOptions(0)), 0)
	f.same("still in the hand", c.In(LocationHand), true)
}

func TestMaximumOfMonsters(t *testing.T) {
	f := newBoard(t)
	f.monster(0, 0)
	f.effect(f.monster(1, 0), EffectTypeField, EffectMaxMzone, func(e *Effect) {
		e.SetProperty(EffectFlagPlayerTarget, 0)
		e.SetRange(LocationMzone)
		e.SetTargetRange(0, 1)
		e.Number = 1
	})
	n, _ := f.LocationCount(0, LocationMzone, 0, LocationReasonTofield, 0xff)
	f.same("none left", n, 0)
	n, _ = f.LocationCount(0, LocationMzone, NoPlayer, LocationReasonTofield, 0xff)
	f.same("nobody asks", n, 4)
}

func TestExtraMonsterZoneIsShared(t *testing.T) {
	f := newBoard(t)
	f.monster(0, 5)
	f.same("taken for the opponent", f.CheckLocation(1, LocationMzone, 6), false)
	f.same("the other one is free", f.CheckLocation(1, LocationMzone, 5), true)
	f.zones.disabled = 1 << 6
	f.same("disabled under both names", f.CheckLocation(1, LocationMzone, 5), false)
}

func TestZonesOfTheExtraDeck(t *testing.T) {
	f := newBoard(t)
	fusion := f.card(0, LocationExtra, -1, TypeMonster|TypeFusion)
	fusion.Position = PosFacedownDefense
	link := f.card(0, LocationExtra, -1, TypeMonster|TypeLink)
	link.Position = PosFacedownDefense
	zones := func(c *Card) int {
		n, _ := f.LocationCountFromEx(0, 0, nil, c, 0, 0xff)
		return n
	}
	f.same("fusion: all main zones and one extra", zones(fusion), 6)
	f.same("link: the extra zones count as one", zones(link), 1)
	f.link(0, 5, LinkMarkerBottom|LinkMarkerBottomLeft)
	f.same("link: the zones pointed to", zones(link), 2)
	f.Rules.ExtraMonsterZones = false
	f.same("without extra zones", zones(link), 5)
}

func TestLinkMarkersPointAcrossTheField(t *testing.T) {
	f := newBoard(t)
	c := f.link(0, 5, LinkMarkerBottom|LinkMarkerTop|LinkMarkerTopRight)
	f.same("seen by its controller", c.LinkedZone(NoPlayer), uint32(1<<1|1<<(16+3)|1<<(16+2)))
	f.same("seen by the opponent", c.LinkedZone(1), uint32(1<<(16+1)|1<<3|1<<2))
	other := f.link(1, 3, LinkMarkerTop)
	f.same("points up to it", other.LinkedGroup().Has(c), true)
	f.same("mutual", c.MutualLinkedGroup().Has(other), true)
	f.same("linked", c.IsLinkState() && other.IsLinkState(), true)
	f.same("face-down points nowhere", bits.OnesCount32(f.LinkedZone(0)), 5)
}

func TestExtraLink(t *testing.T) {
	f := newBoard(t)
	left := f.link(0, 5, LinkMarkerBottomRight)
	f.link(0, 2, LinkMarkerTopLeft|LinkMarkerTopRight)
	right := f.card(0, LocationExtra, -1, TypeMonster|TypeLink)
	right.Position = PosFacedownDefense
	f.same("not yet", left.IsExtraLinkState(), false)
	n, _ := f.LocationCountFromEx(0, 0, nil, right, 0, 0xff)
	f.same("without markers", n, 0)
	right.ChangePrinted(func(d *CardData) { d.LinkMarkers = LinkMarkerBottomLeft })
	n, blocked := f.LocationCountFromEx(0, 0, nil, right, 0, 0xff)
	f.same("would join", n, 1)
	f.same("in the other extra zone", ^blocked&0x7f, uint32(1<<6))
}

func TestColumns(t *testing.T) {
	f := newBoard(t)
	a, b := f.monster(0, 1), f.monster(1, 3)
	extra := f.monster(1, 6)
	other := f.card(0, LocationSzone, 1, TypeSpell)
	g := a.ColumnGroup(0, 0)
	f.same("cards", g.Len(), 3)
	f.same("all of them", g.Has(b) && g.Has(extra) && g.Has(other), true)
	f.same("zones", a.ColumnZone(LocationMzone, 0, 0, NoPlayer), uint32(1<<5|1<<(16+3)|1<<(16+6)))
}

func TestTwoSpecialSummonLimits(t *testing.T) {
	f := newBoard(t)
	c := f.card(0, LocationHand, -1, TypeMonster)
	can := func() bool { return c.CanBeSpecialSummoned(nil, 0, 0, false, false, PosFaceup, 0, 0xff) }
	f.same("at first", can(), true)
	c.SetSPSummonOnce(c.Data.Code)
	f.countOnceEach(0, []*Card{c, c}, 1)
	f.same("once per turn", can(), false)
	f.resetSummonLimits()
	f.same("next turn", can(), true)
	f.effect(f.monster(1, 0), EffectTypeField, EffectSpsummonCountLimit, func(e *Effect) {
		e.SetProperty(EffectFlagPlayerTarget, 0)
		e.SetRange(LocationMzone)
		e.SetTargetRange(1, 1)
		e.Number = 1
	})
	f.same("below the limit", can(), true)
	f.countSpecialSummon(0)
	f.same("at the limit", can(), false)
	f.effect(c, EffectTypeSingle, EffectReviveLimit, nil)
	f.resetSummonLimits()
	f.same("must be summoned properly first", can(), false)
}

// What the reference engine answers on a field with a monster in zone 2 and
// spells in zones 0 and 4, one monster of the opponent's in zone 1.
func TestCheckLocationOutsideTheRows(t *testing.T) {
	f := newBoard(t)
	f.monster(0, 2)
	f.card(0, LocationSzone, 0, TypeSpell)
	f.card(0, LocationSzone, 4, TypeSpell)
	f.monster(1, 1)
	for _, x := range []struct {
		what string
		l    Location
		want string
	}{
		{"monster zones", LocationMzone, "1101111101010"},
		{"extra monster zones", LocationEmzone, "1110101011111"},
		{"spell zones", LocationSzone, "0111011111111"},
		{"field zone", LocationFzone, "1111111111111"},
		{"two rows", LocationMzone | LocationSzone, "1111111111111"},
		{"a row and a pile", LocationMzone | LocationHand, "1111111111111"},
	} {
		got := ""
		for seq := range len(x.want) {
			got += map[bool]string{true: "1", false: "0"}[f.CheckLocation(0, x.l, seq)]
		}
		f.same(x.what, got, x.want)
	}
	f.same("before the first", f.CheckLocation(0, LocationMzone, -1), true)
}
