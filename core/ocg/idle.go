package ocg

// choice is an action chosen in a main phase or battle step.
type choice struct {
	act    Action
	card   *Card
	link   *Link // activate
	direct bool  // attack: it can attack directly
}

// askIdle asks the turn player for the next action (flow.md 15.2).
func (d *Duel) askIdle(mayBattle, mayEnd bool) choice {
	p := d.Turn.Player
	choices := d.idleActivations()
	add := func(act Action, cards []*Card) {
		for _, c := range cards {
			choices = append(choices, choice{act: act, card: c})
		}
	}
	add(ActSummon, d.summonOptions(p))
	add(ActSpecialSummon, d.specialSummonOptions(p))
	add(ActChangePosition, d.positionOptions(p))
	add(ActSetMonster, d.setMonsterOptions(p))
	add(ActSetSpellTrap, d.setSpellOptions(p))
	if d.Turn.Phase == PhaseMain1 && mayBattle {
		choices = append(choices, choice{act: ActBattlePhase})
	}
	if mayEnd {
		choices = append(choices, choice{act: ActEndPhase})
	}
	return d.choose(DecideIdle, choices)
}

// choose asks the turn player for one of the choices.
func (d *Duel) choose(kind string, choices []choice) choice {
	options := make([]*Option, len(choices))
	for i, c := range choices {
		switch {
		case c.link != nil:
			options[i] = c.link.option()
		case c.card != nil:
			options[i] = cardOption(c.card)
			options[i].Action, options[i].Direct = c.act, c.direct
		default:
			options[i] = &Option{Action: c.act}
		}
	}
	a := d.Ask(request(kind, d.Turn.Player, number(options), &Detail{}))
	return choices[options[a.Picks[0]].index]
}

// idleActivations are the effects the turn player may begin a chain with, or
// run without one, in a main phase.
func (d *Duel) idleActivations() (choices []choice) {
	p, ev := d.Turn.Player, d.noEvent()
	links := d.ableTo(nil, d.activated(EffectTypeActivate, EventFreeChain), p, ev)
	links = d.ableTo(links, d.activated(EffectTypeQuickO, EventFreeChain), p, ev)
	links = d.ownContinuous(links, p, ev)
	links = d.ableTo(links, d.ignitions(), p, ev)
	return activations(links)
}

// ownContinuous adds p's continuous effects of the event's code, which p may
// choose to run.
func (d *Duel) ownContinuous(links []*Link, p Player, ev *Event) []*Link {
	for _, e := range d.continuousEffects(ev.Code) {
		if e.HandlerPlayer() == p && d.activatable(e, p, ev, legalityOpts{}) {
			links = append(links, d.newLink(e, p, ev))
		}
	}
	return links
}

// activations are the choices of activating links; chosen here their event has
// no player (flow.md 4.5).
func activations(links []*Link) []choice {
	choices := make([]choice, len(links))
	for i, l := range links {
		l.Event.Player = NoPlayer
		choices[i] = choice{act: ActActivate, link: l}
	}
	return choices
}

// takeAction does what was chosen in a main phase.
func (d *Duel) takeAction(c choice) {
	p := d.Turn.Player
	switch c.act {
	case ActActivate:
		d.useFromMenu(c.link)
	case ActSummon:
		d.normalSummonFromMenu(p, c.card)
	case ActSpecialSummon:
		d.specialSummonFromMenu(p, c.card)
	case ActChangePosition:
		d.changePositionByPlayer(p, c.card)
	case ActSetMonster:
		d.setMonsterFromMenu(p, c.card)
	case ActSetSpellTrap:
		d.setSpellTrap(p, c.card)
	}
}

// useFromMenu begins a chain with an effect, or runs a continuous one.
func (d *Duel) useFromMenu(l *Link) {
	if l.Effect.Is(EffectTypeContinuous) {
		d.runFree(l)
		return
	}
	d.startChain(l, l.Player.Opponent())
}
