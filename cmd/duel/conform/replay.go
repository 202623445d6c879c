package conform

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"duel/core"
	"duel/core/ocg"
)

// Divergence is the first point where this engine differs from a trace.
type Divergence struct {
	Record   int      `json:"record"`   // index in the trace
	Kind     string   `json:"kind"`     // class of the difference
	Expected string   `json:"expected"` // what the trace has
	Got      string   `json:"got"`      // what came
	Missing  []string `json:"missing,omitempty"`
	Surplus  []string `json:"surplus,omitempty"`
	Why      []string `json:"why,omitempty"` // which check said no or yes
}

// errDiverged ends a duel whose divergence has been noted.
var errDiverged = errors.New("diverged from the trace")

// errOver ends a duel whose trace has no records left to compare.
var errOver = errors.New("the trace is over")

// replay plays a duel along a trace: it answers decisions as the trace does,
// gives chance the trace's results and compares everything that happens.
type replay struct {
	trace *Trace
	duel  *ocg.Duel
	next  int // the record to be matched next
	found *Divergence

	scriptErrors []string
	recent       []string // the events before, for reports
	fallback     core.Chance

	shuffles  [][]uint32 // the codes each shuffle gave, in their new order
	exchanged []exchange // what is assumed of twins in them
	agreed    int        // how much of the event at the divergence agreed
}

// skippable reports whether a record is not compared at all.
func skippable(r *Record) bool {
	return r.Kind == State || r.Kind == Log || r.Kind == Event && ignoredEvents[r.Name]
}

// Trivial reports whether a record is a decision with one legal answer.
func Trivial(r *Record) bool {
	trivial, _ := r.Raw["trivial"].(bool)
	return r.Kind == Decision && trivial
}

// peek is the next record that counts; trivial decisions count only when asked for.
func (p *replay) peek(trivial bool) *Record {
	for i := p.next; i < len(p.trace.Records); i++ {
		r := &p.trace.Records[i]
		if skippable(r) || !trivial && Trivial(r) {
			continue
		}
		p.next = i
		return r
	}
	return nil
}

// observe compares an event of the duel with the trace.
func (p *replay) observe(entry core.Entry) {
	if entry.Event == nil {
		return
	}
	name := entry.Event.Name()
	if log, ok := entry.Event.(ocg.LogEvent); ok {
		if log.Kind == "error" {
			p.scriptErrors = append(p.scriptErrors, log.Text)
		}
		return
	}
	if ignoredEvents[name] {
		return
	}
	got, raw := p.eventText(entry.Event)
	expected := p.peek(false)
	if expected == nil || expected.Kind == End {
		p.over(expected)
	}
	if expected.Kind != Event {
		p.diverge(expected, "event "+name+" instead of decision "+expected.Name, got)
	}
	if want := canonicalEvent(expected.Raw); want != got {
		p.agreed = agreement(want, got)
		kind := "event " + name + " differs"
		if expected.Name != name {
			kind = "event " + name + " instead of " + expected.Name
		}
		p.diverge(expected, kind, canonical(raw))
	}
	p.recent = append(p.recent, got)
	p.next++
}

func (p *replay) eventText(e core.Event) (string, map[string]any) {
	b, err := ocg.EventRecord(e)
	if err != nil {
		core.Abort(err)
	}
	var raw map[string]any
	if err := json.Unmarshal(b, &raw); err != nil {
		core.Abort(fmt.Errorf("event %s: %w", e.Name(), err))
	}
	return canonicalEvent(raw), raw
}

// over ends the duel: the trace has come to its end.
func (p *replay) over(*Record) { core.Abort(errOver) }

// diverge notes the first difference and ends the duel.
func (p *replay) diverge(expected *Record, kind, got string) {
	p.found = &Divergence{Kind: kind, Got: got}
	if expected != nil {
		p.found.Record, p.found.Expected = expected.Index, canonical(expected.Raw)
	}
	core.Abort(errDiverged)
}

// Choose implements core.Agent for both players.
func (p *replay) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	if r.Refused != nil {
		p.diverge(p.peek(true), "answer refused: "+r.Kind, r.Refused.Error())
	}
	got, err := p.decision(r)
	if err != nil {
		return core.Answer{}, err
	}
	expected := p.peek(true)
	if only, ok := OnlyAnswer(r); ok {
		if expected != nil && Trivial(expected) && expected.Name == r.Kind {
			p.next++
			return only, nil
		}
		if expected == nil || expected.Kind != Decision || expected.Name != r.Kind {
			return only, nil
		}
	} else {
		expected = p.skipTrivial(r.Kind, got)
	}
	if expected == nil || expected.Kind == End {
		return core.Answer{}, errOver
	}
	if expected.Kind != Decision {
		p.diverge(expected, "decision "+r.Kind+" instead of event "+expected.Name, canonical(got))
	}
	if expected.Name != r.Kind {
		p.diverge(expected, "decision "+r.Kind+" instead of "+expected.Name, canonical(got))
	}
	p.compareOptions(r, expected, got)
	p.next++
	return Answer(r, expected)
}

// skipTrivial passes over trivial decisions of the trace that this engine does
// not ask, but stops at one that stands where a real choice is offered here.
func (p *replay) skipTrivial(kind string, got map[string]any) *Record {
	for {
		r := p.peek(true)
		if r == nil || !Trivial(r) || r.Name == kind && r.Raw["player"] == got["player"] {
			return r
		}
		p.next++
	}
}

