package agent

import (
	"context"
	"fmt"

	"duel/cmd/duel/conform"
	"duel/core"
)

// Answers gives the recorded answers of one player. Decisions with one legal
// answer need not be in the record. When the record has no more, the duel ends
// with core.ErrAnswersExhausted.
type Answers struct {
	file      string
	player    core.Player
	decisions []*conform.Record
}

// ReadAnswers reads the answers of a player from the first trace of a file.
func ReadAnswers(file string, player core.Player) (*Answers, error) {
	a := &Answers{file: file, player: player}
	first := true
	err := conform.ReadFile(file, func(t *conform.Trace) error {
		if !first {
			return nil
		}
		first = false
		for i := range t.Records {
			r := &t.Records[i]
			if who, ok := r.Raw["player"].(float64); r.Kind == conform.Decision && ok && core.Player(who) == player {
				a.decisions = append(a.decisions, r)
			}
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("reading answers: %w", err)
	}
	return a, nil
}

// Choose implements core.Agent.
func (a *Answers) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	if r.Refused != nil {
		return core.Answer{}, fmt.Errorf("%s: an answer of player %d to a %s decision is not legal here: %w", a.file, a.player, r.Kind, r.Refused)
	}
	only, trivial := conform.OnlyAnswer(r)
	for !trivial && len(a.decisions) > 0 && conform.Trivial(a.decisions[0]) && a.decisions[0].Name != r.Kind {
		a.decisions = a.decisions[1:]
	}
	answer, err := a.next(r)
	switch {
	case err == nil:
		a.decisions = a.decisions[1:]
	case trivial:
		return only, nil
	}
	return answer, err
}

// next is the answer of the next recorded decision.
func (a *Answers) next(r *core.Request) (core.Answer, error) {
	if len(a.decisions) == 0 {
		return core.Answer{}, core.ErrAnswersExhausted
	}
	next := a.decisions[0]
	if next.Name != r.Kind {
		return core.Answer{}, fmt.Errorf("%s: record %d answers a %s decision of player %d, but the duel asks for %s",
			a.file, next.Index, next.Name, a.player, r.Kind)
	}
	answer, err := conform.Answer(r, next)
	if err != nil {
		return core.Answer{}, fmt.Errorf("%s: %w", a.file, err)
	}
	return answer, nil
}
