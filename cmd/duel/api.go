package main

import (
	_ "embed"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"duel/script/api"
	fights "duel/script/buddyfight"
	binding "duel/script/ocg"
)

// nativeNames are the functions the scripting API asks of an engine, one a
// line, in order.
//
//go:embed natives.txt
var nativeNames string

func newAPI(a *app) *cobra.Command {
	var missing bool
	var gameName string
	cmd := &cobra.Command{
		Use:   "api [NAME]",
		Short: "Show the functions card scripts can call",
		Long: "Without a name, api lists all functions with their signatures; the name of a table (Card, Duel, Effect,\n" +
			"Group, Debug) lists those of the table, and the name of a function (Duel.Draw) shows its reference.",
		Args: cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if err := oneOfFlag("game", gameName, []string{gameOCG, gameBuddyfight}); err != nil {
				return usageError{err}
			}
			name := strings.Join(args, "")
			switch {
			case missing && (name != "" || gameName != gameOCG):
				return usageError{fmt.Errorf("--missing takes no name and is for the game %s", gameOCG)}
			case missing:
				return listMissing(a.out)
			case gameName == gameBuddyfight:
				return showFunctions(a.out, fights.Registry, name)
			}
			return showFunctions(a.out, binding.Registry, name)
		},
	}
	cmd.Flags().StringVar(&gameName, "game", gameOCG, "whose functions: "+gameOCG+" or "+gameBuddyfight)
	cmd.Flags().BoolVar(&missing, "missing", false, "list the functions of the API that are not there yet")
	return cmd
}

// listFunctions writes the signatures of the functions of a table, or of all.
func listFunctions[Do any](w io.Writer, functions *api.Registry[Do], table string) error {
	found := false
	for _, f := range functions.All() {
		if table == "" || f.Table() == table {
			found = true
			fmt.Fprintln(w, f)
		}
	}
	if !found {
		return fmt.Errorf("no function or table of the API is named %q", table)
	}
	return nil
}

// showFunctions writes the reference of a function, or lists a table, or all.
func showFunctions[Do any](w io.Writer, functions *api.Registry[Do], name string) error {
	f := functions.Lookup(name)
	if f == nil {
		return listFunctions(w, functions, name)
	}
	fmt.Fprintf(w, "%s\n\n  %s\n", f, f.Doc)
	for _, p := range f.Params {
		fmt.Fprintf(w, "\n  %-12s %s", p.Name, p.Type.Name)
		switch {
		case p.Variadic:
			fmt.Fprint(w, ", any number")
		case p.Optional && p.Default != "":
			fmt.Fprintf(w, ", optional: %s", p.Default)
		case p.Optional:
			fmt.Fprint(w, ", optional")
		case p.Nilable:
			fmt.Fprint(w, ", may be nil")
		}
		if c := p.Type.Constants; c != "" {
			fmt.Fprintf(w, " (%s_...)", c)
		}
	}
	if len(f.Params) > 0 {
		fmt.Fprintln(w)
	}
	if f.Action {
		fmt.Fprintln(w, "\n  It moves cards or asks players: only for costs, targets and operations.")
	}
	return nil
}

// listMissing writes the natives the registry lacks, one a line, and how many.
func listMissing(w io.Writer) error {
	names := strings.Fields(nativeNames)
	missing := 0
	for _, name := range names {
		if binding.Registry.Lookup(name) == nil {
			missing++
			fmt.Fprintln(w, name)
		}
	}
	fmt.Fprintf(w, "%d of %d functions missing\n", missing, len(names))
	return nil
}
