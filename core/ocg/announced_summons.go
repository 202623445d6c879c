package ocg

// Under older rules the special summons an effect announces count as soon as it
// is activated, until the chain resolves; an effect that then summons nothing
// still counts as having done so (flow.md 20.2, operations.md 13.4).

// announcedSummon is a special summon a link announces, and what was counted
// for it.
type announcedSummon struct {
	player Player
	cards  []*Card
	limits []*int // counts of effects that limit special summons
	before int    // special summons of the player before the operation
}

// opponentSummons is the player of an announcement by which the opponent
// summons the targets.
const opponentSummons Player = 0x10

// announcements are the special summons a link announces.
func (l *Link) announcements() []*announcedSummon {
	info := l.Info[CategorySpecialSummon]
	if info == nil || info.Count <= 0 {
		return nil
	}
	if info.Player == PlayerAll {
		return summonsOfBoth(info.Cards)
	}
	a := &announcedSummon{player: l.Player, cards: info.Cards.Cards()}
	if info.Player == opponentSummons && l.Effect.Has(EffectFlagCardTarget) {
		a.player = l.Player.Opponent()
	}
	return []*announcedSummon{a}
}

// summonsOfBoth are the special summons announced for both players: each card
// counts for its controller; without cards each player counts as summoning.
func summonsOfBoth(cards *Group) (each []*announcedSummon) {
	for _, c := range cards.Cards() {
		each = append(each, &announcedSummon{player: c.Controller, cards: []*Card{c}})
	}
	if len(each) == 0 {
		each = []*announcedSummon{{player: 0}, {player: 1}}
	}
	return each
}

// countAnnouncedSummons counts what a link just made announces.
func (d *Duel) countAnnouncedSummons(l *Link) {
	for _, a := range l.announcements() {
		if d.Rules.SummonOathCountsAttempts {
			*d.specialSummons(a.player)++
			a.limits = d.countSpecialSummon(a.player)
		}
		if d.Rules.OnceSummonCountsAttempts {
			d.countOnceEach(a.player, a.cards, 1)
		}
		d.flow.announced = append(d.flow.announced, a)
	}
}

// uncountAnnouncedSummons takes all those counts back when the chain begins to
// resolve. QUIRK: once-per-turn codes stay counted where only they count
// announcements.
func (d *Duel) uncountAnnouncedSummons() {
	announced := d.flow.announced
	d.flow.announced = nil
	if !d.Rules.SummonOathCountsAttempts {
		return
	}
	for _, a := range announced {
		*d.specialSummons(a.player)--
		for _, n := range a.limits {
			*n = max(*n-1, 0)
		}
		if d.Rules.OnceSummonCountsAttempts {
			d.countOnceEach(a.player, a.cards, -1)
		}
	}
}

// watchAnnouncedSummons notes before a link's operation what its player has
// summoned so far.
func (d *Duel) watchAnnouncedSummons(l *Link) {
	if !d.Rules.SummonOathCountsAttempts {
		return
	}
	l.flow.announced = l.announcements()
	for _, a := range l.flow.announced {
		a.before = *d.specialSummons(a.player)
	}
}

// recountAnnouncedSummons counts them again if the operation summoned nothing.
func (d *Duel) recountAnnouncedSummons(l *Link) {
	for _, a := range l.flow.announced {
		if *d.specialSummons(a.player) != a.before {
			continue
		}
		d.countActivity(a.player, ActivitySpsummon, a.cards...)
		d.countSpecialSummon(a.player)
		if d.Rules.OnceSummonCountsAttempts {
			d.countOnceEach(a.player, a.cards, 1)
		}
	}
}

// specialSummons is the count of the player's special summons this turn.
func (d *Duel) specialSummons(p Player) *int { return &d.effects.acts.counts[ActivitySpsummon][p] }
