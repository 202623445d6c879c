package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"duel/cmd/duel/console"
	"duel/cmd/duel/record"
	"duel/cmd/duel/replay"
	"duel/core"
	"duel/core/ocg"
	"duel/script/host"
	"duel/script/scenario"
	"duel/script/session"
)

// duelRecording is the replay of an OCG duel.
type duelRecording struct {
	recorded
	session *session.Session
	rules   ocg.Rules
	decks   []namedDeck

	duel  *ocg.Duel // being played
	words console.Words
}

func openDuelRecording(a *app, f *replay.File) (*duelRecording, error) {
	rules, err := ocg.RulesFor(f.Header.Rules)
	if err != nil {
		return nil, fmt.Errorf("%s:1: %w", f.Name, err)
	}
	s, err := session.Open(a.settings.sources())
	if err != nil {
		return nil, err
	}
	r := &duelRecording{recorded: recorded{app: a, file: f}, session: s, rules: rules}
	r.words = console.Words{Cards: s.Pack, Audience: console.Everything, Palette: console.NewPalette(coloured(a.out, a.settings.color))}
	r.changed, err = changes(f, scriptsOf(s.Pack), func(card string) []byte { return factsOf(s.Pack, card) })
	if err != nil {
		return nil, err
	}
	for _, deck := range f.Header.Decks {
		d, err := recordedDeck(deck, s.Pack)
		if err != nil {
			return nil, fmt.Errorf("%s:1: %w", f.Name, err)
		}
		r.decks = append(r.decks, d)
	}
	return r, nil
}

// recordedDeck reads a deck of a replay.
func recordedDeck(deck replay.Deck, cards ocg.Cards) (namedDeck, error) {
	read := func(texts []string) (codes []uint32, err error) {
		if len(texts) > ocg.MaxSetUp {
			return nil, fmt.Errorf("deck %s: a part of a deck has at most %d cards, found %d", deck.Name, ocg.MaxSetUp, len(texts))
		}
		for _, text := range texts {
			code, err := strconv.ParseUint(text, 10, 32)
			if err != nil || cards.Card(uint32(code)) == nil {
				return nil, fmt.Errorf("deck %s: expected the passcode of a card, found %q", deck.Name, text)
			}
			codes = append(codes, uint32(code))
		}
		return codes, nil
	}
	main, err := read(deck.Main)
	if err != nil {
		return namedDeck{}, err
	}
	extra, err := read(deck.Extra)
	return namedDeck{deck.Name, &ocg.Deck{Main: main, Extra: extra}}, err
}

// play implements recording.
func (r *duelRecording) play(ctx context.Context, p playing) error {
	return r.follow(ctx, p, r.playRun, r.playTest)
}

// playRun plays what duel run played.
func (r *duelRecording) playRun(ctx context.Context, p playing, follower *replay.Follower) error {
	h := &r.file.Header
	again := *r.app
	again.out = p.out
	again.settings.color = colorChoice(r.words.Palette)
	g := &game{app: &again, ctx: ctx, seed: h.Seed, decks: r.decks, follower: follower, options: runOptions{
		agents: [2]string(h.Agents), format: p.format, maxDecisions: h.MaxDecisions, keepGoing: h.KeepGoing, deckOptions: deckOptions{game: gameOCG},
	}}
	if h.Puzzle != nil {
		g.puzzle = &puzzle{h.Puzzle.Name, h.Puzzle.Text}
	}
	if err := g.open(r.session, r.rules); err != nil {
		return err
	}
	r.duel = g.duel
	return g.play()
}

// colorChoice is the value of the setting color for a palette.
func colorChoice(p console.Palette) string {
	if p.Colours() {
		return "always"
	}
	return "never"
}

// testPlay is the playing of one test of a duel script.
type testPlay struct {
	*duelRecording
	playing
	trace     *record.Recorder // nil unless a trace is written
	decisions int
}

// playTest plays one test of a duel script.
func (r *duelRecording) playTest(ctx context.Context, p playing, follower *replay.Follower) error {
	test := r.file.Header.Test
	script, err := scenario.Compile(r.session, test.Name, test.Text)
	if err != nil {
		return err
	}
	t := &testPlay{duelRecording: r, playing: p}
	runner := &scenario.Runner{Session: r.session, Names: scenario.NewNames(r.session.Pack), Seed: r.file.Header.Seed, Profile: r.file.Header.Rules}
	runner.Prepare = func(_ *host.State, d *ocg.Duel) {
		t.begin(d)
		follower.Follow(newDuelTeller(d, r.session.Pack), &d.Journal)
	}
	result := runner.RunTest(ctx, script, test.Number)
	if follower.Parted() == nil && result.State != nil {
		if err := t.end(&result); err != nil {
			return err
		}
	}
	return testError(&result, script.Line)
}

// begin writes what is played, and has all that happens written.
func (t *testPlay) begin(d *ocg.Duel) {
	t.duel = d
	if t.format == "jsonl" {
		t.trace = t.beginTrace(d)
	} else {
		h := &t.file.Header
		fmt.Fprintf(t.out, "Test %s: %s, seed %d\n", h.Test.Name, h.Test.Test, h.Seed)
		d.Journal.Observe(console.NewNarrator(t.out, d, t.words).Observe)
	}
	d.Journal.Observe(func(e core.Entry) {
		if e.Request != nil {
			t.decisions++
		}
	})
}

// beginTrace begins a trace: the script lays out the table, which is written
// when it lies.
func (t *testPlay) beginTrace(d *ocg.Duel) *record.Recorder {
	h := &t.file.Header
	trace := record.New(t.out, d)
	trace.Begin(record.Header{
		Format: record.Format, Core: "duel " + version(), Mode: h.Rules, Flags: fmt.Sprintf("%#x", d.Rules.Flags()), Seed: h.Seed,
		Puzzle: &record.Puzzle{Name: h.Test.Name, Text: h.Test.Text},
	})
	d.Journal.Observe(trace.Observe)
	d.Journal.Observe(func(e core.Entry) {
		if e.Event == ocg.FieldLoaded {
			trace.State()
		}
	})
	return trace
}

// end writes how the test ended.
func (t *testPlay) end(result *scenario.Result) error {
	turns := t.duel.Turn.Number
	if t.trace != nil {
		return t.trace.Close(record.End{Reason: testReason(result), Turns: turns, Decisions: t.decisions})
	}
	fmt.Fprintf(t.out, "\n%s\n", t.words.Palette.Heading("=== The end"))
	t.table(t.out)
	_, err := fmt.Fprintf(t.out, "The test %s. %s, %s.\n", testReason(result), plural(turns, "turn"), plural(t.decisions, "decision"))
	return err
}

// testError is why a test failed, as duel test shows it; nil if it passed.
func testError(result *scenario.Result, line func(int) string) error {
	if result.Failure == nil {
		return nil
	}
	return errors.New(strings.TrimSuffix(result.Failure.Render(line(result.Failure.Line)), "\n"))
}

// table implements recording.
func (r *duelRecording) table(out io.Writer) { r.words.Field(out, r.duel) }

// turn implements recording.
func (r *duelRecording) turn() int { return r.duel.Turn.Number }

// began implements recording.
func (r *duelRecording) began() bool { return r.duel != nil }

// asks implements recording.
func (r *duelRecording) asks(q *core.Request) string {
	return r.words.Palette.Player(int(q.Player), fmt.Sprintf("Player %d", q.Player)) + ": " + r.words.Question(q)
}

// option implements recording.
func (r *duelRecording) option(kind string, o core.Option) string {
	return r.words.Option(kind, o.(*ocg.Option))
}
