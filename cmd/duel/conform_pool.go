package main

import (
	"context"
	"errors"
	"slices"
	"sync"

	"duel/cmd/duel/conform"
)

// numbered is a trace with its place among all: the file, then within it.
type numbered struct {
	file, index int
	trace       *conform.Trace
}

// outcome is the result of a numbered trace.
type outcome struct {
	numbered
	result conform.Result
}

// replayAll replays the traces of all files, jobs at a time, and gives the
// results in the order of the files. each is called after every trace, never
// by two goroutines at once.
func replayAll(ctx context.Context, runner *conform.Runner, files []string, jobs int, each func(*conform.Result)) ([]conform.Result, error) {
	traces := make(chan numbered)
	outcomes := make(chan outcome)
	var workers sync.WaitGroup
	for range jobs {
		workers.Go(func() {
			for t := range traces {
				o := outcome{t, runner.Run(ctx, t.trace)}
				if o.result.Matched || t.file > 0 || t.index > 0 {
					o.result.Field = nil // it keeps the whole duel
				}
				o.trace = nil
				outcomes <- o
			}
		})
	}
	failed := make(chan error, 1)
	go func() {
		failed <- readAll(ctx, files, jobs, traces)
		close(traces)
		workers.Wait()
		close(outcomes)
	}()
	var all []outcome
	for o := range outcomes {
		each(&o.result)
		all = append(all, o)
	}
	return inOrder(all), errors.Join(<-failed, ctx.Err())
}

func inOrder(all []outcome) []conform.Result {
	slices.SortFunc(all, func(a, b outcome) int {
		if a.file != b.file {
			return a.file - b.file
		}
		return a.index - b.index
	})
	results := make([]conform.Result, len(all))
	for i := range all {
		results[i] = all[i].result
	}
	return results
}

// readAll reads several files at a time. The error joins those of all files.
func readAll(ctx context.Context, files []string, jobs int, traces chan<- numbered) error {
	errs := make([]error, len(files))
	slots := make(chan struct{}, jobs)
	var readers sync.WaitGroup
	for i, name := range files {
		slots <- struct{}{}
		readers.Go(func() {
			defer func() { <-slots }()
			index := 0
			errs[i] = conform.ReadFile(name, func(t *conform.Trace) error {
				traces <- numbered{i, index, t}
				index++
				return ctx.Err()
			})
		})
	}
	readers.Wait()
	return errors.Join(errs...)
}
