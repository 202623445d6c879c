package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"duel/cmd/duel/agent"
	"duel/cmd/duel/replay"
	"duel/cmd/duel/sim"
	"duel/core"
	"duel/core/buddyfight"
	"duel/core/buddyfight/transcript"
	binding "duel/script/buddyfight"
	"duel/script/host"
	"duel/scripts"
)

// buddyfightDecks are the decks of a duel for which none are named.
var buddyfightDecks = []string{"dragon", "danger"}

const buddyfightDeckSuffix = ".bfd"

// fight is one Buddyfight duel of duel run, from its set-up to its report.
type fight struct {
	*app
	options runOptions
	rules   buddyfight.Rules
	cards   *binding.Cards
	decks   [2]buddyfight.Deck
	names   [2]string // of the decks

	duel      *buddyfight.Duel
	scripts   *host.State
	saved     *replay.Recorder       // nil unless the replay is saved
	follower  *replay.Follower       // nil unless it is a replay
	opened    func(*buddyfight.Duel) // of a replay: sees the duel before it begins
	log       *transcript.Writer
	trace     *transcript.Recorder // nil unless a trace is written
	input     *bufio.Reader
	decisions int
}

// runBuddyfight plays a duel of Buddyfight.
func (a *app) runBuddyfight(ctx context.Context, o runOptions) error {
	rules, err := buddyfightRules(o.rules)
	if err != nil {
		return err
	}
	g := &fight{app: a, options: o, rules: rules, input: bufio.NewReader(a.in)}
	cards, err := binding.OpenCards(buddyfightScripts(a.settings.scripts))
	if err != nil {
		return err
	}
	g.cards = cards
	if err := g.openDecks(cards); err != nil {
		return err
	}
	return g.run(ctx)
}

// run plays the duel and reports.
func (g *fight) run(ctx context.Context) error {
	if err := g.open(ctx); err != nil {
		return err
	}
	defer saveCrash(g.saveFight)
	result, err := g.duel.Play(ctx, g.decks)
	return g.report(result, err)
}

// buddyfightRules are the default rules with changes of the command line.
func buddyfightRules(changes []string) (buddyfight.Rules, error) {
	rules := buddyfight.DefaultRules()
	for _, change := range changes {
		if err := rules.Set(change); err != nil {
			return rules, usageError{fmt.Errorf("--rule: %w", err)}
		}
	}
	return rules, nil
}

// buddyfightScripts are the card scripts that ship with the program, and those
// of the folders on top.
func buddyfightScripts(folders []string) fs.FS {
	layers := binding.Layers{scripts.BuddyfightCards}
	for _, dir := range folders {
		layers = append(layers, os.DirFS(dir))
	}
	return layers
}

// openDecks opens the decks of both players, or makes them at random.
func (g *fight) openDecks(cards *binding.Cards) (err error) {
	if !g.options.randomDecks {
		g.names = [2]string(g.options.names(buddyfightDecks))
		g.decks, err = openBuddyfightDecks(&g.options.deckOptions, cards)
		return err
	}
	g.names = [2]string{randomDeckName, randomDeckName}
	pool, err := sim.NewBuddyfightPool(cards.All())
	if err != nil {
		return err
	}
	for p := range g.decks {
		g.decks[p] = pool.Deck(g.settings.seed, core.Player(p))
	}
	return nil
}

func openBuddyfightDecks(o *deckOptions, cards *binding.Cards) (decks [2]buddyfight.Deck, err error) {
	for p, name := range o.names(buddyfightDecks) {
		text, err := readBuddyfightDeck(name)
		if err != nil {
			return decks, err
		}
		if decks[p], err = binding.ParseDeck(name, string(text), cards); err != nil {
			return decks, err
		}
		if err := decks[p].Check(); err != nil {
			return decks, fmt.Errorf("%s: %w", name, err)
		}
	}
	return decks, nil
}

func readBuddyfightDeck(name string) ([]byte, error) {
	text, err := os.ReadFile(name)
	if !errors.Is(err, fs.ErrNotExist) {
		return text, err
	}
	if text, shipped := fs.ReadFile(scripts.Decks, name+buddyfightDeckSuffix); shipped == nil && filepath.Base(name) == name {
		return text, nil
	}
	return nil, fmt.Errorf("expected a deck file or one of the decks %s: %w", strings.Join(buddyfightDecks, ", "), err)
}

