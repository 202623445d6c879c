package buddyfight

import (
	"errors"
	"slices"

	"duel/core"
)

// CostKind is a way to pay.
type CostKind uint8

// The kinds of cost.
const (
	CostGauge       CostKind = iota + 1 // cards of the gauge to the drop zone
	CostLife                            // life, which is not damage
	CostDiscard                         // cards of the hand to the drop zone
	CostDeckToSoul                      // cards from the top of the deck into the card's soul
	CostFieldToDrop                     // own monsters of the field to the drop zone
	CostDropToSoul                      // cards of the drop zone into the card's soul
	CostHandToSoul                      // cards of the hand into the card's soul
	CostOnTop                           // the card is put on top of an own monster, which becomes its soul
)

var costNames = [...]string{"", "gauge", "life", "discard", "deck to soul", "field to drop", "drop to soul", "hand to soul", "on top of"}

// String names the kind.
func (k CostKind) String() string { return costNames[k] }

// CostPart is one part of a cost; all parts are paid together (BF-CALL-09).
type CostPart struct {
	Kind     CostKind
	Count    int
	UpTo     bool // any number up to Count
	FaceDown bool // cards go into the soul face down
	// Accepts tells which cards will do; nil: all.
	Accepts func(d *Duel, c *Card) bool
}

// pool is the zone set the cards of a part come from, 0 when the payer does
// not choose cards.
func (k CostKind) pool() ZoneMask {
	switch k {
	case CostGauge:
		return Zones(ZoneGauge)
	case CostDiscard, CostHandToSoul:
		return Zones(ZoneHand)
	case CostFieldToDrop, CostOnTop:
		return AreaZones
	case CostDropToSoul:
		return Zones(ZoneDrop)
	}
	return 0
}

// need is the least number of cards or life the part takes.
func (c CostPart) need() int {
	if c.UpTo {
		return 0
	}
	return c.Count
}

// candidates are the cards that could pay a part of u's cost, none of taken.
func (d *Duel) candidates(u *Use, part CostPart, taken []*Card) []*Card {
	return slices.DeleteFunc(d.Cards(u.Player, part.Kind.pool()), func(c *Card) bool {
		return c == u.Card || slices.Contains(taken, c) ||
			part.Accepts != nil && !part.Accepts(d, c) ||
			part.Kind == CostOnTop && u.Area != 0 && c.Zone != u.Area
	})
}

// payable reports whether all parts can be paid together from the table as it
// is, without the cards already taken (BF-CALL-06, BF-OP-03).
func (d *Duel) payable(u *Use, parts []CostPart, taken []*Card) bool {
	life, deck := 0, 0
	for _, part := range parts {
		switch part.Kind {
		case CostLife:
			life += part.need()
		case CostDeckToSoul:
			deck += part.need()
		default:
			if len(d.candidates(u, part, taken)) < part.need() {
				return false
			}
		}
	}
	return life <= d.Players[u.Player].Life && deck <= len(d.Zone(u.Player, ZoneDeck)) && d.assignable(u, parts, taken)
}

// assignable reports whether every part finds cards of its own where several
// draw on the same ones.
func (d *Duel) assignable(u *Use, parts []CostPart, taken []*Card) bool {
	if len(parts) < 2 {
		return true
	}
	user := make(map[*Card]int) // the demand a card serves
	var demands [][]*Card
	for _, part := range parts {
		if part.Kind.pool() != 0 {
			cards := d.candidates(u, part, taken)
			for range part.need() {
				demands = append(demands, cards)
			}
		}
	}
	var serve func(demand int, tried map[*Card]bool) bool
	serve = func(demand int, tried map[*Card]bool) bool {
		for _, c := range demands[demand] {
			if tried[c] {
				continue
			}
			tried[c] = true
			if other, used := user[c]; !used || serve(other, tried) {
				user[c] = demand
				return true
			}
		}
		return false
	}
	for demand := range demands {
		if !serve(demand, make(map[*Card]bool)) {
			return false
		}
	}
	return true
}

// errUnpayable refuses a choice after which the rest cannot be paid.
var errUnpayable = errors.New("the rest of the cost could not be paid")

// pay lets the player choose how to pay all parts of u's cost, then pays them
// at the same time (BF-CALL-06, -09). The cost must be payable.
func (d *Duel) pay(u *Use, parts []CostPart) {
	chosen := make([][]*Card, len(parts))
	var taken []*Card
	for i, part := range parts {
		if part.Kind.pool() == 0 {
			continue
		}
		rest := func(cards []*Card) error {
			if !d.payable(u, parts[i+1:], append(slices.Clip(taken), cards...)) {
				return errUnpayable
			}
			return nil
		}
		possible := slices.DeleteFunc(d.candidates(u, part, taken), func(c *Card) bool { return rest([]*Card{c}) != nil })
		chosen[i] = d.chooseChecked(u.Player, DecidePayment, possible, part.need(), part.Count, false,
			Detail{Card: u.Card, Text: part.Kind.String()}, rest)
		taken = append(taken, chosen[i]...)
	}
	for i, part := range parts {
		d.payPart(u, part, chosen[i])
	}
}

// payPart pays one part with the cards chosen for it.
func (d *Duel) payPart(u *Use, part CostPart, cards []*Card) {
	switch part.Kind {
	case CostLife:
		d.payLife(u.Player, part.Count)
	case CostGauge, CostDiscard:
		d.moveAll(cards, ZoneDrop, ByCost)
	case CostFieldToDrop:
		for _, c := range cards {
			d.leave(c, ZoneDrop, ByCost)
		}
	case CostDeckToSoul:
		for range part.Count {
			d.putUnder(top(d.Zone(u.Player, ZoneDeck)), u.Card, part.FaceDown, ByCost)
		}
	case CostDropToSoul, CostHandToSoul:
		for _, c := range cards {
			d.putUnder(c, u.Card, part.FaceDown, ByCost)
		}
	case CostOnTop:
		for _, c := range cards {
			d.stack(u.Card, c, ByCost)
		}
	}
}

func (d *Duel) moveAll(cards []*Card, z core.ZoneID, cause Cause) {
	for _, c := range cards {
		d.move(c, z, cause)
	}
}

// stack puts a monster with its soul under c. It does not count as leaving the
// field.
func (d *Duel) stack(c, under *Card, cause Cause) {
	for len(under.Soul()) > 0 {
		soul := under.Soul()[0]
		d.putUnder(soul, c, soul.FaceDown, cause)
	}
	under.modifiers, under.stood = nil, 0
	d.putUnder(under, c, false, cause)
}

// Pay offers a player to pay parts while an ability is resolved ("may pay …; if
// so …"), and reports whether that was done. It is not offered when it cannot
// be paid.
func (d *Duel) Pay(u *Use, text string, parts ...CostPart) bool {
	if !d.payable(u, parts, nil) || !d.YesNo(u.Player, DecideYesNo, u.Card, text) {
		return false
	}
	d.pay(u, parts)
	return true
}

// CanPay reports whether u's player could pay the parts now.
func (d *Duel) CanPay(u *Use, parts ...CostPart) bool { return d.payable(u, parts, nil) }
