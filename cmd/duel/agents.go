package main

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"duel/cmd/duel/agent"
	"duel/cmd/duel/console"
	"duel/core"
	"duel/core/ocg"
)

// agentNames is what --agent0 and --agent1 take.
const agentNames = "random, first, human or answers:FILE"

// isHuman reports whether the name of an agent is that of a person.
func isHuman(name string) bool { return name == "human" }

// newAgent makes the agent of that name for a player.
func (g *game) newAgent(name string, p core.Player) (core.Agent, error) {
	file, answers := strings.CutPrefix(name, "answers:")
	switch {
	case name == "random":
		return agent.NewRandom(g.seed, p), nil
	case name == "first":
		return agent.First{}, nil
	case isHuman(name):
		return g.human(p), nil
	case answers && file != "":
		return agent.ReadAnswers(file, p)
	}
	return nil, usageError{fmt.Errorf("--agent%d: expected %s, found %q", p, agentNames, name)}
}

// screen shows a duel to the person who plays one side.
type screen struct {
	console.Words
	out      io.Writer
	duel     *ocg.Duel
	narrator *console.Narrator
}

// Field implements agent.Screen.
func (s *screen) Field(core.Player) { s.Words.Field(s.out, s.duel) }

// Begins implements agent.Screen: a turn player's choice begins with the table.
func (s *screen) Begins(kind string) bool {
	return kind == ocg.DecideIdle || kind == ocg.DecideBattle
}

// Option implements agent.Screen.
func (s *screen) Option(kind string, o core.Option) string {
	return s.Words.Option(kind, o.(*ocg.Option))
}

// Prompt implements agent.Screen.
func (s *screen) Prompt(p core.Player) string { return s.narrator.Prompt(p) }

// human makes the agent of a person, who sees what player p may see.
func (g *game) human(p core.Player) core.Agent {
	words := g.words
	words.Audience = console.Only(p)
	if g.input == nil {
		g.input = bufio.NewReader(g.in)
	}
	return &agent.Human{In: g.input, Out: g.prompts, Screen: &screen{words, g.prompts, g.duel, g.narrator}}
}

// audience is who reads the log: everybody, unless a person plays; then what
// that person may know, and with two persons what both may.
func audience(agents [2]string) console.Audience {
	switch h0, h1 := isHuman(agents[0]), isHuman(agents[1]); {
	case h0 && h1:
		return console.Audience{}
	case h0:
		return console.Only(0)
	case h1:
		return console.Only(1)
	}
	return console.Everything
}
