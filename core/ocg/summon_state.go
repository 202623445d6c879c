package ocg

// summonState is what summons keep about the turn and the running chain link.
type summonState struct {
	allowance [2]summonAllowance

	putOff func() // the summon waiting for the current chain link to end, nil for none

	// cancelable tells that the latest summon begun was chosen in the main phase.
	cancelable bool

	// depth counts normal summons begun whose card has not been moved yet.
	depth int

	// stepped are the cards of SpecialSummonStep not yet completed, and
	// roomless those that found no zone.
	stepped, roomless []*Card

	// fusion are the materials of the latest fusion selection; nil none yet.
	fusion *Group
}

// summonAllowance is what a player has used of this turn's normal summons
// (operations.md 10.1).
type summonAllowance struct {
	count int  // normal summons and sets made
	extra bool // the one further summon or set of an extra-summon effect was used
}

// resetSummonAllowances gives both players their normal summons of a new turn.
func (d *Duel) resetSummonAllowances() { d.summons.allowance = [2]summonAllowance{} }

// forgetSummonSteps drops the special summons by steps that were never completed;
// the flow calls it when a chain link ends (operations.md 14.4).
func (d *Duel) forgetSummonSteps() { d.summons.stepped, d.summons.roomless = nil, nil }
