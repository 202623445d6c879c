package buddyfight

import (
	"slices"

	"duel/core"
)

// Battle is an attack from its declaration to the end of step 12.
type Battle struct {
	Player    Player // the attacking one
	Nullified bool
	Hit       bool

	attackers []sight
	target    sight // no card: the player
	onPlayer  bool
	destroyed bool // the target
	step      int
}

// Attackers are the cards attacking that are still there.
func (b *Battle) Attackers() []*Card {
	var out []*Card
	for _, s := range b.attackers {
		if c := s.there(); c != nil {
			out = append(out, c)
		}
	}
	return out
}

// Target is the monster attacked, nil if it has left or the player is attacked.
func (b *Battle) Target() *Card { return b.target.there() }

// OnPlayer reports whether the player is attacked.
func (b *Battle) OnPlayer() bool { return b.onPlayer }

// IsLink reports whether two or more cards are attacking together.
func (b *Battle) IsLink() bool { return len(b.Attackers()) >= 2 }

// Involves reports whether the card is in battle (BF-ATK-15, -28).
func (b *Battle) Involves(c *Card) bool {
	return b != nil && (b.Target() == c || slices.Contains(b.Attackers(), c))
}

// attack takes steps 7 to 12.
func (d *Duel) attack(attackers []*Card) {
	outer := d.Battle
	b := &Battle{Player: d.Turn.Player}
	d.Battle = b
	d.battleStep(7)
	d.attacks++
	for _, c := range attackers {
		d.rest(c, true)
		b.attackers = append(b.attackers, see(c))
	}
	d.chooseAttackTarget(b)
	d.tellAttack(b, false)
	d.raise(Occurrence{Code: OnAttack, Card: attackers[0], Player: b.Player})
	d.battleStep(8)
	d.operationPoint()
	d.battleStep(9)
	if !b.Nullified {
		d.hit(b)
	}
	d.battleStep(10)
	d.operationPoint()
	d.battleStep(11)
	if !b.Nullified || d.Rules.NullifiedRunsStep11 {
		d.counterattack(b)
		d.doubleAttack(b)
	}
	d.battleStep(12)
	d.raise(Occurrence{Code: OnBattleEnd, Card: attackers[0], Player: b.Player})
	d.operationPoint()
	d.Battle = outer
	d.expire(ThisBattle)
	for p := range d.Players {
		d.Players[p].counters = nil
	}
}

func (d *Duel) battleStep(n int) {
	d.Battle.step = n
	d.step(attackProcedure, n)
}

// chooseAttackTarget chooses any monster of the opponent or, with nothing in
// the opponent's center, the opponent (BF-ATK-13, -14).
func (d *Duel) chooseAttackTarget(b *Battle) {
	opponent := b.Player.Opponent()
	var options []core.Option
	for _, c := range d.Monsters(opponent) {
		options = append(options, &Option{Action: "attack", Card: c, Text: ZoneName(c.Zone)})
	}
	if d.Center(opponent) == nil {
		options = append(options, &Option{Action: "attack", Player: opponent, Direct: true})
	}
	picks := d.choose(b.Player, core.Request{Kind: DecideAttackTarget, Options: options, Min: 1, Max: 1, Detail: Detail{}})
	o := options[picks[0]].(*Option)
	if b.onPlayer = o.Direct; !o.Direct {
		b.target = see(o.Card)
	}
}

func (d *Duel) tellAttack(b *Battle, redirect bool) {
	e := AttackEvent{Attackers: refs(b.Attackers()), Player: b.Player.Opponent(), Redirect: redirect}
	if c := b.Target(); c != nil {
		r := c.Ref()
		e.Target = &r
	}
	d.Emit(e)
}

// Redirect makes a monster the target of the attack under way.
func (d *Duel) Redirect(c *Card) {
	d.Battle.target, d.Battle.onPlayer = see(c), false
	d.tellAttack(d.Battle, true)
}

// NullifyAttack nullifies the attack under way and reports whether there was
// one.
func (d *Duel) NullifyAttack() bool {
	if d.Battle == nil {
		return false
	}
	d.Battle.Nullified = true
	d.Emit(NullifyEvent{Use: "attack", Card: d.Battle.attackers[0].card.Ref()})
	return true
}

// OrderAttack makes a standing card of the turn player attack as soon as the
// effect that says so is resolved.
func (d *Duel) OrderAttack(c *Card) { d.ordered = append(d.ordered, see(c)) }

// orderedAttacks makes the ordered attacks.
func (d *Duel) orderedAttacks() {
	for len(d.ordered) > 0 {
		c := d.ordered[0].there()
		d.ordered = d.ordered[1:]
		if c != nil && !c.Rested && c.Controller == d.Turn.Player {
			d.attack([]*Card{c})
		}
	}
}
