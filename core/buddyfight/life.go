package buddyfight

// Damage deals n damage to a player; a fixed one cannot be reduced. It returns
// the damage dealt. The loss shows at the next rule check (BF-EXT-16).
func (d *Duel) Damage(p Player, n int, source *Card, fixed bool) int {
	o := Occurrence{Code: BeforeDamage, Card: source, Player: p, Value: n, Fixed: fixed}
	if d.replaced(&o) || o.Value <= 0 {
		return 0
	}
	e := DamageEvent{Player: p, Amount: o.Value}
	if source != nil {
		r := source.Ref()
		e.Source = &r
	}
	d.Emit(e)
	d.setLife(p, d.Players[p].Life-o.Value, "damage")
	if source != nil {
		d.raise(Occurrence{Code: OnDamageDealt, Card: source, Player: p, Value: o.Value})
	}
	return o.Value
}

// Reduce lowers the damage of an occurrence being replaced, unless it is fixed.
func (o *Occurrence) Reduce(n int) {
	if !o.Fixed {
		o.Value = max(o.Value-n, 0)
	}
}

// GainLife gives a player life. There is no upper limit.
func (d *Duel) GainLife(p Player, n int) { d.setLife(p, d.Players[p].Life+n, "gain") }

// SetLife gives a player's life a value.
func (d *Duel) SetLife(p Player, n int) { d.setLife(p, n, "set") }

// payLife pays life, which is not damage.
func (d *Duel) payLife(p Player, n int) { d.setLife(p, d.Players[p].Life-n, "payment") }

// setLife gives a player's life a new value, not below 0. An ability may do
// something else before it becomes 0.
func (d *Duel) setLife(p Player, n int, reason string) {
	if n <= 0 && d.Players[p].Life > 0 && d.replaced(&Occurrence{Code: BeforeLifeZero, Player: p, Value: n}) {
		return
	}
	d.Players[p].Life = max(n, 0)
	d.Emit(LifeEvent{p, d.Players[p].Life, reason})
}
