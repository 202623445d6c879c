package ocg

import (
	"encoding/json"

	"duel/core"
)

// Player is a side of the duel: 0 moves first, 1 second, 2 is nobody.
type Player = core.Player

// NoPlayer is nobody (PLAYER_NONE).
const NoPlayer = core.NoPlayer

// Players as some functions take them, beyond the two.
const (
	PlayerAll     Player = 3
	PlayerSelfDes Player = 5 // who destroys by a card's own condition
)

// Location is a place on the table as scripts name it, a LOCATION_ bit; a mask
// of several where a function says so.
type Location uint32

// Position is a POS_ bit, or a mask of several.
type Position uint8

// FaceUp reports whether the position has a face-up bit.
func (p Position) FaceUp() bool { return p&PosFaceup != 0 }

// FaceDown reports whether the position has a face-down bit.
func (p Position) FaceDown() bool { return p&PosFacedown != 0 }

// The table's zones.
const (
	ZoneDeck core.ZoneID = iota
	ZoneHand
	ZoneMonster // 0-4 main, 5 and 6 extra (left, right, seen by the player)
	ZoneSpell   // 0-4 main, 5 field, 6 and 7 separate pendulum zones
	ZoneGrave
	ZoneBanished
	ZoneExtra
)

var zoneSpecs = []core.ZoneSpec{
	{Name: "deck", Visibility: core.Secret},
	{Name: "hand", Visibility: core.Owned},
	{Name: "monster zone", Slots: 7, Visibility: core.Faced},
	{Name: "spell and trap zone", Slots: 8, Visibility: core.Faced},
	{Name: "grave", Visibility: core.Public},
	{Name: "banished", Visibility: core.Secret},
	{Name: "extra deck", Visibility: core.Owned},
}

var zoneLocations = [...]Location{
	ZoneDeck: LocationDeck, ZoneHand: LocationHand, ZoneMonster: LocationMzone, ZoneSpell: LocationSzone,
	ZoneGrave: LocationGrave, ZoneBanished: LocationRemoved, ZoneExtra: LocationExtra,
}

// zoneOf is the zone of a single plain location bit.
func zoneOf(l Location) core.ZoneID {
	switch l {
	case LocationDeck:
		return ZoneDeck
	case LocationHand:
		return ZoneHand
	case LocationMzone:
		return ZoneMonster
	case LocationSzone:
		return ZoneSpell
	case LocationGrave:
		return ZoneGrave
	case LocationRemoved:
		return ZoneBanished
	case LocationExtra:
		return ZoneExtra
	}
	return core.Nowhere
}

// Place is where a card is, as events and decisions tell it. The zero
// Location is nowhere. With Overlay set it is the Index-th Xyz material of the
// card at Location and Sequence.
type Place struct {
	Controller Player
	Location   Location
	Sequence   int
	Position   Position // 0 where none is told
	Overlay    bool
	Index      int
}

// Where names the zone of a place as traces do, with the sequence within it.
func (p Place) Where() (zone string, sequence int) {
	switch {
	case p.Location == LocationMzone && p.Sequence >= 5:
		return "emzone", p.Sequence - 5
	case p.Location == LocationSzone && p.Sequence == 5:
		return "fzone", 0
	case p.Location == LocationSzone && p.Sequence > 5:
		return "pzone", p.Sequence - 6
	}
	return locationNames[p.Location], p.Sequence
}

var locationNames = map[Location]string{
	LocationDeck: "deck", LocationHand: "hand", LocationMzone: "mzone", LocationSzone: "szone", LocationGrave: "grave",
	LocationRemoved: "banished", LocationExtra: "extra", LocationOverlay: "overlay",
}

// PositionName is the position as traces tell it at that location, "" for none.
func PositionName(l Location, p Position) string {
	if l == LocationHand || l == LocationDeck || p == 0 {
		return ""
	}
	if l == LocationMzone {
		switch p {
		case PosFaceupAttack:
			return "faceup_attack"
		case PosFacedownAttack:
			return "facedown_attack"
		case PosFaceupDefense:
			return "faceup_defense"
		case PosFacedownDefense:
			return "facedown_defense"
		}
	}
	if p.FaceUp() {
		return "faceup"
	}
	return "facedown"
}

// placeJSON is a place in the trace format.
type placeJSON struct {
	Code       *uint32 `json:"code,omitempty"`
	Controller Player  `json:"controller"`
	Location   string  `json:"location"`
	On         string  `json:"on,omitempty"`
	Sequence   int     `json:"sequence"`
	Index      *int    `json:"index,omitempty"`
	Position   string  `json:"position,omitempty"`
}

func (p Place) json() *placeJSON {
	if p.Location == 0 {
		return nil
	}
	zone, sequence := p.Where()
	if p.Overlay {
		return &placeJSON{Controller: p.Controller, Location: "overlay", On: zone, Sequence: sequence, Index: &p.Index}
	}
	return &placeJSON{Controller: p.Controller, Location: zone, Sequence: sequence, Position: PositionName(p.Location, p.Position)}
}

// MarshalJSON writes the place in the trace format, null for nowhere.
func (p Place) MarshalJSON() ([]byte, error) { return json.Marshal(p.json()) }

// CardRef is a card in an event or option: its place, and its code.
type CardRef struct {
	Code uint32
	Place
}

// MarshalJSON writes the card in the trace format.
func (c CardRef) MarshalJSON() ([]byte, error) {
	j := c.Place.json()
	if j != nil {
		j.Code = &c.Code
	}
	return json.Marshal(j)
}

// TextID names a text: 0 none, below 10000 a built-in text, a passcode the
// card's name, and a passcode shifted left by 20 bits plus N the N-th text of
// that card.
type TextID uint64

const (
	firstCardCode = 10000
	textShift     = 20
)

// String is the text id as traces tell it: "CODE:N", "card:CODE", "system:N" or "".
func (t TextID) String() string {
	switch {
	case t == 0:
		return ""
	case t < firstCardCode:
		return "system:" + utoa(uint64(t))
	case t < firstCardCode<<textShift:
		return "card:" + utoa(uint64(t))
	}
	return utoa(uint64(t>>textShift)) + ":" + utoa(uint64(t&(1<<textShift-1)))
}

// MarshalJSON writes the text id as traces tell it, null for none.
func (t TextID) MarshalJSON() ([]byte, error) {
	if t == 0 {
		return []byte("null"), nil
	}
	return json.Marshal(t.String())
}

// String is the place in words: "player 0 mzone 2".
func (p Place) String() string {
	if p.Location == 0 {
		return "nowhere"
	}
	zone, sequence := p.Where()
	s := "player " + utoa(uint64(p.Controller)) + " " + zone + " " + utoa(uint64(sequence))
	if p.Overlay {
		s += " material " + utoa(uint64(p.Index))
	}
	return s
}

// String is the card's code and place in words.
func (c CardRef) String() string { return utoa(uint64(c.Code)) + " at " + c.Place.String() }
