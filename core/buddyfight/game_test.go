package buddyfight

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"duel/core"
)

// game is a duel laid out by hand, with players who answer as a test says and
// otherwise decline or take what comes first.
type game struct {
	*Duel
	t       *testing.T
	wants   [2][]string // "kind=option+option", answered when offered
	asked   []core.Request
	events  []core.Event
	onEvent func(core.Event)
}

const (
	ours   = "Dragon World"
	theirs = "Danger World"
)

// newGame has flags of different worlds, ten cards in each deck, three in each
// gauge, and player 0 in turn 3.
func newGame(t *testing.T) *game {
	t.Helper()
	g := &game{t: t}
	agents := [2]core.Agent{puppet{g, 0}, puppet{g, 1}}
	g.Duel = New(DefaultRules(), core.NewSeeded(1), agents)
	g.Journal.Observe(func(e core.Entry) {
		if e.Event != nil {
			g.events = append(g.events, e.Event)
			if g.onEvent != nil {
				g.onEvent(e.Event)
			}
		}
	})
	for p, world := range []string{ours, theirs} {
		g.AddCard(&CardData{Name: world, World: world, Type: Flag}, Player(p), ZoneFlag)
		for range 10 {
			g.AddCard(vanilla("Filler", 1, 1000, 1, 1000), Player(p), ZoneDeck)
		}
		for range 3 {
			g.AddCard(vanilla("Gauge", 1, 1000, 1, 1000), Player(p), ZoneGauge)
		}
	}
	g.Turn = core.Turn[Phase]{Number: 3, Player: 0, Phase: MainPhase}
	return g
}

// vanilla is a monster of the generic world.
func vanilla(name string, size, power, critical, defense int, keywords ...string) *CardData {
	return card(name, Monster, size, power, critical, defense, keywords...)
}

func card(name string, typ CardType, size, power, critical, defense int, keywords ...string) *CardData {
	data := &CardData{Name: name, World: Generic, Type: typ, Size: size, Power: power, Critical: critical, Defense: defense}
	for _, k := range keywords {
		kv, err := ParseKeyword(k)
		if err != nil {
			panic(err)
		}
		data.Keywords = append(data.Keywords, kv)
	}
	return data
}

func spell(name string, keywords ...string) *CardData {
	return card(name, Spell, 0, 0, 0, 0, keywords...)
}
func item(name string, power, critical int, keywords ...string) *CardData {
	return card(name, Item, 0, power, critical, 0, keywords...)
}

// put lays a card out.
func (g *game) put(p Player, z core.ZoneID, data *CardData) *Card { return g.AddCard(data, p, z) }

// monster lays out a monster without keywords.
func (g *game) monster(p Player, z core.ZoneID, name string, size, power, critical, defense int, keywords ...string) *Card {
	return g.put(p, z, vanilla(name, size, power, critical, defense, keywords...))
}

// counter puts a [Counter] spell into p's hand that notes its processing.
func (g *game) counter(p Player, name string, operation func(u *Use)) *Card {
	c := g.put(p, ZoneHand, spell(name, "Counter"))
	c.AddEffect(&Effect{Kind: Play, Operation: func(_ *Duel, u *Use) {
		if operation != nil {
			operation(u)
		}
	}})
	return c
}

// want adds answers of a player.
func (g *game) want(p Player, wants ...string) { g.wants[p] = append(g.wants[p], wants...) }

// play runs a part of the rules; the test fails if it fails or answers are left.
func (g *game) play(rules func()) {
	g.t.Helper()
	if _, err := g.run(context.Background(), rules); err != nil {
		g.t.Fatal(err)
	}
	if err := g.Table.Check(); err != nil {
		g.t.Error(err)
	}
	for p, wants := range g.wants {
		if len(wants) > 0 && !g.Result.Over() {
			g.t.Errorf("player %d was never offered %q", p, wants[0])
		}
	}
}

// attackPhase plays the attack phase of the turn player.
func (g *game) attackPhase() {
	g.t.Helper()
	g.play(func() {
		g.Turn.Phase = AttackPhase
		g.Duel.attackPhase()
	})
}

// mainPoint plays an operation point of the main phase.
func (g *game) mainPoint() {
	g.t.Helper()
	g.play(g.operationPoint)
}

