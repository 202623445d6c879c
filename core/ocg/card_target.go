package ocg

import (
	"slices"
	"sort"
)

// withCard inserts a card into a slice in order of creation.
func withCard(cards []*Card, c *Card) []*Card {
	at := sort.Search(len(cards), func(i int) bool { return cards[i].ID >= c.ID })
	if at < len(cards) && cards[at] == c {
		return cards
	}
	return slices.Insert(slices.Clip(cards), at, c)
}

// withoutCard is the slice without the card.
func withoutCard(cards []*Card, c *Card) []*Card {
	i := slices.Index(cards, c)
	if i < 0 {
		return cards
	}
	return append(cards[:i:i], cards[i+1:]...)
}

// SetCardTarget makes t a card target of c: effects of type TARGET of c apply
// to it (effects.md 2.8).
func (d *Duel) SetCardTarget(c, t *Card) {
	d.addCardTarget(c, t)
	d.Emit(PairEvent{Kind: "card_target", Card: c.Ref(), Target: t.Ref()})
}

// addCardTarget is SetCardTarget without telling; equipping uses it.
func (d *Duel) addCardTarget(c, t *Card) {
	c.Targets = withCard(c.Targets, t)
	t.TargetedBy = withCard(t.TargetedBy, c)
	d.flagForRecheck(t)
}

// CancelCardTarget ends that t is a card target of c.
func (d *Duel) CancelCardTarget(c, t *Card) {
	if !slices.Contains(c.Targets, t) {
		return
	}
	d.dropCardTarget(c, t)
	d.Emit(PairEvent{Kind: "cancel_target", Card: c.Ref(), Target: t.Ref()})
}

func (d *Duel) dropCardTarget(c, t *Card) {
	d.flagForRecheck(t)
	c.Targets = withoutCard(c.Targets, t)
	t.TargetedBy = withoutCard(t.TargetedBy, c)
}

// clearCardTargets ends all card target links of the card, in both directions.
// Effects on its former targets that depend on it as their owner end
// (OWNER_RELATE, effects.md 2.8).
func (d *Duel) clearCardTargets(c *Card) {
	for _, by := range c.TargetedBy {
		d.dropCardTarget(by, c)
		d.removeDependent(by, c)
	}
	for _, t := range c.Targets {
		d.dropCardTarget(c, t)
		d.removeDependent(c, t)
	}
}

// removeDependent removes from t the single effects that depend on owner.
func (d *Duel) removeDependent(owner, t *Card) {
	for _, x := range t.carried(bySingle) {
		if x.effect.Owner == owner && x.effect.Flags&EffectFlagOwnerRelate != 0 {
			d.RemoveEffect(x.effect)
		}
	}
}
