package ocg

// beaten is a monster marked for destruction by battle, and the monster that
// beat it.
type beaten struct{ card, by *Card }

// battleDestroyChecks lets effects save, substitute or replace monsters beaten
// in battle, in that order, and gives those still to be destroyed at the end of
// the damage step; they have STATUS_BATTLE_DESTROYED, but until an adjustment
// after the replacements STATUS_DESTROY_CONFIRMED (operations.md 6.2).
func (d *Duel) battleDestroyChecks(marked []beaten) (doomed []*Card) {
	cards, substitutes := NewGroup(), NewGroup()
	for _, b := range marked {
		b.card.beatenBy(b.by)
		b.card.SetStatus(StatusDestroyConfirmed, true)
		cards.Add(b.card)
	}
	for _, c := range cards.Clone().Cards() {
		x := examination{}
		if d.isSavedInBattle(c, &x) {
			c.letGo(&cards, EffectDestroyReplace)
			substitutes.AddAll(NewGroup(x.substitutes...))
		}
		for _, e := range x.savers {
			e.UseCountLimit(e.HandlerPlayer(), 1, false)
			d.hintCard(e.OwnerCard())
		}
	}
	var later []func()
	d.replaceByField(&cards, EffectDestroyReplace, &later)
	d.replaceBySingles(&cards, EffectDestroyReplace, &later, func(*Card) replaceTest { return replaceAsk })
	if substitutes.Len() > 0 {
		d.destroyBy(substitutes, destroyArgs{Reason: ReasonEffect | ReasonReplace, By: NoPlayer, To: LocationGrave})
	}
	for _, operate := range later {
		operate()
	}
	d.fullAdjust()
	for _, c := range cards.Cards() {
		c.SetStatus(StatusDestroyConfirmed, false)
		c.SetStatus(StatusBattleDestroyed, true)
		d.flagReach(c)
	}
	return cards.Cards()
}

// beatenBy sets why a monster beaten in battle is destroyed and where it goes:
// EFFECT_BATTLE_DESTROY_REDIRECT of the other monster decides.
func (c *Card) beatenBy(other *Card) {
	by := NoPlayer
	if other != nil {
		by = other.Controller
	}
	c.giveReason(ReasonBattle, nil, by)
	c.ReasonCard = other
	c.moving.dest = destination{player: c.Owner, location: LocationGrave, position: PosFaceup}
	if other == nil || c.Data.Type&TypeMonster == 0 {
		return
	}
	for _, e := range other.effectsOf(EffectBattleDestroyRedirect) {
		if v := e.number(OfCard(c)); v != 0 {
			c.moving.dest.location, c.moving.dest.sequence = Location(v&0xffff), int(v>>16)
		}
	}
}

// isSavedInBattle is isSaved without the effects that save from effects.
func (d *Duel) isSavedInBattle(c *Card, x *examination) bool {
	if !c.destructible() {
		return true
	}
	if e := saved(c); e != nil {
		x.use(e)
		return true
	}
	return d.savedByCount(c, x) || d.hasSubstitute(c, x)
}

// battleDestroy destroys what battleDestroyChecks left, as far as it still is in
// a monster zone, at the end of the damage step (operations.md 6.2).
func (d *Duel) battleDestroy(cards *Group) {
	cards = cards.Filter(func(c *Card) bool { return c.Is(StatusBattleDestroyed) && c.In(LocationMzone) })
	if cards.Len() > 0 {
		d.carryOutDestruction(cards, destroyArgs{Reason: ReasonBattle, By: NoPlayer})
	}
}
