// Package invariant watches duels for what must never be, whatever the cards
// do.
package invariant

import (
	"fmt"

	"duel/core"
	"duel/core/ocg"
)

// Watch looks at a duel whenever a player is asked something.
type Watch struct {
	duel   *ocg.Duel
	broken error
	turn   int
	links  []int // of the chain being resolved, the last one resolved last
}

// New returns a watch over a duel; it observes nothing yet.
func New(d *ocg.Duel) *Watch { return &Watch{duel: d} }

// Broken is the first invariant found broken, or nil.
func (w *Watch) Broken() error { return w.broken }

// Observe takes an entry of the duel's journal.
func (w *Watch) Observe(e core.Entry) {
	if w.broken != nil {
		return
	}
	switch event := e.Event.(type) {
	case nil:
		w.broken = w.table()
	case ocg.TurnEvent:
		w.broken = w.nextTurn(event)
	case ocg.ChainingEvent:
		w.links = append(w.links, event.Link)
	case ocg.LinkEvent:
		if event.Kind == "chain_solving" {
			w.broken = w.resolve(event.Link)
		}
	}
	if e.Event == ocg.ChainEnd {
		w.links = w.links[:0]
	}
}

// nextTurn checks that turns are counted one by one.
func (w *Watch) nextTurn(e ocg.TurnEvent) error {
	if e.Turn != w.turn+1 {
		return fmt.Errorf("turn %d follows turn %d", e.Turn, w.turn)
	}
	w.turn = e.Turn
	return nil
}

// resolve checks that links resolve from the last to the first (OCG-CHAIN-05).
func (w *Watch) resolve(link int) error {
	last := len(w.links) - 1
	if last < 0 || w.links[last] != link {
		return fmt.Errorf("link %d resolves, with the links %v waiting", link, w.links)
	}
	w.links = w.links[:last]
	return nil
}

// table checks the cards where they lie.
func (w *Watch) table() error {
	if err := w.duel.Table.Check(); err != nil {
		return err
	}
	for p := range w.duel.Players {
		if lp := w.duel.Players[p].LP; lp < 0 && w.duel.Rules.CheckLossAtOnce {
			return fmt.Errorf("player %d has %d life points", p, lp)
		}
	}
	for _, c := range w.duel.Table.Cards() {
		if fault := w.card(c); fault != "" {
			return fmt.Errorf("%s (card %d, %d, of player %d): %s", c.Data.Name, c.ID, c.Data.Code, c.Owner, fault)
		}
	}
	return nil
}
