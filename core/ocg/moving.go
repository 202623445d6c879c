package ocg

// movingState is what operations in progress keep about a card.
type movingState struct {
	dest        destination
	toSpellZone bool // EFFECT_TO_GRAVE_REDIRECT_CB applies to it

	breach bool // it came face-up in breach of a uniqueness

}
