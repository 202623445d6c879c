// Package invariant watches games for what must never be, whatever the cards
// do.
package invariant

import (
	"fmt"
	"slices"

	"duel/core"
	"duel/core/buddyfight"
)

// Watch looks at a game at each phase, after rule checks, and when cards are
// used.
type Watch struct {
	duel     *buddyfight.Duel
	broken   error
	declared [2]int                // buddy calls
	uses     []buddyfight.UseEvent // declared and not yet resolved
}

// New returns a watch over a game; it observes nothing yet.
func New(d *buddyfight.Duel) *Watch { return &Watch{duel: d} }

// Broken is the first invariant found broken, or nil.
func (w *Watch) Broken() error { return w.broken }

// Observe takes an entry of the game's journal.
func (w *Watch) Observe(e core.Entry) {
	if w.broken == nil {
		if err := w.entry(e); err != nil {
			w.broken = fmt.Errorf("turn %d: %w", w.duel.Turn.Number, err)
		}
	}
}

func (w *Watch) entry(e core.Entry) error {
	switch e := e.Event.(type) {
	case buddyfight.UseEvent:
		return w.use(e)
	case buddyfight.ResolveEvent:
		return w.resolve(e)
	case buddyfight.StepEvent:
		if e.Procedure == "operation point" && slices.Contains([]int{3, 5, 11, 13}, e.Step) {
			return w.afterRuleCheck()
		}
	case buddyfight.LifeEvent:
		if e.Life < 0 {
			return fmt.Errorf("player %d has %d life", e.Player, e.Life)
		}
	case buddyfight.PhaseEvent:
		return w.duel.Table.Check()
	}
	return nil
}

// use checks that buddy calls are declared once (BF-CALL-05).
func (w *Watch) use(e buddyfight.UseEvent) error {
	if e.Buddy {
		if w.declared[e.Player]++; w.declared[e.Player] > 1 {
			return fmt.Errorf("player %d declared %d buddy calls", e.Player, w.declared[e.Player])
		}
	}
	if e.Kind == "replace" || w.duel.Chain.Len() > 0 && e.Answers == nil && e.Kind == "call" {
		return nil // within a processing
	}
	w.uses = append(w.uses, e)
	return nil
}

// resolve checks that what was used last is processed first (BF-OP-09).
func (w *Watch) resolve(e buddyfight.ResolveEvent) error {
	last := len(w.uses) - 1
	if last < 0 || w.uses[last].Card != e.Card {
		return fmt.Errorf("%s is processed before its turn", e.Card.Name)
	}
	w.uses = w.uses[:last]
	return nil
}

// afterRuleCheck checks what the rule check makes sure of.
func (w *Watch) afterRuleCheck() error {
	d := w.duel
	for p := range core.Player(2) {
		size := 0
		for _, c := range d.Monsters(p) {
			size += d.Size(c)
		}
		if size > d.Rules.MaxSize {
			return fmt.Errorf("player %d has monsters of size %d together", p, size)
		}
		for _, z := range []core.ZoneID{buddyfight.ZoneLeft, buddyfight.ZoneCenter, buddyfight.ZoneRight, buddyfight.ZoneItem} {
			if n := len(d.Zone(p, z)); n > 1 {
				return fmt.Errorf("player %d has %d cards in %s", p, n, buddyfight.ZoneName(z))
			}
		}
		if d.Players[p].Life <= 0 || len(d.Zone(p, buddyfight.ZoneDeck)) == 0 {
			return fmt.Errorf("player %d has lost, and the game goes on", p)
		}
	}
	return nil
}
