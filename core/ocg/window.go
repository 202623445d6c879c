package ocg

import "slices"

// windowSwitches narrow a response window (flow.md 7.1, 7.7). The zero value is
// a full window.
type windowSwitches struct {
	noTriggers      bool // triggers are not collected
	noFreeChains    bool // only events can be answered
	noNewFreeChains bool // after a chain there are no free chains
	noRound         bool // without a chain nobody is asked to respond
}

// afterChain are the switches of the window after a chain, and whether there
// is one.
func (w windowSwitches) afterChain() (windowSwitches, bool) {
	if w.noTriggers && w.noNewFreeChains {
		return w, false
	}
	w.noFreeChains = w.noFreeChains || w.noNewFreeChains
	return w, true
}

// window opens a response window: triggers are collected, both players may
// respond, and a chain made is resolved, which opens further windows (flow.md
// 7.1).
func (d *Duel) window(w windowSwitches) {
	for again := true; again && d.oneWindow(w); {
		w, again = w.afterChain()
	}
	d.holdForcedAttack()
}

// oneWindow is a window up to the resolution of its chain; it reports whether
// there was one.
func (d *Duel) oneWindow(w windowSwitches) (chained bool) {
	s := &d.flow.stores
	s.openWindow()
	if !w.noTriggers {
		s.takeTriggers()
		if d.Rules.TriggersOneByOne && d.triggersOneByOne(!w.noFreeChains) {
			return true
		}
		d.forcedTriggers()
		d.optionalTriggers()
	}
	if d.Chain.Len() > 0 {
		d.respond(round{first: d.Chain.Last().Player.Opponent(), free: !w.noFreeChains})
	} else if !w.noRound {
		d.respond(round{first: d.firstToRespond(), free: !w.noFreeChains, ignition: d.ignitionPriority(!w.noFreeChains)})
	}
	if d.Chain.Len() == 0 {
		d.closeWindow()
		return false
	}
	d.resolveChain()
	return true
}

// firstToRespond is who is asked first in a window without a chain.
func (d *Duel) firstToRespond() Player {
	if d.Rules.InvertedPriority {
		return d.Turn.Player.Opponent()
	}
	return d.Turn.Player
}

// closeWindow ends a window without a chain (flow.md 7.1.5).
func (d *Duel) closeWindow() {
	d.useUpWindow()
	d.flow.limits, d.flow.limitsEnd = nil, nil
	d.resetChain()
}

// useUpWindow forgets what the window was about.
func (d *Duel) useUpWindow() {
	s := &d.flow.stores
	s.window, s.windowForActivation, s.windowLateQuick, s.hidden = nil, nil, nil, nil
}

// forcedTriggers puts the forced triggers on the chain: the turn player's, then
// the other's (flow.md 7.2).
func (d *Duel) forcedTriggers() {
	s := &d.flow.stores
	for _, p := range d.turnOrder() {
		for {
			candidates := earliest(d, d.lookAgain(&s.windowForced, p))
			if len(candidates) == 0 {
				break
			}
			chosen := candidates[0]
			if len(candidates) > 1 {
				chosen = d.askChain(p, candidates, true)
			}
			s.windowForced = withoutLink(s.windowForced, chosen)
			d.activate(chosen)
		}
	}
	for _, l := range s.windowForced {
		dropTrigger(l)
	}
	s.windowForced = nil
}

// optionalTriggers offers the optional triggers (flow.md 7.3).
func (d *Duel) optionalTriggers() {
	s := &d.flow.stores
	d.noteHidden()
	for _, p := range d.turnOrder() {
		d.offerTriggers(p)
	}
	for _, l := range s.windowOptional {
		dropTrigger(l)
	}
	s.windowOptional = nil
}

// offerTriggers offers a player's optional triggers until there is none left
// or the player declines.
func (d *Duel) offerTriggers(p Player) {
	s := &d.flow.stores
	for {
		candidates := earliest(d, d.lookAgain(&s.windowOptional, p))
		if len(candidates) == 0 {
			return
		}
		chosen := d.askTrigger(p, candidates)
		if chosen == nil {
			for _, l := range candidates {
				s.windowOptional = withoutLink(s.windowOptional, l)
				if !slices.Contains(s.hidden, l) {
					dropTrigger(l)
				}
			}
			continue
		}
		s.windowOptional = withoutLink(s.windowOptional, chosen)
		s.hidden = withoutLink(s.hidden, chosen)
		d.activate(chosen)
	}
}

// textUseTrigger asks whether to use a trigger.
const textUseTrigger TextID = 221

// askTrigger offers trigger candidates; nil is none. A single one that would
// begin a chain is a yes or no question.
func (d *Duel) askTrigger(p Player, candidates []*Link) *Link {
	if len(candidates) > 1 || d.Chain.Len() > 0 {
		return d.askChain(p, candidates, false)
	}
	if d.effectYesNo(p, candidates[0].Effect.HandlerCard(), textUseTrigger) {
		return candidates[0]
	}
	return nil
}

