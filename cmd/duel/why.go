package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"duel/core/ocg"
	"duel/script/scenario"
)

func newWhy(a *app) *cobra.Command {
	var q scenario.Question
	var opponent bool
	cmd := &cobra.Command{
		Use:   "why SCRIPT ACTION CARD [TARGET]",
		Short: "Tell why a card can or cannot be used at a point of a duel",
		Long: "why plays a duel script to a line, or to its end, and tells for each effect or use of the card the check that\n" +
			"says no, with the card and the line of the script that does. ACTION is activate, summon, set, special_summon,\n" +
			"change_position or attack, which may have a TARGET; CARD is a name or a passcode.",
		Args: cobra.RangeArgs(3, 4),
		RunE: func(cmd *cobra.Command, args []string) error {
			q.Action, q.Card = args[1], args[2]
			if len(args) > 3 {
				q.Target = args[3]
			}
			if opponent {
				q.Player = ocg.Player(1)
			}
			return a.why(cmd, args[0], q)
		},
	}
	cmd.Flags().StringVar(&q.Test, "test", "", "the test to play; the first if none is named")
	cmd.Flags().IntVar(&q.Line, "line", 0, "ask before the step in this line; 0 for after the last step")
	cmd.Flags().BoolVar(&opponent, "opponent", false, "ask for the opponent")
	return cmd
}

// why answers a question about a duel script.
func (a *app) why(cmd *cobra.Command, file string, q scenario.Question) error {
	runner, err := a.newRunner(0)
	if err != nil {
		return err
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	script, err := scenario.Compile(runner.Session, file, string(text))
	if err != nil {
		return err
	}
	answers, point, err := runner.Ask(cmd.Context(), script, q)
	if err != nil {
		return err
	}
	fmt.Fprintln(a.out, point)
	for _, answer := range answers {
		fmt.Fprintln(a.out, answer)
	}
	return nil
}
