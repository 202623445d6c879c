package ocg

var handSigns = [...]string{1: "scissors", 2: "rock", 3: "paper"}

// RockPaperScissors has both players show a hand sign and gives the winner. A
// tie is repeated, or without again is nobody's (operations.md 22.3).
func (d *Duel) RockPaperScissors(again bool) Player {
	for {
		signs := [2]int{d.handSign(0), d.handSign(1)}
		d.Emit(HandSignsEvent{Signs: [2]string{handSigns[signs[0]], handSigns[signs[1]]}})
		switch (signs[0] - signs[1] + len(handSigns) - 1) % (len(handSigns) - 1) {
		case 1:
			return 0
		case 2:
			return 1
		}
		if !again {
			return NoPlayer
		}
	}
}
