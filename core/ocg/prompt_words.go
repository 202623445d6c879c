package ocg

import (
	"fmt"
	"math/bits"

	"duel/core"
)

// yesNo asks p to confirm a text.
func (d *Duel) yesNo(p Player, text TextID) bool {
	return d.confirm(DecideYesNo, p, &Detail{Text: text})
}

// effectYesNo asks p whether to do what text says of a card (system text 95:
// use its effect).
func (d *Duel) effectYesNo(p Player, c *Card, text TextID) bool {
	ref := c.Ref()
	return d.confirm(DecideEffectYesNo, p, &Detail{Card: &ref, Effect: text})
}

func (d *Duel) confirm(kind string, p Player, detail *Detail) bool {
	return d.chooseOne(kind, p, []*Option{{Action: ActYes}, {Action: ActNo}}, detail, 0).Action == ActYes
}

// SelectYesNo asks p to confirm a text (operations.md 24.6).
func (d *Duel) SelectYesNo(p Player, text TextID) bool { return d.yesNo(p, text) }

// SelectEffectYesNo asks p whether to do what text says of c (operations.md 24.6).
func (d *Duel) SelectEffectYesNo(p Player, c *Card, text TextID) bool {
	return d.effectYesNo(p, c, text)
}

// mostOptions is how many texts a choice among texts can offer.
const mostOptions = 255

// selectOption asks p for one of several texts and gives its place in the list;
// -1 without asking if there is none (operations.md 24.6).
func (d *Duel) selectOption(p Player, texts []TextID) int {
	if len(texts) == 0 {
		return -1
	}
	if len(texts) > mostOptions {
		texts = texts[:mostOptions]
	}
	options := make([]*Option, len(texts))
	for i, t := range texts {
		options[i] = &Option{Text: t}
	}
	return d.chooseOne(DecideOption, p, number(options), &Detail{}, 0).index
}

// SelectOption asks p for one of several texts: its place in the list, or -1 if
// there is none. If show, the choice is told as a hint (api 4.2).
func (d *Duel) SelectOption(p Player, texts []TextID, show bool) int {
	i := d.selectOption(p, texts)
	if show && i >= 0 {
		d.Emit(HintEvent{Kind: "hint", Hint: "option_selected", Player: p, Value: texts[i]})
	}
	return i
}

// hintPrompt tells the user interface what the next choice is about.
func (d *Duel) hintPrompt(p Player, text TextID) {
	d.Emit(HintEvent{Kind: "hint", Hint: "prompt", Player: p, Value: text})
}

// announceNumber asks p for one of several numbers: its place in the list, or -1
// without asking if there is none.
func (d *Duel) announceNumber(p Player, numbers []int64) int {
	if len(numbers) == 0 {
		return -1
	}
	if len(numbers) > mostOptions {
		numbers = numbers[:mostOptions]
	}
	options := make([]*Option, len(numbers))
	for i, n := range numbers {
		options[i] = &Option{Number: n}
	}
	return d.chooseOne(DecideAnnounceNumber, p, number(options), &Detail{}, 0).index
}

// AnnounceNumber asks p for one of several numbers and gives its place in the
// list, -1 for an empty list (operations.md 24.6).
func (d *Duel) AnnounceNumber(p Player, numbers []int64) int { return d.announceNumber(p, numbers) }

var raceNames = []string{
	"warrior", "spellcaster", "fairy", "fiend", "zombie", "machine", "aqua", "pyro", "rock", "winged_beast", "plant", "insect", "thunder",
	"dragon", "beast", "beast_warrior", "dinosaur", "fish", "sea_serpent", "reptile", "psychic", "divine", "creator_god", "wyrm", "cyberse",
	"illusion", "cyborg", "magical_knight", "high_dragon", "omega_psychic", "celestial_warrior", "galaxy",
}

var attributeNames = []string{"earth", "water", "fire", "wind", "light", "dark", "divine"}

// AnnounceRace asks p to name count of the available races (RACE_ bits) and
// gives their mask (operations.md 24.6).
func (d *Duel) AnnounceRace(p Player, count int, available uint64) uint64 {
	return d.announceBits(DecideAnnounceRace, p, count, available, raceNames)
}

// AnnounceAttribute asks p to name count of the available attributes
// (ATTRIBUTE_ bits) and gives their mask (operations.md 24.6).
func (d *Duel) AnnounceAttribute(p Player, count int, available uint32) uint32 {
	return uint32(d.announceBits(DecideAnnounceAttribute, p, count, uint64(available), attributeNames))
}

func (d *Duel) announceBits(kind string, p Player, count int, available uint64, names []string) (mask uint64) {
	var options []*Option
	for rest := available; rest != 0; rest &= rest - 1 {
		i := bits.TrailingZeros64(rest)
		word := fmt.Sprintf("bit%d", i)
		if i < len(names) {
			word = names[i]
		}
		options = append(options, &Option{Word: word, bits: 1 << i})
	}
	if count > len(options) {
		count = len(options)
	}
	if count <= 0 {
		return 0
	}
	number(options)
	r := request(kind, p, options, &Detail{Count: count})
	r.Min, r.Max = count, count
	for _, i := range d.ask(r, func() core.Answer { return firsts(options, count) }).Picks {
		mask |= options[i].bits
	}
	return mask
}

// announceCard asks p to name one of the codes, which must not be empty; filter
// is the postfix filter they passed.
func (d *Duel) announceCard(p Player, codes []uint32, filter []uint64) uint32 {
	options := make([]*Option, len(codes))
	for i, code := range codes {
		options[i] = &Option{Code: code}
	}
	return d.chooseOne(DecideAnnounceCard, p, number(options), &Detail{Filter: filter}, 0).Code
}

// handSign asks p for a hand sign: 1 scissors, 2 rock, 3 paper.
func (d *Duel) handSign(p Player) int {
	options := []*Option{{Sign: "scissors"}, {Sign: "rock"}, {Sign: "paper"}}
	return d.chooseOne(DecideHandSign, p, number(options), &Detail{}, 0).index + 1
}
