package ocg

import (
	"context"
	"errors"
)

// LoadDecks puts a player's decks in place: main from its top, extra in order,
// both as given (flow.md 2).
func (d *Duel) LoadDecks(p Player, main, extra []uint32) {
	for i := len(main) - 1; i >= 0; i-- {
		d.addToPile(p, main[i], LocationDeck)
	}
	for _, code := range extra {
		d.addToPile(p, code, LocationExtra)
	}
}

// addToPile makes a card and lays it face-down on top of a pile.
func (d *Duel) addToPile(p Player, code uint32, pile Location) {
	c := d.newCard(code, p)
	d.place(c, p, pile, 0, PosFacedownDefense)
	c.Position = PosFacedownDefense
	d.enable(c, true)
}

// Play plays the duel from its start until it is decided. A nil error means
// that it was, with the verdict in Result; other errors are of agents, scripts
// or ctx.
func (d *Duel) Play(ctx context.Context) error {
	err := d.Run(ctx, d.rules)
	if errors.Is(err, errDecided) {
		return nil
	}
	return err
}

// rules is the whole duel: the start, then turn after turn (flow.md 2). Cards a
// set-up found unable to stay go before anything else.
func (d *Duel) rules() {
	d.treatSelfRemovals()
	d.happen(EventStartup, nil, 0, 0, 0, 0)
	for p := range d.Players {
		if n := d.Players[p].StartHand; n > 0 {
			d.Draw(Player(p), n, ReasonRule)
		}
	}
	for {
		d.takeTurn()
	}
}
