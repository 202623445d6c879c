package ocg

import "slices"

// tributeChoice is a choice of tributes for a summon (operations.md 8.6).
type tributeChoice struct {
	player     Player
	summoned   *Card // whose summon the tributes are worth something for
	placed     *Card // the card whose forced zones count; nil looks at none
	sets       tributeSets
	min, max   int
	toplayer   Player
	zone       uint32 // zones of toplayer the monster may go to
	cancelable bool
}

// textTribute asks for tributes.
const textTribute TextID = 500

// chooseTributes asks for tributes; ok is false when the player cancels.
func (d *Duel) chooseTributes(t tributeChoice) (chosen *Group, ok bool) {
	d.hintPrompt(t.player, textTribute)
	free, _ := d.freeMainZones(t.placed, t.toplayer, t.player, t.zone)
	others := len(t.sets.must) + len(t.sets.oneOf)
	switch {
	case free > 0 && others == 0, others == 0 && t.min > worth(t.sets.own, t.summoned):
		return d.chooseTributesAtOnce(t, t.sets.own)
	case free > 0 && len(t.sets.must) >= t.max:
		return d.chooseTributesAtOnce(t, t.sets.must)
	}
	return d.chooseTributesOneByOne(t, free <= 0)
}

func (d *Duel) chooseTributesAtOnce(t tributeChoice, cards []*Card) (*Group, bool) {
	return d.selectTributes(t.player, cards, func(c *Card) int { return c.tributeWorth(t.summoned) }, t.min, t.max, t.cancelable)
}

// chooseTributesOneByOne asks for one card to take or put back at a time; with
// full a tribute has to free a zone.
func (d *Duel) chooseTributesOneByOne(t tributeChoice, full bool) (*Group, bool) {
	var chosen []*Card
	for first := true; len(chosen) < t.max; first = false {
		missing := t.missing(chosen)
		vacate := full && !slices.ContainsFunc(chosen, t.vacates)
		finishable := worth(chosen, t.summoned) >= t.min && !vacate && missing == 0
		options := without(t.options(chosen, missing, vacate, first), chosen)
		c := d.selectUnselect(t.player, options, chosen, finishable, t.cancelable && len(chosen) == 0, t.min, t.max)
		if c == nil {
			if !finishable {
				return nil, false
			}
			break
		}
		if i := slices.Index(chosen, c); i >= 0 {
			chosen = slices.Delete(chosen, i, i+1)
		} else {
			chosen = append(chosen, c)
		}
	}
	for _, c := range chosen {
		if slices.Contains(t.sets.oneOf, c) {
			d.useExtraRelease(c, t.player)
		}
	}
	return NewGroup(chosen...), true
}

// useExtraRelease uses the EFFECT_EXTRA_RELEASE_SUM that let c be tributed.
func (d *Duel) useExtraRelease(c *Card, p Player) {
	if e := c.usableExtraRelease(p); e != nil {
		e.UseCountLimit(p, 1, false)
	}
}

// missing is how many of the cards that must be taken are not chosen yet.
func (t *tributeChoice) missing(chosen []*Card) int {
	return len(without(t.sets.must, chosen))
}

// vacates reports whether tributing c frees a zone for the monster.
func (t *tributeChoice) vacates(c *Card) bool {
	return slices.Contains(t.sets.own, c) && c.In(LocationMzone) && c.Controller == t.toplayer && t.zone>>c.Sequence()&1 != 0
}

// options are the cards that may be taken next, those chosen included.
func (t *tributeChoice) options(chosen []*Card, missing int, vacate, first bool) []*Card {
	left := t.max - len(chosen)
	switch {
	case vacate && left-missing == 1:
		return append(t.vacating(), t.sets.must...)
	case vacate && left <= 1:
		return t.vacating()
	case missing > 0 && missing == left && !first:
		return t.sets.must
	}
	options := slices.Concat(t.sets.own, t.sets.must)
	if !slices.ContainsFunc(t.sets.oneOf, func(c *Card) bool { return slices.Contains(chosen, c) }) {
		options = append(options, t.sets.oneOf...)
	}
	return options
}

// vacating are the cards that free a zone for the monster.
func (t *tributeChoice) vacating() (cards []*Card) {
	for _, c := range t.sets.own {
		if t.vacates(c) {
			cards = append(cards, c)
		}
	}
	return cards
}

// without are the cards that are not among others.
func without(cards, others []*Card) (left []*Card) {
	for _, c := range cards {
		if !slices.Contains(others, c) {
			left = append(left, c)
		}
	}
	return left
}

// SelectTribute asks p for tributes for the summon of s to toplayer's side, into
// the zones of the mask: of material (nil for any), worth at least least, at
// most most cards; nil when p declines. QUIRK: zones forced on s are not looked
// at, and the operated group becomes the cards chosen (Duel.SelectTribute,
// operations.md 8.6).
func (d *Duel) SelectTribute(p Player, s *Card, least, most int, material *Group, toplayer Player, zone uint32, cancelable bool) *Group {
	sets := d.tributesFor(s, tributeTerms{
		material: material, toOpponent: toplayer != s.Controller, releasable: anyTribute, position: PosFaceupAttack,
	})
	if sets.empty() {
		return NewGroup()
	}
	chosen, ok := d.chooseTributes(tributeChoice{
		player: p, summoned: s, sets: sets, min: least, max: most, toplayer: toplayer, zone: zone, cancelable: cancelable,
	})
	if !ok {
		return nil
	}
	d.Operated = chosen.Clone()
	return chosen
}
