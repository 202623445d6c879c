package sim

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"path"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"duel/cmd/duel/agent"
)

// Run says which duels to play.
type Run struct {
	Games   int
	Jobs    int           // duels at the same time
	Seed    uint64        // the duels' own are made of it
	Timeout time.Duration // most a duel may take
}

// Play plays the duels at a table and gives their outcomes in order; each is
// called after every one, never by two goroutines at once. The sides sit as
// player 0 in turns. When ctx is done, only the duels that have ended count.
func (r Run) Play(ctx context.Context, t Table, each func(*Outcome)) []Outcome {
	next := make(chan int)
	ended := make(chan *Outcome)
	var workers sync.WaitGroup
	for range r.Jobs {
		workers.Go(func() {
			for i := range next {
				if o := r.duel(ctx, t, i); o != nil {
					ended <- o
				}
			}
		})
	}
	go func() {
		deal(ctx, r.Games, next)
		workers.Wait()
		close(ended)
	}()
	var outcomes []Outcome
	for o := range ended {
		each(o)
		outcomes = append(outcomes, *o)
	}
	slices.SortFunc(outcomes, func(a, b Outcome) int { return cmp.Compare(a.Index, b.Index) })
	return outcomes
}

// deal hands out the numbers of the duels until ctx is done.
func deal(ctx context.Context, games int, next chan<- int) {
	defer close(next)
	for i := range games {
		select {
		case next <- i:
		case <-ctx.Done():
			return
		}
	}
}

// grace is how long a duel told to stop may take to do so, in shares of its
// timeout.
const grace = 1

// duel plays one duel; nil if it was interrupted.
func (r Run) duel(ctx context.Context, t Table, index int) *Outcome {
	if ctx.Err() != nil {
		return nil
	}
	limited, cancel := context.WithTimeout(ctx, r.Timeout)
	defer cancel()
	start := func() *Outcome {
		return &Outcome{Index: index, Seed: Seed(r.Seed, index), Seat: index % 2, First: index % 2, Winner: Nobody}
	}
	done := make(chan *Outcome, 1)
	go func() {
		o := start()
		o.settle(play(limited, t, o))
		done <- o
	}()
	hung := time.NewTimer((1 + grace) * r.Timeout)
	defer hung.Stop()
	select {
	case o := <-done:
		if ctx.Err() != nil && !o.Decided() {
			return nil
		}
		return o
	case <-hung.C: // the duel is given up, its goroutine is not to be had back
		o := start()
		o.End = EndHang
		o.fault(FaultEngine, "", fmt.Sprintf("no end and no stop after %s", (1+grace)*r.Timeout))
		return o
	}
}

// crash is a panic of the engine.
type crash struct {
	value any
	where string
}

func (c *crash) Error() string { return fmt.Sprint("panic: ", c.value) }

// play plays a duel. A crash of the engine ends that duel and no other.
func play(ctx context.Context, t Table, o *Outcome) (err error) {
	defer func() {
		if value := recover(); value != nil {
			err = &crash{value, panicked()}
		}
	}()
	return t.Play(ctx, o)
}

// panicked is the place in this module's source that panicked, told by a
// deferred function.
func panicked() string {
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(1, pcs)])
	for raised := false; ; {
		frame, more := frames.Next()
		if name, own := strings.CutPrefix(frame.Function, "duel/"); raised && own {
			folder, function := path.Split(name)
			pkg, _, _ := strings.Cut(function, ".")
			return fmt.Sprintf("%s:%d", path.Join(folder, pkg, path.Base(frame.File)), frame.Line)
		}
		raised = raised || frame.Function == "runtime.gopanic"
		if !more {
			return ""
		}
	}
}

// settle notes how a duel ended that could not go on.
func (o *Outcome) settle(err error) {
	var c *crash
	switch {
	case err == nil:
	case errors.Is(err, agent.ErrLimit):
		o.End = EndDecisions
	case errors.Is(err, context.DeadlineExceeded):
		o.End = EndTimeout
		o.fault(FaultEngine, "", "the duel took too long")
	case errors.As(err, &c):
		o.End = EndCrash
		o.fault(FaultEngine, c.where, c.Error())
	default:
		o.End = EndFailed
		o.fault(FaultEngine, "", err.Error())
	}
}
