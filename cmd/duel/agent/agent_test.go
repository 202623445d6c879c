package agent

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"testing"

	"duel/core"
	"duel/core/ocg"
)

// cardOptions are n options that select a card each.
func cardOptions(n int) []core.Option {
	options := make([]core.Option, n)
	for i := range options {
		options[i] = &ocg.Option{Action: ocg.ActSelect, Number: int64(i + 1)}
	}
	return options
}

// exactly allows answers whose numbers come to a sum.
func exactly(r *core.Request, sum int64) *core.Request {
	r.Check = func(a core.Answer) error {
		total := int64(0)
		for _, p := range a.Picks {
			total += r.Options[p].(*ocg.Option).Number
		}
		if total != sum {
			return fmt.Errorf("comes to %d, not %d", total, sum)
		}
		return nil
	}
	return r
}

func requests() map[string]*core.Request {
	counters := &core.Request{Kind: ocg.DecideCounters, Shares: true, Detail: &ocg.Detail{Total: 3}}
	counters.Options = []core.Option{&ocg.Option{Counters: 1}, &ocg.Option{Counters: 2}, &ocg.Option{Counters: 5}}
	counters.Check = func(a core.Answer) error {
		sum := 0
		for i, n := range a.Shares {
			if sum += n; n > counters.Options[i].(*ocg.Option).Counters {
				return errors.New("more than there are")
			}
		}
		if sum != 3 {
			return errors.New("not three")
		}
		return nil
	}
	return map[string]*core.Request{
		"one":      {Kind: ocg.DecideOption, Options: cardOptions(4), Min: 1, Max: 1},
		"some":     {Kind: ocg.DecideSelectCards, Options: cardOptions(6), Min: 2, Max: 4, Cancelable: true},
		"order":    {Kind: ocg.DecideSortCards, Options: cardOptions(5), Min: 5, Max: 5, Ordered: true},
		"rare sum": exactly(&core.Request{Kind: ocg.DecideSum, Options: cardOptions(12), Min: 1, Max: 12}, 77),
		"counters": counters,
	}
}

func TestAnswersAreLegalAndRepeatable(t *testing.T) {
	for name, r := range requests() {
		for seed := range uint64(20) {
			a, err := NewRandom(seed, 0).Choose(context.Background(), r, nil)
			if err == nil {
				err = r.Legal(a)
			}
			if err != nil {
				t.Errorf("%s, seed %d: %+v: %v", name, seed, a, err)
			}
			if again, _ := NewRandom(seed, 0).Choose(context.Background(), r, nil); !reflect.DeepEqual(a, again) {
				t.Errorf("%s, seed %d: %+v, then %+v", name, seed, a, again)
			}
		}
		a, err := First{}.Choose(context.Background(), r, nil)
		if err == nil {
			err = r.Legal(a)
		}
		if err != nil {
			t.Errorf("%s, first: %+v: %v", name, a, err)
		}
	}
}

func TestRandomReachesEveryOption(t *testing.T) {
	seen := map[int]bool{}
	a := NewRandom(1, 1)
	for range 200 {
		answer, err := a.Choose(context.Background(), requests()["one"], nil)
		if err != nil {
			t.Fatal(err)
		}
		seen[answer.Picks[0]] = true
	}
	if len(seen) != 4 {
		t.Errorf("only the options %v are ever chosen", seen)
	}
}

func TestFirstFinishesSelections(t *testing.T) {
	r := &core.Request{Kind: ocg.DecideSelectOrUnselect, Min: 1, Max: 1,
		Options: append(cardOptions(2), &ocg.Option{Action: ocg.ActFinish})}
	if a, err := (First{}).Choose(context.Background(), r, nil); err != nil || a.Picks[0] != 2 {
		t.Errorf("%+v, %v", a, err)
	}
}

func TestImpossibleRequestsAreErrors(t *testing.T) {
	r := exactly(&core.Request{Kind: ocg.DecideSum, Options: cardOptions(3), Min: 1, Max: 3}, 100)
	if a, err := NewRandom(1, 0).Choose(context.Background(), r, nil); err == nil {
		t.Errorf("answered %+v", a)
	}
}

func TestLimitEndsTheDuel(t *testing.T) {
	l := &Limit{Left: 2}
	agents := [2]core.Agent{l.Wrap(First{}), l.Wrap(First{})}
	r := requests()["one"]
	for i := range 3 {
		_, err := agents[i%2].Choose(context.Background(), r, nil)
		if (i == 2) != errors.Is(err, ErrLimit) {
			t.Errorf("decision %d: %v", i+1, err)
		}
	}
}
