// Package record writes a duel as a trace: lines of JSON with every event,
// every decision with all its options, and the table at each turn.
package record

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"

	"duel/core"
	"duel/core/ocg"
)

// Format is the trace format written.
const Format = "ygo-trace/1"

// Header is the first record of a trace: the inputs of the duel.
type Header struct {
	Format  string  `json:"format"`
	Core    string  `json:"core"` // the program and its version
	Mode    string  `json:"mode"` // rule profile
	Flags   string  `json:"flags"`
	Seed    uint64  `json:"seed"`
	Shuffle bool    `json:"shuffle"`
	Compat  bool    `json:"compat"`
	Puzzle  *Puzzle `json:"puzzle"`
	Decks   []Deck  `json:"decks"`
}

// Puzzle is the file a position is laid out by.
type Puzzle struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// Deck is a deck as put on the table, top card first.
type Deck struct {
	Main  []uint32 `json:"main"`
	Extra []uint32 `json:"extra"`
}

// End is the last record: how the duel ended and what was counted.
type End struct {
	Reason    string       `json:"reason"` // win, max_decisions, answers_exhausted, script_error, stopped, interrupted or failed
	Winner    *core.Player `json:"winner"`
	Turns     int          `json:"turns"`
	Decisions int          `json:"decisions"`
	Errors    int          `json:"errors"`
	Rejected  int          `json:"rejected"`
	By        string       `json:"by,omitempty"`
}

// Recorder writes the trace of one duel. Write errors are kept and given by
// Close.
type Recorder struct {
	duel  *ocg.Duel
	out   *bufio.Writer
	count int
	err   error
}

// New returns a recorder of a duel that observes nothing yet.
func New(w io.Writer, d *ocg.Duel) *Recorder {
	return &Recorder{duel: d, out: bufio.NewWriter(w)}
}

// Begin writes the header.
func (r *Recorder) Begin(h Header) { r.marshal("header", h) }

// State writes the table as it is.
func (r *Recorder) State() {
	raw, err := r.duel.StateRecord()
	r.line(raw, err)
}

// Observe writes an entry of the duel's journal, with the table after the
// beginning of a turn and the order of a deck after it was shuffled.
func (r *Recorder) Observe(e core.Entry) {
	if e.Request != nil {
		raw, err := ocg.DecisionRecord(e.Request, e.Answer)
		r.line(raw, err)
		return
	}
	raw, err := ocg.EventRecord(e.Event)
	r.line(raw, err)
	switch event := e.Event.(type) {
	case ocg.TurnEvent:
		r.State()
	case ocg.ShuffleEvent:
		if event.Kind == "shuffle_deck" {
			r.deckOrder(event.Player)
		}
	}
}

// deckOrder writes the codes of a deck from its top.
func (r *Recorder) deckOrder(p core.Player) {
	deck := r.duel.Zone(p, ocg.ZoneDeck)
	codes := make([]uint32, len(deck))
	for i, c := range deck {
		codes[len(deck)-1-i] = c.Data.Code
	}
	raw, err := ocg.EventRecord(ocg.DeckOrderEvent{Player: p, Codes: codes})
	r.line(raw, err)
}

// Close writes the last record and gives the first error there was.
func (r *Recorder) Close(end End) error {
	r.State()
	r.marshal("end", end)
	if err := r.out.Flush(); r.err == nil {
		r.err = err
	}
	return r.err
}

func (r *Recorder) marshal(name string, v any) {
	raw, err := json.Marshal(map[string]any{name: v})
	r.line(raw, err)
}

// line writes a JSON object as the next record.
func (r *Recorder) line(raw []byte, err error) {
	if err == nil && r.err == nil {
		_, err = fmt.Fprintf(r.out, `{"i":%d,%s`+"\n", r.count, raw[1:])
		r.count++
	}
	if r.err == nil {
		r.err = err
	}
}
