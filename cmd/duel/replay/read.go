package replay

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"
)

// Bounds of what is read.
const (
	maxLine      = 8 << 20 // bytes of a line
	maxDecisions = 1 << 20
)

// Read reads a replay file. The error names file and line.
func Read(name string) (*File, error) {
	in, err := os.Open(name)
	if err != nil {
		return nil, fmt.Errorf("reading replay: %w", err)
	}
	defer in.Close()
	return Parse(name, in)
}

// Parse reads a replay; name is what errors call it.
func Parse(name string, in io.Reader) (*File, error) {
	p := parser{file: &File{Name: name}}
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 1<<16), maxLine)
	n := 0
	for lines.Scan() {
		n++
		if err := p.line(lines.Bytes()); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", name, n, err)
		}
	}
	err := lines.Err()
	switch {
	case errors.Is(err, bufio.ErrTooLong):
		err = fmt.Errorf("a line of a replay has at most %d bytes", maxLine)
	case err != nil:
		return nil, fmt.Errorf("reading replay: %w", err)
	case !p.begun:
		err = errNoReplay
	case !p.ended:
		err = errors.New("the replay breaks off: its last line, with \"end\", is missing")
	}
	if err != nil {
		return nil, fmt.Errorf("%s:%d: %w", name, n+1, err)
	}
	return p.file, nil
}

var errNoReplay = errors.New("no replay: its first line is one of JSON that begins with {\"replay\":\"" + Format + "\"")

// parser reads line after line.
type parser struct {
	file         *File
	begun, ended bool
}

func (p *parser) line(text []byte) error {
	switch {
	case !p.begun:
		p.begun = true
		return p.header(text)
	case p.ended:
		return errors.New("there are lines after the end of the replay")
	case bytes.HasPrefix(text, []byte(`{"end":`)):
		p.ended = true
		return p.end(text)
	}
	return p.decision(text)
}

// strict reads JSON that has no field its record does not have.
func strict(text []byte, record any) error {
	d := json.NewDecoder(bytes.NewReader(text))
	d.DisallowUnknownFields()
	if err := d.Decode(record); err != nil {
		return mistake(err)
	}
	if d.InputOffset() != int64(len(bytes.TrimRight(text, " \r"))) {
		return errors.New("there is more than one record in this line")
	}
	return nil
}

// mistake is an error of reading JSON in the words of the file.
func mistake(err error) error {
	var wrong *json.UnmarshalTypeError
	switch {
	case errors.Is(err, io.ErrUnexpectedEOF):
		return errors.New("the line breaks off")
	case errors.As(err, &wrong) && wrong.Field != "":
		return fmt.Errorf("%s: expected %s, found %s", wrong.Field, jsonKind(wrong.Type), wrong.Value)
	case errors.As(err, &wrong):
		return fmt.Errorf("expected %s, found %s", jsonKind(wrong.Type), wrong.Value)
	}
	return errors.New(strings.TrimPrefix(err.Error(), "json: "))
}

// jsonKind is what JSON a value of a type is written as.
func jsonKind(t reflect.Type) string {
	switch t.Kind() {
	case reflect.Bool:
		return "true or false"
	case reflect.String:
		return "a text"
	case reflect.Slice, reflect.Array:
		return "a list"
	case reflect.Int, reflect.Int8, reflect.Int64:
		return "a whole number"
	case reflect.Uint8, reflect.Uint64:
		return "a whole number from 0"
	}
	return "{...}"
}

func (p *parser) header(text []byte) error {
	var probe struct {
		Format string `json:"replay"`
	}
	if json.Unmarshal(text, &probe) != nil || probe.Format == "" {
		return errNoReplay
	}
	if probe.Format != Format {
		return fmt.Errorf("this replay has the format %q; this program reads %q", probe.Format, Format)
	}
	h := &p.file.Header
	if err := strict(text, h); err != nil {
		return fmt.Errorf("header of the replay: %w", err)
	}
	return h.check()
}

// check refuses headers no duel can begin with.
func (h *Header) check() error {
	if h.Game != OCG && h.Game != Buddyfight {
		return fmt.Errorf("game: expected %s or %s, found %q", OCG, Buddyfight, h.Game)
	}
	begins := 0
	for _, given := range []bool{h.Decks != nil, h.Puzzle != nil, h.Test != nil} {
		if given {
			begins++
		}
	}
	switch {
	case begins != 1:
		return errors.New("expected one of decks, puzzle and test")
	case h.Puzzle != nil && h.Game != OCG:
		return fmt.Errorf("puzzles are of the game %s", OCG)
	case h.Decks != nil && len(h.Decks) != 2:
		return fmt.Errorf("decks: expected 2, found %d", len(h.Decks))
	case h.Test == nil && len(h.Agents) != 2:
		return fmt.Errorf("agents: expected 2, found %d", len(h.Agents))
	case h.Test != nil && h.Test.Number < 0:
		return fmt.Errorf("test: expected a number from 0, found %d", h.Test.Number)
	}
	return nil
}

func (p *parser) decision(text []byte) error {
	var d Decision
	if err := strict(text, &d); err != nil {
		return fmt.Errorf("decision: %w", err)
	}
	switch {
	case d.Number != len(p.file.Decisions)+1:
		return fmt.Errorf("expected decision %d, found the number %d", len(p.file.Decisions)+1, d.Number)
	case d.Number > maxDecisions:
		return fmt.Errorf("a replay has at most %d decisions", maxDecisions)
	case !d.Player.Valid():
		return fmt.Errorf("decision %d: there is no player %d", d.Number, d.Player)
	}
	p.file.Decisions = append(p.file.Decisions, d)
	return nil
}

func (p *parser) end(text []byte) error {
	e := &p.file.End
	if err := strict(text, e); err != nil {
		return fmt.Errorf("end of the replay: %w", err)
	}
	if n := len(p.file.Decisions); e.Decisions != n {
		return fmt.Errorf("the replay ends after %d decisions, but has %d", e.Decisions, n)
	}
	return nil
}
