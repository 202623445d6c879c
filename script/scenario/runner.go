package scenario

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"
	"time"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/ocg"
	"duel/script/host"
	"duel/script/session"
)

// Runner runs duel scripts over the cards of a session. It is safe for
// concurrent use.
type Runner struct {
	Session *session.Session
	Names   *Names
	Seed    uint64 // decides what a script leaves to chance
	// Profile is the rule profile a duel starts from before its set-up names a
	// master rule.
	Profile string
	Timeout time.Duration // for each test, 0 for none
	// Prepare, if not nil, sees the Lua state of each duel and the duel itself
	// before anything of the script runs.
	Prepare func(*host.State, *ocg.Duel)
}

// Test is one test of a script: its number in the order of declaration.
type Test struct {
	Name string
	Line int
}

// Result is what became of one test.
type Result struct {
	File     string
	Test     string
	Line     int // where the test is declared, 0 for the script as a whole
	Number   int // in the order of declaration, from 0
	Failure  *Failure
	Duration time.Duration
	// SeedUsed tells that the seed decided something.
	SeedUsed bool
	Output   []string // what the script printed
	// State is the Lua state of the cards, nil if the duel never began.
	State *host.State

	duel     *ocg.Duel
	pool     []Test
	declared bool // the file has run, so that pool holds all tests
}

// Passed reports whether nothing failed.
func (r *Result) Passed() bool { return r.Failure == nil }

// Duel is the duel as the test left it, nil if it never began.
func (r *Result) Duel() *ocg.Duel { return r.duel }

// Run runs all tests of a script whose names the filter accepts (nil: all), in
// order. Each has a duel of its own, and runs the set-up anew. A script without
// tests is one test. One that fails before all are declared has one result.
func (r *Runner) Run(ctx context.Context, s *Script, accept func(name string) bool) []Result {
	first := r.runOne(ctx, s, 0, accept)
	results := []Result{first}
	if !first.declared && len(first.pool) > 0 {
		return results
	}
	for i := 1; i < len(first.pool); i++ {
		if ctx.Err() != nil {
			break
		}
		results = append(results, r.runOne(ctx, s, i, accept))
	}
	return accepted(results, accept)
}

// RunTest runs the test of that number, in the order of declaration from 0.
func (r *Runner) RunTest(ctx context.Context, s *Script, number int) Result {
	result := r.runOne(ctx, s, number, nil)
	if n := len(result.pool); result.Failure == nil && number > 0 && number >= n {
		result.Failure = &Failure{File: s.File, Message: fmt.Sprintf("there is no test with number %d, only %d from 0", number, n)}
	}
	return result
}

func accepted(results []Result, accept func(string) bool) []Result {
	if accept == nil {
		return results
	}
	kept := results[:0]
	for _, result := range results {
		if accept(result.Test) {
			kept = append(kept, result)
		}
	}
	return kept
}

// runOne runs the file, then its test of that number if the filter accepts it.
func (r *Runner) runOne(ctx context.Context, s *Script, number int, accept func(string) bool) (result Result) {
	began := time.Now()
	if r.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, r.Timeout)
		defer cancel()
	}
	result = Result{File: s.File, Test: s.title(), Number: number}
	run, err := r.open(ctx, s)
	if err == nil {
		run.target, run.accept = number, accept
		err = run.play()
		result.State = run.state.Host()
		result.duel, result.SeedUsed, result.Output = run.duel, run.chance.drawn, run.output
		result.pool, result.declared = run.tests, run.declared
		if run.declared && number < len(run.tests) {
			result.Test, result.Line = run.tests[number].Name, run.tests[number].Line
		}
	}
	if err != nil {
		result.Failure = failureOf(err)
		if f := result.Failure; f.File == "" || f.Line == 0 {
			f.File = s.File
			if run != nil {
				f.Line = run.line
			}
		}
	}
	result.Duration = time.Since(began)
	return result
}

// open prepares a duel for a script.
func (r *Runner) open(ctx context.Context, s *Script) (*run, error) {
	profile := r.Profile
	if profile == "" {
		profile = "mr5"
	}
	rules, err := ocg.RulesFor(profile)
	if err != nil {
		return nil, err
	}
	d, state, err := r.Session.NewDuel(rules, session.Options{Context: ctx})
	if err != nil {
		return nil, err
	}
	x := &run{
		script: s, ctx: ctx, duel: d, state: state, names: r.Names, cards: r.Session.Pack,
		chance: &givenChance{seeded: core.NewSeeded(r.Seed)}, summonable: map[*ocg.Effect][]summonTerms{},
		passedCards: map[*ocg.CardRef]*ocg.Card{},
	}
	x.driver.duel = d
	d.Agents = [2]core.Agent{&x.driver, &x.driver}
	d.Chance = x.chance
	d.Journal.Observe(x.observe)
	state.Refuse = x.refuse
	x.bind()
	if r.Prepare != nil {
		r.Prepare(state.Host(), d)
	}
	return x, nil
}

// play runs the script. A crash of the engine is a failure like any other.
func (x *run) play() (err error) {
	defer func() {
		if crash := recover(); crash != nil {
			err = &Failure{Line: x.line, Message: fmt.Sprintf("the engine crashed: %v", crash), Trace: string(debug.Stack())}
		}
	}()
	defer x.driver.close()
	if aborted := core.Guard(func() { err = x.runFile() }); aborted != nil {
		return aborted
	}
	return err
}

// runFile runs the file, then the test chosen, in one entry: a duel begun by
// the one may go on in the other.
func (x *run) runFile() error {
	h := x.state.Host()
	file := h.L().NewFunctionFromProto(x.script.proto)
	return h.RunFunction(h.L().NewFunction(func(L *lua.LState) int {
		L.Push(file)
		L.Call(0, 0)
		x.declared = true
		if x.chosen != nil {
			L.Push(x.chosen)
			L.Call(0, 0)
		}
		if x.chosen != nil || len(x.tests) == 0 {
			x.finish()
		}
		return 0
	}), x.script.File)
}

// failureOf is a failure for any error.
func failureOf(err error) *Failure {
	var failure *Failure
	var d *host.Diagnostic
	isDiagnostic := errors.As(err, &d)
	if errors.As(err, &failure) {
		if isDiagnostic && failure.Line == 0 {
			failure.File, failure.Line = d.File, d.Line
		}
		return failure
	}
	if isDiagnostic {
		f := &Failure{File: d.File, Line: d.Line, Message: d.Message}
		if len(d.Traceback) > 0 {
			f.Trace = d.Render()
		}
		return f
	}
	return &Failure{Message: err.Error()}
}
