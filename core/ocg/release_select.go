package ocg

import "slices"

// ReleaseQuestion says which cards can be tributed for something other than a
// summon, and what has to remain possible (operations.md 8.4, 8.5).
type ReleaseQuestion struct {
	Player     Player
	Filter     func(*Card) bool // nil takes every card
	Except     *Group
	Hand       bool // cards of the hand too
	Opponent   bool // the opponent's monsters like one's own
	Min, Max   int
	Cancelable bool

	CheckField bool   // Place must find a zone afterwards
	Place      *Card  // the card to be placed
	ToPlayer   Player // on whose side
	Zone       uint32 // in which zones
}

// releaseSets are the candidates of a release.
type releaseSets struct {
	own   []*Card
	must  []*Card // the opponent's monsters that have to be taken first
	oneOf []*Card // the opponent's monsters of which one may be taken
}

func (r *releaseSets) all() []*Card { return slices.Concat(r.must, r.own, r.oneOf) }

// releaseSets finds the candidates for a reason (operations.md 8.4).
func (d *Duel) releaseSets(q *ReleaseQuestion, reason uint32) (r releaseSets) {
	accepts := func(c *Card) bool {
		return c != nil && !q.Except.Has(c) && c.IsReleasable(reason, q.Player) && (q.Filter == nil || q.Filter(c))
	}
	for _, c := range d.Zone(q.Player, ZoneMonster) {
		if accepts(c) {
			r.own = append(r.own, c)
		}
	}
	if q.Hand {
		for _, c := range d.Zone(q.Player, ZoneHand) {
			if accepts(c) {
				r.own = append(r.own, c)
			}
		}
	}
	for _, c := range d.Zone(q.Player.Opponent(), ZoneMonster) {
		if c == nil || q.Filter != nil && c.FaceDown() || !accepts(c) {
			continue
		}
		switch {
		case q.Opponent:
			r.own = append(r.own, c)
		case c.affectedBy(EffectExtraRelease):
			r.must = append(r.must, c)
		case d.extraRelease(c, q.Player, reason) != nil:
			r.oneOf = append(r.oneOf, c)
		}
	}
	return r
}

// extraRelease is the EFFECT_EXTRA_RELEASE_NONSUM that lets p tribute the card
// of the opponent, or nil.
func (d *Duel) extraRelease(c *Card, p Player, reason uint32) *Effect {
	for _, e := range c.effectsOf(EffectExtraReleaseNonsum) {
		if e.CheckCountLimit(p) && e.truth(OfEffect(d.ReasonEffect), Int(reason), Int(d.ReasonPlayer)) {
			return e
		}
	}
	return nil
}

// ReleaseGroup are the cards p can tribute for the reason (Duel.GetReleaseGroup).
func (d *Duel) ReleaseGroup(p Player, hand, opponent bool, reason uint32) *Group {
	r := d.releaseSets(&ReleaseQuestion{Player: p, Hand: hand, Opponent: opponent}, reason)
	return NewGroup(r.all()...)
}

// ReleaseGroupCount is how many cards p can tribute for the reason; of the
// opponent's monsters of which one may be taken, one counts
// (Duel.GetReleaseGroupCount).
func (d *Duel) ReleaseGroupCount(p Player, hand, opponent bool, reason uint32) int {
	r := d.releaseSets(&ReleaseQuestion{Player: p, Hand: hand, Opponent: opponent}, reason)
	return r.count()
}

func (r *releaseSets) count() int { return len(r.own) + len(r.must) + presence(len(r.oneOf) > 0) }

// CheckReleaseGroup reports whether Min cards can be tributed. Cards set by
// MustSelect, which are forgotten, have to be among them. QUIRK: they do not
// count towards Min, and the zone check exchanges owner and asker
// (operations.md 8.4).
func (d *Duel) CheckReleaseGroup(q *ReleaseQuestion) bool {
	must := d.TakeMustSelect()
	r := d.releaseSets(q, ReasonEffect)
	if !r.contain(must) || !d.roomAfter(q, r) {
		return false
	}
	left := releaseSets{own: others(r.own, must), must: others(r.must, must)}
	if len(others(r.oneOf, must)) == len(r.oneOf) {
		left.oneOf = r.oneOf
	}
	return left.count() >= q.Min
}

