package scenario

import (
	"context"
	"errors"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	lua "github.com/yuin/gopher-lua"

	"duel/core"
	"duel/core/buddyfight"
	binding "duel/script/buddyfight"
	"duel/script/host"
	base "duel/script/scenario"
)

// header is the line that tells a duel script of Buddyfight.
var header = regexp.MustCompile(`(?m)^--\s*game:\s*buddyfight\s*$`)

// Is reports whether a text is a duel script of Buddyfight: it has a line
// "-- game: buddyfight".
func Is(text string) bool { return header.MatchString(text) }

// Runner runs duel scripts over card scripts. It is safe for concurrent use.
type Runner struct {
	Cards   *binding.Cards
	Rules   buddyfight.Rules
	Seed    uint64
	Timeout time.Duration // for each test, 0 for none
	// Prepare, if not nil, sees the Lua state of the cards of each duel and the
	// duel itself before anything happens in it.
	Prepare func(*host.State, *buddyfight.Duel)
}

// run is one run of a script: of the file and one of its tests.
type run struct {
	*Runner
	ctx    context.Context
	script *host.State
	cards  *host.State // the Lua state of the cards, nil before the duel is laid out
	duel   *buddyfight.Duel
	driver driver
	events []core.Event
	mark   int // how many there were at the latest move

	target int // number of the test to run
	tests  []base.Test
	chosen *lua.LFunction
	output []string
	steps  int // moves and expectations so far
}

// Run runs all tests of a script whose names the filter accepts (nil: all), in
// order, each with a duel of its own. A script without tests is one test.
func (r *Runner) Run(ctx context.Context, file, text string, accept func(string) bool) []base.Result {
	var results []base.Result
	for i, n := 0, 1; i < n && ctx.Err() == nil; i++ {
		result, tests := r.runOne(ctx, file, text, i, accept)
		n = max(n, tests)
		if accept == nil || accept(result.Test) {
			results = append(results, result)
		}
	}
	return results
}

// RunTest runs the test of that number, in the order of declaration from 0.
func (r *Runner) RunTest(ctx context.Context, file, text string, number int) base.Result {
	result, _ := r.runOne(ctx, file, text, number, nil)
	return result
}

func (r *Runner) runOne(ctx context.Context, file, text string, number int, accept func(string) bool) (result base.Result, tests int) {
	began := time.Now()
	if r.Timeout > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, r.Timeout)
		defer cancel()
	}
	x := &run{Runner: r, ctx: ctx, target: number}
	x.script = host.New(host.NewCache(host.Texts{file: text}, nil), host.Options{Context: ctx, Print: func(line string) { x.output = append(x.output, line) }})
	x.bind()
	result = base.Result{File: file, Number: number, Test: strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))}
	err := x.play(file, accept)
	if number < len(x.tests) {
		result.Test, result.Line = x.tests[number].Name, x.tests[number].Line
	}
	if err != nil {
		result.Failure = failureOf(file, err)
	}
	result.Output, result.Duration, result.State = x.output, time.Since(began), x.cards
	return result, len(x.tests)
}

// play runs the file, then the test chosen. A card script that fails while the
// script looks at the table or lays it out fails the test.
func (x *run) play(file string, accept func(string) bool) error {
	defer x.driver.close()
	var failed error
	if aborted := core.Guard(func() { failed = x.runFile(file, accept) }); aborted != nil {
		return aborted
	}
	return failed
}

func (x *run) runFile(file string, accept func(string) bool) error {
	if err := x.script.RunFile(file, 0); err != nil {
		return err
	}
	switch {
	case x.chosen == nil && len(x.tests) == 0:
		return x.stepsMade(0)
	case x.chosen == nil || accept != nil && !accept(x.tests[x.target].Name):
		return nil
	}
	if _, err := x.script.Call(x.chosen, 0, host.Where{Function: "test"}); err != nil {
		return err
	}
	if x.driver.err != nil {
		return x.driver.err
	}
	return x.stepsMade(x.tests[x.target].Line)
}

// stepsMade fails a test, declared in a line, that neither makes a move nor
// expects anything.
func (x *run) stepsMade(line int) error {
	if x.steps > 0 {
		return nil
	}
	return &base.Failure{Line: line, Message: "no steps: the test makes no move and expects nothing"}
}

// failureOf is a failure for any error.
func failureOf(file string, err error) *base.Failure {
	var d *host.Diagnostic
	var failure *base.Failure
	if errors.As(err, &failure) {
		failure.File = file
		if errors.As(err, &d) {
			failure.File, failure.Line = d.File, d.Line
		}
		return failure
	}
	if errors.As(err, &d) {
		f := &base.Failure{File: d.File, Line: d.Line, Message: d.Message}
		if len(d.Traceback) > 0 {
			f.Trace = d.Render()
		}
		return f
	}
	return &base.Failure{File: file, Message: err.Error()}
}
