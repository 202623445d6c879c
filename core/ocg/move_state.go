package ocg

// moveState is what operations keep about the duel.
type moveState struct {
	must *Group // cards the next choice with a sum has to contain; nil none

	handTouched, deckTouched [2]bool // piles to shuffle (operations.md 1.6)
	noShuffleCheck           bool
	outerChecks              []bool // noShuffleCheck outside each running cost, target or operation

	justSent []*Card // moved while a chain exists (flow.md 22)

	reserved []*Effect // EFFECT_EXTRA_RELEASE_NONSUM the next release uses (operations.md 8.5)

	decksReversed bool // EFFECT_REVERSE_DECK is in force (flow.md 12.2)
}
