package main

import (
	"bytes"
	"context"
	"slices"

	"duel/cmd/duel/conform"
	"duel/core"
)

// frame is a moment of a recorded duel: a decision, or the end.
type frame struct {
	turn     int
	only     bool   // the decision had one answer
	log      string // what happened since the frame before
	table    string
	question string // with the player in front; "" at the end
	options  []string
	chosen   []int // indices of the options
	answer   string
}

// framesOf plays a recording and keeps every moment of it. The last frame is
// the end of the duel; the error is how it ended, if not as it was recorded.
func framesOf(ctx context.Context, r recording) ([]frame, error) {
	var frames []frame
	var log bytes.Buffer
	take := func() frame {
		f := frame{turn: r.turn(), log: log.String()}
		log.Reset()
		var table bytes.Buffer
		r.table(&table)
		f.table = table.String()
		return f
	}
	err := r.play(ctx, playing{out: &log, format: "text", at: func(_ int, q *core.Request, a core.Answer) {
		f := take()
		f.question = r.asks(q)
		_, f.only = conform.OnlyAnswer(q)
		for _, o := range q.Options {
			f.options = append(f.options, r.option(q.Kind, o))
		}
		f.chosen, f.answer = chosen(f.options, a)
		frames = append(frames, f)
	}})
	if r.began() {
		frames = append(frames, take())
	}
	return frames, err
}

// chosen are the options an answer takes, and the answer in words.
func chosen(options []string, a core.Answer) (indices []int, words string) {
	if a.Cancelled {
		return nil, "nothing"
	}
	indices = slices.Clone(a.Picks)
	for i, n := range a.Shares {
		if n > 0 {
			indices = append(indices, i)
		}
	}
	for k, i := range indices {
		if k > 0 {
			words += " + "
		}
		words += options[i]
	}
	return indices, words
}
