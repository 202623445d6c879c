package core

import (
	"context"
	"errors"
	"fmt"
)

// Duel is the running part every game shares: it puts requests to agents,
// draws on chance and journals what happens. A game embeds it.
type Duel struct {
	Agents  [2]Agent
	Chance  Chance
	Journal Journal

	// Open lets agents see hidden cards in their requests. It is for replays
	// that recognise options by card, not for playing.
	Open bool

	// ViewFor shows the table to a player; the game sets it.
	ViewFor func(viewer Player) View

	ctx     context.Context
	running bool
}

// Run plays the duel: it runs rules until they return or abort. A duel runs
// once and in one goroutine. The error is that of the abort: a script failure,
// an agent's error, or ctx's.
func (d *Duel) Run(ctx context.Context, rules func()) error {
	if d.running {
		return errors.New("this duel has been run already")
	}
	d.ctx, d.running = ctx, true
	return Guard(rules)
}

// Ask puts a request to its player and returns a legal answer; it aborts the
// duel when there is none to be had, or when it has not begun.
func (d *Duel) Ask(r *Request) Answer {
	if d.ctx == nil {
		Abort(fmt.Errorf("player %d is to answer a %s request before the duel begins", r.Player, r.Kind))
	}
	agent := d.Agents[r.Player]
	if agent == nil {
		Abort(fmt.Errorf("player %d has no agent to answer a %s request", r.Player, r.Kind))
	}
	shown := r
	if !d.Open {
		shown = r.masked()
	}
	a, err := ask(d.ctx, agent, shown, func() View { return d.ViewFor(r.Player) })
	if err != nil {
		Abort(err)
	}
	d.Journal.Answers = append(d.Journal.Answers, a)
	d.Journal.note(Entry{Request: r, Answer: a})
	return a
}

// Draw takes results from chance and journals them.
func (d *Duel) Draw(draw Draw) []int {
	results, err := d.Chance.Draw(draw)
	if err == nil {
		err = draw.legal(results)
	}
	if err != nil {
		Abort(err)
	}
	d.Journal.Chance = append(d.Journal.Chance, Recorded{draw, results})
	return results
}

// Emit tells all observers that something happened.
func (d *Duel) Emit(e Event) { d.Journal.note(Entry{Event: e}) }

// legal tells why results do not answer the draw, or nil.
func (d Draw) legal(results []int) error {
	want, low, high := d.Count, 0, len(d.Items)-1
	switch d.Kind {
	case Shuffle:
		want = len(d.Items)
	case Pick:
		want = min(d.Count, len(d.Items))
	case Coin:
		high = 1
	case Die:
		low, high = 1, d.Sides
	case Number:
		want, high = 1, d.Sides-1
	}
	if len(results) != want {
		return fmt.Errorf("chance gave %d results for a %s of %d", len(results), d.Kind, want)
	}
	seen := make(map[int]bool, want)
	for _, r := range results {
		if r < low || r > high {
			return fmt.Errorf("chance gave %d for a %s from %d to %d", r, d.Kind, low, high)
		}
		if seen[r] && (d.Kind == Shuffle || d.Kind == Pick) {
			return fmt.Errorf("chance gave %d twice for a %s", r, d.Kind)
		}
		seen[r] = true
	}
	return nil
}
