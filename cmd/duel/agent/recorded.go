package agent

import (
	"context"
	"fmt"
	"os"

	"duel/core"
	"duel/core/buddyfight/transcript"
)

// Recorded gives the recorded answers of one player of a Buddyfight trace. When
// the record has no more, the duel ends with core.ErrAnswersExhausted.
type Recorded struct {
	file      string
	decisions []transcript.Decision
}

// ReadRecorded reads the answers of a player from a trace.
func ReadRecorded(file string, p core.Player) (*Recorded, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, fmt.Errorf("reading answers: %w", err)
	}
	defer f.Close()
	decisions, err := transcript.Answers(f, p)
	if err != nil {
		return nil, fmt.Errorf("reading answers: %s: %w", file, err)
	}
	return &Recorded{file, decisions}, nil
}

// Choose implements core.Agent.
func (a *Recorded) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	if r.Refused != nil {
		return core.Answer{}, fmt.Errorf("%s: an answer of player %d to a %s decision is not legal here: %w", a.file, r.Player, r.Kind, r.Refused)
	}
	if len(a.decisions) == 0 {
		return core.Answer{}, core.ErrAnswersExhausted
	}
	next := a.decisions[0]
	a.decisions = a.decisions[1:]
	if next.Decision != r.Kind {
		return core.Answer{}, fmt.Errorf("%s: the next answer of player %d is to a %s decision, but the duel asks for %s", a.file, r.Player, next.Decision, r.Kind)
	}
	if len(next.Picks) == 0 && r.Cancelable {
		return core.Answer{Cancelled: true}, nil
	}
	return core.Answer{Picks: next.Picks}, nil
}
