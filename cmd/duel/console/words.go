package console

import (
	"fmt"
	"strings"

	"duel/core"
	"duel/core/ocg"
)

// Words names cards, places and texts for people.
type Words struct {
	Cards    ocg.Cards
	Audience Audience
	Palette  Palette
}

// player names a player.
func (w *Words) player(p core.Player) string {
	if !p.Valid() {
		return "nobody"
	}
	return w.Palette.Player(int(p), fmt.Sprintf("Player %d", p))
}

// name is the name of a card by its passcode.
func (w *Words) name(code uint32) string {
	if card := w.Cards.Card(code); card != nil && card.Name != "" {
		return card.Name
	}
	return fmt.Sprintf("card %d", code)
}

// hidden stands for a card whose face the audience may not see.
const hidden = "a face-down card"

// card names a card at a place, or what the audience may know of it.
func (w *Words) card(c ocg.CardRef) string {
	if c.Code == 0 || !w.Audience.sees(c.Place) {
		return hidden
	}
	return w.name(c.Code)
}

// owned names a card with the player who controls it.
func (w *Words) owned(c ocg.CardRef) string {
	return w.player(c.Controller) + "'s " + strings.TrimPrefix(w.card(c), "a ")
}

// cards names several cards in a row.
func (w *Words) cards(list []ocg.CardRef) string {
	names := make([]string, len(list))
	for i, c := range list {
		names[i] = w.card(c)
	}
	return strings.Join(names, ", ")
}

// monster names a monster with its printed ATK and DEF.
func (w *Words) monster(c ocg.CardRef) string {
	name := w.card(c)
	data := w.Cards.Card(c.Code)
	if name == hidden || data == nil || data.Type&ocg.TypeMonster == 0 {
		return name
	}
	return fmt.Sprintf("%s (%s)", name, stats(data.Type, int(data.Attack), int(data.Defense)))
}

// stats shows ATK and DEF, for a Link monster ATK alone.
func stats(types uint32, attack, defense int) string {
	if types&ocg.TypeLink != 0 {
		return "ATK " + stat(attack)
	}
	return "ATK " + stat(attack) + " / DEF " + stat(defense)
}

// stat shows an ATK or DEF; a negative one is printed "?".
func stat(n int) string {
	if n < 0 {
		return "?"
	}
	return fmt.Sprint(n)
}

// zoneWords are the zones of traces in words.
var zoneWords = map[string]string{
	"deck": "deck", "hand": "hand", "grave": "graveyard", "banished": "banished cards", "extra": "extra deck",
	"mzone": "monster zone", "emzone": "extra monster zone", "szone": "spell and trap zone", "fzone": "field zone", "pzone": "pendulum zone",
}

// place names a place without its player: "monster zone 2".
func (w *Words) place(p ocg.Place) string {
	if p.Location == 0 {
		return "nowhere"
	}
	zone, sequence := p.Where()
	name := zoneWords[zone]
	if p.Overlay {
		return "materials of " + name + fmt.Sprintf(" %d", sequence+1)
	}
	switch zone {
	case "mzone", "emzone", "szone", "pzone":
		name += fmt.Sprintf(" %d", sequence+1)
	}
	return name
}

// positionWords are the battle positions in words.
var positionWords = map[string]string{
	"faceup_attack": "face-up attack position", "facedown_attack": "face-down attack position",
	"faceup_defense": "face-up defense position", "facedown_defense": "face-down defense position",
	"faceup": "face-up", "facedown": "face-down",
}

func position(p ocg.Place) string { return positionWords[ocg.PositionName(p.Location, p.Position)] }

// textShift and firstCardCode are how text ids are made (ocg.TextID).
const (
	textShift     = 20
	firstCardCode = 10000
)

// text is the text of an id, "" if there is none.
func (w *Words) text(id ocg.TextID) string {
	switch {
	case id == 0:
		return ""
	case id < firstCardCode:
		return systemTexts[uint64(id)]
	case id < firstCardCode<<textShift:
		return w.name(uint32(id))
	}
	code, n := uint32(id>>textShift), int(id&(1<<textShift-1))
	if card := w.Cards.Card(code); card != nil && n < len(card.Strings) && card.Strings[n] != "" {
		return card.Strings[n]
	}
	return fmt.Sprintf("text %d of %s", n+1, w.name(code))
}

// systemTexts are the built-in texts decisions refer to.
var systemTexts = map[uint64]string{
	1: "Normal Summon", 10: "Remove counters", 11: "Pay life points", 12: "Detach materials",
	30: "Go on with the attack?", 31: "Attack directly?", 32: "Conduct another Battle Phase?",
	60: "Heads", 61: "Tails", 64: "Summon again as a Gemini monster", 65: "Activate at the same time?",
	70: "Monster", 71: "Spell", 72: "Trap", 80: "Go to the Battle Phase", 81: "Go to the End Phase",
	90: "Summon without tributes?", 94: "Use the effect now?", 95: "Use its effect?", 97: "Place it in a spell and trap zone?",
	99: "Without that permission", 218: "Pay something else instead?", 219: "Detach something else instead?",
	220: "Remove other counters instead?", 221: "Use its trigger effect?",
	500: "Select a card to tribute", 501: "Select a card to discard", 502: "Select a card to destroy",
	503: "Select a card to banish", 504: "Select a card to send to the graveyard", 505: "Select a card to return to the hand",
	506: "Select a card to add to the hand", 507: "Select a card to return to the deck", 508: "Select a card to summon",
	509: "Select a card to Special Summon", 510: "Select a card to set", 511: "Select Fusion Materials",
	512: "Select Synchro Materials", 513: "Select Xyz Materials", 514: "Select a face-up card", 515: "Select a face-down card",
	518: "Select a card to equip", 519: "Select a material to detach", 527: "Select a card to place on the field",
	549: "Select what to attack", 551: "Select a target", 552: "Call the coin", 560: "Select an effect",
}
