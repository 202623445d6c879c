package replay

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"duel/core"
)

// Follower plays a duel along a replay. As the agent of both players it gives
// the recorded answers; as an observer of the journal it compares what happens
// and what is offered, and ends the duel with a *Parting where that differs. A
// duel it answers must be open (core.Duel.Open).
type Follower struct {
	// At, if not nil, is called at each decision, from 1, before its answer takes
	// effect.
	At func(n int, r *core.Request, a core.Answer)
	// Ending is the error that ends the duel when the answers are used up; with
	// nil a duel that goes on parts from its recording.
	Ending error

	file    *File
	teller  Teller
	next    int      // index of the decision to come
	events  []string // since the latest decision
	records []string // the same in full
	parted  *Parting
}

// Parting is the point where a duel differs from its recording.
type Parting struct {
	File     string
	Decision int // the decision from which on it differs, from 1
	Turn     int
	How      []string // what differs, a line each
	Changed  []string // scripts and facts that changed since, if any
}

// Error tells where the duel parts, and how.
func (p *Parting) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: the duel parts from the recording at decision %d (turn %d)", p.File, p.Decision, p.Turn)
	for _, line := range p.How {
		b.WriteString("\n  " + line)
	}
	if len(p.Changed) > 0 {
		b.WriteString("\n  changed since: " + strings.Join(p.Changed, ", "))
	}
	return b.String()
}

// NewFollower returns a follower of a replay.
func NewFollower(f *File) *Follower { return &Follower{file: f} }

// Follow names the duel to follow and observes it.
func (f *Follower) Follow(t Teller, j *core.Journal) {
	f.teller = t
	j.Observe(f.observe)
}

// Parted is where the duel parted from the recording, nil if it did not.
func (f *Follower) Parted() *Parting { return f.parted }

// part ends the duel.
func (f *Follower) part(how ...string) {
	core.Abort(f.partsBy(how...))
}

// partsBy notes that the duel parts here.
func (f *Follower) partsBy(how ...string) *Parting {
	f.parted = &Parting{File: f.file.Name, Decision: f.next + 1, How: how}
	if f.teller != nil {
		f.parted.Turn = f.teller.Turn()
	}
	return f.parted
}

// Choose implements core.Agent.
func (f *Follower) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	if f.next == len(f.file.Decisions) {
		if f.Ending == nil {
			how := append(f.eventsDiffer(f.file.End.Events), fmt.Sprintf("player %d is asked for %s, where the recording ends", r.Player, r.Kind))
			return core.Answer{}, f.partsBy(how...)
		}
		return core.Answer{}, f.Ending
	}
	recorded := &f.file.Decisions[f.next]
	f.compare(recorded, r)
	if r.Refused != nil {
		return core.Answer{}, f.partsBy("the recorded answer is not legal: " + r.Refused.Error())
	}
	return recorded.Answer(), nil
}

// observe compares an entry of the journal.
func (f *Follower) observe(e core.Entry) {
	if e.Request == nil {
		record, err := f.teller.Event(e.Event)
		if err != nil {
			core.Abort(err)
		}
		f.events = append(f.events, eventDigest(e.Event, record))
		f.records = append(f.records, string(record))
		return
	}
	if f.next == len(f.file.Decisions) {
		f.part("the recording has no further decisions, but the duel goes on")
	}
	recorded := &f.file.Decisions[f.next]
	f.compare(recorded, e.Request)
	if !sameAnswer(recorded.Answer(), e.Answer) {
		f.part("another answer was given: " + answerText(offered(f.teller, e.Request), e.Answer) + ", recorded: " + answerText(recorded.Options, recorded.Answer()))
	}
	f.next++
	f.events, f.records = nil, nil
	if f.At != nil {
		f.At(f.next, e.Request, e.Answer)
	}
}

func sameAnswer(a, b core.Answer) bool {
	return slices.Equal(a.Picks, b.Picks) && slices.Equal(a.Shares, b.Shares) && a.Cancelled == b.Cancelled
}

// answerText is an answer in the words of its options.
func answerText(options []string, a core.Answer) string {
	if a.Cancelled {
		return "nothing"
	}
	var words []string
	for _, i := range a.Picks {
		word := fmt.Sprintf("option %d", i+1)
		if i >= 0 && i < len(options) {
			word = options[i]
		}
		words = append(words, word)
	}
	if len(a.Shares) > 0 {
		words = append(words, strings.Trim(fmt.Sprint(a.Shares), "[]"))
	}
	return strings.Join(words, " + ")
}

// compare ends the duel if what happened since the latest decision, or what is
// offered now, is not as recorded.
func (f *Follower) compare(recorded *Decision, r *core.Request) {
	if how := f.eventsDiffer(recorded.Events); how != nil {
		f.part(how...)
	}
	if recorded.Kind != r.Kind || recorded.Player != r.Player {
		f.part(fmt.Sprintf("player %d is asked for %s, recorded: player %d for %s", r.Player, r.Kind, recorded.Player, recorded.Kind))
	}
	now := offered(f.teller, r)
	if slices.Equal(now, recorded.Options) {
		return
	}
	var how []string
	for _, o := range missing(recorded.Options, now) {
		how = append(how, "no longer offered: "+o)
	}
	for _, o := range missing(now, recorded.Options) {
		how = append(how, "offered now: "+o)
	}
	if how == nil {
		how = []string{"the options come in another order"}
	}
	f.part(append(how, "recorded answer: "+answerText(recorded.Options, recorded.Answer()))...)
}

// missing are the elements of a that b has not, as often as they are.
func missing(a, b []string) (out []string) {
	count := map[string]int{}
	for _, s := range b {
		count[s]++
	}
	for _, s := range a {
		if count[s]--; count[s] < 0 {
			out = append(out, s)
		}
	}
	return out
}

// eventsDiffer tells how the events since the latest decision differ, nil if
// they do not.
func (f *Follower) eventsDiffer(recorded []string) []string {
	if slices.Equal(recorded, f.events) {
		return nil
	}
	i := 0
	for i < len(recorded) && i < len(f.events) && recorded[i] == f.events[i] {
		i++
	}
	was, now := "nothing more", "nothing more happens"
	if i < len(recorded) {
		name, _, _ := strings.Cut(recorded[i], " ")
		was = "event " + name
	}
	if i < len(f.records) {
		now = f.records[i]
		if name, _, _ := strings.Cut(f.events[i], " "); was == "event "+name {
			was = "another " + name
		}
	}
	return []string{"what happens before it differs: " + now, "recorded: " + was}
}

// Finish compares the end of the duel. The error is a *Parting.
func (f *Follower) Finish() error {
	switch {
	case f.parted != nil:
		return f.parted
	case f.next < len(f.file.Decisions):
		return f.partsBy("the duel ends, but the recording has a decision of player " + fmt.Sprint(f.file.Decisions[f.next].Player) + " for " + f.file.Decisions[f.next].Kind)
	}
	if how := f.eventsDiffer(f.file.End.Events); how != nil {
		return f.partsBy(how...)
	}
	return nil
}
