package ocg

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
		d.hintChosen("option_selected", p, texts[i])
	}
	return i
}

// hintPrompt tells the user interface what the next choice is about.
func (d *Duel) hintPrompt(p Player, text TextID) {
	d.Emit(HintEvent{Kind: "hint", Hint: "prompt", Player: p, Value: text})
}

// hintChosen tells the user interface what a player chose.
func (d *Duel) hintChosen(kind string, p Player, value any) {
	d.Emit(HintEvent{Kind: "hint", Hint: kind, Player: p, Value: value})
}
