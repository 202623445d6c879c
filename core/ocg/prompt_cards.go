package ocg

import (
	"errors"

	"duel/core"
)

// selectCards asks p to choose least to most of the cards; ok is false when p
// declines, which is possible if cancelable or least is 0. With no card or a
// most of 0 nothing is asked and the group is empty. Both bounds count modulo
// 256 (operations.md 24.2).
func (d *Duel) selectCards(p Player, cards []*Card, least, most int, cancelable bool) (g *Group, ok bool) {
	options := d.cardOptions(cards)
	a := d.chooseSome(p, options, least, most, cancelable)
	if a.Cancelled {
		return nil, false
	}
	return pickedCards(options, a), true
}

// chooseSome puts a select_cards decision, with the bounds of selectCards.
func (d *Duel) chooseSome(p Player, options []*Option, least, most int, cancelable bool) core.Answer {
	most = min(int(uint8(most)), len(options))
	least = min(int(uint8(least)), most)
	if most == 0 {
		return core.Answer{}
	}
	r := request(DecideSelectCards, p, options, &Detail{})
	r.Min, r.Max, r.Cancelable = least, most, cancelable || least == 0
	return d.ask(r, func() core.Answer {
		if r.Cancelable {
			return core.Answer{Cancelled: true}
		}
		return firsts(options, least)
	})
}

// SelectCards asks p to choose least to most of the cards of g
// (operations.md 24.2). A declined choice gives nil if cancelable, else an empty
// group.
func (d *Duel) SelectCards(p Player, g *Group, least, most int, cancelable bool) *Group {
	chosen, ok := d.selectCards(p, g.Cards(), least, most, cancelable)
	if !ok && !cancelable {
		return NewGroup()
	}
	return chosen
}

// SelectCardsFromCodes asks p to choose least to most of a list of passcodes
// and gives the places chosen in that list, in the order answered; ok is false when
// p declines (operations.md 24.2).
func (d *Duel) SelectCardsFromCodes(p Player, codes []uint32, least, most int, cancelable bool) (chosen []int, ok bool) {
	options := make([]*Option, len(codes))
	for i, code := range codes {
		options[i] = &Option{Code: code}
	}
	a := d.chooseSome(p, number(options), least, most, cancelable)
	if a.Cancelled {
		return nil, false
	}
	for _, i := range a.Picks {
		chosen = append(chosen, options[i].index)
	}
	return chosen, true
}

// selectUnselect asks p for one card to select or unselect; nil when p finishes
// or cancels. least and most are only shown (operations.md 24.3).
func (d *Duel) selectUnselect(p Player, selectable, selected []*Card, finishable, cancelable bool, least, most int) *Card {
	if len(selectable)+len(selected) == 0 {
		return nil
	}
	options := d.cardOptions(selectable)
	for _, o := range options {
		o.Action = ActSelect
	}
	for _, o := range d.cardOptions(selected) {
		o.Action = ActUnselect
		options = append(options, o)
	}
	switch {
	case finishable:
		options = append(options, &Option{Action: ActFinish})
	case cancelable:
		options = append(options, &Option{Action: ActCancel})
	}
	simple := 0
	if finishable || cancelable {
		simple = len(options) - 1
	}
	return d.chooseOne(DecideSelectOrUnselect, p, options, &Detail{ShownMin: min(least, most), ShownMax: most}, simple).card
}

// SelectUnselect asks p for one card to select or unselect, nil for finishing or
// cancelling. asked is false, and nothing was asked, if the groups share a card
// (operations.md 24.3).
func (d *Duel) SelectUnselect(p Player, selectable, selected *Group, finishable, cancelable bool, least, most int) (c *Card, asked bool) {
	for _, c := range selected.Cards() {
		if selectable.Has(c) {
			return nil, false
		}
	}
	return d.selectUnselect(p, selectable.Cards(), selected.Cards(), finishable, cancelable, least, most), true
}

