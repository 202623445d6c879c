package console

import (
	"fmt"
	"strings"

	"duel/core/ocg"
)

// chaining tells of an activation and keeps its card's name for the chain.
func (n *Narrator) chaining(e ocg.ChainingEvent) {
	name := n.name(e.Card.Code)
	n.links = append(n.links[:min(len(n.links), max(e.Link-1, 0))], name)
	text := ""
	if t := n.text(e.Effect); t != "" && t != name {
		text = ": " + t
	}
	verb := "activates"
	if e.Link > 1 {
		verb = "chains"
	}
	n.line("%s %s %s from %s%s", n.player(e.Card.Controller), verb, n.Palette.Link(name), n.place(e.ActivatedAt), text)
}

// linkWords are the verbs of the events of chain links that are told.
var linkWords = map[string]string{
	"chain_solving": "resolves", "chain_negated": "is negated", "chain_disabled": "has its effect negated",
}

func (n *Narrator) link(e ocg.LinkEvent) {
	words := linkWords[e.Kind]
	if words == "" {
		return
	}
	name := ""
	if e.Link >= 1 && e.Link <= len(n.links) {
		name = " (" + n.links[e.Link-1] + ")"
	}
	n.resolving = false
	n.line("%s %s", n.Palette.Link(fmt.Sprintf("chain link %d%s", e.Link, name)), words)
	n.resolving = true
}

func (n *Narrator) attack(e ocg.AttackEvent) {
	if e.Target.Location == 0 {
		n.line("%s attacks directly", n.owned(e.Attacker))
		return
	}
	n.line("%s attacks %s", n.owned(e.Attacker), n.owned(e.Target))
}

func (n *Narrator) battle(e ocg.BattleEvent) {
	if e.Target.Location == 0 {
		return
	}
	n.line("battle: %s against %s", n.battler(e.Attacker), n.battler(e.Target))
}

// battler names a monster in battle with the value it battles with.
func (n *Narrator) battler(b ocg.Battler) string {
	value := fmt.Sprintf("ATK %d", b.Attack)
	if b.Position&ocg.PosDefense != 0 {
		value = fmt.Sprintf("DEF %d", b.Defense)
	}
	return fmt.Sprintf("%s (%s)", n.name(b.Code), value)
}

// amount tells of life points lost or gained and of what they come to.
func (n *Narrator) amount(e ocg.AmountEvent) {
	lp := max(n.duel.Players[e.Player].LP, 0)
	switch e.Kind {
	case "damage":
		n.line("%s takes %s", n.player(e.Player), n.Palette.Bad(fmt.Sprintf("%d damage", e.Amount))+fmt.Sprintf(" (LP %d)", lp))
	case "recover":
		n.line("%s gains %s", n.player(e.Player), n.Palette.Good(fmt.Sprintf("%d life points", e.Amount))+fmt.Sprintf(" (LP %d)", lp))
	case "pay_life_points":
		n.line("%s pays %d life points (LP %d)", n.player(e.Player), e.Amount, lp)
	}
}

// cardList tells of events about several cards.
func (n *Narrator) cardList(e ocg.CardsEvent) {
	if len(e.Cards) == 0 {
		return
	}
	switch e.Kind {
	case "targeted":
		n.line("targets %s", n.ownedList(e.Cards))
	case "random_selected":
		n.line("chosen at random: %s", n.ownedList(e.Cards))
	case "confirm_cards":
		n.line("%s is shown %s", n.player(e.Player), n.shown(e))
	case "confirm_deck_top", "confirm_extra_top":
		n.line("%s reveals %s", n.player(e.Player), n.revealed(e.Cards))
	case "shuffle_set_cards":
		n.line("%s's set cards are shuffled", n.player(e.Cards[0].Controller))
	case "remove_cards":
		n.line("removed from the duel: %s", n.ownedList(e.Cards))
	}
}

func (n *Narrator) ownedList(cards []ocg.CardRef) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = n.owned(c)
	}
	return strings.Join(names, ", ")
}

// shown are the cards shown to a player, by name where the audience may know
// what that player knows.
func (n *Narrator) shown(e ocg.CardsEvent) string {
	if n.Audience.knows(e.Player) {
		return n.revealed(e.Cards)
	}
	return n.Words.cards(e.Cards)
}

// revealed names cards that everybody may see now.
func (n *Narrator) revealed(cards []ocg.CardRef) string {
	names := make([]string, len(cards))
	for i, c := range cards {
		names[i] = n.name(c.Code)
	}
	return strings.Join(names, ", ")
}

func (n *Narrator) pair(e ocg.PairEvent) {
	if e.Kind == "equip" {
		n.line("%s is equipped to %s", n.owned(e.Card), n.owned(e.Target))
	}
}

func (n *Narrator) counter(e ocg.CounterEvent) {
	if e.Kind == "add_counter" {
		n.line("%s gets %s", n.owned(e.Card), count(e.Count, "counter"))
		return
	}
	n.line("%s loses %s", n.owned(e.Card), count(e.Count, "counter"))
}
