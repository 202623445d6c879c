package agent

import (
	"context"

	"duel/core"
	"duel/core/ocg"
)

// First takes the first legal answer: the options that come first, as few as
// allowed. It finishes a selection it may finish, so as not to select and
// unselect for ever.
type First struct{}

// Choose implements core.Agent.
func (First) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	order := make([]int, 0, len(r.Options))
	for i, o := range r.Options {
		if option, ok := o.(*ocg.Option); ok && option.Action == ocg.ActFinish {
			return core.Picked(i), nil
		}
		order = append(order, i)
	}
	return firstLegal(r, order)
}