// selectTributes asks p for cards worth at least least tributes, at most most of
// them; ok is false when p declines. QUIRK: most limits the number of cards, not
// their worth (operations.md 24.4).
func (d *Duel) selectTributes(p Player, cards []*Card, worth func(*Card) int, least, most int, cancelable bool) (g *Group, ok bool) {
	const mostTributes = 5
	options := d.cardOptions(cards)
	total := 0
	for _, o := range options {
		o.Tributes = worth(o.card)
		total += o.Tributes
	}
	most = min(most, total, mostTributes)
	least = min(least, most)
	if most <= 0 {
		return NewGroup(), true
	}
	r := request(DecideTribute, p, options, &Detail{ShownMin: least, ShownMax: most})
	r.Cancelable, r.Min, r.Max = cancelable || least == 0, min(least, 1), min(most, len(options))
	r.Check = func(a core.Answer) error {
		sum := 0
		for _, i := range a.Picks {
			sum += options[i].Tributes
		}
		if sum < least {
			return errors.New("the cards are worth fewer tributes than needed")
		}
		return nil
	}
	a := d.ask(r, func() core.Answer {
		if r.Cancelable {
			return core.Answer{Cancelled: true}
		}
		return firsts(options, tributesNeeded(options, least))
	})
	if a.Cancelled {
		return nil, false
	}
	return pickedCards(options, a), true
}

// tributesNeeded is how many options, in the engine's order, reach the worth.
func tributesNeeded(options []*Option, worth int) int {
	inOrder := make([]int, len(options))
	for _, o := range options {
		inOrder[o.index] = o.Tributes
	}
	for n, w := range inOrder {
		if worth -= w; worth <= 0 {
			return n + 1
		}
	}
	return len(options)
}

// selectCounters asks p how many of total counters of one type to take from each
// of the cards; takes[i] belongs to cards[i] (operations.md 24.6).
func (d *Duel) selectCounters(p Player, counter uint16, total int, cards []*Card, has func(*Card) int) (takes []int) {
	options := make([]*Option, len(cards))
	for i, c := range cards {
		options[i] = cardOption(c)
		options[i].Counters = has(c)
	}
	number(options)
	r := request(DecideCounters, p, options, &Detail{Counter: counter, Total: total})
	r.Shares = true
	r.Check = func(a core.Answer) error { return legalShares(options, a.Shares, total) }
	a := d.ask(r, func() core.Answer { return core.Answer{Shares: greedyShares(options, total)} })
	takes = make([]int, len(cards))
	for i, o := range options {
		takes[o.index] = a.Shares[i]
	}
	return takes
}

func legalShares(options []*Option, shares []int, total int) error {
	for i, o := range options {
		if shares[i] < 0 || shares[i] > o.Counters {
			return errors.New("a card does not have that many counters")
		}
		total -= shares[i]
	}
	if total != 0 {
		return errors.New("the shares do not add up to the total")
	}
	return nil
}

// greedyShares takes as much as there is from each card in turn.
func greedyShares(options []*Option, total int) []int {
	shares := make([]int, len(options))
	for i, o := range options {
		shares[i] = min(o.Counters, total)
		total -= shares[i]
	}
	return shares
}

// sortCards asks p for an order of cards (kind is DecideSortCards or
// DecideSortChain): the places in cards of the first, the second, …
// (operations.md 24.6).
func (d *Duel) sortCards(kind string, p Player, cards []*Card) []int {
	options := make([]*Option, len(cards))
	for i, c := range cards {
		options[i] = cardOption(c)
	}
	number(options)
	r := request(kind, p, options, &Detail{})
	r.Min, r.Max, r.Ordered = len(options), len(options), true
	a := d.ask(r, func() core.Answer { return inEngineOrder(options) })
	order := make([]int, len(a.Picks))
	for i, pick := range a.Picks {
		order[i] = options[pick].index
	}
	return order
}

// inEngineOrder picks all options in the engine's own order.
func inEngineOrder(options []*Option) core.Answer {
	a := core.Answer{Picks: make([]int, len(options))}
	for i, o := range options {
		a.Picks[o.index] = i
	}
	return a
}
