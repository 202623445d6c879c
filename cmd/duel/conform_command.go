package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"time"

	"github.com/spf13/cobra"

	"duel/cmd/duel/conform"
	"duel/cmd/duel/console"
	"duel/script/session"
)

func newConform(a *app) *cobra.Command {
	var format string
	cmd := &cobra.Command{
		Use:   "conform FILE...",
		Short: "Replay recorded duels and tell where they differ",
		Long: "conform replays traces (.jsonl or .jsonl.gz, several in a file): the same field, answers and chance. At each\n" +
			"decision the options have to be the same, and the events between have to be. One trace is explained in full;\n" +
			"of several the first differences are counted by kind. The exit code is 0 if all match.",
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := oneOfFlag("format", format, []string{"text", "json"}); err != nil {
				return usageError{err}
			}
			return a.conform(cmd, args, format)
		},
	}
	cmd.Flags().StringVar(&format, "format", "text", "what to write: text, or json for a record a trace")
	return cmd
}

// conform replays all traces of the files and reports.
func (a *app) conform(cmd *cobra.Command, files []string, format string) error {
	s, err := session.Open(a.settings.sources())
	if err != nil {
		return err
	}
	runner := &conform.Runner{Pack: s.Pack, Cache: s.Cache, Budget: a.settings.budget}
	progress := &progress{line: newStatusLine(a.err)}
	began := time.Now()
	results, err := replayAll(cmd.Context(), runner, files, a.settings.jobs, progress.step)
	progress.line.clear()
	if err != nil {
		return err
	}
	a.log.Info().Int("traces", len(results)).Dur("took", time.Since(began)).Msg("replayed")
	if format == "json" {
		err = writeResults(a.out, results)
	} else {
		err = a.summarize(results)
	}
	if err == nil && matched(results) < len(results) {
		err = errFailed
	}
	return err
}

func matched(results []conform.Result) (n int) {
	for i := range results {
		if results[i].Matched {
			n++
		}
	}
	return n
}

// exchanged counts the traces replayed with exchanges of equal cards.
func exchanged(results []conform.Result) (n int) {
	for i := range results {
		if results[i].Exchanged > 0 {
			n++
		}
	}
	return n
}

// writeResults writes a line of JSON for each trace.
func writeResults(w io.Writer, results []conform.Result) error {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	var errs []error
	for i := range results {
		errs = append(errs, out.Encode(&results[i]))
	}
	return errors.Join(errs...)
}

// summarize writes tables of several traces, or the report on a single one.
func (a *app) summarize(results []conform.Result) error {
	if len(results) == 1 {
		explain(a.out, &results[0], console.NewPalette(coloured(a.out, a.settings.color)))
	} else {
		tabulate(a.out, results)
	}
	if n := exchanged(results); n > 0 {
		fmt.Fprintf(a.out, "in %d of them cards of one code were taken to have changed places in shuffles\n", n)
	}
	_, err := fmt.Fprintf(a.out, "matched %d of %d\n", matched(results), len(results))
	return err
}

// progress shows how many traces have been replayed.
type progress struct {
	line          *statusLine
	done, matched int
}

// step counts a trace.
func (p *progress) step(r *conform.Result) {
	p.done++
	if r.Matched {
		p.matched++
	}
	p.line.show(fmt.Sprintf("%d traces, %d matched", p.done, p.matched))
}
