package console

import (
	"fmt"
	"io"
	"strings"

	"duel/core"
	"duel/core/ocg"
)

// barWidth is how many signs a full bar of life points has.
const barWidth = 20

// Field writes the table: for each player life points, the sizes of the piles,
// and a line for each card on the field. Hands are listed where the audience
// may know them.
func (w *Words) Field(out io.Writer, d *ocg.Duel) {
	for _, p := range []core.Player{core.Player1, core.Player0} {
		w.piles(out, d, p)
		for _, z := range []core.ZoneID{ocg.ZoneMonster, ocg.ZoneSpell} {
			for _, c := range d.Zone(p, z) {
				if c != nil {
					fmt.Fprintf(out, "    %-22s %s\n", w.place(c.Place()), w.onField(c))
				}
			}
		}
		if hand := d.Zone(p, ocg.ZoneHand); w.Audience.knows(p) && len(hand) > 0 {
			fmt.Fprintf(out, "    %-22s %s\n", "hand", w.cards(refs(hand)))
		}
	}
}

func refs(cards []*ocg.Card) []ocg.CardRef {
	list := make([]ocg.CardRef, len(cards))
	for i, c := range cards {
		list[i] = c.Ref()
	}
	return list
}

// piles writes the line that begins a player's part of the field.
func (w *Words) piles(out io.Writer, d *ocg.Duel, p core.Player) {
	state := &d.Players[p]
	fmt.Fprintf(out, "  %s  LP %5d %s", w.player(p), max(state.LP, 0), w.bar(state.LP, state.StartLP))
	for _, pile := range []struct {
		zone core.ZoneID
		word string
	}{{ocg.ZoneHand, "hand"}, {ocg.ZoneDeck, "deck"}, {ocg.ZoneExtra, "extra"}, {ocg.ZoneGrave, "graveyard"}, {ocg.ZoneBanished, "banished"}} {
		if n := len(d.Zone(p, pile.zone)); n > 0 || pile.zone == ocg.ZoneHand || pile.zone == ocg.ZoneDeck {
			fmt.Fprintf(out, "  %s %d", pile.word, n)
		}
	}
	fmt.Fprintln(out)
}

// bar shows how much of the life points at the start is left.
func (w *Words) bar(lp, start int) string {
	full := 0
	if start > 0 {
		full = min(max((lp*barWidth+start-1)/start, 0), barWidth)
	}
	return "[" + w.Palette.Good(strings.Repeat("#", full)) + strings.Repeat(".", barWidth-full) + "]"
}

// onField describes a card in a monster or spell zone.
func (w *Words) onField(c *ocg.Card) string {
	ref := c.Ref()
	if !w.Audience.sees(ref.Place) {
		return "face-down card" + w.attached(c)
	}
	words := []string{w.name(c.Data.Code)}
	if c.Zone == ocg.ZoneMonster {
		words = append(words, rating(c), stats(c.Type(), c.Attack(), c.Defense()))
	}
	if c.Zone == ocg.ZoneMonster || c.FaceDown() {
		words = append(words, position(ref.Place))
	}
	return strings.Join(words, ", ") + w.attached(c)
}

// rating is a monster's level, rank or link rating.
func rating(c *ocg.Card) string {
	switch {
	case c.IsType(ocg.TypeLink):
		return fmt.Sprintf("link %d", c.LinkRating())
	case c.IsType(ocg.TypeXyz):
		return fmt.Sprintf("rank %d", c.Rank())
	}
	return fmt.Sprintf("level %d", c.Level())
}

// attached tells of what lies on or under a card, and what it is equipped to.
func (w *Words) attached(c *ocg.Card) string {
	var s string
	if t := c.EquipTarget; t != nil && c.FaceUp() {
		s += ", equipped to " + w.card(t.Ref())
	}
	if len(c.Attached) > 0 {
		s += ", materials: " + w.cards(refs(c.Attached))
	}
	total := 0
	for _, n := range c.AllCounters() {
		total += n
	}
	if total > 0 {
		s += fmt.Sprintf(", counters: %d", total)
	}
	return s
}
