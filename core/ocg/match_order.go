package ocg

import "duel/core"

// DecideGoFirst is the decision on the order of play of a duel: yes or no
// (core.Request.Kind).
const DecideGoFirst = "go_first"

// Asker puts a request to its player and gives a legal answer.
type Asker func(*core.Request) (core.Answer, error)

// ChooseOrder settles who goes first in the next duel: its chooser, found by a
// toss of a coin if nobody lost the duel before, chooses to go first or second
// (OCG-SETUP-11, OCG-SETUP-12).
func (m *Match) ChooseOrder(chance core.Chance, ask Asker) (chooser, first Player, err error) {
	chooser = m.OrderChooser()
	if !chooser.Valid() {
		toss, err := chance.Draw(core.Draw{Kind: core.Coin, Where: "order of play", Count: 1})
		if err != nil {
			return NoPlayer, NoPlayer, err
		}
		chooser = Player(1 - toss[0])
	}
	options := []core.Option{&Option{Action: ActYes}, &Option{Action: ActNo}}
	answer, err := ask(&core.Request{Kind: DecideGoFirst, Player: chooser, Options: options, Min: 1, Max: 1})
	if err != nil {
		return NoPlayer, NoPlayer, err
	}
	if answer.Picks[0] == 0 {
		return chooser, chooser, nil
	}
	return chooser, chooser.Opponent(), nil
}
