package ocg

// damage is damage about to be done, or a recovery (operations.md 21.2).
type damage struct {
	player  Player // who loses or gains life points
	amount  int
	recover bool
	effect  *Effect // nil for battle damage
	reason  uint32
	by      Player
	card    *Card // battle damage: the monster that does it
	step    bool  // carried out by RDComplete
}

// Damage does n damage to p and gives what was done; 0 if it was reflected or
// reversed. With step it is done by RDComplete (operations.md 21.2;
// rules: OCG-EXT-09).
func (d *Duel) Damage(p Player, n int, reason uint32, step bool, by Player) int {
	return d.inflict(damage{player: p, amount: n, effect: d.ReasonEffect, reason: reason, by: by, step: step})
}

// Recover gives p n life points and gives the number gained; 0 if it was
// reversed. With step it is done by RDComplete (operations.md 21.2).
func (d *Duel) Recover(p Player, n int, reason uint32, step bool, by Player) int {
	return d.restore(damage{player: p, amount: n, effect: d.ReasonEffect, reason: reason, by: by, step: step})
}

// inflict does damage, which effects may reverse, reflect and change, and gives
// what was done to the player it was meant for (operations.md 21.2).
func (d *Duel) inflict(x damage) int {
	if x.reason&ReasonBattle != 0 {
		x.effect = nil
	}
	if x.amount <= 0 {
		return 0
	}
	if x.reason&ReasonRdamage == 0 && d.reverses(x, EffectReverseDamage, OfCard(x.card)) {
		x.reason = x.reason&ReasonRrecover | ReasonRdamage | ReasonEffect
		d.restore(x)
		return 0
	}
	reflected := d.reflects(x)
	if reflected {
		x.player = x.player.Opponent()
	}
	for _, e := range d.playerEffects(x.player, EffectChangeDamage) {
		if x.amount = int(e.number(x.damageArgs()...)); x.amount <= 0 {
			return 0
		}
	}
	d.change(x)
	if reflected || x.reason&ReasonRrecover != 0 {
		return 0
	}
	return x.amount
}

// damageArgs are the arguments of the effects that reflect and change damage.
func (x *damage) damageArgs() []Value {
	return []Value{OfEffect(x.effect), Int(x.amount), Int(x.reason), Int(x.by), OfCard(x.card)}
}

// reverses reports whether an effect of the code turns the change around.
func (d *Duel) reverses(x damage, code uint32, extra ...Value) bool {
	for _, e := range d.playerEffects(x.player, code) {
		if e.truth(append([]Value{OfEffect(x.effect), Int(x.reason), Int(x.by)}, extra...)...) {
			return true
		}
	}
	return false
}

// reflects reports whether an effect makes damage the other player's.
func (d *Duel) reflects(x damage) bool {
	for _, e := range d.playerEffects(x.player, EffectReflectDamage) {
		if e.truth(x.damageArgs()...) {
			return true
		}
	}
	return false
}

// restore gives life points, unless an effect makes them damage, and gives the
// number gained.
func (d *Duel) restore(x damage) int {
	if x.amount <= 0 {
		return 0
	}
	if x.reason&ReasonRrecover == 0 && d.reverses(x, EffectReverseRecover) {
		x.reason = x.reason&ReasonRdamage | ReasonRrecover | ReasonEffect
		d.inflict(x)
		return 0
	}
	x.recover = true
	d.change(x)
	if x.reason&ReasonRdamage != 0 {
		return 0
	}
	return x.amount
}

// change does a change, or keeps it for RDComplete.
func (d *Duel) change(x damage) {
	switch {
	case x.step:
		d.ops.pending = append(d.ops.pending, x)
	case x.recover:
		d.gain(x)
	default:
		d.lose(x)
	}
}

