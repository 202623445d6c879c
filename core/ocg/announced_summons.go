package ocg

// Under older rules an effect that announces special summons counts them when
// it is activated (flow.md 20.2, operations.md 13.4).

// announcedSummons is what was counted for a link's announcement.
type announcedSummons struct {
	player  Player
	cards   []*Card
	summons int // special summons of the player before the operation
}

// countAnnouncedSummons counts the special summons a link announces.
func (d *Duel) countAnnouncedSummons(l *Link) {
	info := l.Info[CategorySpecialSummon]
	if info == nil || info.Count <= 0 || !d.Rules.SummonOathCountsAttempts && !d.Rules.OnceSummonCountsAttempts {
		return
	}
	if info.Player == PlayerAll {
		for _, c := range info.Cards.Cards() {
			d.countAnnounced(announcedSummons{player: c.Controller, cards: []*Card{c}})
		}
		return
	}
	a := announcedSummons{player: l.Player, cards: info.Cards.Cards()}
	if info.Player == opponentSummons && l.Effect.Has(EffectFlagCardTarget) {
		a.player = l.Player.Opponent()
	}
	d.countAnnounced(a)
	l.flow.announced = &a
}

// opponentSummons is the player of an announcement by which the opponent
// summons the targets.
const opponentSummons Player = 0x10

func (d *Duel) countAnnounced(a announcedSummons) {
	if d.Rules.SummonOathCountsAttempts {
		d.countActivity(a.player, ActivitySpsummon, a.cards...)
	}
	if d.Rules.OnceSummonCountsAttempts {
		d.countOnceEach(a.player, a.cards)
	}
}

// uncountAnnouncedSummons takes the once-per-turn counts back when the link
// begins to resolve.
func (d *Duel) uncountAnnouncedSummons(l *Link) {
	a := l.flow.announced
	if a == nil || !d.Rules.OnceSummonCountsAttempts {
		return
	}
	a.summons = d.specialSummons(a.player)
	for i, c := range a.cards {
		if !sameOnceBefore(a.cards[:i], c) {
			d.countOnce(a.player, c, -1)
		}
	}
}

// recountAnnouncedSummons gives them again if the operation summoned nothing.
func (d *Duel) recountAnnouncedSummons(l *Link) {
	a := l.flow.announced
	if a != nil && d.Rules.OnceSummonCountsAttempts && d.specialSummons(a.player) == a.summons {
		d.countOnceEach(a.player, a.cards)
	}
}

// specialSummons is how often the player special summoned this turn.
func (d *Duel) specialSummons(p Player) int {
	n, _ := d.ActivityCount(p, ActivitySpsummon)
	return n
}
