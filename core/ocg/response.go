package ocg

import "duel/core"

// round is a response round about to begin (flow.md 7.5).
type round struct {
	first    Player
	alone    bool    // the other player counts as having passed
	free     bool    // free chains may begin
	ignition []*Link // ignition effects offered to the first asked (flow.md 7.6)
}

// respond lets the players respond in turn until both pass in a row.
func (d *Duel) respond(r round) {
	priority := core.NewPriority(r.first)
	if r.alone {
		priority.Waive(r.first.Opponent())
	}
	acted := false
	for {
		if last := d.forcedQuicks(); last.Valid() {
			priority = core.NewPriority(last.Opponent())
			r.ignition, acted = nil, true
			continue
		}
		p := priority.Holder
		l := d.askChain(p, append(r.ignition, d.responses(p, r.free)...), false)
		r.ignition = nil
		if l == nil {
			if priority.Pass() {
				break
			}
			continue
		}
		d.flow.stores.hidden = withoutLink(d.flow.stores.hidden, l)
		d.activate(l)
		priority.Acted()
		r.free, acted = true, true
	}
	if !acted {
		d.clearTimingHints()
	}
}

// forcedQuicks puts the waiting forced quick effects on the chain; all are
// chosen before the first is activated. It gives the player of the last one,
// or nobody (flow.md 7.5).
func (d *Duel) forcedQuicks() (last Player) {
	last = NoPlayer
	s := &d.flow.stores
	if len(s.forcedQuick) == 0 {
		return last
	}
	var line []*Link
	for _, p := range d.turnOrder() {
		for {
			candidates := d.usableQuicks(p)
			if len(candidates) == 0 {
				break
			}
			chosen := candidates[0]
			if len(candidates) > 1 {
				chosen = d.askChain(p, candidates, true)
			}
			s.forcedQuick = withoutLink(s.forcedQuick, chosen)
			d.commit(chosen)
			line = append(line, chosen)
			last = p
		}
	}
	if len(line) > 0 {
		d.makeLinks(line)
	}
	return last
}

// usableQuicks are p's waiting forced quick effects; those that cannot be used
// any more are dropped.
func (d *Duel) usableQuicks(p Player) (usable []*Link) {
	s := &d.flow.stores
	var kept []*Link
	for _, l := range s.forcedQuick {
		if l.Player != p {
			kept = append(kept, l)
		} else if d.chainable(l.Effect, p) && l.Effect.CheckCountLimit(p) && l.related() {
			kept = append(kept, l)
			usable = append(usable, l)
		} else {
			dropTrigger(l)
		}
	}
	s.forcedQuick = kept
	return usable
}

// responses are the effects p can respond with now, one entry for each effect
// and event it answers (flow.md 7.5).
func (d *Duel) responses(p Player, free bool) (links []*Link) {
	s := &d.flow.stores
	for _, ev := range s.window {
		links = d.answersTo(links, p, ev)
	}
	for _, ev := range s.recent {
		links = d.answersTo(links, p, ev)
	}
	links = append(links, d.hiddenTriggers(p)...)
	for _, ev := range s.windowForActivation {
		for _, e := range d.activated(EffectTypeActivate, ev.Code) {
			if e.Has(EffectFlagDelay) {
				links = d.offer(links, e, p, ev)
			}
		}
	}
	links = append(links, d.lateQuicks(p)...)
	if free {
		links = d.freeChains(links, p)
	}
	return links
}

// answersTo adds the activation and quick effects that answer an event.
func (d *Duel) answersTo(links []*Link, p Player, ev *Event) []*Link {
	for _, kind := range [...]uint32{EffectTypeActivate, EffectTypeQuickO} {
		for _, e := range d.activated(kind, ev.Code) {
			if !e.Has(EffectFlagDelay) {
				links = d.offer(links, e, p, ev)
			}
		}
	}
	return links
}

// freeChains adds the effects that can be used at any time.
func (d *Duel) freeChains(links []*Link, p Player) []*Link {
	ev := d.noEvent()
	for _, kind := range [...]uint32{EffectTypeActivate, EffectTypeQuickO} {
		for _, e := range d.activated(kind, EventFreeChain) {
			links = d.offer(links, e, p, ev)
		}
	}
	return links
}

