package console

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"duel/core"
	"duel/core/ocg"
	"duel/script/host"
)

// Narrator writes the log of a duel as it happens, one line an event.
type Narrator struct {
	Words
	duel *ocg.Duel
	out  io.Writer

	links     []string // the cards of the chain's links
	resolving bool
	pending   pending
	prompts   [2]string // what each player was last told to choose
}

// NewNarrator returns a narrator; its Observe is to be given to the duel's
// journal.
func NewNarrator(out io.Writer, d *ocg.Duel, words Words) *Narrator {
	return &Narrator{Words: words, duel: d, out: out}
}

// Prompt is what a player was told to choose last, "" if nothing was said since
// the answer before.
func (n *Narrator) Prompt(p core.Player) string { return n.prompts[p] }

// Observe tells of an entry of the journal.
func (n *Narrator) Observe(e core.Entry) {
	if r := e.Request; r != nil {
		n.prompts[r.Player] = ""
		return
	}
	switch event := e.Event.(type) {
	case ocg.HintEvent:
		n.hint(event)
	case ocg.LogEvent:
		n.log(event)
	default:
		if seen := n.Audience.mask(event); seen != nil {
			n.settle(seen)
			n.event(seen)
		}
	}
}

// line writes a line, indented while a chain resolves.
func (n *Narrator) line(format string, args ...any) {
	indent := "  "
	if n.resolving {
		indent = "    "
	}
	fmt.Fprintf(n.out, indent+format+"\n", args...)
}

func (n *Narrator) event(e core.Event) {
	switch e := e.(type) {
	case ocg.TurnEvent:
		n.turn(e)
	case ocg.PhaseEvent:
		n.phase(e)
	case ocg.WinEvent:
		n.resolving = false
	case ocg.DrawEvent:
		n.draw(e)
	case ocg.MoveEvent:
		n.move(e)
	case ocg.CardEvent:
		n.card1(e)
	case ocg.PositionEvent:
		n.position(e)
	case ocg.SwapEvent:
		n.line("%s and %s change places", n.owned(e.Cards[0]), n.owned(e.Cards[1]))
	case ocg.ChainingEvent:
		n.chaining(e)
	case ocg.LinkEvent:
		n.link(e)
	case ocg.AttackEvent:
		n.attack(e)
	case ocg.BattleEvent:
		n.battle(e)
	case ocg.AmountEvent:
		n.amount(e)
	case ocg.LifePointsEvent:
		n.line("%s's life points become %d", n.player(e.Player), e.LP)
	case ocg.Simple:
		n.simple(e)
	default:
		n.rarer(e)
	}
}

// rarer tells of the events that are not part of every duel.
func (n *Narrator) rarer(e core.Event) {
	switch e := e.(type) {
	case ocg.CardsEvent:
		n.cardList(e)
	case ocg.PairEvent:
		n.pair(e)
	case ocg.CounterEvent:
		n.counter(e)
	case ocg.ShuffleEvent:
		n.line("%s's %s is shuffled", n.player(e.Player), strings.TrimPrefix(e.Kind, "shuffle_"))
	case ocg.CoinsEvent:
		n.line("%s tosses coins: %s", n.player(e.Player), strings.Join(e.Results, ", "))
	case ocg.DiceEvent:
		n.line("%s rolls dice: %s", n.player(e.Player), strings.Trim(fmt.Sprint(e.Results), "[]"))
	case ocg.HandSignsEvent:
		n.line("hand signs: %s shows %s, %s shows %s", n.player(0), e.Signs[0], n.player(1), e.Signs[1])
	case ocg.DeckTopEvent:
		n.line("the card on top of %s's deck is %s", n.player(e.Player), n.name(e.Code))
	case ocg.SwapGraveDeckEvent:
		n.line("%s's deck and graveyard are exchanged", n.player(e.Player))
	case ocg.MatchKillEvent:
		n.line("%s decides the match", n.name(e.Code))
	}
}

func (n *Narrator) turn(e ocg.TurnEvent) {
	n.resolving = false
	title := fmt.Sprintf("Turn %d, Player %d", e.Turn, e.Player)
	fmt.Fprintf(n.out, "\n%s\n", n.Palette.Heading("=== "+title+" "+strings.Repeat("=", max(0, 60-len(title)))))
	n.Field(n.out, n.duel)
}

// phaseWords are the phases that begin with a line of their own.
var phaseWords = map[string]string{
	"draw": "Draw Phase", "standby": "Standby Phase", "main1": "Main Phase 1", "battle_start": "Battle Phase", "main2": "Main Phase 2", "end": "End Phase",
}

func (n *Narrator) phase(e ocg.PhaseEvent) {
	if word := phaseWords[e.Phase]; word != "" {
		fmt.Fprintf(n.out, "%s\n", n.Palette.Faint("-- "+word))
	}
}

func (n *Narrator) draw(e ocg.DrawEvent) {
	if !n.Audience.knows(e.Player) {
		n.line("%s draws %s", n.player(e.Player), count(len(e.Cards), "card"))
		return
	}
	names := make([]string, len(e.Cards))
	for i, c := range e.Cards {
		names[i] = n.name(c.Code)
	}
	n.line("%s draws %s", n.player(e.Player), strings.Join(names, ", "))
}

// count is a number of things in words.
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}

// cardEvents are the verbs of events about one card.
var cardEvents = map[string]string{
	"summoning": "Normal Summons", "special_summoning": "Special Summons", "flip_summoning": "Flip Summons",
}

func (n *Narrator) card1(e ocg.CardEvent) {
	switch e.Kind {
	case "set":
		n.line("%s sets %s in %s", n.player(e.Card.Controller), n.Words.card(e.Card), n.place(e.Card.Place))
	case "missed_timing":
		n.line("%s misses its timing", n.owned(e.Card))
	default:
		n.line("%s %s %s in %s", n.player(e.Card.Controller), cardEvents[e.Kind], n.monster(e.Card), position(e.Card.Place))
	}
}

func (n *Narrator) position(e ocg.PositionEvent) {
	before := e.Card
	before.Position = e.From
	name := n.Words.card(e.Card)
	if name == hidden {
		name = n.Words.card(before)
	}
	line := fmt.Sprintf("%s's %s changes to %s", n.player(e.Card.Controller), strings.TrimPrefix(name, "a "), position(e.Card.Place))
	if e.Card.Location == ocg.LocationSzone {
		n.pending = pending{e.Card.Code, line}
		return
	}
	n.line("%s", line)
}

func (n *Narrator) simple(e ocg.Simple) {
	switch e {
	case ocg.AttackDisabled:
		n.line("the attack is negated")
	case ocg.ChainEnd:
		n.links, n.resolving = nil, false
	case ocg.ReverseDecks:
		n.line("both decks are turned over")
	}
}

// log tells of a script's message or failure.
func (n *Narrator) log(e ocg.LogEvent) {
	switch e.Kind {
	case "error":
		text := e.Text
		var diagnostic *host.Diagnostic
		if errors.As(e.Err, &diagnostic) {
			text = diagnostic.Render()
		}
		n.line("%s", n.Palette.Bad("script error: "+text))
	case "script":
		n.line("script: %s", e.Text)
	}
}

// hint keeps prompts for the player's next choice and tells of messages.
func (n *Narrator) hint(e ocg.HintEvent) {
	if id, ok := e.Value.(ocg.TextID); ok && e.Hint == "prompt" && e.Player.Valid() {
		n.prompts[e.Player] = n.text(id)
	}
	if text, ok := e.Value.(string); ok && text != "" && e.Kind == "show_hint" {
		n.line("%s", n.Palette.Heading(text))
	}
}
