package scenario

import (
	"fmt"
	"slices"

	"duel/core"
)

// givenChance gives what a script laid down for chance, in order; the rest
// comes from a seed.
type givenChance struct {
	coins, dice []int
	picks       [][]uint32      // names for random picks, one list each
	orders      [2][]([]uint32) // for shuffles of a player's deck: the top cards, from the top
	seeded      core.Chance
	drawn       bool // the seed has decided something
}

// Draw implements core.Chance.
func (g *givenChance) Draw(d core.Draw) ([]int, error) {
	switch {
	case d.Kind == core.Coin && len(g.coins) > 0:
		return take(&g.coins, d.Count, "coin")
	case d.Kind == core.Die && len(g.dice) > 0:
		return take(&g.dice, d.Count, "die")
	case d.Kind == core.Pick && len(g.picks) > 0:
		names := g.picks[0]
		g.picks = g.picks[1:]
		return pickOf(d, names)
	case d.Kind == core.Shuffle && d.Where == "deck" && d.Player.Valid() && len(g.orders[d.Player]) > 0:
		top := g.orders[d.Player][0]
		g.orders[d.Player] = g.orders[d.Player][1:]
		return orderWith(d, top)
	}
	g.drawn = true
	return g.seeded.Draw(d)
}

// take takes the next results of a list.
func take(list *[]int, count int, what string) ([]int, error) {
	if len(*list) < count {
		return nil, fmt.Errorf("%d results of a %s are needed at once, the script gives %d", count, what, len(*list))
	}
	results := (*list)[:count]
	*list = (*list)[count:]
	return results, nil
}

// pickOf finds the named cards among those picked from.
func pickOf(d core.Draw, names []uint32) ([]int, error) {
	if len(names) != d.Count {
		return nil, fmt.Errorf("%d cards are picked at random, the script names %d", d.Count, len(names))
	}
	used := make([]bool, len(d.Items))
	var picks []int
	for _, name := range names {
		i := unused(d.Items, used, name)
		if i < 0 {
			return nil, fmt.Errorf("card %d is not among the cards picked from at random", name)
		}
		used[i] = true
		picks = append(picks, i)
	}
	return picks, nil
}

// orderWith is a shuffle that puts the named cards on top, the first one
// topmost, and keeps the order of the others. Piles count from the bottom.
func orderWith(d core.Draw, top []uint32) ([]int, error) {
	used := make([]bool, len(d.Items))
	var above []int
	for _, code := range top {
		i := unused(d.Items, used, code)
		if i < 0 {
			return nil, fmt.Errorf("card %d is not in the deck that is shuffled", code)
		}
		used[i] = true
		above = append(above, i)
	}
	var order []int
	for i := range d.Items {
		if !used[i] {
			order = append(order, i)
		}
	}
	slices.Reverse(above)
	return append(order, above...), nil
}

func unused(items []uint32, used []bool, code uint32) int {
	for i, item := range items {
		if item == code && !used[i] {
			return i
		}
	}
	return -1
}

// leftOver names given results that chance did not need, "" if there are none.
func (g *givenChance) leftOver() string {
	switch {
	case len(g.coins) > 0:
		return "a coin result"
	case len(g.dice) > 0:
		return "a die result"
	case len(g.picks) > 0:
		return "a random pick"
	case len(g.orders[0])+len(g.orders[1]) > 0:
		return "an order of a shuffled deck"
	}
	return ""
}
