package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"duel/cmd/duel/cut"
	"duel/cmd/duel/replay"
	"duel/core"
	"duel/script/scenario"
)

// errCut ends a duel of which enough was seen to cut.
var errCut = errors.New("the duel is cut here")

// cutter makes a duel script of a duel it is shown.
type cutter interface {
	// See shows it decision n before its answer takes effect; true: it has seen
	// enough.
	See(n int, r *core.Request, a core.Answer) bool
	// Script is the duel script; the failure is why it does not pass, nil if it
	// does.
	Script(ctx context.Context) (text string, failure *scenario.Failure, err error)
}

// cut writes the table at a decision of a recording as a duel script.
func (a *app) cut(ctx context.Context, r recording, f *replay.File, o replayOptions) error {
	if n := len(f.Decisions); o.cut > n {
		return fmt.Errorf("%s has %s, not %d", f.Name, plural(n, "decision"), o.cut)
	}
	c := r.cutter(o)
	err := r.play(ctx, playing{out: io.Discard, format: "text", at: func(n int, q *core.Request, answer core.Answer) {
		if c.See(n, q, answer) {
			core.Abort(errCut)
		}
	}})
	var parting *replay.Parting
	if errors.As(err, &parting) && parting.Decision <= o.cut+o.moves || errors.Is(err, context.Canceled) {
		return err
	}
	text, failure, err := c.Script(ctx)
	if err != nil {
		return err
	}
	if _, err := io.WriteString(a.out, text); err != nil {
		return err
	}
	if failure != nil {
		return fmt.Errorf("the script does not pass, as something was not carried over: %w", failure)
	}
	return nil
}

// duelCutter shows a cutter the duel being played.
type duelCutter struct {
	*cut.Cutter
	recording *duelRecording
}

// See implements cutter.
func (c duelCutter) See(n int, r *core.Request, a core.Answer) bool {
	return c.Cutter.See(c.recording.duel, n, r, a)
}

// cutter implements recording.
func (r *duelRecording) cutter(o replayOptions) cutter {
	return duelCutter{cut.New(r.session, cutOptions(r.file, o)), r}
}

// fightCutter shows a cutter the duel of Buddyfight being played.
type fightCutter struct {
	*cut.FightCutter
	recording *fightRecording
}

// See implements cutter.
func (c fightCutter) See(n int, r *core.Request, a core.Answer) bool {
	return c.FightCutter.See(c.recording.duel, n, r, a)
}

// cutter implements recording.
func (r *fightRecording) cutter(o replayOptions) cutter {
	return fightCutter{cut.NewFight(r.cards, r.rules, cutOptions(r.file, o)), r}
}

// cutOptions say what is cut out of a replay.
func cutOptions(f *replay.File, o replayOptions) cut.Options {
	name := strings.Join(strings.Fields(filepath.Base(f.Name)), " ")
	return cut.Options{Source: name, At: o.cut, Moves: o.moves, Name: o.name, Profile: f.Header.Rules}
}