// offer adds a link for e if p can chain and activate it.
func (d *Duel) offer(links []*Link, e *Effect, p Player, ev *Event) []*Link {
	if d.chainable(e, p) && d.activatable(e, p, ev, legalityOpts{}) {
		links = append(links, d.newLink(e, p, ev))
	}
	return links
}

// hiddenTriggers are p's noted triggers of hidden cards that can be used now
// (flow.md 7.5.3).
func (d *Duel) hiddenTriggers(p Player) (links []*Link) {
	for _, l := range d.flow.stores.hidden {
		d.renewTrigger(l)
		if l.Player == p && d.stillHidden(l) && !d.hasLink(l.Effect.HandlerCard()) && d.triggerUsable(l) {
			links = append(links, l)
		}
	}
	return links
}

// stillHidden reports whether a hidden trigger's card is where it triggered,
// unseen.
func (d *Duel) stillHidden(l *Link) bool {
	c, s := l.Effect.HandlerCard(), &l.Snapshot
	if !l.related() {
		return false
	}
	return s.Location == LocationDeck || s.Location == LocationHand && s.Position.FaceDown() && c.In(LocationHand) && c.FaceDown()
}

// hasLink reports whether a link of the chain being built is c's.
func (d *Duel) hasLink(c *Card) bool {
	for _, l := range d.Chain.Links() {
		if l.Effect.HandlerCard() == c {
			return true
		}
	}
	return false
}

// lateQuicks are p's quick effects that may answer an earlier event.
func (d *Duel) lateQuicks(p Player) (links []*Link) {
	for _, l := range d.flow.stores.windowLateQuick {
		if d.chainable(l.Effect, p) && d.activatable(l.Effect, p, &l.Event, legalityOpts{NoCondition: true}) {
			links = append(links, d.newLink(l.Effect, p, &l.Event))
		}
	}
	return links
}

// ignitionPriority are the ignition effects the turn player may use before
// anybody responds (flow.md 7.6).
func (d *Duel) ignitionPriority(free bool) (links []*Link) {
	r := &d.Rules
	if !r.IgnitionPriority && !r.FastEffectIgnition || !free || !d.inMainPhase() {
		return nil
	}
	if !r.FastEffectIgnition && !d.ignitionMoment() {
		return nil
	}
	ev := d.noEvent()
	for _, e := range d.ignitions() {
		if r.FastEffectIgnition || e.HandlerCard().In(LocationMzone) {
			links = d.offer(links, e, d.Turn.Player, ev)
		}
	}
	return links
}

// ignitionMoment reports whether a chain ended or the turn player just
// summoned.
func (d *Duel) ignitionMoment() bool {
	s := &d.flow.stores
	if s.find(EventChainEnd) != nil {
		return true
	}
	for _, code := range [...]uint32{EventSummonSuccess, EventSpsummonSuccess, EventFlipSummonSuccess} {
		if ev := s.find(code); ev != nil {
			return ev.By == d.Turn.Player
		}
	}
	return false
}

// inMainPhase reports whether it is Main Phase 1 or 2.
func (d *Duel) inMainPhase() bool { return d.Turn.Phase == PhaseMain1 || d.Turn.Phase == PhaseMain2 }

// askChain asks p for one of the effects to activate; nil is to pass, which is
// possible unless forced.
func (d *Duel) askChain(p Player, links []*Link, forced bool) *Link {
	options := make([]*Option, 0, len(links)+1)
	for _, l := range links {
		options = append(options, l.option())
	}
	number(options)
	simple := 0
	if !forced {
		options = append(options, &Option{Action: ActPass})
		if d.hasLinkOf(p) {
			simple = len(options) - 1
		}
	}
	o := d.chooseOne(DecideChain, p, options, &Detail{Forced: forced}, simple)
	if o.Action == ActPass {
		return nil
	}
	return links[o.index]
}

// option is the option of activating the link's effect.
func (l *Link) option() *Option {
	c := l.Effect.HandlerCard()
	if l.flow.control != nil {
		c = l.flow.control
	}
	return &Option{Action: ActActivate, Ref: c.Ref(), HasRef: true, Effect: l.Effect.Description, card: c, effect: l.Effect, event: &l.Event}
}

// hasLinkOf reports whether a link of the chain is p's.
func (d *Duel) hasLinkOf(p Player) bool {
	for _, l := range d.Chain.Links() {
		if l.Player == p {
			return true
		}
	}
	return false
}
