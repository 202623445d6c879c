package ocg

// oathState remembers the OATH effects registered while an effect ran, until
// it is known whether its activation or summon stands (effects.md 5.7).
type oathState struct{ sworn map[*Effect][]*Effect }

// swear remembers an OATH effect for the effect running now.
func (d *Duel) swear(e *Effect) {
	x := d.ReasonEffect
	if x == nil {
		return
	}
	if d.effects.oath.sworn == nil {
		d.effects.oath.sworn = map[*Effect][]*Effect{}
	}
	d.effects.oath.sworn[x] = append(d.effects.oath.sworn[x], e)
}

// oathBegin forgets what was remembered for an earlier use of x.
func (d *Duel) oathBegin(x *Effect) { delete(d.effects.oath.sworn, x) }

// oathKeep makes the effects remembered for x ordinary.
func (d *Duel) oathKeep(x *Effect) { delete(d.effects.oath.sworn, x) }

// oathUndo removes the effects remembered for x.
func (d *Duel) oathUndo(x *Effect) {
	sworn := d.effects.oath.sworn[x]
	delete(d.effects.oath.sworn, x)
	for _, e := range sworn {
		d.RemoveEffect(e)
	}
}