// open makes the duel with its agents and observers.
func (g *fight) open(ctx context.Context) error {
	var state *binding.State
	g.duel, state = g.cards.NewDuel(g.rules, core.NewSeeded(g.settings.seed), [2]core.Agent{}, host.Options{Context: ctx, Budget: g.settings.budget})
	g.scripts = state.Host()
	if g.options.keepGoing {
		state.OnError = g.scriptFailed
	}
	out := g.out
	if g.options.format == "jsonl" {
		out = io.Discard
		g.trace = transcript.NewRecorder(g.out)
		g.trace.Begin(transcript.Header{Format: transcript.Format, Core: "duel " + version(), Seed: g.settings.seed, Rules: g.rules,
			Decks: [2]transcript.Deck{transcript.DeckOf(g.decks[0]), transcript.DeckOf(g.decks[1])}})
		g.duel.Journal.Observe(g.trace.Observe)
	}
	g.log = transcript.New(out, g.duel)
	g.log.Steps, g.log.Decisions = false, false
	g.log.Viewers = g.viewers()
	g.duel.Journal.Observe(g.log.Observe)
	g.duel.Journal.Observe(g.count)
	if g.options.save != "" {
		g.saved = replay.NewRecorder(fightTeller{g.duel})
		g.duel.Journal.Observe(g.saved.Observe)
	}
	if g.follower != nil {
		g.opened(g.duel)
		g.follower.Follow(fightTeller{g.duel}, &g.duel.Journal)
		g.duel.Agents = [2]core.Agent{g.follower, g.follower}
		g.duel.Open = true
		return nil
	}
	return g.seatAgents()
}

// seatAgents makes the agents the options name.
func (g *fight) seatAgents() error {
	limit := &agent.Limit{Left: g.options.maxDecisions}
	for p, name := range g.options.agents {
		a, err := g.newAgent(name, core.Player(p))
		if err != nil {
			return err
		}
		g.duel.Agents[p] = limit.Wrap(a)
	}
	return nil
}

func (g *fight) count(e core.Entry) {
	if e.Request != nil {
		g.decisions++
	}
}

func (g *fight) scriptFailed(err error) { g.app.log.Error().Err(err).Msg("script error") }

// viewers are the persons who play and read the log.
func (g *fight) viewers() (out []core.Player) {
	for p, name := range g.options.agents {
		if isHuman(name) {
			out = append(out, core.Player(p))
		}
	}
	return out
}

// newAgent makes the agent of that name for a player.
func (g *fight) newAgent(name string, p core.Player) (core.Agent, error) {
	file, answers := strings.CutPrefix(name, "answers:")
	switch {
	case name == "random":
		return agent.NewRandom(g.settings.seed, p), nil
	case name == "first":
		return agent.First{}, nil
	case isHuman(name):
		out := g.out
		if g.trace != nil {
			out = g.err
		}
		return &agent.Human{In: g.input, Out: out, Screen: &fightScreen{g, out}}, nil
	case answers && file != "":
		return agent.ReadRecorded(file, p)
	}
	return nil, usageError{fmt.Errorf("--agent%d: expected %s, found %q", p, agentNames, name)}
}

// fightScreen shows a duel to the person who plays one side.
type fightScreen struct {
	*fight
	out io.Writer
}

// Field implements agent.Screen.
func (s *fightScreen) Field(p core.Player) {
	s.log.Flush()
	w := transcript.New(s.out, s.duel)
	w.Viewers = []core.Player{p}
	w.Table()
	w.Flush()
}

// Begins implements agent.Screen.
func (s *fightScreen) Begins(kind string) bool {
	s.log.Flush()
	return kind == buddyfight.DecideUse && s.duel.Turn.Phase == buddyfight.MainPhase
}

// Prompt implements agent.Screen.
func (s *fightScreen) Prompt(core.Player) string { return "" }

// Question implements agent.Screen.
func (s *fightScreen) Question(r *core.Request) string { return transcript.Question(r) }

// Option implements agent.Screen.
func (s *fightScreen) Option(_ string, o core.Option) string { return o.String() }

// report writes how the duel ended. Its error is that of the program.
func (g *fight) report(result buddyfight.Result, err error) error {
	reason, text, known := endReason(err)
	if err != nil {
		text += " "
	}
	if writeErr := errors.Join(g.writeEnd(result, reason, text), g.saveFight(reason, err)); writeErr != nil {
		return writeErr
	}
	switch {
	case !known:
		return err
	case errors.Is(err, context.Canceled):
		return errFailed
	}
	return nil
}

// writeEnd writes the last line or record.
func (g *fight) writeEnd(result buddyfight.Result, reason, text string) error {
	if err := g.log.Close(); err != nil {
		return err
	}
	if g.trace != nil {
		return g.trace.Close(transcript.End{Reason: reason, Winner: result.Winner, By: result.Reason, Turns: g.duel.Turn.Number, Decisions: g.decisions})
	}
	_, err := fmt.Fprintf(g.out, "%s%s, %s\n", text, plural(g.duel.Turn.Number, "turn"), plural(g.decisions, "decision"))
	return err
}