// contain reports whether all the cards are candidates, at most one of them of
// those of which one may be taken.
func (r *releaseSets) contain(cards *Group) bool {
	extra := 0
	for _, c := range cards.Cards() {
		switch {
		case slices.Contains(r.oneOf, c):
			extra++
		case !slices.Contains(r.own, c) && !slices.Contains(r.must, c):
			return false
		}
	}
	return extra <= 1
}

// others are the cards that are not in the group.
func others(cards []*Card, g *Group) []*Card {
	return slices.DeleteFunc(slices.Clone(cards), g.Has)
}

// roomAfter reports whether there are zones enough for the card to be placed, or
// a monster among the candidates that could make room.
func (d *Duel) roomAfter(q *ReleaseQuestion, r releaseSets) bool {
	if !q.CheckField {
		return true
	}
	if d.roomForRelease(q, q.Player, q.ToPlayer) {
		return true
	}
	return len(vacating(r.all(), q.Player, d.zonesToVacate(q, q.Player, q.ToPlayer))) > 0
}

// zonesToVacate are the zones of the owner where a monster can make room for
// the card to be placed. QUIRK: never an extra monster zone, even for a card of
// the extra deck.
func (d *Duel) zonesToVacate(q *ReleaseQuestion, owner, user Player) uint32 {
	forced := d.forcedZones(zoneQuestion{card: q.Place, owner: owner, user: user, row: LocationMzone, reason: LocationReasonTofield})
	return q.Zone & forced & mainZones
}

// roomForRelease reports whether owner has as many main monster zones for the
// card to be placed as cards are to be tributed. QUIRK: extra monster zones do
// not count.
func (d *Duel) roomForRelease(q *ReleaseQuestion, owner, user Player) bool {
	free, _ := d.usableZones(q.Place, owner, user, LocationMzone, LocationReasonTofield, q.Zone&mainZones)
	return free >= q.Min
}

// SelectReleaseGroup asks for Min to Max cards to tribute; nothing is tributed.
// ok is false when the player cancels. The operated group becomes the cards
// chosen (operations.md 8.5).
func (d *Duel) SelectReleaseGroup(q *ReleaseQuestion) (g *Group, ok bool) {
	const toTribute TextID = 500
	x := &releaseChoice{ReleaseQuestion: q, sets: d.releaseSets(q, ReasonEffect)}
	if x.crowded = q.CheckField && !d.roomForRelease(q, q.ToPlayer, q.Player); x.crowded {
		x.vacating = vacating(x.sets.own, q.ToPlayer, d.zonesToVacate(q, q.ToPlayer, q.Player))
	}
	d.moves.reserved = nil
	d.hintPrompt(q.Player, toTribute)
	if x.isSimple() {
		g, ok = d.selectReleaseAtOnce(x)
	} else {
		g, ok = d.selectReleaseStepwise(x)
	}
	d.Operated = g.Clone()
	return g, ok
}

// releaseChoice is a choice of tributes under way.
type releaseChoice struct {
	*ReleaseQuestion
	sets     releaseSets
	crowded  bool    // room has to be made
	vacating []*Card // by taking one of them
	chosen   []*Card
}

// vacating are the cards in the owner's zones, which make room if they are taken.
func vacating(candidates []*Card, owner Player, zones uint32) (cards []*Card) {
	for _, c := range candidates {
		if c.In(LocationMzone) && c.Controller == owner && zones>>c.Index&1 != 0 {
			cards = append(cards, c)
		}
	}
	return cards
}

