package agent

import (
	"context"
	"errors"

	"duel/core"
)

// ErrLimit ends a duel that has had as many decisions as it may have.
var ErrLimit = errors.New("the greatest number of decisions is reached")

// Limit counts the decisions of both players.
type Limit struct{ Left int }

// Wrap gives an agent that fails with ErrLimit when no decision is left.
func (l *Limit) Wrap(a core.Agent) core.Agent { return limited{a, l} }

type limited struct {
	core.Agent
	limit *Limit
}

// Choose implements core.Agent. Asking again after a refusal is no further
// decision.
func (l limited) Choose(ctx context.Context, r *core.Request, look func() core.View) (core.Answer, error) {
	if r.Refused == nil {
		if l.limit.Left <= 0 {
			return core.Answer{}, ErrLimit
		}
		l.limit.Left--
	}
	return l.Agent.Choose(ctx, r, look)
}
