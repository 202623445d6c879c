// Package conform replays recorded duels of the reference engine and tells
// where this engine differs, and why.
package conform

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
)

// Header is the first record of a trace.
type Header struct {
	Format  string `json:"format"`
	Mode    string `json:"mode"`
	Flags   string `json:"flags"`
	Seed    uint64 `json:"seed"`
	Shuffle bool   `json:"shuffle"`
	Compat  bool   `json:"compat"`
	Puzzle  *struct {
		Name string `json:"name"`
		Text string `json:"text"`
	} `json:"puzzle"`
	Decks []Deck `json:"decks"`
	Drill uint32 `json:"drill"`
}

// Deck is a deck as put on the field, top card first.
type Deck struct {
	Main  []uint32 `json:"main"`
	Extra []uint32 `json:"extra"`
}

// RecordKind tells the kinds of records apart.
type RecordKind uint8

// The kinds of records after the header.
const (
	Event RecordKind = iota
	Decision
	State
	Log
	End
)

// Record is one record of a trace.
type Record struct {
	Index int
	Kind  RecordKind
	Name  string // of the event or decision
	Raw   map[string]any
}

// Trace is one recorded duel.
type Trace struct {
	File    string
	Header  Header
	Records []Record
}

// complete reports whether the trace goes on to its end record.
func (t *Trace) complete() bool {
	return len(t.Records) > 0 && t.Records[len(t.Records)-1].Kind == End
}

// maxLine is the longest line a trace may have.
const maxLine = 16 << 20

// ReadFile calls each for every trace of a .jsonl or .jsonl.gz file.
func ReadFile(name string, each func(*Trace) error) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	var r io.Reader = bufio.NewReaderSize(f, 1<<16)
	if magic, err := r.(*bufio.Reader).Peek(2); err == nil && bytes.Equal(magic, []byte{0x1f, 0x8b}) {
		gz, err := gzip.NewReader(r)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		defer gz.Close()
		r = gz
	}
	return read(name, r, each)
}

func read(name string, r io.Reader, each func(*Trace) error) error {
	lines := bufio.NewScanner(r)
	lines.Buffer(make([]byte, 1<<16), maxLine)
	var t *Trace
	number := 0
	for lines.Scan() {
		number++
		line := bytes.TrimSpace(lines.Bytes())
		if len(line) == 0 {
			continue
		}
		header, record, err := parseLine(line)
		switch {
		case err != nil:
			return fmt.Errorf("%s:%d: %w", name, number, err)
		case header != nil:
			if t != nil {
				if err := each(t); err != nil {
					return err
				}
			}
			t = &Trace{File: name, Header: *header}
		case t == nil:
			return fmt.Errorf("%s:%d: the trace does not begin with a header record", name, number)
		default:
			t.Records = append(t.Records, *record)
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("%s:%d: %w", name, number+1, err)
	}
	if t == nil {
		return fmt.Errorf("%s: no trace in this file; a trace is lines of JSON beginning with a header record", name)
	}
	return each(t)
}

// traceFormat is the format this package reads.
const traceFormat = "ygo-trace/1"

func parseLine(line []byte) (*Header, *Record, error) {
	var probe struct {
		I      int     `json:"i"`
		Header *Header `json:"header"`
	}
	if bytes.HasPrefix(line, []byte(`{"i":0,"header"`)) || bytes.HasPrefix(line, []byte(`{"header"`)) {
		if err := json.Unmarshal(line, &probe); err != nil {
			return nil, nil, fmt.Errorf("not a trace header: %w", err)
		}
		if probe.Header != nil {
			if probe.Header.Format != traceFormat {
				return nil, nil, fmt.Errorf("trace format %q, expected %q", probe.Header.Format, traceFormat)
			}
			return probe.Header, nil, nil
		}
	}
	var raw map[string]any
	if err := json.Unmarshal(line, &raw); err != nil {
		return nil, nil, fmt.Errorf("not a JSON record: %w", err)
	}
	rec := &Record{Raw: raw}
	if i, ok := raw["i"].(float64); ok {
		rec.Index = int(i)
	}
	for _, k := range []struct {
		member string
		kind   RecordKind
	}{{"event", Event}, {"decision", Decision}, {"state", State}, {"log", Log}, {"end", End}} {
		if v, ok := raw[k.member]; ok {
			rec.Kind = k.kind
			rec.Name, _ = v.(string)
			return nil, rec, nil
		}
	}
	return nil, nil, errors.New("a record is one of header, event, decision, state, log or end")
}
