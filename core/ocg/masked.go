package ocg

import "duel/core"

// What a player may know of events and options (DESIGN: hidden information
// stays hidden). A card hidden from a player has code 0.

// knownTo reports whether viewer may know the card at a place: public piles
// and face-up cards are known to all, hands, face-down cards on the field and
// the extra deck to their controller, decks and face-down banished cards to
// nobody (rules: OCG-INFO-01, OCG-INFO-04).
func (p Place) knownTo(viewer Player) bool {
	switch {
	case p.Location == 0, p.Overlay, p.Location == LocationGrave, p.Position.FaceUp():
		return true
	case p.Location == LocationDeck, p.Location == LocationRemoved:
		return false
	}
	return p.Controller == viewer
}

// seenBy is the card as far as viewer may know it.
func (c CardRef) seenBy(viewer Player) CardRef {
	if !c.knownTo(viewer) {
		c.Code = 0
	}
	return c
}

// SeenBy implements core.MaskedOption. Who chooses among cards of their own,
// as in a search of the deck, knows them.
func (o *Option) SeenBy(viewer Player) core.Option {
	if !o.HasRef || o.Ref.Code == 0 || o.Ref.Controller == viewer || o.Ref.knownTo(viewer) {
		return o
	}
	hidden := *o
	hidden.Ref.Code = 0
	hidden.card, hidden.effect, hidden.event = nil, nil, nil
	return &hidden
}

// SeenBy implements core.Masked.
func (e DrawEvent) SeenBy(viewer Player) core.Event {
	if viewer == e.Player {
		return e
	}
	cards := make([]DrawnCard, len(e.Cards))
	for i, c := range e.Cards {
		if c.FaceUp {
			cards[i] = c
		}
	}
	e.Cards = cards
	return e
}

// SeenBy implements core.Masked: a card is known if it was known where it
// came from or is known where it goes.
func (e MoveEvent) SeenBy(viewer Player) core.Event {
	if e.From.Location != 0 && e.From.knownTo(viewer) || e.To.Location != 0 && e.To.knownTo(viewer) {
		return e
	}
	e.Code, e.card = 0, nil
	return e
}

// SeenBy implements core.Masked.
func (e CardEvent) SeenBy(viewer Player) core.Event {
	e.Card = e.Card.seenBy(viewer)
	return e
}

// SeenBy implements core.Masked: what lay face-up is still known when turned.
func (e PositionEvent) SeenBy(viewer Player) core.Event {
	if !e.From.FaceUp() {
		e.Card = e.Card.seenBy(viewer)
	}
	return e
}

// SeenBy implements core.Masked.
func (e SwapEvent) SeenBy(viewer Player) core.Event {
	e.Cards = [2]CardRef{e.Cards[0].seenBy(viewer), e.Cards[1].seenBy(viewer)}
	return e
}

// SeenBy implements core.Masked: cards confirmed to a player are shown to that
// player only, the top of a deck to both.
func (e CardsEvent) SeenBy(viewer Player) core.Event {
	switch e.Kind {
	case "confirm_deck_top", "confirm_extra_top":
		return e
	case "confirm_cards":
		if viewer == e.Player {
			return e
		}
	}
	cards := make([]CardRef, len(e.Cards))
	for i, c := range e.Cards {
		cards[i] = c.seenBy(viewer)
	}
	e.Cards = cards
	return e
}

// SeenBy implements core.Masked.
func (e AttackEvent) SeenBy(viewer Player) core.Event {
	e.Attacker, e.Target = e.Attacker.seenBy(viewer), e.Target.seenBy(viewer)
	return e
}

// SeenBy implements core.Masked.
func (e PairEvent) SeenBy(viewer Player) core.Event {
	e.Card, e.Target = e.Card.seenBy(viewer), e.Target.seenBy(viewer)
	return e
}

// SeenBy implements core.Masked.
func (e CounterEvent) SeenBy(viewer Player) core.Event {
	e.Card = e.Card.seenBy(viewer)
	return e
}

// SeenBy implements core.Masked: the new order is its player's knowledge.
func (e ShuffleEvent) SeenBy(viewer Player) core.Event {
	if viewer != e.Player {
		e.Codes = make([]uint32, len(e.Codes))
	}
	return e
}

// SeenBy implements core.Masked: nobody knows the order of a deck.
func (e DeckOrderEvent) SeenBy(Player) core.Event { return nil }

// SeenBy implements core.Masked: prompts are for the player who is asked.
func (e HintEvent) SeenBy(viewer Player) core.Event {
	if e.Hint == "prompt" && e.Player != viewer {
		return nil
	}
	return e
}

// SeenBy implements core.Masked: script logs may name any card.
func (e LogEvent) SeenBy(Player) core.Event { return nil }
