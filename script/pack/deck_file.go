package pack

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"duel/core/ocg"
)

// ReadDeck reads a .ydk file; see ParseDeck.
func ReadDeck(file string) (*ocg.Deck, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, fmt.Errorf("reading deck: %w", err)
	}
	return ParseDeck(file, text)
}

// ParseDeck reads the text of a .ydk file: a passcode a line under the
// headings #main, #extra and !side. Cards before any heading belong to the
// main deck; other lines that start with # and what follows # or -- after a
// passcode are comments. Whether the cards exist is not checked here (see
// ocg.DeckRules). Lines that are none of this are *LineError.
func ParseDeck(file string, text []byte) (*ocg.Deck, error) {
	deck := &ocg.Deck{}
	part := &deck.Main
	faults := lineErrors{file: file}
	for i, line := range splitLines(text) {
		line = strings.TrimSpace(line)
		switch {
		case line == "#main":
			part = &deck.Main
		case line == "#extra":
			part = &deck.Extra
		case line == "!side":
			part = &deck.Side
		case line == "" || strings.HasPrefix(line, "#"):
		default:
			code, ok := parsePasscode(withoutComment(line))
			switch {
			case ok && len(*part) == ocg.MaxSetUp:
				return nil, &LineError{File: file, Line: i + 1, Message: fmt.Sprintf("a part of a deck has at most %d cards", ocg.MaxSetUp)}
			case ok:
				*part = append(*part, code)
			default:
				faults.add(i+1, "expected a passcode, #main, #extra or !side, found %s", quoted(line))
			}
		}
	}
	if err := faults.err(); err != nil {
		return nil, err
	}
	return deck, nil
}

// WriteDeck writes a deck as a .ydk file.
func WriteDeck(w io.Writer, deck *ocg.Deck) error {
	out := bufio.NewWriter(w)
	for _, part := range []struct {
		heading string
		codes   []uint32
	}{{"#main", deck.Main}, {"#extra", deck.Extra}, {"!side", deck.Side}} {
		fmt.Fprintln(out, part.heading)
		for _, code := range part.codes {
			fmt.Fprintln(out, code)
		}
	}
	return out.Flush()
}

// parsePasscode reads a passcode, 1 to 4294967295 in decimal.
func parsePasscode(text string) (uint32, bool) {
	code, err := strconv.ParseUint(text, 10, 32)
	return uint32(code), err == nil && code != 0
}

// withoutComment cuts off what follows # or --.
func withoutComment(line string) string {
	line, _, _ = strings.Cut(line, "#")
	line, _, _ = strings.Cut(line, "--")
	return strings.TrimSpace(line)
}

// maxQuoted is how much of a faulty text a message repeats, in bytes.
const maxQuoted = 40

// quoted shows a piece of a faulty text in a message.
func quoted(text string) string {
	if len(text) > maxQuoted {
		return strconv.Quote(text[:maxQuoted]) + "…"
	}
	return strconv.Quote(text)
}
