package conform

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"strconv"
	"strings"

	"duel/core"
	"duel/core/ocg"
	"duel/script/host"
	scripts "duel/script/ocg"
	"duel/script/pack"
)

// Runner replays traces over one pack; it is safe for concurrent use.
type Runner struct {
	Pack   pack.Pack
	Cache  *host.Cache
	Budget uint64 // script steps of each entry, 0 the default
}

// Result is what became of one trace.
type Result struct {
	File         string      `json:"file"`
	Drill        uint32      `json:"drill,omitempty"`
	Seed         uint64      `json:"seed"`
	Mode         string      `json:"mode"`
	Rule         string      `json:"rule"`
	Matched      bool        `json:"matched"`
	Divergence   *Divergence `json:"divergence,omitempty"`
	Records      int         `json:"records"`
	Exchanged    int         `json:"exchanged,omitempty"` // pairs of equal cards taken to have changed places in shuffles
	ScriptErrors []string    `json:"script_errors,omitempty"`

	Before []string        `json:"-"` // the last events that agreed
	Field  func() []string `json:"-"` // the table as it stood
}

// attempt replays a trace to its end or to the first divergence, assuming these
// exchanges of twins.
func (r *Runner) attempt(ctx context.Context, t *Trace, exchanged []exchange) (*replay, Result) {
	result := Result{File: t.File, Drill: t.Header.Drill, Seed: t.Header.Seed, Mode: t.Header.Mode, Rule: ruleOf(&t.Header), Records: len(t.Records)}
	result.Exchanged = len(exchanged)
	p := &replay{trace: t, fallback: core.NewSeeded(t.Header.Seed), exchanged: exchanged}
	err := r.play(ctx, p)
	result.ScriptErrors, result.Before = p.scriptErrors, p.recent
	switch {
	case p.found != nil:
		result.Divergence = p.found
	case err == nil:
		result.Divergence = p.unmatchedRest()
	case !errors.Is(err, errOver):
		result.Divergence = &Divergence{Record: p.index(), Kind: "duel failed", Got: err.Error()}
	}
	if result.Divergence == nil && !t.complete() {
		result.Divergence = &Divergence{Record: len(t.Records), Kind: "the trace breaks off without an end record"}
	}
	if d := result.Divergence; d != nil && len(p.scriptErrors) > 0 {
		d.Kind = "script error, then " + d.Kind
	}
	result.Matched = result.Divergence == nil
	if p.duel != nil {
		result.Field = func() []string { return Field(p.duel) }
	}
	return p, result
}

// play sets the duel up as the header says and runs it. A crash of the engine
// is a divergence like any other.
func (r *Runner) play(ctx context.Context, p *replay) (err error) {
	defer func() {
		if crash := recover(); crash != nil {
			err = fmt.Errorf("engine crash: %v\n%s", crash, debug.Stack())
		}
	}()
	d, s, err := r.open(ctx, p)
	if err != nil {
		return err
	}
	if err := core.Guard(func() { err = setUp(d, s, p.trace) }); err != nil {
		return err
	}
	if err != nil {
		return err
	}
	return d.Play(ctx)
}

func (r *Runner) open(ctx context.Context, p *replay) (*ocg.Duel, *scripts.State, error) {
	flags, err := strconv.ParseUint(strings.TrimPrefix(p.trace.Header.Flags, "0x"), 16, 64)
	if err != nil {
		return nil, nil, fmt.Errorf("header flags %q are no hexadecimal number", p.trace.Header.Flags)
	}
	rules, err := ocg.RulesFor("edopro-mr5")
	if err != nil {
		return nil, nil, err
	}
	rules.SetFlags(flags)
	d := ocg.NewDuel(rules, r.Pack)
	d.Agents = [2]core.Agent{p, p}
	d.Chance = p
	d.Open = true
	d.Journal.Observe(p.observe)
	p.duel = d
	s := scripts.New(d, r.Cache, host.Options{Budget: r.Budget, Context: ctx})
	return d, s, s.LoadLibrary()
}

// setUp puts the header's puzzle or decks on the table.
func setUp(d *ocg.Duel, s *scripts.State, t *Trace) error {
	if puzzle := t.Header.Puzzle; puzzle != nil {
		return s.RunText(puzzle.Name, puzzle.Text)
	}
	for i, deck := range t.Header.Decks {
		d.LoadDecks(ocg.Player(i), deck.Main, deck.Extra)
	}
	return nil
}

// unmatchedRest is the divergence of a duel that ended while the trace goes on.
func (p *replay) unmatchedRest() *Divergence {
	next := p.peek(false)
	if next == nil || next.Kind == End {
		return nil
	}
	return &Divergence{Record: next.Index, Kind: "the duel ended before " + next.Name, Expected: canonical(next.Raw)}
}

// index is the record to be matched next.
func (p *replay) index() int {
	if next := p.peek(true); next != nil {
		return next.Index
	}
	return len(p.trace.Records)
}

// ruleOf names the rules of a trace: for a puzzle the number its
// Debug.ReloadFieldBegin gives, else the mode.
func ruleOf(h *Header) string {
	if h.Puzzle == nil {
		return h.Mode
	}
	_, args, ok := strings.Cut(h.Puzzle.Text, "Debug.ReloadFieldBegin(")
	if !ok {
		return h.Mode
	}
	args, _, _ = strings.Cut(args, ")")
	parts := strings.Split(args, ",")
	if len(parts) < 2 {
		return "mr3"
	}
	return "mr" + strings.TrimSpace(parts[1])
}
