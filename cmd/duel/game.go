package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"duel/cmd/duel/agent"
	"duel/cmd/duel/console"
	"duel/cmd/duel/record"
	"duel/cmd/duel/replay"
	"duel/core"
	"duel/core/ocg"
	binding "duel/script/ocg"
	"duel/script/pack"
	"duel/script/session"
)

// puzzle is a Lua file that lays out a position.
type puzzle struct{ name, text string }

// game is one duel of duel run, from its set-up to its report.
type game struct {
	*app
	options runOptions
	ctx     context.Context
	seed    uint64
	puzzle  *puzzle // nil for a duel between decks
	decks   []namedDeck
	cut     bool // the opponents cut the decks

	cards    pack.Pack
	duel     *ocg.Duel
	scripts  *binding.State
	words    console.Words
	narrator *console.Narrator
	recorder *record.Recorder // nil unless a trace is written
	saved    *replay.Recorder // nil unless the replay is saved
	follower *replay.Follower // nil unless it is a replay
	prompts  io.Writer        // where persons are asked
	input    *bufio.Reader
	tally    tally
	over     bool // the duel has ended
}

// tally counts what happens in a duel.
type tally struct {
	turns, decisions, errors int
	firstError               string // text of the first script error
}

// errScript ends a duel at the first script error.
var errScript = errors.New("a script failed")

// open makes the duel with its agents and observers.
func (g *game) open(s *session.Session, rules ocg.Rules) (err error) {
	g.duel, g.scripts, err = s.NewDuel(rules, session.Options{Context: g.ctx, Budget: g.settings.budget})
	if err != nil {
		return err
	}
	g.cards = s.Pack
	g.duel.Chance = core.NewSeeded(g.seed)
	text := g.options.format == "text"
	g.words = console.Words{Cards: s.Pack, Audience: audience(g.options.agents), Palette: console.NewPalette(coloured(g.out, g.settings.color))}
	log := io.Discard
	if g.prompts = g.err; text {
		log, g.prompts = g.out, g.out
	} else {
		g.recorder = record.New(g.out, g.duel)
		g.duel.Journal.Observe(g.recorder.Observe)
	}
	g.narrator = console.NewNarrator(log, g.duel, g.words)
	g.duel.Journal.Observe(func(e core.Entry) {
		if !g.over {
			g.narrator.Observe(e)
		}
	})
	if g.options.save != "" {
		g.saved = replay.NewRecorder(newDuelTeller(g.duel, s.Pack))
		g.duel.Journal.Observe(g.saved.Observe)
	}
	if g.follower != nil {
		g.follow()
		g.duel.Journal.Observe(g.observe)
		return nil
	}
	g.duel.Journal.Observe(g.observe)
	return g.seatAgents()
}

// follow makes the duel one that is played along a replay.
func (g *game) follow() {
	g.follower.Follow(newDuelTeller(g.duel, g.cards), &g.duel.Journal)
	g.duel.Agents = [2]core.Agent{g.follower, g.follower}
	g.duel.Open = true
}

// seatAgents makes the agents the options name.
func (g *game) seatAgents() error {
	limit := &agent.Limit{Left: g.options.maxDecisions}
	for p, name := range g.options.agents {
		a, err := g.newAgent(name, core.Player(p))
		if err != nil {
			return err
		}
		g.duel.Agents[p] = limit.Wrap(a)
		if _, recorded := a.(*agent.Answers); recorded {
			g.duel.Open = true // recorded answers name their cards
		}
	}
	return nil
}

// observe counts, and ends the duel at a script error. After its end it hears
// only of scripts that are asked for what the report shows.
func (g *game) observe(e core.Entry) {
	if g.over {
		return
	}
	if e.Request != nil {
		g.tally.decisions++
		return
	}
	switch e := e.Event.(type) {
	case ocg.TurnEvent:
		g.tally.turns = e.Turn
	case ocg.LogEvent:
		if e.Kind != "error" {
			return
		}
		if g.tally.errors++; g.tally.errors == 1 {
			g.tally.firstError = e.Text
		}
		g.log.Debug().Str("error", e.Text).Msg("script error")
		if !g.options.keepGoing {
			core.Abort(errScript)
		}
	}
}

// play sets the table, plays the duel to its end and reports.
func (g *game) play() error {
	defer saveCrash(g.saveDuel)
	decks, err := g.shuffledDecks()
	if err != nil {
		return err
	}
	g.introduce(decks)
	var failed error
	if err = core.Guard(func() { failed = g.setUp(decks) }); err == nil {
		err = failed
	}
	if err == nil {
		if g.recorder != nil {
			g.recorder.State()
		}
		err = g.duel.Play(g.ctx)
	}
	g.over = true
	return g.report(err)
}

// shuffledDecks are the decks in the order they are put on the table: the main
// decks shuffled by chance and, in a match, cut by the opponents.
func (g *game) shuffledDecks() ([]record.Deck, error) {
	decks := make([]record.Deck, len(g.decks))
	for p, deck := range g.decks {
		shuffled, err := deck.Shuffled(g.duel.Chance, core.Player(p))
		if err == nil && g.cut {
			shuffled, err = shuffled.Cut(g.duel.Chance, core.Player(p))
		}
		if err != nil {
			return nil, err
		}
		decks[p] = record.Deck{Main: shuffled.Main, Extra: append([]uint32{}, shuffled.Extra...)}
	}
	return decks, nil
}

// setUp lays out the puzzle or the decks.
func (g *game) setUp(decks []record.Deck) error {
	if g.puzzle != nil {
		return g.scripts.RunText(filepath.Base(g.puzzle.name), g.puzzle.text)
	}
	for p, deck := range decks {
		g.duel.LoadDecks(core.Player(p), deck.Main, deck.Extra)
	}
	return nil
}

// introduce writes what is going to be played.
func (g *game) introduce(decks []record.Deck) {
	if g.recorder != nil {
		g.recorder.Begin(g.header(decks))
		return
	}
	if g.puzzle != nil {
		fmt.Fprintf(g.out, "Puzzle %s, seed %d\n", g.puzzle.name, g.seed)
	} else {
		fmt.Fprintf(g.out, "Rules %s, seed %d\n", g.settings.rules, g.seed)
	}
	for p, name := range g.options.agents {
		fmt.Fprintf(g.out, "%s: %s", g.words.Palette.Player(p, fmt.Sprintf("Player %d", p)), name)
		if g.puzzle == nil {
			deck := g.decks[p]
			fmt.Fprintf(g.out, " with deck %s (%d cards, extra deck %d)", deck.name, len(deck.Main), len(deck.Extra))
		}
		fmt.Fprintln(g.out)
	}
}

func (g *game) header(decks []record.Deck) record.Header {
	h := record.Header{
		Format: record.Format, Core: "duel " + version(), Mode: g.settings.rules, Flags: fmt.Sprintf("%#x", g.duel.Rules.Flags()),
		Seed: g.seed, Shuffle: true, Decks: decks,
	}
	if g.puzzle != nil {
		h.Puzzle = &record.Puzzle{Name: filepath.Base(g.puzzle.name), Text: g.puzzle.text}
	}
	return h
}