// onlyMust reports whether nothing but the monsters to be taken first counts.
func (x *releaseChoice) onlyMust() bool {
	return len(x.sets.must) >= x.Max || len(x.sets.own)+len(x.sets.oneOf) == 0
}

// isSimple reports whether one decision will do.
func (x *releaseChoice) isSimple() bool {
	if x.crowded {
		return false
	}
	r := &x.sets
	return len(r.oneOf) <= 1 && len(r.all()) == x.Min || x.onlyMust() || len(r.must)+len(r.oneOf) == 0
}

// selectReleaseAtOnce asks with one decision. QUIRK: if there are monsters of
// which one may be taken, the count of one is reserved whether chosen or not.
func (d *Duel) selectReleaseAtOnce(x *releaseChoice) (*Group, bool) {
	options, least := slices.Clone(x.sets.must), x.Min
	if len(x.sets.must) < x.Max {
		options = x.sets.all()
	}
	if x.onlyMust() {
		least = len(x.sets.must)
	}
	if len(x.sets.oneOf) > 0 {
		d.reserveRelease(x, x.sets.oneOf[0])
	}
	g, ok := d.selectCards(x.Player, options, least, x.Max, x.Cancelable)
	if !ok || g.Len() < x.Min {
		return NewGroup(), false
	}
	return g, true
}

// reserveRelease reserves the effect that lets the card be tributed.
func (d *Duel) reserveRelease(x *releaseChoice, c *Card) {
	if e := d.extraRelease(c, x.Player, ReasonEffect); e != nil {
		d.moves.reserved = append(d.moves.reserved, e)
	}
}

// selectReleaseStepwise asks card by card. QUIRK: as long as nothing is chosen
// it can be cancelled, cancelable or not.
func (d *Duel) selectReleaseStepwise(x *releaseChoice) (*Group, bool) {
	for len(x.chosen) < x.Max {
		options := x.options()
		if len(options)+len(x.chosen) == 0 {
			return NewGroup(), false
		}
		c := d.selectUnselect(x.Player, options, x.chosen, x.finishable(), len(x.chosen) == 0, x.Min, x.Max)
		if c == nil {
			if len(x.chosen) == 0 && !x.finishable() {
				return NewGroup(), false
			}
			break
		}
		if i := slices.Index(x.chosen, c); i >= 0 {
			x.chosen = slices.Delete(x.chosen, i, i+1)
		} else {
			x.chosen = append(x.chosen, c)
		}
	}
	for _, c := range x.chosen {
		if slices.Contains(x.sets.oneOf, c) {
			d.reserveRelease(x, c)
		}
	}
	return NewGroup(x.chosen...), true
}

// has reports whether one of the cards is chosen.
func (x *releaseChoice) has(cards []*Card) bool {
	return slices.ContainsFunc(cards, func(c *Card) bool { return slices.Contains(x.chosen, c) })
}

// roomMissing reports whether a card that makes room is still to be chosen.
func (x *releaseChoice) roomMissing() bool { return x.crowded && !x.has(x.vacating) }

// mustMissing is how many of the monsters to be taken first are not chosen.
func (x *releaseChoice) mustMissing() int { return len(others(x.sets.must, NewGroup(x.chosen...))) }

func (x *releaseChoice) finishable() bool {
	return len(x.chosen) >= x.Min && x.mustMissing() == 0 && !x.roomMissing()
}

// options are the cards that can be chosen next.
func (x *releaseChoice) options() []*Card {
	room := x.Max - len(x.chosen) - presence(x.roomMissing()) - x.mustMissing()
	var cards []*Card
	switch {
	case room > 0:
		cards = slices.Concat(x.sets.must, x.sets.own)
		if !x.has(x.sets.oneOf) {
			cards = append(cards, x.sets.oneOf...)
		}
	case x.roomMissing() && room < 0:
		cards = x.vacating
	case x.roomMissing():
		cards = slices.Concat(x.sets.must, x.vacating)
	default:
		cards = x.sets.must
	}
	return others(cards, NewGroup(x.chosen...))
}
