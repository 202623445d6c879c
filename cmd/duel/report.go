package main

import (
	"context"
	"errors"
	"fmt"

	"duel/cmd/duel/agent"
	"duel/cmd/duel/record"
	"duel/core"
	"duel/core/ocg"
)

// endings are the ways a duel ends before it is decided, with their names in
// traces and what is told of them.
var endings = []struct {
	err          error
	reason, text string
}{
	{agent.ErrLimit, "max_decisions", "The duel stops here: it has had all the decisions it may have."},
	{core.ErrAnswersExhausted, "answers_exhausted", "The duel stops here: there are no answers left."},
	{agent.ErrInputEnded, "stopped", "The duel stops here: the input ended."},
	{errScript, "script_error", "The duel stops here: a script failed (--keep-going goes on)."},
	{context.Canceled, "interrupted", "The duel stops here: it was interrupted."},
}

// endReason names how a duel ended, as traces do, and what is told of it;
// known is false for errors that are no way for a duel to end.
func endReason(err error) (reason, text string, known bool) {
	if err == nil {
		return "win", "", true
	}
	for _, e := range endings {
		if errors.Is(err, e.err) {
			return e.reason, e.text, true
		}
	}
	return "failed", "The duel stops here.", false
}

// report writes how the duel ended, and its replay if that is to be saved. Its
// error is that of the program.
func (g *game) report(err error) error {
	reason, text, known := endReason(err)
	if err == nil {
		text = g.verdict()
	}
	if writeErr := errors.Join(g.writeEnd(reason, text), g.saveDuel(reason, err)); writeErr != nil {
		return writeErr
	}
	switch {
	case !known:
		return err
	case g.tally.errors > 0 && !g.options.keepGoing:
		return errors.New(g.tally.firstError)
	case errors.Is(err, context.Canceled):
		return errFailed
	}
	return nil
}

// writeEnd writes the last lines or records.
func (g *game) writeEnd(reason, text string) error {
	if g.recorder != nil {
		end := record.End{Reason: reason, Turns: g.tally.turns, Decisions: g.tally.decisions, Errors: g.tally.errors}
		if result := g.duel.Result(); result != nil {
			end.Winner, end.By = result.Winner, result.Reason
		}
		return g.recorder.Close(end)
	}
	fmt.Fprintf(g.out, "\n%s\n", g.words.Palette.Heading("=== The end"))
	g.words.Field(g.out, g.duel)
	fmt.Fprintf(g.out, "%s %s, %s", text, plural(g.tally.turns, "turn"), plural(g.tally.decisions, "decision"))
	if g.tally.errors > 0 {
		fmt.Fprintf(g.out, ", %s", g.words.Palette.Bad(plural(g.tally.errors, "script error")))
	}
	_, err := fmt.Fprintln(g.out, ".")
	return err
}

func plural(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// verdict tells who won and why, "" while the duel is not decided.
func (g *game) verdict() string {
	result := g.duel.Result()
	switch {
	case result == nil:
		return ""
	case result.Winner == nil:
		return "The duel is a draw (" + result.Reason + ")."
	}
	return fmt.Sprintf("Player %d wins: %s.", *result.Winner, g.cause(result))
}

// cause tells why the loser lost.
func (g *game) cause(result *ocg.WinEvent) string {
	loser := result.Winner.Opponent()
	switch result.Reason {
	case "life_points":
		return fmt.Sprintf("Player %d has no life points left", loser)
	case "deck_out":
		return fmt.Sprintf("Player %d cannot draw", loser)
	}
	return "by " + result.Reason
}
