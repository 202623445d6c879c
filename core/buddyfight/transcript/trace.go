package transcript

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"duel/core"
	"duel/core/buddyfight"
)

// Format is the format of traces.
const Format = "buddyfight-trace/1"

// Header is the first record of a trace: the inputs of the duel beside the
// answers.
type Header struct {
	Format string           `json:"format"`
	Core   string           `json:"core"` // the program and its version
	Seed   uint64           `json:"seed"`
	Rules  buddyfight.Rules `json:"rules"`
	Decks  [2]Deck          `json:"decks"`
}

// Deck is a deck by the numbers of its cards.
type Deck struct {
	Flag  string   `json:"flag"`
	Buddy string   `json:"buddy"`
	Main  []string `json:"main"`
}

// DeckOf is a deck as traces show it.
func DeckOf(k buddyfight.Deck) Deck {
	deck := Deck{Flag: k.Flag.No, Buddy: k.Buddy.No}
	for _, c := range k.Main {
		deck.Main = append(deck.Main, c.No)
	}
	return deck
}

// End is the last record.
type End struct {
	Reason    string      `json:"reason"` // win, max_decisions, answers_exhausted, stopped, interrupted or failed
	Winner    core.Player `json:"winner"` // 2 for nobody
	By        string      `json:"by,omitempty"`
	Turns     int         `json:"turns"`
	Decisions int         `json:"decisions"`
}

// Decision is a decision with its answer as traces show it: Picks are the
// indices of the options picked, none if it was declined.
type Decision struct {
	Decision   string      `json:"decision"`
	Player     core.Player `json:"player"`
	Card       string      `json:"card,omitempty"`
	Text       string      `json:"text,omitempty"`
	Options    []string    `json:"options"`
	Min        int         `json:"min"`
	Max        int         `json:"max"`
	Cancelable bool        `json:"cancelable"`
	Picks      []int       `json:"picks"`
}

// Recorder writes the trace of a duel: one JSON object a line, with every event
// and every decision. Write errors are kept and given by Close.
type Recorder struct {
	out   *bufio.Writer
	count int
	err   error
}

// NewRecorder returns a recorder.
func NewRecorder(w io.Writer) *Recorder { return &Recorder{out: bufio.NewWriter(w)} }

// Begin writes the header.
func (r *Recorder) Begin(h Header) { r.line(map[string]any{"header": h}) }

// Observe writes an entry of the duel's journal.
func (r *Recorder) Observe(e core.Entry) {
	if e.Request != nil {
		r.line(decisionOf(e.Request, e.Answer))
		return
	}
	r.line(map[string]any{"event": e.Event.Name(), "of": e.Event})
}

func decisionOf(q *core.Request, a core.Answer) Decision {
	d := Decision{Decision: q.Kind, Player: q.Player, Min: q.Min, Max: q.Max, Cancelable: q.Cancelable, Picks: append([]int{}, a.Picks...)}
	if detail, ok := q.Detail.(buddyfight.Detail); ok {
		if d.Text = detail.Text; detail.Card != nil {
			d.Card = detail.Card.Data.Name
		}
	}
	for _, o := range q.Options {
		d.Options = append(d.Options, o.String())
	}
	return d
}

// Close writes the last record and gives the first error there was.
func (r *Recorder) Close(end End) error {
	r.line(map[string]any{"end": end})
	if err := r.out.Flush(); r.err == nil {
		r.err = err
	}
	return r.err
}

// line writes a record with its number in front.
func (r *Recorder) line(record any) {
	if r.err != nil {
		return
	}
	raw, err := json.Marshal(record)
	if err == nil {
		_, err = fmt.Fprintf(r.out, `{"i":%d,%s`+"\n", r.count, raw[1:])
		r.count++
	}
	r.err = err
}

// Answers reads the decisions of a player from a trace, in order.
func Answers(trace io.Reader, p core.Player) ([]Decision, error) {
	var out []Decision
	decoder := json.NewDecoder(trace)
	for n := 1; ; n++ {
		var d Decision
		err := decoder.Decode(&d)
		switch {
		case errors.Is(err, io.EOF):
			return out, nil
		case err != nil:
			return nil, fmt.Errorf("record %d: %w", n, err)
		case d.Decision != "" && d.Player == p:
			out = append(out, d)
		}
	}
}
