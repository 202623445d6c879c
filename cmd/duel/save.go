package main

import (
	"encoding/json"
	"fmt"
	"strconv"

	"duel/cmd/duel/console"
	"duel/cmd/duel/replay"
	"duel/core"
	"duel/core/buddyfight"
	"duel/core/ocg"
	fighting "duel/script/buddyfight"
	"duel/script/host"
	"duel/script/pack"
)

// crashed is how a duel ends in which the engine crashed.
const crashed = "crashed"

// duelTeller tells a duel to replays.
type duelTeller struct {
	duel  *ocg.Duel
	words console.Words
}

// newDuelTeller tells everything, in words without colours.
func newDuelTeller(d *ocg.Duel, cards ocg.Cards) duelTeller {
	return duelTeller{d, console.Words{Cards: cards, Audience: console.Everything}}
}

// Options implements replay.Teller.
func (t duelTeller) Options(r *core.Request) []string {
	options := make([]string, len(r.Options))
	for i, o := range r.Options {
		options[i] = t.words.Option(r.Kind, o.(*ocg.Option))
	}
	return options
}

// Event implements replay.Teller.
func (duelTeller) Event(e core.Event) ([]byte, error) { return ocg.EventRecord(e) }

// Turn implements replay.Teller.
func (t duelTeller) Turn() int { return t.duel.Turn.Number }

// fightTeller tells a duel of Buddyfight to replays.
type fightTeller struct{ duel *buddyfight.Duel }

// Options implements replay.Teller.
func (fightTeller) Options(r *core.Request) []string {
	options := make([]string, len(r.Options))
	for i, o := range r.Options {
		options[i] = o.String()
	}
	return options
}

// Event implements replay.Teller.
func (fightTeller) Event(e core.Event) ([]byte, error) {
	return json.Marshal(map[string]any{"event": e.Name(), "of": e})
}

// Turn implements replay.Teller.
func (t fightTeller) Turn() int { return t.duel.Turn.Number }

// inputs are the settings a replay has from the program.
func (a *app) inputs(game string) replay.Header {
	return replay.Header{Core: "duel " + version(), Game: game, Seed: a.settings.seed, Budget: a.settings.budget}
}

// runInputs are the inputs of a run.
func (a *app) runInputs(o *runOptions) replay.Header {
	h := a.inputs(o.game)
	h.MaxDecisions, h.KeepGoing, h.Agents = o.maxDecisions, o.keepGoing, o.agents[:]
	return h
}

// noteDuel notes the scripts and facts a duel was played with.
func noteDuel(h *replay.Header, d *ocg.Duel, state *host.State, cards pack.Pack) {
	h.Note(state.Files(), scriptsOf(cards))
	for _, c := range d.Table.Cards() {
		if c.Data.Code != 0 {
			h.NoteFacts(fmt.Sprint(c.Data.Code), factsOf(cards, fmt.Sprint(c.Data.Code)))
		}
	}
}

// scriptsOf reads scripts of a pack.
func scriptsOf(cards pack.Pack) func(string) ([]byte, error) {
	return func(name string) ([]byte, error) {
		script, err := cards.Script(name)
		if err != nil {
			return nil, err
		}
		return script.Read()
	}
}

// factsOf are the facts of the card with a passcode, nil if there is none.
func factsOf(cards ocg.Cards, code string) []byte {
	n, err := strconv.ParseUint(code, 10, 32)
	if err != nil {
		return nil
	}
	return factsText(cards.Card(uint32(n)))
}

// factsText is what replays compare of a card's facts.
func factsText[T any](card *T) []byte {
	if card == nil {
		return nil
	}
	return fmt.Appendf(nil, "%+v", *card)
}

// noteFight notes the scripts and facts a duel of Buddyfight was played with.
func noteFight(h *replay.Header, d *buddyfight.Duel, state *host.State, cards *fighting.Cards) {
	h.Note(state.Files(), cards.Cache.Text)
	for _, c := range d.Table.Cards() {
		if cards.Card(c.Data.No) != nil {
			h.NoteFacts(c.Data.No, factsText(cards.Card(c.Data.No)))
		}
	}
}

// save writes the replay of a run.
func save(name string, recorder *replay.Recorder, h replay.Header, reason string, failure error) error {
	f, err := recorder.File(h, reason, failure)
	if err == nil {
		err = replay.Save(name, f)
	}
	if err != nil {
		return fmt.Errorf("saving the replay: %w", err)
	}
	return nil
}

// saveDuel writes the replay of the run, if it is to be saved.
func (g *game) saveDuel(reason string, failure error) error {
	if g.saved == nil {
		return nil
	}
	h := g.runInputs(&g.options)
	h.Rules, h.Puzzle = g.settings.rules, g.puzzleText()
	for _, deck := range g.decks {
		h.Decks = append(h.Decks, replay.Deck{Name: deck.name, Main: numbers(deck.Main), Extra: numbers(deck.Extra)})
	}
	noteDuel(&h, g.duel, g.scripts.Host(), g.cards)
	return save(g.options.save, g.saved, h, reason, failure)
}

// puzzleText is the puzzle as replays keep it, nil for none.
func (g *game) puzzleText() *replay.Script {
	if g.puzzle == nil {
		return nil
	}
	return &replay.Script{Name: g.puzzle.name, Text: g.puzzle.text}
}

func numbers(codes []uint32) []string {
	out := make([]string, len(codes))
	for i, code := range codes {
		out[i] = fmt.Sprint(code)
	}
	return out
}

// saveFight writes the replay of the run, if it is to be saved.
func (g *fight) saveFight(reason string, failure error) error {
	if g.saved == nil {
		return nil
	}
	h := g.runInputs(&g.options)
	h.Switches = g.options.rules
	for p, deck := range g.decks {
		h.Decks = append(h.Decks, replay.Deck{Name: g.names[p], Flag: deck.Flag.No, Buddy: deck.Buddy.No, Main: cardNumbers(deck.Main)})
	}
	noteFight(&h, g.duel, g.scripts, g.cards)
	return save(g.options.save, g.saved, h, reason, failure)
}

func cardNumbers(cards []*buddyfight.CardData) []string {
	out := make([]string, len(cards))
	for i, c := range cards {
		out[i] = c.No
	}
	return out
}

// saveCrash writes the replay of a duel in which the engine crashed, and lets
// the crash go on.
func saveCrash(save func(reason string, failure error) error) {
	crash := recover()
	if crash == nil {
		return
	}
	_ = save(crashed, nil) // the crash is what is to be seen
	panic(crash)
}
