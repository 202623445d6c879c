package ocg

import "slices"

// RemnantKind says what of the past a Remnant is.
type RemnantKind uint8

// The kinds of remnants.
const (
	PassingEffect  RemnantKind = iota // an effect that ends by itself, or that another card gave
	CountedUse                        // an effect whose uses are counted and that was used
	Arrival                           // a card that came to the field this turn
	ChangedBattler                    // a monster that attacked or changed its position this turn
	NormalSummons                     // normal summons and sets a player made this turn
)

// Remnant is something of the past that shapes what can happen, and that the
// laying out of a position cannot say.
type Remnant struct {
	Kind   RemnantKind
	Card   *Card   // that carries, used or did it; nil for effects of players and NormalSummons
	Effect *Effect // PassingEffect and CountedUse
	Player Player  // whose effect or summons, where there is no card
	Times  int     // uses or summons
}

// Remnants are all remnants of a duel, by kind and in a fixed order within each.
func (d *Duel) Remnants() []Remnant {
	out := d.passingEffects()
	out = append(out, d.countedUses()...)
	for _, c := range d.Table.Cards() {
		if c.OnField() && c.TurnID == d.Turn.Number {
			out = append(out, Remnant{Kind: Arrival, Card: c})
		}
		if c.OnField() && (c.Is(StatusFormChanged) || c.Battle.Announced > 0) {
			out = append(out, Remnant{Kind: ChangedBattler, Card: c})
		}
	}
	for p := range d.summons.allowance {
		if n := d.summons.allowance[p].count; n > 0 {
			out = append(out, Remnant{Kind: NormalSummons, Player: Player(p), Times: n})
		}
	}
	slices.SortStableFunc(out, func(a, b Remnant) int { return int(a.Kind) - int(b.Kind) })
	return out
}

// passingEffects are the effects of cards and players that a script did not
// register when its card was made. What limits an equip card that is equipped
// is none: a position equips it anew.
func (d *Duel) passingEffects() (out []Remnant) {
	for _, c := range d.Table.Cards() {
		if c == d.Dummy {
			continue
		}
		for _, e := range c.OwnEffects() {
			if (e.Reset != 0 || e.Owner != c) && (e.Code != EffectEquipLimit || c.EquipTarget == nil) {
				out = append(out, Remnant{Kind: PassingEffect, Card: c, Effect: e})
			}
		}
	}
	for _, code := range d.effects.codes() {
		i := d.effects.of(code)
		for _, list := range [...][]*Effect{i.auras, i.continuous, i.triggerO, i.triggerF, i.quickO, i.quickF} {
			for _, e := range list {
				if e.Flags&EffectFlagFieldOnly != 0 && e.Reset != 0 {
					out = append(out, Remnant{Kind: PassingEffect, Player: e.OwnerPlayer, Effect: e})
				}
			}
		}
	}
	return out
}

// countedUses are the effects that cannot be used as often as at first.
func (d *Duel) countedUses() (out []Remnant) {
	for _, e := range d.effects.limited {
		if times := e.timesUsed(); times > 0 {
			out = append(out, Remnant{Kind: CountedUse, Card: e.Handler, Effect: e, Times: times})
		}
	}
	return out
}

// timesUsed is how many uses of the effect count against its limit.
func (e *Effect) timesUsed() int {
	if !e.Limit.shared() {
		return e.Limit.Max - e.Limit.Left
	}
	counts := e.duel.effects.counts[e.Limit.lasts()]
	return max(counts[e.countKey(0)], counts[e.countKey(1)])
}
