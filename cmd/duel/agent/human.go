package agent

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"duel/cmd/duel/conform"
	"duel/core"
)

// ErrInputEnded ends a duel whose player has closed the input.
var ErrInputEnded = errors.New("the input ended")

// Screen is what a person is shown and told by.
type Screen interface {
	// Field shows the table as the player may see it.
	Field(p core.Player)
	// Begins reports whether the table is shown before a request of that kind.
	Begins(kind string) bool
	// Prompt is what the rules say the choice is about, "" for nothing.
	Prompt(p core.Player) string
	// Question is what a request asks.
	Question(r *core.Request) string
	// Option describes an option.
	Option(kind string, o core.Option) string
}

// Human asks a person at a terminal.
type Human struct {
	In     *bufio.Reader
	Out    io.Writer
	Screen Screen
	Name   string // what the person is called; "" for the player of the request
}

// Choose implements core.Agent: it shows the question and numbered options and
// reads answers until one can be understood. Where there is only one answer it
// does not ask.
func (h *Human) Choose(ctx context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	if only, ok := conform.OnlyAnswer(r); ok && r.Refused == nil {
		return only, nil
	}
	if r.Refused != nil {
		fmt.Fprintf(h.Out, "That is not possible: %v.\n", r.Refused)
	} else {
		h.ask(r)
	}
	for {
		fmt.Fprintf(h.Out, "%s> ", howToAnswer(r))
		line, err := h.In.ReadString('\n')
		if err != nil && line == "" {
			fmt.Fprintln(h.Out)
			return core.Answer{}, ErrInputEnded
		}
		if err := ctx.Err(); err != nil {
			return core.Answer{}, err
		}
		switch line = strings.TrimSpace(line); line {
		case "?":
			h.ask(r)
			continue
		case "f":
			h.Screen.Field(r.Player)
			continue
		}
		answer, err := readAnswer(r, line)
		switch {
		case err == nil:
			return answer, nil
		case len(r.Options) > mostListed && h.search(r, line):
		default:
			fmt.Fprintf(h.Out, "%v.\n", err)
		}
	}
}

// mostListed is how many options are listed; more are found by name.
const mostListed = 40

// ask shows the field before a turn player's choice, the question and the
// options.
func (h *Human) ask(r *core.Request) {
	if h.Screen.Begins(r.Kind) {
		h.Screen.Field(r.Player)
	}
	question := h.Screen.Question(r)
	if prompt := h.Screen.Prompt(r.Player); prompt != "" && prompt != question {
		question += " - " + prompt
	}
	name := h.Name
	if name == "" {
		name = fmt.Sprintf("Player %d", r.Player)
	}
	fmt.Fprintf(h.Out, "\n%s: %s\n", name, question)
	for i, o := range r.Options {
		if i == mostListed {
			fmt.Fprintf(h.Out, "  ... %d more; type a part of a name to find them\n", len(r.Options)-mostListed)
			break
		}
		fmt.Fprintf(h.Out, "  %2d  %s\n", i+1, h.Screen.Option(r.Kind, o))
	}
}

// search lists the options that contain a text, and reports whether there are
// any.
func (h *Human) search(r *core.Request, text string) bool {
	found := 0
	for i, o := range r.Options {
		option := h.Screen.Option(r.Kind, o)
		if !strings.Contains(strings.ToLower(option), strings.ToLower(text)) {
			continue
		}
		if found++; found <= mostListed {
			fmt.Fprintf(h.Out, "  %2d  %s\n", i+1, option)
		}
	}
	return found > 0
}

// howToAnswer tells what is to be typed.
func howToAnswer(r *core.Request) string {
	n := len(r.Options)
	var s string
	switch {
	case r.Shares:
		s = fmt.Sprintf("%d numbers, one for each", n)
	case r.Ordered && r.Min > 1:
		s = fmt.Sprintf("all %d numbers in order", n)
	case r.Min == 1 && r.Max == 1:
		s = fmt.Sprintf("1 to %d", n)
	case r.Min == r.Max:
		s = fmt.Sprintf("%d different numbers from 1 to %d", r.Min, n)
	default:
		s = fmt.Sprintf("%d to %d numbers from 1 to %d", r.Min, r.Max, n)
	}
	if r.Cancelable {
		s += ", c to cancel"
	}
	return s + ", f for the field, ? to ask again"
}

// readAnswer understands a line as an answer; whether it is legal is for the
// rules to say.
func readAnswer(r *core.Request, line string) (core.Answer, error) {
	if line == "c" {
		return core.Answer{Cancelled: true}, nil
	}
	var numbers []int
	for _, word := range strings.FieldsFunc(line, func(c rune) bool { return c == ' ' || c == ',' }) {
		n, err := strconv.Atoi(word)
		if err != nil {
			return core.Answer{}, fmt.Errorf("%q is no number", word)
		}
		numbers = append(numbers, n)
	}
	if r.Shares {
		return core.Answer{Shares: numbers}, nil
	}
	for i := range numbers {
		if numbers[i]--; numbers[i] < 0 || numbers[i] >= len(r.Options) {
			return core.Answer{}, fmt.Errorf("there is no option %d", numbers[i]+1)
		}
	}
	return core.Answer{Picks: numbers}, nil
}
