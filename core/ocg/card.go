package ocg

import "duel/core"

// Card is one card of a duel. Place, controller and owner are the kernel's; a
// card under another (an Xyz material) has a Holder.
type Card struct {
	core.Card[*Card]

	Data     *CardData // printed facts; Recreate replaces them
	Position Position
	PZone    bool // it lies in a pendulum zone as a pendulum card

	Prev   Previous
	Status uint32 // STATUS_ bits

	FieldID uint32 // changes with each stay and when flipped: orders and identifies stays for scripts
	TurnID  int    // the turn it came to its place

	// Why it last moved (operations.md 1.4); the older set is kept for actions
	// that do not take place.
	Reason       uint32
	ReasonEffect *Effect
	ReasonPlayer Player
	ReasonCard   *Card
	oldReason    reasonSet

	SummonType     uint32
	SummonLocation Location
	SummonSequence int
	SummonPZone    bool
	SummonPlayer   Player

	Materials *Group // cards it was summoned with; nil none

	EquipTarget     *Card
	PrevEquipTarget *Card
	EquipCards      []*Card // in order of creation
	Targets         []*Card // card targets (SetCardTarget), in order of creation
	TargetedBy      []*Card // the cards that have it as card target, in order of creation

	Counters    map[uint16]*Counter
	TurnCounter int    // number of turns shown on it, for scripts
	Cover       uint32 // picture of its sleeve, for clients

	Battle         BattleRecord
	BattlePosition Position // before it was turned up in its last damage step, 0 before the first

	Unique *UniqueRule // nil: not unique on the field

	duel      *Duel
	effects   carriedEffects
	relations cardRelations
	moving    movingState
	stats     statState
	onceCode  uint32        // SetSPSummonOnce, 0 none
	counted   specialCounts // special summons counted on it

	// Script is what the script layer keeps about the card.
	Script any
	// Class is the script table of the card's passcode, set at creation.
	Class any
}

// Previous is the state of a card before its latest move (effects.md 8.8), and
// the values it last had on the field.
type Previous struct {
	Controller Player
	Location   Location
	Sequence   int
	Position   Position
	PZone      bool

	Code, Code2     uint32
	SetCodes        []uint16
	Type            uint32
	Level, Rank     uint32
	Attribute       uint32
	Race            uint64
	Attack, Defense int32
}

// reasonSet is why a card moved.
type reasonSet struct {
	reason uint32
	effect *Effect
	player Player
}

// Counter is how many counters of one type lie on a card, by kind.
type Counter struct {
	Permanent int // stay when the card is negated
	Negatable int
}

// Total is the number of counters of both kinds.
func (c *Counter) Total() int {
	if c == nil {
		return 0
	}
	return c.Permanent + c.Negatable
}

// BattleRecord is what a monster did in battle this turn (flow.md 16.5).
type BattleRecord struct {
	Announced int // attacks announced
	Attacks   int // attacks counted
	Battles   int // battles entered

	Attacked []AttackOn // monsters its attacks were counted against
	Battled  []AttackOn // monsters it battled

	AttackAllClosed bool // ATTACK_ALL no longer allows further attacks
	DirectCounted   bool // one of its counted attacks was direct
}

// AttackOn counts attacks against one stay of a monster.
type AttackOn struct {
	Card  *Card // nil: the player
	Stay  uint64
	Times int
}

// UniqueRule is a rule that at most one matching card may be face-up on the
// field (effects.md 9.5).
type UniqueRule struct {
	Self, Other bool     // which sides it watches
	Code        uint32   // matching cards, if Match is nil
	Match       Callback // (c) matching cards
	Location    Location
	Effect      *Effect // the marker of it on the card
	FieldID     uint32  // orders unique cards by arrival
}

// Location is the plain location bit of the card: LOCATION_OVERLAY under
// another card, 0 nowhere.
func (c *Card) Location() Location {
	if c.Holder != nil {
		return LocationOverlay
	}
	if c.Zone == core.Nowhere {
		return 0
	}
	return zoneLocations[c.Zone]
}

// Sequence is the place within the location: piles count from the bottom.
func (c *Card) Sequence() int { return c.Index }

// In reports whether the card is in one of the plain locations of the mask.
func (c *Card) In(l Location) bool { return c.Location()&l != 0 }

// OnField reports whether the card is in a monster or spell zone.
func (c *Card) OnField() bool {
	return c.Holder == nil && (c.Zone == ZoneMonster || c.Zone == ZoneSpell)
}

// At reports whether the card is at a location set that may name kinds of
// zones (effects.md 1.3).
func (c *Card) At(l Location) bool {
	return locationFits(l, c.Location(), c.Index, c.PZone)
}

// FaceUp reports whether the card lies face-up.
func (c *Card) FaceUp() bool { return c.Position.FaceUp() }

// FaceDown reports whether the card lies face-down.
func (c *Card) FaceDown() bool { return c.Position.FaceDown() }

// Is reports whether the card has any of the status bits.
func (c *Card) Is(status uint32) bool { return c.Status&status != 0 }

// SetStatus switches status bits.
func (c *Card) SetStatus(status uint32, on bool) {
	if on {
		c.Status |= status
	} else {
		c.Status &^= status
	}
}

// Place is where the card is now, as events tell it. An Xyz material is told
// by its holder.
func (c *Card) Place() Place {
	if h := c.Holder; h != nil {
		p := h.Place()
		return Place{Controller: p.Controller, Location: p.Location, Sequence: p.Sequence, Overlay: true, Index: c.Index}
	}
	return Place{Controller: c.Controller, Location: c.Location(), Sequence: c.Index, Position: c.Position}
}

// Ref is the card with its place, as events and options tell it.
func (c *Card) Ref() CardRef { return CardRef{Code: c.Data.Code, Place: c.Place()} }
