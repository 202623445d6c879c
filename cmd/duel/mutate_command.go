package main

import (
	"context"
	"fmt"
	"os"
	"path/filepath"

	"duel/cmd/duel/mutate"
	"duel/script/cover"
	"duel/script/scenario"
)

// mutate breaks the scripts of cards one token at a time, and reports which
// changes the duel scripts of the same name do not notice.
func (a *app) mutate(ctx context.Context, runner *scenario.Runner, files []string) error {
	cards, err := cardsOf(runner, files)
	if err != nil {
		return err
	}
	outcomes, err := mutate.Run(ctx, runner, cards, a.settings.jobs)
	if err != nil {
		return err
	}
	caught := map[string][2]int{} // caught and all, by script
	for _, o := range outcomes {
		n := caught[o.File]
		n[1]++
		if o.Caught {
			n[0]++
		} else {
			fmt.Fprintln(a.out, "not noticed:", o.Mutant)
		}
		caught[o.File] = n
	}
	total := [2]int{}
	for _, c := range cards {
		n := caught[c.File]
		total[0], total[1] = total[0]+n[0], total[1]+n[1]
		fmt.Fprintf(a.out, "%-16s %s\n", c.File, percentOf(n))
	}
	fmt.Fprintf(a.out, "%-16s %s\n", "total", percentOf(total))
	return nil
}

func percentOf(n [2]int) string {
	if n[1] == 0 {
		return "nothing to change"
	}
	return fmt.Sprintf("%4d of %4d changes noticed (%.1f%%)", n[0], n[1], 100*float64(n[0])/float64(n[1]))
}

// cardsOf are the card scripts that have a duel script of the same name.
func cardsOf(r *scenario.Runner, files []string) ([]mutate.Card, error) {
	var cards []mutate.Card
	for _, file := range files {
		name := filepath.Base(file)
		if !cover.IsCardScript(name) {
			continue
		}
		script, err := r.Session.Pack.Script(name)
		if err != nil {
			return nil, err
		}
		text, err := script.Read()
		if err != nil {
			return nil, err
		}
		test, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		compiled, err := scenario.Compile(r.Session, file, string(test))
		if err != nil {
			return nil, err
		}
		cards = append(cards, mutate.Card{File: name, Text: string(text), Scripts: []*scenario.Script{compiled}})
	}
	if len(cards) == 0 {
		return nil, fmt.Errorf("no duel script is named as a card script (c<passcode>.lua)")
	}
	return cards, nil
}
