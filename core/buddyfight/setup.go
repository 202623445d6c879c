package buddyfight

import "duel/core"

// setUp prepares the game (BF-EXT-01, BF-EXT-02).
func (d *Duel) setUp(decks [2]Deck) {
	for p, deck := range decks {
		d.AddCard(deck.Flag, Player(p), ZoneFlag).FaceDown = true
		d.AddCard(deck.Buddy, Player(p), ZoneBuddy).FaceDown = true
		for _, data := range deck.Main {
			d.AddCard(data, Player(p), ZoneDeck)
		}
	}
	for p := range Player(2) {
		d.Shuffle(p)
		d.draw(p, d.Rules.StartHand)
		d.Charge(p, d.Rules.StartGauge)
	}
	d.First = Player(d.Draw(core.Draw{Kind: core.Coin, Where: "first player", Count: 1})[0])
	for p := range Player(2) {
		for _, c := range d.Cards(p, Zones(ZoneFlag, ZoneBuddy)) {
			c.FaceDown = false
			d.Emit(RevealEvent{c.Ref(), p})
		}
	}
	d.Turn.Player = d.First
}
