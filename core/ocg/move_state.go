package ocg

// moveState is what operations keep about the duel.
type moveState struct {
	must *Group // cards the next choice with a sum has to contain; nil none

	handTouched, deckTouched [2]bool // piles to shuffle (operations.md 1.6)
	noShuffleCheck           bool
	nested                   int // running costs, targets and operations

	justSent []*Card // moved while a chain exists (flow.md 22)

	fieldIDs uint32 // last field id given
}
