package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"duel/cmd/duel/console"
	"duel/cmd/output"
)

// stepper goes through the frames of a duel by the commands of a person.
type stepper struct {
	*app
	frames  []frame
	at      int // index of the frame shown
	ended   error
	palette console.Palette
}

// stepHelp lists the commands of the stepper.
const stepHelp = `  n, next [K]    the next decision with a choice, or the K-th from here; so does an empty line
  b, back [K]    the decision with a choice before this one, or the K-th
  d, decision N  decision N
  t, turn N      the first decision of turn N
  s, start       the first decision
  e, end         the end of the duel
  f, field       the table as it is here
  o, offered     what was offered, the choice marked by >
  q, quit        leave
  h, help        this list
`

// step goes through a recording at the terminal.
func (a *app) step(ctx context.Context, r recording) error {
	frames, err := framesOf(ctx, r)
	if len(frames) == 0 || errors.Is(err, context.Canceled) {
		return err
	}
	s := &stepper{app: a, frames: frames, ended: err, palette: console.NewPalette(coloured(a.out, a.settings.color))}
	fmt.Fprintf(a.out, "%s; help lists the commands\n", plural(len(frames)-1, "decision"))
	s.show()
	lines := bufio.NewScanner(a.in)
	echo := !output.IsTerminal(a.in)
	for s.prompt(); lines.Scan() && ctx.Err() == nil; s.prompt() {
		if echo {
			fmt.Fprintln(a.out, lines.Text())
		}
		words := strings.Fields(lines.Text())
		if len(words) == 0 {
			words = []string{"next"}
		}
		if words[0] == "q" || words[0] == "quit" {
			return nil
		}
		if err := s.do(words); err != nil {
			fmt.Fprintf(a.out, "%v\n", err)
		}
	}
	fmt.Fprintln(a.out)
	return lines.Err()
}

// prompt asks for a command.
func (s *stepper) prompt() { fmt.Fprintf(s.out, "%s> ", s.name(s.at)) }

// name names a frame.
func (s *stepper) name(i int) string {
	if i == len(s.frames)-1 {
		return "end"
	}
	return fmt.Sprint(i + 1)
}

// do carries a command out.
func (s *stepper) do(words []string) error {
	number, given, err := s.number(words)
	if err != nil {
		return err
	}
	switch words[0] {
	case "n", "next":
		return s.forward(number)
	case "b", "back":
		return s.moveTo(s.before(number), "there is no decision with a choice before")
	case "d", "decision":
		if !given {
			return errors.New("decision needs a number")
		}
		if n := len(s.frames) - 1; number > n {
			return fmt.Errorf("the decisions are 1 to %d", n)
		}
		return s.moveTo(number-1, "")
	case "t", "turn":
		if !given {
			return errors.New("turn needs a number")
		}
		i := slices.IndexFunc(s.frames, func(f frame) bool { return f.turn >= number })
		return s.moveTo(i, fmt.Sprintf("the duel has %s", plural(s.frames[len(s.frames)-1].turn, "turn")))
	case "s", "start":
		return s.moveTo(0, "")
	case "e", "end":
		return s.moveTo(len(s.frames)-1, "")
	case "f", "field":
		fmt.Fprint(s.out, s.frames[s.at].table)
	case "o", "offered":
		s.offered()
	case "h", "help", "?":
		fmt.Fprint(s.out, stepHelp)
	default:
		return fmt.Errorf("there is no command %q; help lists them", words[0])
	}
	return nil
}

// number is the number a command gives, 1 if it gives none.
func (s *stepper) number(words []string) (n int, given bool, err error) {
	if len(words) == 1 {
		return 1, false, nil
	}
	n, err = strconv.Atoi(words[1])
	if err != nil || n < 1 || len(words) > 2 {
		return 0, false, fmt.Errorf("%s: expected a number from 1, found %q", words[0], strings.Join(words[1:], " "))
	}
	return n, true, nil
}

// moveTo shows another frame; outside of the duel it complains.
func (s *stepper) moveTo(i int, complaint string) error {
	if i < 0 || i >= len(s.frames) {
		return errors.New(complaint)
	}
	s.at = i
	s.show()
	return nil
}

// forward goes on by so many decisions with a choice, at most to the end, and
// tells what happens on the way.
func (s *stepper) forward(number int) error {
	last := len(s.frames) - 1
	if s.at == last {
		return errors.New("that was the end")
	}
	for s.at < last {
		s.at++
		if !s.frames[s.at].only {
			number--
		}
		if number == 0 {
			break
		}
		if s.at < last {
			fmt.Fprint(s.out, s.frames[s.at].log)
		}
	}
	s.show()
	return nil
}

// before is the frame so many decisions with a choice before, -1 for none.
func (s *stepper) before(number int) int {
	for i := s.at - 1; i >= 0; i-- {
		if !s.frames[i].only {
			number--
		}
		if number == 0 {
			return i
		}
	}
	return -1
}

// show shows the frame: what led to it, and the decision or the end.
func (s *stepper) show() {
	f := &s.frames[s.at]
	fmt.Fprint(s.out, f.log)
	if s.at == len(s.frames)-1 {
		if s.ended != nil {
			fmt.Fprintln(s.out, s.palette.Bad(s.ended.Error()))
		}
		return
	}
	fmt.Fprintf(s.out, "%s %s\n", s.palette.Heading(fmt.Sprintf("[%d, turn %d]", s.at+1, f.turn)), f.question)
	fmt.Fprintf(s.out, "  %s\n", s.palette.Good("> "+f.answer))
}

// offered lists the options of the decision.
func (s *stepper) offered() {
	f := &s.frames[s.at]
	if f.question == "" {
		fmt.Fprintln(s.out, "nothing is offered at the end")
		return
	}
	for i, o := range f.options {
		line := fmt.Sprintf("  %2d  %s", i+1, o)
		if slices.Contains(f.chosen, i) {
			line = s.palette.Good(fmt.Sprintf("> %2d  %s", i+1, o))
		}
		fmt.Fprintln(s.out, line)
	}
	if f.answer == "nothing" {
		fmt.Fprintln(s.out, s.palette.Good(">     nothing"))
	}
}
