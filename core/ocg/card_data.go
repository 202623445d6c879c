// Package ocg is the Yu-Gi-Oh OCG game on the kernel of package core: its
// effect model, summons, battle, turn and rule profiles.
package ocg

// CardData is what is printed on a card: the facts a pack supplies. It is
// shared by all copies of the card and never changes during a duel.
type CardData struct {
	Code  uint32 // passcode
	Alias uint32 // passcode of the card it counts as, 0 for none
	Name  string // for logs and messages; no rule reads it

	SetCodes []uint16 // archetypes; low 12 bits the family, high 4 the branch

	Type      uint32 // TYPE_ bits
	Level     uint32 // level, rank or link rating, whichever the type has
	Attribute uint32 // ATTRIBUTE_ bits, 0 for spells and traps
	Race      uint64 // RACE_ bits, 0 for spells and traps

	Attack  int32 // printed ATK; negative for "?"
	Defense int32 // printed DEF; negative for "?", 0 for Link monsters

	LeftScale, RightScale uint32 // pendulum scales
	LinkMarkers           uint32 // LINK_MARKER_ bits of Link monsters

	Strings []string // the texts scripts refer to by index 0 to 15
}

// Cards finds card data by passcode. Implementations are safe for use by many
// duels at once.
type Cards interface {
	// Card returns the data of the card with that passcode, or nil when there
	// is none.
	Card(code uint32) *CardData
}
