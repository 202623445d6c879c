package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"duel/cmd/duel/mutate"
	"duel/cmd/duel/suite"
	binding "duel/script/buddyfight"
	fights "duel/script/buddyfight/scenario"
	"duel/script/cover"
	"duel/script/pack"
	"duel/script/scenario"
	"duel/scripts"
)

// mutate breaks the scripts of cards one token at a time, and reports which
// changes no duel script notices.
func (a *app) mutate(ctx context.Context, runners suite.Runners, files []string) error {
	cards, err := a.mutable(ctx, runners, files)
	if err != nil {
		return err
	}
	outcomes, err := mutate.Run(ctx, cards, a.settings.jobs)
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

// mutable are the card scripts that have a duel script of the same name, each
// with that script and all others that use the card to try its mutants.
func (a *app) mutable(ctx context.Context, runners suite.Runners, files []string) ([]mutate.Card, error) {
	u := users{all: map[string][]string{}}
	suite.Run(ctx, runners, files, a.settings.jobs, func(string) bool { return true }, u.note)
	if u.failure != nil {
		return nil, fmt.Errorf("duel scripts have to pass before cards are broken: %w", u.failure)
	}
	var cards []mutate.Card
	for _, file := range files {
		name := filepath.Base(file)
		card := mutate.Card{File: name}
		var err error
		switch {
		case cover.IsCardScript(name):
			if card.Text, err = textOf(runners.OCG.Session.Pack, name); err == nil {
				card.Trial, err = ocgTrial(runners.OCG, u.of(file))
			}
		case binding.IsCardScript(name):
			var text []byte
			if text, err = fs.ReadFile(scripts.BuddyfightCards, name); err == nil {
				card.Text = string(text)
				card.Trial, err = buddyfightTrial(runners.Buddyfight, file)
			}
		default:
			continue
		}
		if err != nil {
			return nil, err
		}
		cards = append(cards, card)
	}
	if len(cards) == 0 {
		return nil, errors.New("no duel script is named as a card script (c<passcode>.lua)")
	}
	return cards, nil
}

// users are the duel scripts by the card scripts they use.
type users struct {
	all     map[string][]string
	failure error
}

// note notes what a duel script used, and the first failure.
func (u *users) note(f suite.File) {
	for i := range f.Results {
		if failure := f.Results[i].Failure; failure != nil && u.failure == nil {
			u.failure = failure
		}
	}
	for used := range usedScripts(f.Results) {
		u.all[used] = append(u.all[used], f.Name)
	}
}

// of are the duel script of a card and the others that use it.
func (u *users) of(own string) []string {
	files := []string{own}
	for _, file := range u.all[filepath.Base(own)] {
		if file != own {
			files = append(files, file)
		}
	}
	return files
}

// ocgTrial tries mutants with duel scripts of OCG.
func ocgTrial(r *scenario.Runner, files []string) (mutate.Trial, error) {
	var compiled []*scenario.Script
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		script, err := scenario.Compile(r.Session, file, string(text))
		if err != nil {
			return nil, err
		}
		compiled = append(compiled, script)
	}
	return mutate.OCG(r, compiled), nil
}

// buddyfightTrial tries mutants with the duel script of the card.
func buddyfightTrial(r *fights.Runner, file string) (mutate.Trial, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	return mutate.Buddyfight(r, [][2]string{{file, string(text)}}), nil
}

// textOf is the text of a card script.
func textOf(p pack.Pack, name string) (string, error) {
	script, err := p.Script(name)
	if err != nil {
		return "", err
	}
	text, err := script.Read()
	return string(text), err
}
