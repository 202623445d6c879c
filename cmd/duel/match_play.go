package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"duel/cmd/duel/agent"
	"duel/cmd/duel/console"
	"duel/core"
	"duel/core/ocg"
	"duel/script/session"
)

// match is a match of duel match, from its decks to its result.
type match struct {
	*app
	options   matchOptions
	ctx       context.Context
	session   *session.Session
	rules     ocg.Rules
	deckRules ocg.DeckRules
	list      *ocg.Banlist // nil: none

	decks  [2]namedDeck // as they are now
	score  *ocg.Match
	chance core.Chance   // tosses coins and gives the duels their seeds
	agents [2]core.Agent // who choose between the duels
	input  *bufio.Reader
	words  console.Words
}

// letters are what the players of a match are called: in a duel the one to go
// first is player 0.
var letters = [...]string{"A", "B"}

// seeds is how many seeds a duel of a match may have.
const seeds = 1 << 31

// play plays the match and reports.
func (m *match) play() error {
	m.chance = core.NewSeeded(m.settings.seed)
	m.input = bufio.NewReader(m.in)
	m.words = console.Words{Cards: m.session.Pack, Audience: console.Everything, Palette: console.NewPalette(coloured(m.out, m.settings.color))}
	for p, name := range m.options.agents {
		m.agents[p] = m.newAgent(name, core.Player(p))
	}
	m.introduce()
	for !m.score.Over() {
		if decided, err := m.next(); err != nil || !decided {
			return err
		}
	}
	m.conclude()
	return nil
}

// newAgent makes who chooses between the duels.
func (m *match) newAgent(name string, p core.Player) core.Agent {
	switch name {
	case "random":
		return agent.NewRandom(m.settings.seed, p)
	case "first":
		return agent.First{}
	}
	return &agent.Human{In: m.input, Out: m.out, Screen: &matchScreen{m, p}, Name: letters[p]}
}

// ask puts a request to the agent of its player.
func (m *match) ask(r *core.Request) (core.Answer, error) {
	return core.Consult(m.ctx, m.agents[r.Player], r)
}

// next plays the next duel, after the exchanges that go before it, and reports
// whether it was decided.
func (m *match) next() (decided bool, err error) {
	number := len(m.score.Duels()) + 1
	if number > 1 {
		if err := m.exchange(); err != nil {
			return false, stopped(err)
		}
	}
	chooser := m.score.OrderChooser()
	chosen, first, err := m.score.ChooseOrder(m.chance, m.ask)
	if err != nil {
		return false, stopped(err)
	}
	seed, err := m.chance.Draw(core.Draw{Kind: core.Number, Where: "seed", Sides: seeds})
	if err != nil {
		return false, err
	}
	fmt.Fprintf(m.out, "\n%s\n", m.words.Palette.Heading(fmt.Sprintf("=== Duel %d", number)))
	how := "wins the toss"
	if chooser.Valid() {
		how = "lost the duel before"
	}
	fmt.Fprintf(m.out, "%s %s and chooses who goes first: %s is player 0, %s is player 1 (seed %d)\n",
		m.name(chosen), how, m.name(first), m.name(first.Opponent()), seed[0])
	return m.duel(first, uint64(seed[0]))
}

// stopped makes the end of a person's input no failure of the program.
func stopped(err error) error {
	if errors.Is(err, agent.ErrInputEnded) {
		return nil
	}
	return err
}

// exchange lets both players exchange cards with their side decks, if they have
// any.
func (m *match) exchange() error {
	for p := range m.decks {
		before := m.decks[p].Deck
		if len(before.Side) == 0 {
			continue
		}
		after, err := m.deckRules.ExchangeSide(before, core.Player(p), m.session.Pack, m.ask)
		if err != nil {
			return err
		}
		m.decks[p].Deck = after
		fmt.Fprintf(m.out, "%s exchanges %s with the side deck\n", m.name(core.Player(p)), plural(swapped(before.Side, after.Side), "card"))
	}
	return nil
}

// swapped is how many cards of before are not in after.
func swapped(before, after []uint32) (n int) {
	left := map[uint32]int{}
	for _, code := range after {
		left[code]++
	}
	for _, code := range before {
		if left[code]--; left[code] < 0 {
			n++
		}
	}
	return n
}

