package suite

import (
	"context"
	"os"
	"strings"
	"sync"
	"time"

	fights "duel/script/buddyfight/scenario"
	"duel/script/scenario"
)

// File is what became of one duel script.
type File struct {
	Name    string
	Results []scenario.Result

	lines []string // of its text, nil if it could not be read
}

// Text is the text of the script, "" if it could not be read.
func (f *File) Text() string { return strings.Join(f.lines, "\n") }

// Runners run the duel scripts of each game.
type Runners struct {
	OCG        *scenario.Runner
	Buddyfight *fights.Runner
}

// Line is the text of a line of the script, or "".
func (f *File) Line(n int) string {
	if n < 1 || n > len(f.lines) {
		return ""
	}
	return f.lines[n-1]
}

// Run runs the scripts, so many at a time, and hands each to report in the
// order given. It stops early when ctx is done.
func Run(ctx context.Context, r Runners, files []string, jobs int, accept func(string) bool, report func(File)) {
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
func runFile(ctx context.Context, r Runners, name string, accept func(string) bool) File {
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
	f.lines = strings.Split(string(text), "\n")
	if fights.Is(string(text)) {
		f.Results = r.Buddyfight.Run(ctx, name, string(text), accept)
		return f
	}
	script, err := scenario.Compile(r.OCG.Session, name, string(text))
	if err != nil {
		return failed(err.(*scenario.Failure))
	}
	f.Results = r.OCG.Run(ctx, script, accept)
	return f
}