// decision is the request in the trace's form, without an answer.
func (p *replay) decision(r *core.Request) (map[string]any, error) {
	b, err := ocg.RequestRecord(r)
	if err != nil {
		return nil, err
	}
	var raw map[string]any
	return raw, json.Unmarshal(b, &raw)
}

func (p *replay) compareOptions(r *core.Request, expected *Record, got map[string]any) {
	if want, have := detailOf(expected.Raw), detailOf(got); want != have {
		p.diverge(expected, "decision "+r.Kind+": detail", canonical(got))
	}
	if r.Kind == ocg.DecideAnnounceCard {
		if n, _ := expected.Raw["option_count"].(float64); int(n) != len(r.Options) {
			p.diverge(expected, "decision announce_card: options", fmt.Sprintf("%d options", len(r.Options)))
		}
		return
	}
	missing, surplus := difference(optionsOf(expected.Raw), optionsOf(got))
	if len(missing)+len(surplus) == 0 {
		return
	}
	kind := "decision " + r.Kind + ": "
	switch {
	case len(surplus) == 0:
		kind += "option missing"
	case len(missing) == 0:
		kind += "option too many"
	default:
		kind += "options differ"
	}
	p.found = &Divergence{
		Record: expected.Index, Kind: kind, Expected: canonical(expected.Raw), Got: canonical(got),
		Missing: missing, Surplus: surplus, Why: p.why(r, missing, surplus),
	}
	core.Abort(errDiverged)
}

// Answer is the answer a decision of a trace gives to a request of its kind. It
// is an error if what was chosen is not among the options.
func Answer(r *core.Request, expected *Record) (core.Answer, error) {
	choice := expected.Raw["choice"]
	if choice == nil {
		return core.Answer{Cancelled: true}, nil
	}
	if r.Shares {
		return sharesOf(r, expected)
	}
	chosen, many := expected.Raw["chosen"].([]any)
	if !many {
		chosen = []any{expected.Raw["chosen"]}
	}
	here := make([]string, len(r.Options))
	for i, o := range r.Options {
		text, err := optionText(r.Kind, o.(*ocg.Option))
		if err != nil {
			return core.Answer{}, err
		}
		here[i] = text
	}
	used := make([]bool, len(here))
	order := occurrences(expected.Raw)
	var picks []int
	for k, c := range chosen {
		want, nth := canonical(c), 0
		if k < len(order) {
			nth = order[k]
		}
		i := nthUnused(here, used, want, nth)
		if i < 0 {
			return core.Answer{}, fmt.Errorf("record %d: the chosen option %s is not among the options", expected.Index, want)
		}
		used[i] = true
		picks = append(picks, i)
	}
	return core.Answer{Picks: picks}, nil
}

// occurrences tells for each index chosen how many equal options stand before it.
func occurrences(raw map[string]any) []int {
	options, _ := raw["options"].([]any)
	indices, many := raw["choice"].([]any)
	if !many {
		indices = []any{raw["choice"]}
	}
	var out []int
	for _, v := range indices {
		i, _ := v.(float64)
		n := 0
		if i >= 0 && i < float64(len(options)) {
			for _, o := range options[:int(i)] {
				if canonical(o) == canonical(options[int(i)]) {
					n++
				}
			}
		}
		out = append(out, n)
	}
	return out
}

// nthUnused is the place of the nth option of that text, counted from 0, or
// else of any unused one; -1 when there is none.
func nthUnused(options []string, used []bool, text string, nth int) int {
	found := -1
	for i, o := range options {
		if o != text {
			continue
		}
		if nth == 0 && !used[i] {
			return i
		}
		nth--
		if !used[i] {
			found = i
		}
	}
	return found
}

// sharesOf answers with counts for each option.
func sharesOf(r *core.Request, expected *Record) (core.Answer, error) {
	counts, _ := expected.Raw["choice"].([]any)
	options, _ := expected.Raw["options"].([]any)
	a := core.Answer{Shares: make([]int, len(r.Options))}
	for i, o := range r.Options {
		text, err := optionText(r.Kind, o.(*ocg.Option))
		if err != nil {
			return a, err
		}
		for k, e := range options {
			if k < len(counts) && canonical(e) == text {
				n, _ := counts[k].(float64)
				a.Shares[i] = int(n)
			}
		}
	}
	return a, nil
}

// optionText is an option in canonical form.
func optionText(kind string, o *ocg.Option) (string, error) {
	b, err := ocg.OptionRecord(kind, o)
	if err != nil {
		return "", err
	}
	var v any
	if err := json.Unmarshal(b, &v); err != nil {
		return "", err
	}
	return canonical(v), nil
}

// OnlyAnswer is the answer of a request that has no other; ok tells if so.
func OnlyAnswer(r *core.Request) (core.Answer, bool) {
	n := len(r.Options)
	switch {
	case r.Cancelable || r.Shares || r.Ordered && n > 1:
		return core.Answer{}, false
	case r.Min == n && r.Max == n || n == 1 && r.Min == 1:
		picks := make([]int, n)
		for i := range picks {
			picks[i] = i
		}
		return core.Answer{Picks: picks}, true
	}
	return core.Answer{}, false
}
