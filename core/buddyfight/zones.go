package buddyfight

import (
	"slices"

	"duel/core"
)

// The zones of each player. Areas and the item place are piles: a second card
// may lie there until the rule check (BF-RULE-03).
const (
	ZoneDeck core.ZoneID = iota // the last card is the top
	ZoneHand
	ZoneGauge
	ZoneDrop
	ZoneLeft
	ZoneCenter
	ZoneRight
	ZoneItem
	ZoneSet
	ZoneBuddy
	ZoneFlag
	ZoneLimbo // cards used but not yet resolved
	zoneCount
)

var zoneSpecs = []core.ZoneSpec{
	ZoneDeck:   {Name: "deck", Visibility: core.Secret},
	ZoneHand:   {Name: "hand", Visibility: core.Owned},
	ZoneGauge:  {Name: "gauge", Visibility: core.Secret},
	ZoneDrop:   {Name: "drop zone"},
	ZoneLeft:   {Name: "left"},
	ZoneCenter: {Name: "center"},
	ZoneRight:  {Name: "right"},
	ZoneItem:   {Name: "item"},
	ZoneSet:    {Name: "set area"},
	ZoneBuddy:  {Name: "buddy zone"},
	ZoneFlag:   {Name: "flag"},
	ZoneLimbo:  {Name: "in use"},
}

// ZoneName is the name of a zone, "soul" or "nowhere" outside all.
func ZoneName(z core.ZoneID) string {
	switch z {
	case core.Nowhere:
		return "nowhere"
	case ZoneSoul:
		return "soul"
	}
	return zoneSpecs[z].Name
}

// ZoneSoul stands in events for the place under a card.
const ZoneSoul = zoneCount

// Areas are the three places of monsters.
var Areas = []core.ZoneID{ZoneLeft, ZoneCenter, ZoneRight}

// fieldZones are the places that make the field.
var fieldZones = []core.ZoneID{ZoneLeft, ZoneCenter, ZoneRight, ZoneItem, ZoneSet}

// isArea reports whether z is a place of monsters.
func isArea(z core.ZoneID) bool { return z >= ZoneLeft && z <= ZoneRight }

// isField reports whether z is part of the field.
func isField(z core.ZoneID) bool { return z >= ZoneLeft && z <= ZoneSet }

// ZoneMask is a set of zones.
type ZoneMask uint16

// Zones makes a set of zones.
func Zones(zones ...core.ZoneID) (s ZoneMask) {
	for _, z := range zones {
		s |= 1 << z
	}
	return s
}

// Has reports whether z is in the set.
func (s ZoneMask) Has(z core.ZoneID) bool { return z >= 0 && s&(1<<z) != 0 }

// Sets of zones.
var (
	AreaZones  = Zones(Areas...)
	FieldZones = Zones(fieldZones...)
)

// Zone is the content of a zone from its bottom. The caller must not change it.
func (d *Duel) Zone(p Player, z core.ZoneID) []*Card { return d.Table.Zone(p, z) }

// Cards are p's cards in a set of zones, zone by zone. The caller owns the slice.
func (d *Duel) Cards(p Player, zones ZoneMask) []*Card {
	var out []*Card
	for z := range zoneCount {
		if zones.Has(z) {
			out = append(out, d.Zone(p, z)...)
		}
	}
	return out
}

// Monsters are p's monsters on the field, from left to right.
func (d *Duel) Monsters(p Player) []*Card { return d.Cards(p, AreaZones) }

// Item is the item p has equipped last, or nil.
func (d *Duel) Item(p Player) *Card { return top(d.Zone(p, ZoneItem)) }

// Center is the monster placed last in p's center, or nil.
func (d *Duel) Center(p Player) *Card { return top(d.Zone(p, ZoneCenter)) }

func top(pile []*Card) *Card {
	if len(pile) == 0 {
		return nil
	}
	return pile[len(pile)-1]
}

// without is a copy of cards that leaves out x.
func without(cards []*Card, x *Card) []*Card {
	return slices.DeleteFunc(slices.Clone(cards), func(c *Card) bool { return c == x })
}
