package ocg

import (
	"fmt"
	"math/bits"
	"slices"

	"duel/core"
)

// AnnounceNumber asks p for one of several numbers and gives its place in the
// list, -1 without asking for an empty list (operations.md 24.6).
func (d *Duel) AnnounceNumber(p Player, numbers []int64) int {
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
	chosen := d.chooseOne(DecideAnnounceNumber, p, number(options), &Detail{}, 0)
	d.hintChosen("number", p, chosen.Number)
	return chosen.index
}

// AnnounceNumberRange asks p for one of the numbers from low to high, which may
// be given in either order, but for the excluded ones. ok is false if none is
// left (operations.md 24.6).
func (d *Duel) AnnounceNumberRange(p Player, low, high int64, excluded []int64) (number int64, index int, ok bool) {
	if low > high {
		low, high = high, low
	}
	var numbers []int64
	for n := low; n <= high && len(numbers) < mostOptions; n++ {
		if !slices.Contains(excluded, n) {
			numbers = append(numbers, n)
		}
	}
	if index = d.AnnounceNumber(p, numbers); index < 0 {
		return 0, 0, false
	}
	return numbers[index], index, true
}

// AnnounceType asks p to name a kind of card: 0 monster, 1 spell, 2 trap
// (operations.md 24.6).
func (d *Duel) AnnounceType(p Player) int { return d.SelectOption(p, []TextID{70, 71, 72}, true) }

// AnnounceCoin asks p to call a coin, prompting with a text: 1 heads, 0 tails
// (operations.md 24.6).
func (d *Duel) AnnounceCoin(p Player, prompt TextID) int {
	d.hintPrompt(p, prompt)
	return 1 - d.SelectOption(p, []TextID{60, 61}, true)
}

var raceNames = []string{
	"warrior", "spellcaster", "fairy", "fiend", "zombie", "machine", "aqua", "pyro", "rock", "winged_beast", "plant", "insect", "thunder",
	"dragon", "beast", "beast_warrior", "dinosaur", "fish", "sea_serpent", "reptile", "psychic", "divine", "creator_god", "wyrm", "cyberse",
	"illusion", "cyborg", "magical_knight", "high_dragon", "omega_psychic", "celestial_warrior", "galaxy",
}

var attributeNames = []string{"earth", "water", "fire", "wind", "light", "dark", "divine"}

// AnnounceRace asks p to name count of the available races (RACE_ bits) and
// gives their mask (operations.md 24.6).
func (d *Duel) AnnounceRace(p Player, count int, available uint64) uint64 {
	mask := d.announceBits(DecideAnnounceRace, p, count, available, raceNames)
	d.hintChosen("race", p, mask)
	return mask
}

// AnnounceAttribute asks p to name count of the available attributes
// (ATTRIBUTE_ bits) and gives their mask (operations.md 24.6).
func (d *Duel) AnnounceAttribute(p Player, count int, available uint32) uint32 {
	mask := d.announceBits(DecideAnnounceAttribute, p, count, uint64(available), attributeNames)
	d.hintChosen("attribute", p, mask)
	return uint32(mask)
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
