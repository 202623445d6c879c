package ocg

// flowState is what turns, windows and chains keep.
type flowState struct {
	stores eventStores

	moment   int       // time number: renewed by every instant refresh and adjustment
	freeEP   Player    // the turn player of the latest phase prompt, once there was one
	prompted bool      // there was a phase prompt
	none     *Event    // what noEvent gave last
	hints    [2]uint32 // timing hints (flow.md 23)

	continuous     []*Link     // pseudo links of the continuous actions under way, innermost last
	delayed        actionLines // continuous actions waiting for the end of a resolution
	delayedRunning bool

	limits    []chainLimit // until the next link
	limitsEnd []chainLimit // until the end of the chain
	solving   bool         // a link's operation is being resolved
	complete  int          // links completely made and not yet finished

	announced   []*announcedSummon // special summons counted for the chain being built
	phaseActive bool               // something was done in this phase
	verdict     verdict
	oneMoment   bool // what happens counts as one moment; see Duel.atOnce
	result      *WinEvent
	forced      *forcedAttack // an attack an effect demands, not yet made
}

// chainLimit is a function that restricts what may be chained (flow.md 6.3).
type chainLimit struct {
	allow Callback // (effect, player who set it, player who would chain)
	by    Player
}
