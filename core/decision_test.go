package core

import (
	"context"
	"errors"
	"reflect"
	"strings"
	"testing"
)

// word is an option; secret ones show their text to player 1 only.
type word struct {
	text   string
	secret bool
}

func (w word) String() string { return w.text }

func (w word) SeenBy(viewer Player) Option {
	if w.secret && viewer != 1 {
		return word{text: "?", secret: true}
	}
	return w
}

// scripted answers with what it is given and records what it was shown.
type scripted struct {
	answers []Answer
	shown   []*Request
	refused []error
}

func (s *scripted) Choose(_ context.Context, r *Request, _ func() View) (Answer, error) {
	s.shown = append(s.shown, r)
	s.refused = append(s.refused, r.Refused)
	if len(s.answers) == 0 {
		return Answer{}, ErrAnswersExhausted
	}
	a := s.answers[0]
	s.answers = s.answers[1:]
	return a, nil
}

func run(t *testing.T, d *Duel, f func()) error {
	t.Helper()
	return d.Run(context.Background(), f)
}

func TestIllegalAnswersAreRefusedWithTheReason(t *testing.T) {
	agent := &scripted{answers: []Answer{Picked(), Picked(0, 0), Picked(7), {Cancelled: true}, Picked(1, 0)}}
	d := &Duel{Agents: [2]Agent{agent, nil}}
	var got Answer
	err := run(t, d, func() {
		got = d.Ask(&Request{Kind: "pick", Options: []Option{word{text: "a"}, word{text: "b"}}, Min: 1, Max: 2})
	})
	if err != nil || !reflect.DeepEqual(got.Picks, []int{1, 0}) {
		t.Fatalf("answer %v, error %v", got, err)
	}
	for i, want := range []string{"", "1 to 2 expected", "picked twice", "option 7 picked of 2", "cannot be declined"} {
		if refused := agent.refused[i]; (want == "") != (refused == nil) || refused != nil && !strings.Contains(refused.Error(), want) {
			t.Errorf("asking %d came with refusal %v, want %q", i+1, refused, want)
		}
	}
	if len(d.Journal.Answers) != 1 {
		t.Errorf("%d answers journalled, want the legal one only", len(d.Journal.Answers))
	}
}

func TestADuelEndsWithTheErrorOfItsAgent(t *testing.T) {
	d := &Duel{Agents: [2]Agent{&scripted{}, nil}}
	if err := run(t, d, func() { d.Ask(&Request{Options: []Option{word{}}, Min: 1, Max: 1}) }); !errors.Is(err, ErrAnswersExhausted) {
		t.Errorf("error %v", err)
	}
	if err := run(t, d, func() {}); err == nil {
		t.Error("a duel ran twice")
	}
}

func TestAStubbornAgentDoesNotHangTheDuel(t *testing.T) {
	agent := &scripted{answers: make([]Answer, 1000)}
	d := &Duel{Agents: [2]Agent{agent, nil}}
	err := run(t, d, func() { d.Ask(&Request{Kind: "pick", Options: []Option{word{}}, Min: 1, Max: 1}) })
	if err == nil || !strings.Contains(err.Error(), "illegal answers") || len(agent.shown) != maxRefusals {
		t.Errorf("asked %d times, error %v", len(agent.shown), err)
	}
}

func TestRequestsHideWhatTheirPlayerMayNotKnow(t *testing.T) {
	r := &Request{Options: []Option{word{text: "open"}, word{text: "hidden", secret: true}}, Min: 1, Max: 1}
	agent := &scripted{answers: []Answer{Picked(1)}}
	d := &Duel{Agents: [2]Agent{agent, nil}}
	if err := run(t, d, func() { d.Ask(r) }); err != nil {
		t.Fatal(err)
	}
	if got := agent.shown[0].Options[1].String(); got != "?" {
		t.Errorf("player 0 was shown %q", got)
	}
	if r.Options[1].String() != "hidden" {
		t.Error("the request itself was changed")
	}
	agent = &scripted{answers: []Answer{Picked(1)}}
	d = &Duel{Agents: [2]Agent{agent, nil}, Open: true}
	if err := run(t, d, func() { d.Ask(r) }); err != nil || agent.shown[0].Options[1].String() != "hidden" {
		t.Errorf("an open duel showed %q, error %v", agent.shown[0].Options[1], err)
	}
}

func TestSharesCountEveryOption(t *testing.T) {
	r := &Request{Options: []Option{word{}, word{}}, Shares: true, Check: func(a Answer) error {
		if a.Shares[0]+a.Shares[1] != 3 {
			return errors.New("three in all")
		}
		return nil
	}}
	if err := r.Legal(Answer{Shares: []int{1}}); err == nil {
		t.Error("one share for two options was accepted")
	}
	if err := r.Legal(Answer{Shares: []int{1, 1}}); err == nil {
		t.Error("the further check was not asked")
	}
	if err := r.Legal(Answer{Shares: []int{1, 2}}); err != nil {
		t.Error(err)
	}
}
