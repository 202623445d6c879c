package main

import (
	"context"
	"fmt"
	"io"
	"regexp"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"duel/cmd/duel/suite"
	"duel/cmd/wholefile"
	"duel/core/buddyfight"
	"duel/core/ocg"
	binding "duel/script/buddyfight"
	fights "duel/script/buddyfight/scenario"
	"duel/script/cover"
	"duel/script/host"
	"duel/script/scenario"
	"duel/script/session"
)

// testFlags are the flags of duel test.
type testFlags struct {
	format, run string
	verbose     bool
	timeout     time.Duration
	cover       []string // as text, html=FILE or lcov=FILE
	mutate      bool
	watch       bool
	save        string // folder for the replays of all tests, "" for none
	saveFailed  string // folder for the replays of failed tests
}

func newTest(a *app) *cobra.Command {
	var f testFlags
	cmd := &cobra.Command{
		Use:   "test [PATH...]",
		Short: "Run duel scripts",
		Args:  cobra.ArbitraryArgs,
		Long: "test runs the duel scripts among the files and folders given, or those of the folder it is called in,\n" +
			"several at a time. A failing step is shown with its line, what was expected and what is legal.\n\n" +
			"The exit code is 0 if every test passed and 1 if one failed or there was none.\n\n" +
			"--cover also reports which lines and branches of card scripts were run: text, html=FILE or lcov=FILE.\n\n" +
			"--mutate instead breaks each card script that has a duel script of its name (c<passcode>.lua), one token at\n" +
			"a time, and names the changes that neither this one nor any other that uses the card notices.",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				args = []string{"."}
			}
			return a.test(cmd.Context(), args, &f)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&f.format, "format", "text", "format of the report: "+strings.Join(suite.Formats, ", "))
	flags.StringVar(&f.run, "run", "", "run only the tests whose names match this regular expression")
	flags.BoolVarP(&f.verbose, "verbose", "v", false, "name passed tests and show what scripts print")
	flags.DurationVar(&f.timeout, "timeout", time.Minute, "most time one test may take")
	flags.StringArrayVar(&f.cover, "cover", nil, "report coverage of card scripts: text, html=FILE or lcov=FILE")
	flags.StringVar(&f.save, "save", "", "folder to save the replay of each test to")
	flags.StringVar(&f.saveFailed, "save-failed", "", "folder to save the replays of failed tests to")
	flags.BoolVar(&f.watch, "watch", false, "run again what a changed card or duel script touches, until interrupted")
	flags.BoolVar(&f.mutate, "mutate", false, "see whether duel scripts notice changes of one token in card scripts")
	return cmd
}

// test runs duel scripts and reports.
func (a *app) test(ctx context.Context, paths []string, f *testFlags) error {
	reporter := suite.NewReporter(a.out, f.format, f.verbose)
	if reporter == nil {
		return usageError{fmt.Errorf("--format: expected one of %s, found %q", strings.Join(suite.Formats, ", "), f.format)}
	}
	pattern, err := regexp.Compile(f.run)
	if err != nil {
		return usageError{fmt.Errorf("--run: %w", err)}
	}
	if f.watch {
		return a.watch(ctx, paths, pattern, f)
	}
	files, err := suite.Find(paths)
	if err != nil {
		return err
	}
	runners, err := a.newRunners(f.timeout)
	if err != nil {
		return err
	}
	if f.mutate {
		return a.mutate(ctx, runners, files)
	}
	profile := f.profile(runners)
	recordings, err := a.recordTests(runners, f)
	if err != nil {
		return err
	}
	began := time.Now()
	tests, failed := 0, 0
	suite.Run(ctx, runners, files, a.settings.jobs, pattern.MatchString, func(file suite.File) {
		for i := range file.Results {
			tests++
			if !file.Results[i].Passed() {
				failed++
			}
		}
		reporter.File(file)
		recordings.save(&file)
	})
	if err := reporter.End(a.settings.seed, time.Since(began)); err != nil {
		return err
	}
	if recordings.err != nil {
		return recordings.err
	}
	if err := a.writeCover(profile, f.cover); err != nil {
		return err
	}
	switch {
	case tests == 0:
		return fmt.Errorf("no tests in %s", strings.Join(paths, ", "))
	case failed > 0:
		return errFailed
	}
	return nil
}

// newRunner opens the session and makes a runner of duel scripts over it.
func (a *app) newRunner(timeout time.Duration) (*scenario.Runner, error) {
	s, err := session.Open(a.settings.sources())
	if err != nil {
		return nil, err
	}
	return &scenario.Runner{
		Session: s, Names: scenario.NewNames(s.Pack), Seed: a.settings.seed, Profile: a.settings.rules, Timeout: timeout,
	}, nil
}

// newRunners makes runners for both games.
func (a *app) newRunners(timeout time.Duration) (r suite.Runners, err error) {
	if r.OCG, err = a.newRunner(timeout); err != nil {
		return r, err
	}
	cards, err := binding.OpenCards(buddyfightScripts(a.settings.scripts))
	if err != nil {
		return r, err
	}
	r.Buddyfight = &fights.Runner{Cards: cards, Rules: buddyfight.DefaultRules(), Seed: a.settings.seed, Timeout: timeout}
	return r, nil
}

// profile makes the runners count if coverage is asked for; else it is nil.
func (f *testFlags) profile(r suite.Runners) *cover.Profile {
	if len(f.cover) == 0 {
		return nil
	}
	p := cover.NewProfile()
	p.Wants = func(name string) bool { return cover.IsCardScript(name) || binding.IsCardScript(name) }
	r.OCG.Session.Cache.Transform = p.Instrument
	r.OCG.Prepare = func(h *host.State, _ *ocg.Duel) { p.Attach(h) }
	r.Buddyfight.Cards.Cache.Transform = p.Instrument
	r.Buddyfight.Prepare = func(h *host.State, _ *buddyfight.Duel) { p.Attach(h) }
	return p
}

// writeCover writes the reports asked for.
func (a *app) writeCover(p *cover.Profile, reports []string) error {
	for _, report := range reports {
		format, name, _ := strings.Cut(report, "=")
		write := map[string]func(io.Writer, []cover.File) error{"text": cover.WriteText, "html": cover.WriteHTML, "lcov": cover.WriteLCOV}[format]
		if write == nil {
			return usageError{fmt.Errorf("--cover: expected text, html=FILE or lcov=FILE, found %q", report)}
		}
		if name == "" {
			if err := write(a.out, p.Files()); err != nil {
				return err
			}
			continue
		}
		if err := wholefile.Write(name, func(w io.Writer) error { return write(w, p.Files()) }); err != nil {
			return err
		}
	}
	return nil
}
