package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"duel/cmd/duel/replay"
	"duel/core"
)

// replayOptions are the options of duel replay.
type replayOptions struct {
	format string
	step   bool
	cut    int // the decision to cut at, 0 for none
	moves  int
	name   string
}

func newReplay(a *app) *cobra.Command {
	var o replayOptions
	cmd := &cobra.Command{
		Use:   "replay FILE",
		Short: "Play a saved duel again, step through it, or cut a test out of it",
		Long: "replay plays a duel that run or test saved with --save, and writes the same log or trace. Where scripts have\n" +
			"changed so that the duel goes another way, it tells at which decision the two part, and how.\n\n" +
			"--step goes through the duel decision by decision. --cut N writes the table at decision N as a duel script,\n" +
			"--moves K with the next K decisions as steps.",
		Args: cobra.ExactArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := o.check(cmd.Flags().Changed("cut")); err != nil {
				return usageError{err}
			}
			return a.replay(cmd.Context(), args[0], o)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&o.format, "format", "text", "what to write: text, or jsonl for a trace")
	flags.BoolVar(&o.step, "step", false, "step through the duel; help lists the commands")
	flags.IntVar(&o.cut, "cut", 0, "write the table at this decision as a duel script")
	flags.IntVar(&o.moves, "moves", 0, "with --cut: how many of the decisions that follow become steps")
	flags.StringVar(&o.name, "name", "", "with --cut: name of the test")
	return cmd
}

func (o *replayOptions) check(cut bool) error {
	switch {
	case cut && o.step:
		return errors.New("--cut and --step do not go together")
	case cut && o.cut < 1:
		return fmt.Errorf("--cut: expected the number of a decision, from 1, found %d", o.cut)
	case !cut && (o.moves != 0 || o.name != ""):
		return errors.New("--moves and --name are for --cut")
	case o.moves < 0:
		return fmt.Errorf("--moves: expected a number from 0, found %d", o.moves)
	case strings.ContainsAny(o.name, "\r\n"):
		return errors.New("--name: a name is one line")
	}
	return oneOfFlag("format", o.format, []string{"text", "jsonl"})
}

// replay plays a replay file in the way asked for.
func (a *app) replay(ctx context.Context, name string, o replayOptions) error {
	f, err := replay.Read(name)
	if err != nil {
		return err
	}
	r, err := a.openRecording(f)
	if err != nil {
		return err
	}
	switch {
	case o.step:
		return a.step(ctx, r)
	case o.cut > 0:
		return a.cut(ctx, r, f, o)
	}
	return r.play(ctx, playing{out: a.out, format: o.format})
}

// playing says how a recording is played.
type playing struct {
	out    io.Writer
	format string // of what is written: text or jsonl
	// at, if not nil, is called at each decision, from 1, before its answer takes
	// effect.
	at func(n int, r *core.Request, answer core.Answer)
}

// recording is a replay that can be played, again and again.
type recording interface {
	// play plays it. The error is that of the duel, or a *replay.Parting.
	play(ctx context.Context, p playing) error
	// The others tell of the duel being played, at a decision or after its end.
	table(out io.Writer)
	began() bool
	turn() int
	asks(r *core.Request) string // who is asked what
	option(kind string, o core.Option) string
	// cutter gives what makes a duel script of the duel being played.
	cutter(o replayOptions) cutter
}

// openRecording prepares the playing of a replay over the cards and scripts of
// the settings. It fails if there are cards in it that these do not have.
func (a *app) openRecording(f *replay.File) (recording, error) {
	again := *a
	again.settings.seed, again.settings.budget = f.Header.Seed, f.Header.Budget
	if f.Header.Game == gameBuddyfight {
		return openFightRecording(&again, f)
	}
	again.settings.rules = f.Header.Rules
	return openDuelRecording(&again, f)
}

// changes names what changed since the recording. Cards that are gone are an
// error.
func changes(f *replay.File, scripts func(string) ([]byte, error), facts func(string) []byte) ([]string, error) {
	var missing []string
	for card := range f.Header.Facts {
		if facts(card) == nil {
			missing = append(missing, card)
		}
	}
	if n := len(missing); n > 0 {
		return nil, fmt.Errorf("%s: %s of the duel not found, such as card %s: give the --scripts and --cards it was saved with",
			f.Name, plural(n, "card"), least(missing))
	}
	return f.Header.Changed(scripts, facts), nil
}

// least is the first of some texts in alphabetical order.
func least(texts []string) string {
	first := texts[0]
	for _, text := range texts[1:] {
		first = min(first, text)
	}
	return first
}

// newFollower makes the follower of a replay.
func newFollower(f *replay.File, at func(int, *core.Request, core.Answer)) *replay.Follower {
	follower := replay.NewFollower(f)
	follower.At = at
	follower.Ending = endingOf(&f.End)
	return follower
}

// endingOf is the error that ends a duel where its recording ended for want of
// an answer, nil where it ended by itself.
func endingOf(end *replay.End) error {
	switch end.Reason {
	case "failed":
		return errors.New(end.Error)
	case "win", "script_error", crashed:
		return nil
	}
	for _, e := range endings {
		if e.reason == end.Reason {
			return e.err
		}
	}
	return nil
}

// recorded is what recordings of both games have.
type recorded struct {
	*app
	file    *replay.File
	changed []string // scripts and facts that are others than those recorded
}

// follow plays what duel run or duel test played, as recorded.
func (r *recorded) follow(ctx context.Context, p playing, run, test func(context.Context, playing, *replay.Follower) error) error {
	follower := newFollower(r.file, p.at)
	play := run
	if r.file.Header.Test != nil {
		play = test
	}
	return r.followed(follower, r.changed, play(ctx, p, follower))
}

// followed is the error of a duel that followed a recording: a parting, with
// what changed, before that of the duel itself, which is told if it is why the
// duel ended too early. Changes without effect are only noted.
func (a *app) followed(follower *replay.Follower, changed []string, err error) error {
	onTheWay := follower.Parted() != nil
	var parting *replay.Parting
	if errors.As(follower.Finish(), &parting) && !errors.Is(err, context.Canceled) {
		parting.Changed = changed
		if err != nil && !onTheWay {
			parting.How = append(parting.How, "it ends with: "+strings.ReplaceAll(err.Error(), "\n", "\n  "))
		}
		return parting
	}
	if len(changed) > 0 {
		fmt.Fprintf(a.err, "duel: changed since the recording, without effect on it: %s\n", strings.Join(changed, ", "))
	}
	return err
}