// RDComplete carries out the damage and recoveries made in steps, in order but
// as one moment (operations.md 21.2; rules: OCG-EXT-07).
func (d *Duel) RDComplete() {
	pending := d.ops.pending
	d.ops.pending = nil
	d.atOnce(func() {
		for _, x := range pending {
			x.step = false
			d.change(x)
		}
	})
}

// lose takes life points and tells of it.
func (d *Duel) lose(x damage) {
	s := &d.Players[x.player]
	s.LP -= x.amount
	d.addTimingHint(x.player, TimingDamage)
	d.Emit(AmountEvent{Kind: "damage", Player: x.player, Amount: x.amount})
	if s.LP < 0 && (d.Rules.LifePointsStopAtZero || d.playerAffected(x.player, EffectCannotLoseLp)) {
		s.LP = 0
	}
	d.checkLoss()
	var dealer *Group
	if x.card != nil {
		dealer = NewGroup(x.card)
	}
	d.raise(EventDamage, dealer, x.effect, x.reason, x.by, x.player, int64(x.amount))
	if x.reason == ReasonBattle && x.card != nil {
		d.raiseSingle(x.card, EventBattleDamage, dealer, nil, 0, x.by, x.player, int64(x.amount))
		d.raise(EventBattleDamage, dealer, nil, 0, x.by, x.player, int64(x.amount))
		if s.LP <= 0 && d.AttackTarget() == nil && x.card.affectedBy(EffectMatchKill) {
			d.Emit(MatchKillEvent{Code: x.card.Data.Code})
		}
	}
	d.flush()
}

// gain gives life points and tells of it.
func (d *Duel) gain(x damage) {
	d.Players[x.player].LP += x.amount
	d.addTimingHint(x.player, TimingRecover)
	d.Emit(AmountEvent{Kind: "recover", Player: x.player, Amount: x.amount})
	d.raise(EventRecover, nil, x.effect, x.reason, x.by, x.player, int64(x.amount))
	d.flush()
}

// SetLP sets life points, not below 0; scripts are not told (operations.md 21.2).
func (d *Duel) SetLP(p Player, lp int) {
	d.Players[p].LP = max(lp, 0)
	d.Emit(LifePointsEvent{Player: p, LP: d.Players[p].LP})
	d.checkLoss()
}

// costNow is an LP cost as effects change it (operations.md 21.3).
func (d *Duel) costNow(p Player, n int) int {
	for _, e := range d.playerEffects(p, EffectLpcostChange) {
		n = int(e.number(OfEffect(d.ReasonEffect), Int(p), Int(n)))
	}
	return n
}

// costEvent is what a replacement of an LP cost is asked about.
func (d *Duel) costEvent(p Player, n int) *Event {
	return &Event{Code: EffectLpcostReplace, Player: p, Value: int64(n), Effect: d.ReasonEffect, By: p}
}

// CheckLPCost reports whether p can pay n life points, or a replacement can.
// All life points may be paid (operations.md 21.3; rules: OCG-EXT-80).
func (d *Duel) CheckLPCost(p Player, n int) bool {
	now := d.costNow(p, n)
	return now <= 0 || now <= d.Players[p].LP || len(d.replacements(d.costEvent(p, n))) > 0
}

// PayLPCost has p pay n life points, or use a replacement; if neither is
// possible nothing happens (operations.md 21.3).
func (d *Duel) PayLPCost(p Player, n int) {
	n = d.costNow(p, n)
	if n <= 0 {
		return
	}
	ev := d.costEvent(p, n)
	e, ok := d.choosePayment(p, n <= d.Players[p].LP, textPayLP, d.replacements(ev), textReplaceLP)
	switch {
	case !ok:
	case e != nil:
		d.runContinuous(e, e.actingPlayer(ev), ev)
	default:
		d.Players[p].LP -= n
		d.Emit(AmountEvent{Kind: "pay_life_points", Player: p, Amount: n})
		d.checkLoss()
		d.raise(EventPayLpcost, nil, d.ReasonEffect, 0, p, p, int64(n))
		d.flush()
	}
}
