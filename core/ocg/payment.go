package ocg

// Paying life points, detaching materials and removing counters can each be
// replaced by a continuous effect (operations.md 20.2, 21.1, 21.3).

// The built-in texts of those choices.
const (
	textRemoveCounters TextID = 10
	textPayLP          TextID = 11
	textDetach         TextID = 12

	textReplaceLP       TextID = 218
	textReplaceDetach   TextID = 219
	textReplaceCounters TextID = 220
)

// choosePayment has p choose between the ordinary way and the substitutes: nil
// is the ordinary way. ok is false if there is no way. Only a real choice is
// asked: between the ordinary way and one effect as a question, else as an
// option.
func (d *Duel) choosePayment(p Player, ordinary bool, text TextID, substitutes []*Effect, question TextID) (e *Effect, ok bool) {
	switch {
	case ordinary && len(substitutes) == 0:
		return nil, true
	case len(substitutes) == 0:
		return nil, false
	case ordinary && len(substitutes) == 1:
		if d.effectYesNo(p, substitutes[0].HandlerCard(), question) {
			return substitutes[0], true
		}
		return nil, true
	case len(substitutes) == 1:
		return substitutes[0], true
	}
	var texts []TextID
	if ordinary {
		texts = append(texts, text)
	}
	for _, s := range substitutes {
		texts = append(texts, s.Description)
	}
	chosen := d.selectOption(p, texts)
	if ordinary {
		chosen--
	}
	if chosen < 0 {
		return nil, true
	}
	return substitutes[chosen], true
}

// runSubstitute carries out a substitute's operation for ev, which uses up one
// of its counted uses, and gives what it returns.
func (d *Duel) runSubstitute(e *Effect, ev *Event) []Value {
	p := e.actingPlayer(ev)
	e.UseCountLimit(p, 1, false)
	if e.Operation == nil {
		return nil
	}
	return d.process(e, slotOperation, p, e.Operation, eventArgs(e, p, ev)...)
}
