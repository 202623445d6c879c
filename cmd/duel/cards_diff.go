package main

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"duel/script/pack"
	"duel/script/session"
)

func newCardsDiff(a *app) *cobra.Command {
	var with []string
	cmd := &cobra.Command{
		Use: "diff [CARD...]", Short: "Show where facts of cards differ: in scripts, in databases, in other packs", Args: usageArgs(cobra.ArbitraryArgs),
		Long: "diff compares the facts in the scripts (s.card), in each database given with --cards, and in each pack given with\n" +
			"--with, and shows the fields that differ side by side. Without cards it compares all that two of them have.\n" +
			"The exit code is 1 if something differs.",
		RunE: func(_ *cobra.Command, args []string) error { return a.diffCards(args, with) },
	}
	cmd.Flags().StringArrayVar(&with, "with", nil, "another pack: a database (.cdb) or a folder of scripts")
	return cmd
}

// factSource is a place that has facts of cards.
type factSource struct {
	name  string
	cards pack.Pack
}

// diffCards shows where facts differ.
func (a *app) diffCards(words, with []string) error {
	s, err := session.Open(session.Sources{Scripts: a.settings.scripts})
	if err != nil {
		return err
	}
	sources := []factSource{{"scripts", s.Pack}}
	for _, path := range slices.Concat(a.settings.cards, with) {
		cards, err := openFacts(path)
		if err != nil {
			return err
		}
		sources = append(sources, factSource{path, cards})
	}
	if len(sources) < 2 {
		return usageError{errors.New("there is nothing to compare with: give --cards or --with")}
	}
	all, err := session.Open(a.settings.sources())
	if err != nil {
		return err
	}
	var codes []uint32
	for _, source := range sources {
		codes = append(codes, source.cards.Codes()...)
	}
	if len(words) > 0 {
		codes = nil
		cards, err := findCards(all, words)
		if err != nil {
			return err
		}
		for _, card := range cards {
			codes = append(codes, card.Code)
		}
	}
	slices.Sort(codes)
	return a.writeDiff(slices.Compact(codes), sources, pack.NewBitNames(s.Constants))
}

// openFacts opens a database, or a folder of scripts with the databases in it.
func openFacts(path string) (pack.Pack, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.IsDir() {
		return pack.OpenDatabase(path)
	}
	s, err := session.Open(session.Sources{Scripts: []string{path}})
	if err != nil {
		return nil, err
	}
	return s.Pack, nil
}

// writeDiff shows the cards whose facts differ, and how many were compared.
func (a *app) writeDiff(codes []uint32, sources []factSource, names *pack.BitNames) error {
	compared, different := 0, 0
	for _, code := range codes {
		var have []factSource
		for _, source := range sources {
			if source.cards.Card(code) != nil {
				have = append(have, source)
			}
		}
		if len(have) < 2 {
			continue
		}
		compared++
		if a.writeCardDiff(code, have, names) {
			different++
		}
	}
	fmt.Fprintf(a.out, "%s compared, %d different\n", plural(compared, "card"), different)
	if different > 0 {
		return errFailed
	}
	return nil
}

// factFields are the fields of facts in the order they are shown.
var factFields = []string{"name", "type", "alias", "level", "rank", "link", "attribute", "race", "attack", "defense", "markers", "left_scale", "right_scale", "set", "texts"}

// writeCardDiff shows the fields of a card that differ, side by side, and
// reports whether there are any.
func (a *app) writeCardDiff(code uint32, have []factSource, names *pack.BitNames) bool {
	values := make([]map[string]string, len(have))
	for i, source := range have {
		values[i] = map[string]string{}
		for _, f := range pack.FactsFields(source.cards.Card(code), names) {
			values[i][f.Name] = f.Value
		}
	}
	table := tabwriter.NewWriter(a.out, 0, 8, 2, ' ', 0)
	found := false
	for _, field := range factFields {
		same := true
		for _, v := range values[1:] {
			same = same && v[field] == values[0][field]
		}
		if same {
			continue
		}
		if !found {
			found = true
			fmt.Fprintf(a.out, "%d %s\n", code, have[0].cards.Card(code).Name)
			fmt.Fprint(table, "  field")
			for _, source := range have {
				fmt.Fprint(table, "\t"+source.name)
			}
			fmt.Fprintln(table)
		}
		fmt.Fprint(table, "  "+field)
		for _, v := range values {
			fmt.Fprint(table, "\t"+orNone(v[field]))
		}
		fmt.Fprintln(table)
	}
	table.Flush()
	return found
}

// orNone shows a field that is not given as a dash.
func orNone(value string) string {
	if value == "" {
		return "-"
	}
	return value
}
