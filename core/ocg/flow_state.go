package ocg

// flowState is what turns, windows and chains keep.
type flowState struct{}

// linkState is what the flow keeps about a chain link.
type linkState struct{}

// battleState is what battles keep.
type battleState struct{}

// summonState is what summons keep about the turn.
type summonState struct{}

// effectIndex holds the effects of the duel that are looked up by code.
type effectIndex struct{}
