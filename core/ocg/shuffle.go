package ocg

// ShuffleDeck shuffles p's deck (operations.md 22.4).
func (d *Duel) ShuffleDeck(p Player) {}

// ShuffleHand shuffles p's hand (operations.md 22.4).
func (d *Duel) ShuffleHand(p Player) {}
