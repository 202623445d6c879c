package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// usageArgs makes complaints about arguments mistakes of usage, in words that
// show the usage.
func usageArgs(check cobra.PositionalArgs) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		err := check(cmd, args)
		switch {
		case err == nil:
			return nil
		case cmd.HasSubCommands(): // the library's complaint names the unknown command
			return usageError{err}
		}
		quoted := make([]string, len(args))
		for i, arg := range args {
			quoted[i] = strconv.Quote(arg)
		}
		usage := strings.TrimSuffix(cmd.UseLine(), " [flags]")
		if len(args) == 0 {
			return usageError{fmt.Errorf("expected %s, found no arguments", usage)}
		}
		return usageError{fmt.Errorf("expected %s, found %s: %s", usage, plural(len(args), "argument"), strings.Join(quoted, ", "))}
	}
}

// valueWords say what flags take, by the names of their types.
var valueWords = map[string]string{
	"int": "a whole number", "uint32": "a whole number from 0 to 4294967295", "bool": "true or false", "duration": "a duration such as 30s or 2m",
}

// flagError words a complaint about a flag's value as this program does.
func flagError(err error) error {
	var invalid *pflag.InvalidValueError
	if !errors.As(err, &invalid) {
		return err
	}
	words := valueWords[invalid.GetFlag().Value.Type()]
	if words == "" {
		return err
	}
	return fmt.Errorf("--%s: %w", invalid.GetFlag().Name, expected(words, invalid.GetValue()))
}

// expected says what was expected and what was found.
func expected(what, found string) error { return fmt.Errorf("expected %s, found %q", what, found) }
