package suite

import (
	"context"
	"os"
	"sync"
	"time"

	"duel/script/scenario"
)

// File is what became of one duel script.
type File struct {
	Name    string
	Script  *scenario.Script // nil if it could not be read
	Results []scenario.Result
}

// Line is the text of a line of the script, or "".
func (f *File) Line(n int) string {
	if f.Script == nil {
		return ""
	}
	return f.Script.Line(n)
}

// Run runs the scripts, so many at a time, and hands each to report in the
// order given. It stops early when ctx is done.
func Run(ctx context.Context, r *scenario.Runner, files []string, jobs int, accept func(string) bool, report func(File)) {
	done := make([]chan File, len(files))
	for i := range done {
		done[i] = make(chan File, 1)
	}
	var wg sync.WaitGroup
	next := make(chan int)
	for range max(1, min(jobs, len(files))) {
		wg.Go(func() {
			for i := range next {
				done[i] <- runFile(ctx, r, files[i], accept)
			}
		})
	}
	go func() {
		defer close(next)
		for i := range files {
			next <- i
		}
	}()
	for i := range files {
		report(<-done[i])
	}
	wg.Wait()
}

// runFile runs one script.
func runFile(ctx context.Context, r *scenario.Runner, name string, accept func(string) bool) File {
	f := File{Name: name}
	began := time.Now()
	failed := func(failure *scenario.Failure) File {
		if failure.File == "" {
			failure.File = name
		}
		f.Results = []scenario.Result{{File: name, Test: name, Failure: failure, Duration: time.Since(began)}}
		return f
	}
	if err := ctx.Err(); err != nil {
		return failed(&scenario.Failure{Message: err.Error()})
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return failed(&scenario.Failure{Message: err.Error()})
	}
	script, err := scenario.Compile(r.Session, name, string(text))
	if err != nil {
		return failed(err.(*scenario.Failure))
	}
	f.Script = script
	f.Results = r.Run(ctx, script, accept)
	return f
}
