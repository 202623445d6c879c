// Package replay keeps the inputs of a duel in a file, and plays a duel along
// them: rules, decks or set-up, seed, and every decision with its answer. What
// was offered and what happened in between is kept as well, in short, so that a
// replay notices where it parts from the recording.
package replay

import (
	"encoding/json"
	"io"

	"duel/cmd/wholefile"
	"duel/core"
)

// Format is the format of replay files: lines of JSON, a Header, a Decision
// each, and an End.
const Format = "duel-replay/1"

// The games a replay can be of.
const (
	OCG        = "ocg"
	Buddyfight = "buddyfight"
)

// Header is the first line: the inputs of a duel beside the answers.
type Header struct {
	Format string `json:"replay"`
	Core   string `json:"core"` // the program and its version
	Game   string `json:"game"`

	Rules    string   `json:"rules,omitempty"`    // ocg: the rule profile
	Switches []string `json:"switches,omitempty"` // Buddyfight: the rules changed, as name=value

	Seed         uint64   `json:"seed"`
	Budget       uint64   `json:"budget,omitempty"` // script steps of each entry, 0 for the default
	MaxDecisions int      `json:"max_decisions,omitempty"`
	KeepGoing    bool     `json:"keep_going,omitempty"`
	Agents       []string `json:"agents,omitempty"`

	Decks  []Deck  `json:"decks,omitempty"` // in the order of the deck file, before they are shuffled
	Puzzle *Script `json:"puzzle,omitempty"`
	Test   *Test   `json:"test,omitempty"`

	Scripts map[string]string `json:"scripts"` // digests of the script files that were run, by name
	Facts   map[string]string `json:"facts"`   // digests of the facts of the cards, by passcode or number
}

// Deck is a deck by passcodes or card numbers.
type Deck struct {
	Name  string   `json:"name"`
	Flag  string   `json:"flag,omitempty"`
	Buddy string   `json:"buddy,omitempty"`
	Main  []string `json:"main"`
	Extra []string `json:"extra,omitempty"`
}

// Script is a Lua file.
type Script struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// Test is one test of a duel script, by its number in the order of declaration.
type Test struct {
	Script
	Test   string `json:"test"`
	Number int    `json:"number"`
}

// Decision is a decision, its options, the answer, and what happened since the
// one before.
type Decision struct {
	Number    int         `json:"n"` // from 1
	Turn      int         `json:"turn"`
	Player    core.Player `json:"player"`
	Kind      string      `json:"kind"`
	Events    []string    `json:"events,omitempty"` // name and digest of each
	Options   []string    `json:"options"`          // in words; of very many only their digest
	Picks     []int       `json:"picks,omitempty"`
	Shares    []int       `json:"shares,omitempty"`
	Cancelled bool        `json:"cancelled,omitempty"`
}

// Answer is the answer that was given.
func (d *Decision) Answer() core.Answer {
	return core.Answer{Picks: d.Picks, Shares: d.Shares, Cancelled: d.Cancelled}
}

// End is the last line.
type End struct {
	Reason    string   `json:"end"` // as in traces; of a test passed or failed
	Error     string   `json:"error,omitempty"`
	Decisions int      `json:"decisions"`
	Events    []string `json:"events,omitempty"` // since the last decision
}

// File is a whole replay.
type File struct {
	Name      string // of the file it was read from
	Header    Header
	Decisions []Decision
	End       End
}

// Save writes a replay to a file, whole or not at all.
func Save(name string, f *File) error { return wholefile.Write(name, f.write) }

func (f *File) write(w io.Writer) error {
	lines := json.NewEncoder(w)
	lines.SetEscapeHTML(false)
	if err := lines.Encode(f.Header); err != nil {
		return err
	}
	for i := range f.Decisions {
		if err := lines.Encode(&f.Decisions[i]); err != nil {
			return err
		}
	}
	return lines.Encode(f.End)
}
