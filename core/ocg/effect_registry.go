package ocg

// effectState is what the registry keeps about an effect.
type effectState struct{}

// carriedEffects are the effects a card carries, by code.
type carriedEffects struct{}

// cardRelations are a card's ties to other cards and to chain links.
type cardRelations struct{}