// duel plays a duel, counts it and reports whether it was decided. What happens
// in it is shown to a person who plays, or if asked for.
func (m *match) duel(first core.Player, seed uint64) (decided bool, err error) {
	seats := [2]core.Player{first, first.Opponent()}
	shown := *m.app
	if !m.options.log && !isHuman(m.options.agents[0]) && !isHuman(m.options.agents[1]) {
		shown.out = io.Discard
	}
	g := &game{app: &shown, ctx: m.ctx, seed: seed, cut: true, input: m.input, options: runOptions{
		format: "text", maxDecisions: m.options.maxDecisions, keepGoing: m.options.keepGoing,
	}}
	for seat, p := range seats {
		g.decks = append(g.decks, m.decks[p])
		g.options.agents[seat] = m.options.agents[p]
	}
	if err := g.open(m.session, m.rules); err != nil {
		return false, err
	}
	killed := false
	g.duel.Journal.Observe(func(e core.Entry) {
		if _, ok := e.Event.(ocg.MatchKillEvent); ok {
			killed = true
		}
	})
	if err := g.play(); err != nil {
		return false, err
	}
	result := g.duel.Result()
	if result == nil {
		fmt.Fprintf(m.out, "The match stops here: the duel was not decided in %s.\n", plural(g.tally.decisions, "decision"))
		return false, nil
	}
	return true, m.count(g, result, seats, killed)
}

// count records how a duel ended and tells of it.
func (m *match) count(g *game, result *ocg.WinEvent, seats [2]core.Player, killed bool) error {
	outcome := ocg.DuelOutcome{Winner: core.NoPlayer}
	if result.Winner != nil {
		outcome = ocg.DuelOutcome{Winner: seats[*result.Winner], WinsMatch: killed}
	}
	if err := m.score.Record(outcome); err != nil {
		return err
	}
	names := strings.NewReplacer("Player 0", m.name(seats[0]), "Player 1", m.name(seats[1]))
	fmt.Fprintf(m.out, "%s %s, %s.\n", names.Replace(g.verdict()), plural(g.tally.turns, "turn"), plural(g.tally.decisions, "decision"))
	if outcome.WinsMatch {
		fmt.Fprintln(m.out, "By an effect that wins the whole match.")
	}
	fmt.Fprintf(m.out, "Score: %s %d, %s %d\n", m.name(0), m.score.Wins(0), m.name(1), m.score.Wins(1))
	return nil
}

// introduce writes what is going to be played.
func (m *match) introduce() {
	fmt.Fprintf(m.out, "Match of up to %s, rules %s, seed %d\n", plural(m.options.games, "duel"), m.settings.rules, m.settings.seed)
	if m.list != nil {
		fmt.Fprintf(m.out, "Restriction list %s\n", m.list.Name)
	}
	for p, deck := range m.decks {
		fmt.Fprintf(m.out, "%s: %s with deck %s (%d cards, extra deck %d, side deck %d)\n",
			m.name(core.Player(p)), m.options.agents[p], deck.name, len(deck.Main), len(deck.Extra), len(deck.Side))
	}
}

// conclude writes who has won the match.
func (m *match) conclude() {
	fmt.Fprintf(m.out, "\n%s\n", m.words.Palette.Heading("=== The end of the match"))
	winner := m.score.Winner()
	if !winner.Valid() {
		fmt.Fprintf(m.out, "The match is drawn: %d to %d.\n", m.score.Wins(0), m.score.Wins(1))
		return
	}
	fmt.Fprintf(m.out, "%s wins the match: %d to %d.\n", m.name(winner), m.score.Wins(winner), m.score.Wins(winner.Opponent()))
}

// name is a player of the match, coloured.
func (m *match) name(p core.Player) string { return m.words.Palette.Player(int(p), letters[p]) }

// matchScreen shows a person the choices between the duels.
type matchScreen struct {
	match  *match
	player core.Player
}

// Field implements agent.Screen: it shows the person's deck.
func (s *matchScreen) Field(core.Player) {
	deck := s.match.decks[s.player]
	for _, part := range []ocg.DeckPart{ocg.MainDeck, ocg.ExtraDeck, ocg.SideDeck} {
		codes := deck.Part(part)
		fmt.Fprintf(s.match.out, "%s (%d)\n", part, len(codes))
		for _, code := range codes {
			fmt.Fprintf(s.match.out, "  %s\n", s.match.words.Option(ocg.DecideSideIn, &ocg.Option{Code: code}))
		}
	}
}

// Begins implements agent.Screen.
func (s *matchScreen) Begins(string) bool { return false }

// Prompt implements agent.Screen.
func (s *matchScreen) Prompt(core.Player) string { return "" }

// Question implements agent.Screen.
func (s *matchScreen) Question(r *core.Request) string { return s.match.words.Question(r) }

// Option implements agent.Screen.
func (s *matchScreen) Option(kind string, o core.Option) string {
	return s.match.words.Option(kind, o.(*ocg.Option))
}
