package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"

	"github.com/rs/zerolog"
	"github.com/spf13/cobra"

	"duel/cmd/output"
	"duel/script/host"
)

// streams are what the program reads and writes.
type streams struct {
	in       io.Reader
	out, err io.Writer
}

// Exit codes.
const (
	exitFailure = 1 // something given is wrong, a script failed, or a trace did not match
	exitUsage   = 2 // the command line is wrong
)

// usageError is a mistake on the command line.
type usageError struct{ error }

// errFailed is a failure that has been reported already.
var errFailed = errors.New("failed")

// app is what all commands share.
type app struct {
	streams
	settings settings
	log      zerolog.Logger
}

// execute runs the program and gives its exit code.
func execute(args []string, s streams) int {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	out := &output.Watched{Writer: s.out}
	s.out = out
	root := newRoot(&app{streams: s})
	root.SetArgs(args)
	root.SetIn(s.in)
	root.SetOut(s.out)
	root.SetErr(s.err)
	err := root.ExecuteContext(ctx)
	if out.Err != nil && (err == nil || errors.Is(err, errFailed)) {
		err = out.Err
	}
	var usage usageError
	switch {
	case err == nil:
		return 0
	case errors.Is(err, errFailed):
		return exitFailure
	}
	var diagnostic *host.Diagnostic
	if errors.As(err, &diagnostic) {
		err = errors.New(diagnostic.Render())
	}
	fmt.Fprintln(s.err, "duel:", err)
	if errors.As(err, &usage) {
		return exitUsage
	}
	return exitFailure
}

func newRoot(a *app) *cobra.Command {
	root := &cobra.Command{
		Use:   "duel",
		Short: "Run scripted card duels",
		Long: "duel runs card scripts in whole duels, without a game client.\n\n" +
			"Every option can also be given in duel.yaml or as an environment variable DUEL_..., such as DUEL_SEED;\n" +
			"the command line goes first, then the environment, then the file.",
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.NoArgs,
		RunE:          func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	config := addSettings(root.PersistentFlags())
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) (err error) {
		if a.settings, err = readSettings(cmd.Flags(), *config); err != nil {
			return err
		}
		a.log = newLogger(a.err, a.settings)
		return nil
	}
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return usageError{flagError(err)} })
	root.AddCommand(newRun(a), newMatch(a), newNew(a), newTest(a), newReplay(a), newWhy(a), newSim(a), newCards(a), newConform(a), newAPI(a), newVersion(a))
	for _, cmd := range root.Commands() {
		cmd.Args = usageArgs(cmd.Args)
	}
	root.Args = usageArgs(root.Args)
	return root
}

// newLogger logs to stderr, for people or as JSON.
func newLogger(w io.Writer, s settings) zerolog.Logger {
	if s.logFormat == "console" {
		w = zerolog.ConsoleWriter{Out: w, NoColor: !coloured(w, s.color)}
	}
	return zerolog.New(w).Level(s.logLevel).With().Timestamp().Logger()
}

// coloured reports whether to colour what is written to w.
func coloured(w io.Writer, choice string) bool {
	switch choice {
	case "always":
		return true
	case "never":
		return false
	}
	return os.Getenv("NO_COLOR") == "" && output.IsTerminal(w)
}
