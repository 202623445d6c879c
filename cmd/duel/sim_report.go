package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"duel/cmd/duel/sim"
)

// simReport is what duel sim writes.
type simReport struct {
	*app
	*sim.Summary
	options *simOptions
	took    time.Duration
}

func (r *simReport) write() error {
	if r.options.format == "json" {
		return r.writeJSON()
	}
	fmt.Fprintf(r.out, "%s of %s, %s, seed %d\n", plural(r.Games, "duel"), r.options.game, r.opponents(), r.settings.seed)
	if r.Games < r.options.games {
		fmt.Fprintf(r.out, "interrupted; %d duels were to be played\n", r.options.games)
	}
	r.WriteText(r.out, r.repeat)
	_, err := fmt.Fprintf(r.out, "\n%.1f seconds, %.1f duels a second\n", r.took.Seconds(), r.rate())
	return err
}

func (r *simReport) rate() float64 { return float64(r.Games) / r.took.Seconds() }

// opponents tells what plays against what.
func (r *simReport) opponents() string {
	if r.options.randomDecks {
		return "random decks"
	}
	return strings.Join(r.options.sides(), " against ")
}

// repeat is the command that plays a duel of the simulation again.
func (r *simReport) repeat(f *sim.FaultCounts) string {
	words := []string{"duel run --keep-going --seed", fmt.Sprint(f.Seed)}
	if r.options.game != gameOCG {
		words = append(words, "--game", r.options.game)
	} else {
		words = append(words, "--rules", r.settings.rules)
	}
	for _, rule := range r.options.rules {
		words = append(words, "--rule", rule)
	}
	if sides := r.options.sides(); sides == nil {
		words = append(words, "--random-decks")
	} else {
		words = append(words, "--deck", sides[f.Seat], "--deck", sides[1-f.Seat])
	}
	return strings.Join(words, " ")
}

// writeJSON writes one object: what was asked for and what came of it.
func (r *simReport) writeJSON() error {
	out := json.NewEncoder(r.out)
	out.SetEscapeHTML(false)
	out.SetIndent("", "  ")
	return out.Encode(struct {
		Game        string   `json:"game"`
		Rules       string   `json:"rules,omitempty"`
		RuleChanges []string `json:"rule_changes,omitempty"`
		Seed        uint64   `json:"seed"`
		Wanted      int      `json:"games_wanted"`
		*sim.Summary
		Seconds float64 `json:"seconds"`
		Rate    float64 `json:"duels_per_second"`
	}{r.options.game, r.profile(), r.options.rules, r.settings.seed, r.options.games, r.Summary, r.took.Seconds(), r.rate()})
}

// profile is the rule profile, which only the OCG has.
func (r *simReport) profile() string {
	if r.options.game == gameOCG {
		return r.settings.rules
	}
	return ""
}
