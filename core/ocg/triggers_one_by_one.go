package ocg

// triggersOneByOne has every trigger of the window begin a chain of its own, in
// the order the turn player decides; optional ones only if their players use
// them. It reports whether there was such a chain (Rules.TriggersOneByOne,
// OCG-SIMT-02).
func (d *Duel) triggersOneByOne(free bool) (chained bool) {
	s := &d.flow.stores
	forced, optional := s.windowForced, s.windowOptional
	s.windowForced, s.windowOptional = nil, nil
	for {
		usable := append(d.usableTriggers(&forced), d.usableTriggers(&optional)...)
		if len(usable) == 0 {
			return chained
		}
		next := usable[0]
		if len(usable) > 1 {
			next = d.askChain(d.Turn.Player, usable, true)
		}
		must := len(withoutLink(forced, next)) < len(forced)
		forced, optional = withoutLink(forced, next), withoutLink(optional, next)
		if !must && !d.effectYesNo(next.Player, next.Effect.HandlerCard(), textUseTrigger) {
			dropTrigger(next)
			continue
		}
		d.activate(next)
		if d.Chain.Len() > 0 {
			d.respond(round{first: next.Player.Opponent(), free: free})
			d.resolveChain()
			chained = true
		}
	}
}

// usableTriggers are the candidates of a list that can be used now, the turn
// player's first; the others are dropped from it.
func (d *Duel) usableTriggers(list *[]*Link) (usable []*Link) {
	for _, p := range d.turnOrder() {
		usable = append(usable, d.lookAgain(list, p)...)
	}
	return usable
}
