package ocg

// Hints are for user interfaces: no rule depends on them.

// hintKinds are the names of hints by number (api-duel-debug.md 16).
var hintKinds = [...]string{1: "event", 2: "message", 3: "prompt", 4: "option_selected", 5: "effect", 6: "race", 7: "attribute", 8: "code", 9: "number", 10: "card", 11: "zone"}

// cardHintKinds are the names of hints on cards by number.
var cardHintKinds = [...]string{1: "turn_count", 2: "card", 3: "race", 4: "attribute", 5: "number"}

// Hint shows something to a player: kind is a HINT_ number.
func (d *Duel) Hint(kind int, p Player, value int64) {
	name := "other"
	if kind > 0 && kind < len(hintKinds) {
		name = hintKinds[kind]
	}
	var shown any = value
	switch name {
	case "event", "message", "prompt", "option_selected", "effect":
		shown = TextID(value)
	}
	if name == "option_selected" {
		p = p.Opponent()
	}
	d.Emit(HintEvent{Kind: "hint", Hint: name, Player: p, Value: shown})
}

// CardHint shows something on a card: kind is 1 to 5 (turn, card, race,
// attribute, number); others are ignored.
func (d *Duel) CardHint(c *Card, kind int, value int64) {
	if kind < 1 || kind >= len(cardHintKinds) {
		return
	}
	ref := c.Ref()
	d.Emit(HintEvent{Kind: "card_hint", Hint: cardHintKinds[kind], Value: value, Card: &ref})
}

// SetTurnCounter sets the number of turns shown on a card.
func (d *Duel) SetTurnCounter(c *Card, n int) {
	c.TurnCounter = n
	d.CardHint(c, 1, int64(n))
}

// ShowHint shows a text: kind is show_hint or ai_name.
func (d *Duel) ShowHint(kind, text string) {
	d.Emit(HintEvent{Kind: kind, Value: text})
}
