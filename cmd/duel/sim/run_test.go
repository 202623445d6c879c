package sim

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"
	"time"

	"duel/cmd/duel/agent"
	"duel/core"
)

// tableFunc is a table that does as it says.
type tableFunc func(ctx context.Context, o *Outcome) error

func (f tableFunc) Play(ctx context.Context, o *Outcome) error { return f(ctx, o) }

func TestOutcomesDoNotDependOnJobs(t *testing.T) {
	table := tableFunc(func(_ context.Context, o *Outcome) error {
		o.Turns = int(o.Seed % 100)
		o.won(core.Player(o.Seed%2), "win")
		return nil
	})
	play := func(jobs int) []Outcome {
		return Run{Games: 50, Jobs: jobs, Seed: 7, Timeout: time.Minute}.Play(context.Background(), table, func(*Outcome) {})
	}
	one, many := play(1), play(8)
	if !reflect.DeepEqual(one, many) || len(one) != 50 {
		t.Error("one job and eight give different outcomes")
	}
	if one[0].Seed == one[1].Seed || one[0].Seat != 0 || one[1].Seat != 1 || one[1].Winner != int(one[1].Seed%2)^1 {
		t.Errorf("the first two duels are %+v", one[:2])
	}
	if Seed(7, 3) == Seed(8, 3) {
		t.Error("duels of two simulations have the same seed")
	}
}

func TestDuelsThatCannotGoOnAreFaults(t *testing.T) {
	for _, c := range []struct {
		table tableFunc
		end   string
		fault string // part of the first fault
	}{
		{func(context.Context, *Outcome) error { return agent.ErrLimit }, EndDecisions, ""},
		{func(context.Context, *Outcome) error { return errors.New("no legal answer") }, EndFailed, "no legal answer"},
		{func(context.Context, *Outcome) error { panic("a bug") }, EndCrash, "cmd/duel/sim/run_test.go:"},
		{func(ctx context.Context, _ *Outcome) error { <-ctx.Done(); return ctx.Err() }, EndTimeout, "too long"},
		{func(context.Context, *Outcome) error { select {} }, EndHang, "no stop"},
	} {
		outcomes := Run{Games: 1, Jobs: 1, Timeout: 20 * time.Millisecond}.Play(context.Background(), c.table, func(*Outcome) {})
		o := outcomes[0]
		if o.End != c.end || o.Decided() || o.Winner != Nobody || (len(o.Faults) > 0) != (c.fault != "") {
			t.Errorf("the duel is %+v, and should have ended with %s", o, c.end)
		}
		if len(o.Faults) > 0 && !strings.Contains(o.Faults[0].Where+o.Faults[0].Text, c.fault) {
			t.Errorf("the fault is %+v, without %q", o.Faults[0], c.fault)
		}
	}
}

func TestInterruptedDuelsDoNotCount(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	table := tableFunc(func(ctx context.Context, o *Outcome) error {
		if o.Index == 3 {
			cancel()
			<-ctx.Done()
			return ctx.Err()
		}
		o.won(core.NoPlayer, "draw")
		return nil
	})
	outcomes := Run{Games: 10, Jobs: 1, Timeout: time.Minute}.Play(ctx, table, func(*Outcome) {})
	if len(outcomes) != 3 {
		t.Errorf("%d duels count, want the 3 before the interruption", len(outcomes))
	}
}

func TestSummaryCountsDecidedDuels(t *testing.T) {
	fault := Fault{FaultScript, "c1.lua:2", "attempt to call nil"}
	s := Summarize([]Outcome{
		{Seed: 10, Winner: 0, First: 0, End: "life_points", Turns: 4, Faults: []Fault{fault, fault}},
		{Seed: 11, Winner: 0, First: 1, Seat: 1, End: "life_points", Turns: 6, Faults: []Fault{fault}},
		{Seed: 12, Winner: 1, First: 0, End: "deck_out", Turns: 9},
		{Seed: 13, Winner: Nobody, First: 1, End: "life_points"},
		{Seed: 14, Winner: Nobody, End: EndDecisions},
	}, []string{"a", "b"})
	if s.Games != 5 || s.Decided != 4 || s.Draws != 1 || s.First.Count != 1 || s.First.Of != 4 {
		t.Errorf("the summary is %+v", s)
	}
	a := s.Sides[0]
	if a.Wins.Count != 2 || a.Wins.Of != 4 || a.GoingFirst.Count != 1 || a.GoingFirst.Of != 2 || a.GoingSecond.Count != 1 || a.GoingSecond.Of != 2 {
		t.Errorf("side a is %+v", a)
	}
	if s.Ends[0] != (Count{"life_points", 3}) || s.Ends[1] != (Count{EndDecisions, 1}) {
		t.Errorf("the ends are %v", s.Ends)
	}
	want := FaultCounts{Kind: FaultScript, Where: "c1.lua:2", Text: "attempt to call nil", Times: 3, Duels: 2, Seed: 10}
	if len(s.Faults) != 1 || s.Faults[0] != want {
		t.Errorf("the faults are %+v", s.Faults)
	}
}
