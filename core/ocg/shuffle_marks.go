package ocg

// Piles that became known or lost their order are marked as touched and
// shuffled by themselves later (operations.md 1.6).

// touchHand marks a hand to be shuffled.
func (d *Duel) touchHand(p Player) {
	if !d.moves.noShuffleCheck {
		d.moves.handTouched[p] = true
	}
}

// touchDeck marks a deck to be shuffled.
func (d *Duel) touchDeck(p Player) {
	if !d.moves.noShuffleCheck {
		d.moves.deckTouched[p] = true
	}
}

// clearTouched forgets all marks.
func (d *Duel) clearTouched() {
	d.moves.handTouched, d.moves.deckTouched = [2]bool{}, [2]bool{}
}

// shuffleTouched shuffles the marked piles: hands first, player 0's first.
func (d *Duel) shuffleTouched() {
	for p, touched := range d.moves.handTouched {
		if touched {
			d.ShuffleHand(Player(p))
		}
	}
	for p, touched := range d.moves.deckTouched {
		if touched {
			d.ShuffleDeck(Player(p))
		}
	}
	d.clearTouched()
}

// beginOutermost is called when a cost, target or operation starts, nested or
// not: the switch of DisableShuffleCheck is off in it, and the outermost one
// starts without marks.
func (d *Duel) beginOutermost() {
	if len(d.moves.outerChecks) == 0 {
		d.clearTouched()
	}
	d.moves.outerChecks = append(d.moves.outerChecks, d.moves.noShuffleCheck)
	d.moves.noShuffleCheck = false
}

// endOutermost is called when what beginOutermost began ends: the switch is put
// back, and after the outermost one the marked piles are shuffled.
func (d *Duel) endOutermost() {
	last := len(d.moves.outerChecks) - 1
	d.moves.noShuffleCheck = d.moves.outerChecks[last]
	d.moves.outerChecks = d.moves.outerChecks[:last]
	if last == 0 {
		d.shuffleTouched()
	}
}

// DisableShuffleCheck stops or resumes the marking of touched piles until the
// running cost, target or operation ends (operations.md 1.6).
func (d *Duel) DisableShuffleCheck(disable bool) { d.moves.noShuffleCheck = disable }