// lookAgain gives p's candidates of a list that can be used now, and drops
// those that cannot for good (flow.md 7.2, 7.3).
func (d *Duel) lookAgain(list *[]*Link, p Player) (candidates []*Link) {
	for _, l := range *list {
		d.renewTrigger(l)
	}
	var kept []*Link
	for _, l := range *list {
		switch {
		case l.Player != p:
			kept = append(kept, l)
		case d.triggerUsable(l):
			kept = append(kept, l)
			candidates = append(candidates, l)
		case !slices.Contains(d.flow.stores.hidden, l):
			dropTrigger(l)
		}
	}
	*list = kept
	return candidates
}

// renewTrigger brings a candidate up to date: whose it is, what its card is
// now, and for triggers of the hand whether it holds at all.
func (d *Duel) renewTrigger(l *Link) {
	e := l.Effect
	c := e.HandlerCard()
	if handTrigger(e) && c.In(LocationHand) && !c.relatedTo(l) && d.conditionTest(e, c.Controller, &l.Event) {
		c.relateTo(l)
		l.Player = c.Controller
	}
	if !l.related() {
		return
	}
	d.renewSnapshot(l)
	if !e.Has(EffectFlagFieldOnly) && !e.Has(EffectFlagEventPlayer) && l.Player != c.Controller && c.Controller.Valid() {
		l.Player = c.Controller
	}
}

// triggerUsable reports whether a candidate can become a link now.
func (d *Duel) triggerUsable(l *Link) bool {
	e := l.Effect
	if l.flow.onlyInHand && !e.HandlerCard().In(LocationHand) {
		return false
	}
	return d.inPlace(l) && d.chainable(e, l.Player) && d.activatable(e, l.Player, &l.Event, legalityOpts{NoCondition: true, From: &l.Snapshot})
}

// inPlace reports whether a candidate's card is where its trigger can still be
// used (flow.md 7.4).
func (d *Duel) inPlace(l *Link) bool {
	e, c := l.Effect, l.Effect.HandlerCard()
	if e.Has(EffectFlagFieldOnly) {
		return true
	}
	if d.Rules.TriggerOnlyInLocation {
		return c.relatedTo(l)
	}
	const unseen = LocationDeck | LocationHand | LocationExtra
	switch {
	case e.Is(EffectTypeField):
		return c.relatedTo(l)
	case e.Is(EffectTypeFlip) && d.inDamageStep(), d.Rules.PrivateKnowledge:
		return true
	case c.In(LocationDeck):
		return l.Snapshot.Location == LocationDeck
	case l.Snapshot.Location&unseen != 0 && l.Snapshot.Position.FaceDown():
		return true
	}
	return !c.In(unseen) || c.FaceUp()
}

// noteHidden notes the triggers of hidden cards for the response round and
// withholds those nobody can see yet (flow.md 7.4).
func (d *Duel) noteHidden() {
	if d.Rules.OrderHiddenTriggers {
		return
	}
	s := &d.flow.stores
	var open []*Link
	for _, l := range s.windowOptional {
		if !hiddenTrigger(l) {
			open = append(open, l)
			continue
		}
		s.hidden = append(s.hidden, l)
		if !withheld(l) {
			open = append(open, l)
		}
	}
	s.windowOptional = open
}

// hiddenTrigger reports whether a candidate's card was or may be in a hidden place.
func hiddenTrigger(l *Link) bool {
	e := l.Effect
	if e.Has(EffectFlagFieldOnly) {
		return false
	}
	if e.Is(EffectTypeSingle) && !e.Has(EffectFlagSingleRange) && l.Snapshot.Location&(LocationHand|LocationDeck) != 0 && l.related() {
		return true
	}
	return e.Range&(LocationHand|LocationDeck) != 0
}

// withheld reports whether a hidden trigger does not take part in the ordering
// of the public ones.
func withheld(l *Link) bool {
	s := &l.Snapshot
	return s.Location == LocationHand && s.Position.FaceDown() || s.Location == LocationDeck || l.Effect.Range != 0 && !s.at(l.Effect.Range)
}

// at reports whether the remembered place is in a set of locations.
func (s *Snapshot) at(l Location) bool {
	if s.Location&l != 0 {
		return true
	}
	switch s.Location {
	case LocationMzone:
		return l&LocationMmzone != 0 && s.Sequence < 5 || l&LocationEmzone != 0 && s.Sequence >= 5
	case LocationSzone:
		return l&LocationFzone != 0 && s.Sequence == 5 || l&LocationStzone != 0 && s.Sequence < 5 || l&LocationPzone != 0 && s.PZone
	}
	return false
}

// earliest are the candidates of the lowest moment where the rules order
// triggers by moments, else all.
func earliest(d *Duel, candidates []*Link) []*Link {
	if !d.Rules.OrderTriggersByMoment || len(candidates) < 2 {
		return candidates
	}
	first := slices.MinFunc(candidates, func(a, b *Link) int { return a.Event.Moment - b.Event.Moment }).Event.Moment
	return slices.DeleteFunc(slices.Clone(candidates), func(l *Link) bool { return l.Event.Moment != first })
}

// withoutLink is the list without one link.
func withoutLink(links []*Link, l *Link) []*Link {
	if i := slices.Index(links, l); i >= 0 {
		return slices.Delete(slices.Clone(links), i, i+1)
	}
	return links
}
