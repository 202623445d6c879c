package ocg

// operationState is what operations on cards and life points keep about the
// duel between calls.
type operationState struct {
	coins, dice []int // the latest results
	pending     []damage
	equipped    []*Card // equipped in steps, waiting for EquipComplete
	flipped     []*Card // turned face-up by the running link, to be switched on at its end

	controlStamp int // effect time stamp of the last change of control

	selfDestructionOff bool // Duel.DisableSelfDestroyCheck
	selfRemovals       selfRemovals

	adjusting adjustState
}
