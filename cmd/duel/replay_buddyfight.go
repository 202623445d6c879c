package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"strings"

	"duel/cmd/duel/replay"
	"duel/core"
	"duel/core/buddyfight"
	"duel/core/buddyfight/transcript"
	binding "duel/script/buddyfight"
	fights "duel/script/buddyfight/scenario"
	"duel/script/host"
	"duel/script/scenario"
)

// fightRecording is the replay of a duel of Buddyfight.
type fightRecording struct {
	recorded
	cards *binding.Cards
	rules buddyfight.Rules
	decks [2]buddyfight.Deck

	duel *buddyfight.Duel // being played
}

func openFightRecording(a *app, f *replay.File) (*fightRecording, error) {
	cards, err := binding.OpenCards(buddyfightScripts(a.settings.scripts))
	if err != nil {
		return nil, err
	}
	r := &fightRecording{recorded: recorded{app: a, file: f}, cards: cards, rules: buddyfight.DefaultRules()}
	for _, rule := range f.Header.Switches {
		if err := r.rules.Set(rule); err != nil {
			return nil, fmt.Errorf("%s:1: %w", f.Name, err)
		}
	}
	if r.changed, err = changes(f, cards.Cache.Text, func(no string) []byte { return factsText(cards.Card(no)) }); err != nil {
		return nil, err
	}
	for p, deck := range f.Header.Decks {
		if r.decks[p], err = recordedFightDeck(deck, cards); err != nil {
			return nil, fmt.Errorf("%s:1: %w", f.Name, err)
		}
	}
	return r, nil
}

// recordedFightDeck reads a deck of a replay.
func recordedFightDeck(deck replay.Deck, cards *binding.Cards) (out buddyfight.Deck, err error) {
	card := func(no string) *buddyfight.CardData {
		c := cards.Card(no)
		if c == nil && err == nil {
			err = fmt.Errorf("deck %s: expected the number of a card, found %q", deck.Name, no)
		}
		return c
	}
	out.Flag, out.Buddy = card(deck.Flag), card(deck.Buddy)
	for _, no := range deck.Main {
		out.Main = append(out.Main, card(no))
	}
	if err != nil {
		return out, err
	}
	return out, out.Check()
}

// play implements recording.
func (r *fightRecording) play(ctx context.Context, p playing) error {
	return r.follow(ctx, p, r.playRun, r.playTest)
}

// playRun plays what duel run played.
func (r *fightRecording) playRun(ctx context.Context, p playing, follower *replay.Follower) error {
	h := &r.file.Header
	again := *r.app
	again.out = p.out
	g := &fight{
		app: &again, rules: r.rules, cards: r.cards, decks: r.decks, follower: follower, input: bufio.NewReader(strings.NewReader("")),
		options: runOptions{agents: [2]string(h.Agents), format: p.format, keepGoing: h.KeepGoing, deckOptions: deckOptions{game: gameBuddyfight}},
		opened:  func(d *buddyfight.Duel) { r.duel = d },
	}
	follower.At = flushed(p.at, func() { g.log.Flush() })
	return g.run(ctx)
}

// flushed is at with the log written out before.
func flushed(at func(int, *core.Request, core.Answer), flush func()) func(int, *core.Request, core.Answer) {
	if at == nil {
		return nil
	}
	return func(n int, r *core.Request, a core.Answer) {
		flush()
		at(n, r, a)
	}
}

// playTest plays one test of a duel script.
func (r *fightRecording) playTest(ctx context.Context, p playing, follower *replay.Follower) error {
	h := &r.file.Header
	var log *transcript.Writer
	var trace *transcript.Recorder
	decisions := 0
	runner := &fights.Runner{Cards: r.cards, Rules: r.rules, Seed: h.Seed}
	runner.Prepare = func(_ *host.State, d *buddyfight.Duel) {
		r.duel = d
		if p.format == "jsonl" {
			trace = transcript.NewRecorder(p.out)
			trace.Begin(transcript.Header{Format: transcript.Format, Core: "duel " + version(), Seed: h.Seed, Rules: r.rules})
			d.Journal.Observe(trace.Observe)
		} else {
			log = transcript.New(p.out, d)
			log.Steps, log.Decisions = false, false
			fmt.Fprintf(p.out, "Test %s: %s, seed %d\n", h.Test.Name, h.Test.Test, h.Seed)
			d.Journal.Observe(log.Observe)
		}
		d.Journal.Observe(func(e core.Entry) {
			if e.Request != nil {
				decisions++
			}
		})
		follower.Follow(fightTeller{d}, &d.Journal)
	}
	result := runner.RunTest(ctx, h.Test.Name, h.Test.Text, h.Test.Number)
	if follower.Parted() == nil && result.State != nil {
		if err := r.endTest(p.out, log, trace, &result, decisions); err != nil {
			return err
		}
	}
	lines := strings.Split(h.Test.Text, "\n")
	return testError(&result, func(n int) string {
		if n < 1 || n > len(lines) {
			return ""
		}
		return lines[n-1]
	})
}

// endTest writes how the test ended, in the log or the trace.
func (r *fightRecording) endTest(out io.Writer, log *transcript.Writer, trace *transcript.Recorder, result *scenario.Result, decisions int) error {
	turns := r.duel.Turn.Number
	if trace != nil {
		return trace.Close(transcript.End{Reason: testReason(result), Winner: r.duel.Result.Winner, By: r.duel.Result.Reason, Turns: turns, Decisions: decisions})
	}
	if err := log.Close(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(out, "The test %s. %s, %s.\n", testReason(result), plural(turns, "turn"), plural(decisions, "decision"))
	return err
}

// table implements recording.
func (r *fightRecording) table(out io.Writer) {
	w := transcript.New(out, r.duel)
	w.Table()
	w.Flush()
}

// turn implements recording.
func (r *fightRecording) turn() int { return r.duel.Turn.Number }

// began implements recording.
func (r *fightRecording) began() bool { return r.duel != nil }

// asks implements recording.
func (r *fightRecording) asks(q *core.Request) string {
	return fmt.Sprintf("player %d: %s", q.Player, transcript.Question(q))
}

// option implements recording.
func (r *fightRecording) option(_ string, o core.Option) string { return o.String() }
