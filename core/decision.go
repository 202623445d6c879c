package core

import (
	"context"
	"errors"
	"fmt"
)

// Request asks a player for a choice among the legal options.
type Request struct {
	Kind       string
	Player     Player
	Options    []Option // every legal option, in a canonical order
	Min, Max   int      // how many options an answer picks
	Cancelable bool     // the answer may be to choose nothing
	Ordered    bool     // the order of the picks matters
	Shares     bool     // the answer gives a count for each option
	Detail     any      // what else the game says of the choice

	// Check refuses answers that Min and Max alone would allow; nil refuses none.
	Check func(Answer) error
	// Refused is why the answer before was refused, nil on the first asking.
	Refused error
}

// Option is one thing a player may choose; String describes it for people.
type Option interface{ String() string }

// MaskedOption is an option that does not look the same to everybody.
type MaskedOption interface {
	Option
	// SeenBy is the option as far as viewer may know it.
	SeenBy(viewer Player) Option
}

// masked is the request as its player may see it: r itself when there is
// nothing to hide.
func (r *Request) masked() *Request {
	shown := r
	for i, o := range r.Options {
		masked, ok := o.(MaskedOption)
		if !ok {
			continue
		}
		if seen := masked.SeenBy(r.Player); seen != o {
			if shown == r {
				copied := *r
				copied.Options = append([]Option(nil), r.Options...)
				shown = &copied
			}
			shown.Options[i] = seen
		}
	}
	return shown
}

// Answer is a player's choice: the indices of the options picked, or for a
// request of shares a count for each option, or nothing.
type Answer struct {
	Picks     []int
	Shares    []int
	Cancelled bool
}

// Picked is the answer that picks these options.
func Picked(indices ...int) Answer { return Answer{Picks: indices} }

// Agent makes a player's choices. Choose may block; an error ends the duel.
// look shows the table as the player may see it; it costs nothing unless called.
type Agent interface {
	Choose(ctx context.Context, r *Request, look func() View) (Answer, error)
}

// Legal tells why an answer to r is not legal, or nil.
func (r *Request) Legal(a Answer) error {
	if a.Cancelled {
		if !r.Cancelable {
			return errors.New("this choice cannot be declined")
		}
		return nil
	}
	if r.Shares {
		if len(a.Shares) != len(r.Options) {
			return fmt.Errorf("%d shares given for %d options", len(a.Shares), len(r.Options))
		}
	} else if err := r.legalPicks(a.Picks); err != nil {
		return err
	}
	if r.Check != nil {
		return r.Check(a)
	}
	return nil
}

func (r *Request) legalPicks(picks []int) error {
	if n := len(picks); n < r.Min || n > r.Max {
		return fmt.Errorf("%d options picked, %d to %d expected", n, r.Min, r.Max)
	}
	for i, p := range picks {
		if p < 0 || p >= len(r.Options) {
			return fmt.Errorf("option %d picked of %d", p, len(r.Options))
		}
		for _, q := range picks[:i] {
			if p == q {
				return fmt.Errorf("option %d picked twice", p)
			}
		}
	}
	return nil
}

// maxRefusals is how often one request is asked again after illegal answers
// before the duel is given up.
const maxRefusals = 100

// Consult puts a request to an agent outside of a duel, such as one between the
// duels of a match, until the answer is legal. The agent sees no table.
func Consult(ctx context.Context, agent Agent, r *Request) (Answer, error) {
	return ask(ctx, agent, r, func() View { return View{Viewer: r.Player} })
}

// ask puts r to agent until the answer is legal.
func ask(ctx context.Context, agent Agent, r *Request, look func() View) (Answer, error) {
	for range maxRefusals {
		if err := ctx.Err(); err != nil {
			return Answer{}, err
		}
		a, err := agent.Choose(ctx, r, look)
		if err != nil {
			return Answer{}, err
		}
		if r.Refused = r.Legal(a); r.Refused == nil {
			return a, nil
		}
	}
	return Answer{}, fmt.Errorf("player %d gave %d illegal answers to one %s request, the last refused because %w",
		r.Player, maxRefusals, r.Kind, r.Refused)
}