// steps are the numbers of the steps of a procedure that were taken.
func (g *game) steps(procedure string) (out []int) {
	for _, e := range g.events {
		if s, ok := e.(StepEvent); ok && s.Procedure == procedure {
			out = append(out, s.Step)
		}
	}
	return out
}

// told are the events as short texts: "resolve A", "destroy B".
func (g *game) told() (out []string) {
	for _, e := range g.events {
		switch e := e.(type) {
		case ResolveEvent:
			out = append(out, "resolve "+e.Card.Name)
		case DestroyEvent:
			out = append(out, "destroy "+e.Card.Name)
		case KeywordEvent:
			out = append(out, e.Keyword+" "+e.Card.Name)
		case DamageEvent:
			out = append(out, fmt.Sprintf("damage %d to %d", e.Amount, e.Player))
		case MoveEvent:
			out = append(out, fmt.Sprintf("%s to %s", e.Card.Name, e.To))
		case UseEvent:
			out = append(out, "use "+e.Card.Name)
		}
	}
	return out
}

// happened reports whether an event was told.
func (g *game) happened(text string) bool { return slices.Contains(g.told(), text) }

// inOrder fails unless the events were told in that order.
func (g *game) inOrder(texts ...string) {
	g.t.Helper()
	rest := g.told()
	for _, text := range texts {
		i := slices.Index(rest, text)
		if i < 0 {
			g.t.Fatalf("%q did not happen in that place; told: %q", text, g.told())
		}
		rest = rest[i+1:]
	}
}

// offered reports whether p was ever offered an option in a kind of decision.
func (g *game) offered(p Player, kind, option string) bool {
	for _, r := range g.asked {
		if r.Player != p || r.Kind != kind {
			continue
		}
		for _, o := range r.Options {
			if matches(o, option) {
				return true
			}
		}
	}
	return false
}

// asks are the decisions of a kind p was asked.
func (g *game) asks(p Player, kind string) (out []core.Request) {
	for _, r := range g.asked {
		if r.Player == p && r.Kind == kind {
			out = append(out, r)
		}
	}
	return out
}

func (g *game) life(p Player, want int) {
	g.t.Helper()
	if got := g.Players[p].Life; got != want {
		g.t.Errorf("player %d has %d life, want %d", p, got, want)
	}
}

func (g *game) in(c *Card, z core.ZoneID) {
	g.t.Helper()
	if c.place() != z {
		g.t.Errorf("%s is in %s, want %s", c.Data.Name, ZoneName(c.place()), ZoneName(z))
	}
}

// puppet answers for one player of a game.
type puppet struct {
	g *game
	p Player
}

func matches(o core.Option, want string) bool {
	option := o.(*Option)
	return option.Card != nil && option.Card.Data.Name == want || option.String() == want ||
		option.Text != "" && option.Text == want || option.Action == want
}

// Choose implements core.Agent.
func (a puppet) Choose(_ context.Context, r *core.Request, _ func() core.View) (core.Answer, error) {
	a.g.asked = append(a.g.asked, *r)
	if picks, ok := a.wanted(r); ok {
		a.g.wants[a.p] = a.g.wants[a.p][1:]
		return core.Answer{Picks: picks}, r.Refused
	}
	if r.Cancelable {
		return core.Answer{Cancelled: true}, nil
	}
	if last := len(r.Options) - 1; r.Options[last].(*Option).Action == "no" {
		return core.Picked(last), nil
	}
	picks := make([]int, r.Min)
	for i := range picks {
		picks[i] = i
	}
	return core.Answer{Picks: picks}, nil
}

// wanted is the next answer the test wants, if r is the decision for it.
func (a puppet) wanted(r *core.Request) (picks []int, ok bool) {
	if len(a.g.wants[a.p]) == 0 {
		return nil, false
	}
	kind, words, _ := strings.Cut(a.g.wants[a.p][0], "=")
	if kind != r.Kind {
		return nil, false
	}
	for _, word := range strings.Split(words, "+") {
		i := slices.IndexFunc(r.Options, func(o core.Option) bool { return matches(o, word) })
		for i >= 0 && slices.Contains(picks, i) {
			next := slices.IndexFunc(r.Options[i+1:], func(o core.Option) bool { return matches(o, word) })
			if next < 0 {
				return nil, false
			}
			i += 1 + next
		}
		if i < 0 {
			return nil, false
		}
		picks = append(picks, i)
	}
	return picks, true
}
