package ocg

// grantedEffect is a clone of a grant's effect on a card.
type grantedEffect struct {
	card   *Card
	effect *Effect
}

// refreshGrants gives and takes back the effects that FIELD+GRANT effects
// grant, and reports whether anything changed (effects.md 9.3).
func (d *Duel) refreshGrants() (changed bool) {
	for _, g := range d.effects.grants {
		if !g.state.listed {
			continue
		}
		available := g.Available()
		if d.takeBack(g, available) {
			changed = true
		}
		if available && d.give(g) {
			changed = true
		}
	}
	return changed
}

// takeBack removes what the grant gave to cards that no longer fit.
func (d *Duel) takeBack(g *Effect, available bool) (changed bool) {
	granted := d.effects.granted[g]
	kept := granted[:0:0]
	for _, x := range granted {
		switch {
		case x.effect.state.gone:
		case available && g.appliesTo(x.card) && x.card.AffectedBy(g):
			kept = append(kept, x)
		default:
			d.RemoveEffect(x.effect)
			changed = true
		}
	}
	if len(granted) > 0 {
		d.effects.granted[g] = kept
	}
	return changed
}

// give grants the effect to the cards that fit and have none yet.
func (d *Duel) give(g *Effect) (changed bool) {
	model, ok := g.LabelObject.Ref.(*Effect)
	if !ok || g.LabelObject.Kind != KindEffect {
		return false
	}
	var receivers []*Card
	d.eachInRange(g, func(c *Card) {
		if !d.hasGranted(g, c) && g.appliesTo(c) && c.AffectedBy(g) {
			receivers = append(receivers, c)
		}
	})
	for _, c := range receivers {
		e := model.Clone()
		e.Owner = c
		d.addToCard(c, e)
		if d.effects.granted == nil {
			d.effects.granted = map[*Effect][]grantedEffect{}
		}
		d.effects.granted[g] = append(d.effects.granted[g], grantedEffect{c, e})
	}
	return len(receivers) > 0
}

func (d *Duel) hasGranted(g *Effect, c *Card) bool {
	for _, x := range d.effects.granted[g] {
		if x.card == c {
			return true
		}
	}
	return false
}

// revokeGrant takes back everything a grant gave: it left its range or ended.
func (d *Duel) revokeGrant(g *Effect) {
	for _, x := range d.effects.granted[g] {
		d.RemoveEffect(x.effect)
	}
	delete(d.effects.granted, g)
}
