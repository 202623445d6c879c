package ocg

// movingState is what operations in progress keep about a card.
type movingState struct{}
