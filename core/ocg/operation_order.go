package ocg

import (
	"cmp"
	"slices"
)

// operationOrder gives the cards in the order one operation treats and offers
// them: the turn player's first, then by location, then from the top of piles
// and from the lowest zone (operations.md 1.1).
func (d *Duel) operationOrder(cards []*Card) []*Card {
	ordered := slices.Clone(cards)
	slices.SortStableFunc(ordered, d.compareOperation)
	return ordered
}

func (d *Duel) compareOperation(a, b *Card) int {
	pa, pb := holderOrSelf(a), holderOrSelf(b)
	if pa.Controller != pb.Controller {
		if pa.Controller == d.Turn.Player || pb.Controller == d.Turn.Player {
			return cmp.Compare(awayFrom(d.Turn.Player, pa), awayFrom(d.Turn.Player, pb))
		}
		return cmp.Compare(pa.Controller, pb.Controller)
	}
	la, lb := a.Location(), b.Location()
	switch {
	case la != lb:
		return cmp.Compare(la, lb)
	case la == LocationOverlay:
		return cmp.Or(cmp.Compare(pa.Index, pb.Index), cmp.Compare(a.Index, b.Index))
	case la&(LocationDeck|LocationExtra|LocationGrave|LocationRemoved) != 0:
		return cmp.Compare(b.Index, a.Index)
	}
	return cmp.Compare(a.Index, b.Index)
}

// holderOrSelf is the card an Xyz material lies under, and any other card itself.
func holderOrSelf(c *Card) *Card {
	if c.Holder != nil {
		return c.Holder
	}
	return c
}

func awayFrom(p Player, c *Card) int { return presence(c.Controller != p) }
