package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"duel/cmd/output"
	"duel/script/lint"
)

// Exit codes.
const (
	exitFindings = 1 // something was found
	exitFailure  = 2 // the command line, a setting or a file is wrong
)

// errFindings says that something was found, which has been reported.
var errFindings = errors.New("findings")

// execute runs the program and gives its exit code.
func execute(args []string, s streams) int {
	out := &output.Watched{Writer: s.out}
	s.out = out
	root := newRoot(s)
	root.SetArgs(args)
	root.SetIn(s.in)
	root.SetOut(s.out)
	root.SetErr(s.err)
	err := root.Execute()
	if out.Err != nil && (err == nil || errors.Is(err, errFindings)) {
		err = out.Err
	}
	switch {
	case err == nil:
		return 0
	case errors.Is(err, errFindings):
		return exitFindings
	default:
		fmt.Fprintln(s.err, "cardlint:", err)
		return exitFailure
	}
}

// options are what the command line says about a check.
type options struct {
	library, config, format, color string
	stdinName, dialect             string
	baseline, writeBaseline        string
	style, fix, write              bool
	disable                        []string
	jobs                           int
}

var (
	formats = []string{"text", "json", "sarif", "github", "checkstyle"}
	colors  = []string{"auto", "always", "never"}
)

// dialects are the choices for --dialect.
var dialects = map[string]lint.Dialect{"auto": lint.AutoDialect, "edopro": lint.EDOPro, "ygopro": lint.YGOPro}

func newRoot(s streams) *cobra.Command {
	var o options
	root := &cobra.Command{
		Use:   "cardlint [PATH...|-]",
		Short: "Find mistakes in card scripts",
		Long: "cardlint reads card scripts, files or folders of them, or - for standard input, and reports mistakes without running them. It knows the API,\n" +
			"and the base library of the folder the scripts are in; without one, its own.\n\n" +
			"Errors misbehave whenever their line runs. Warnings are almost surely not meant. Style is off unless asked for.\n\n" +
			"Exit codes: 0 nothing found, 1 something found, 2 wrong usage or unreadable files.",
		SilenceErrors: true,
		SilenceUsage:  true,
		Args:          cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, paths []string) error {
			if len(paths) == 0 {
				return cmd.Help()
			}
			if err := oneOf("format", o.format, formats); err != nil {
				return err
			}
			if err := oneOf("dialect", o.dialect, slices.Sorted(maps.Keys(dialects))); err != nil {
				return err
			}
			if err := oneOf("color", o.color, colors); err != nil {
				return err
			}
			if o.jobs < 0 {
				return fmt.Errorf("--jobs: expected 0 or more, found %d", o.jobs)
			}
			return runCheck(s, &o, paths)
		},
	}
	flags := root.Flags()
	flags.StringVar(&o.library, "library", "", "folder of the base library (default: the nearest one above the scripts)")
	flags.StringVar(&o.stdinName, "stdin-name", "stdin.lua", "name of the script on standard input (path -), for its library, settings and findings")
	flags.StringVar(&o.config, "config", "", "settings for all scripts (default: the nearest "+configName+" above each)")
	flags.StringVar(&o.dialect, "dialect", "auto", "whose API: edopro, ygopro, or auto for that of the base library")
	flags.StringVar(&o.format, "format", "text", "output: "+strings.Join(formats, ", "))
	flags.StringVar(&o.color, "color", "auto", "colour of text: "+strings.Join(colors, ", "))
	flags.StringVar(&o.baseline, "baseline", "", "file of findings not to report")
	flags.StringVar(&o.writeBaseline, "write-baseline", "", "write what is found to this file and report nothing")
	flags.BoolVar(&o.style, "style", false, "report matters of style too")
	flags.StringSliceVar(&o.disable, "disable", nil, "codes not to report")
	flags.BoolVar(&o.fix, "fix", false, "show the safe repairs as a diff")
	flags.BoolVar(&o.write, "write", false, "with --fix: make them")
	flags.IntVar(&o.jobs, "jobs", 0, "files to check at the same time; 0 for one a processor")
	root.AddCommand(newList(s), newExplain(s), newDocs(s), newStubs(s), newServe(s))
	return root
}

func oneOf(name, text string, allowed []string) error {
	if !slices.Contains(allowed, text) {
		return fmt.Errorf("--%s: expected one of %s, found %q", name, strings.Join(allowed, ", "), text)
	}
	return nil
}

// coloured reports whether to colour what is written to w.
func coloured(w io.Writer, choice string) bool {
	if choice != "auto" {
		return choice == "always"
	}
	return os.Getenv("NO_COLOR") == "" && output.IsTerminal(w)
}
