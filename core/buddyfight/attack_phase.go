package buddyfight

import "duel/core"

const attackProcedure = "attack phase"

// attackPhase takes the fourteen steps of the attack phase.
func (d *Duel) attackPhase() {
	d.step(attackProcedure, 1)
	d.step(attackProcedure, 2)
	d.moveStep(d.Turn.Player)
	d.moveStep(d.opponent())
	d.raise(Occurrence{Code: OnAttackStart, Player: d.Turn.Player})
	for {
		d.step(attackProcedure, 3)
		d.operationPoint()
		d.step(attackProcedure, 4)
		attackers := d.chooseAttackers()
		if attackers == nil {
			d.step(attackProcedure, 5)
			d.operationPoint()
			d.step(attackProcedure, 6)
			if attackers = d.chooseAttackers(); attackers == nil {
				break
			}
		}
		d.attack(attackers)
		d.step(attackProcedure, 13)
	}
	d.step(attackProcedure, 14)
}

// moveStep lets a player move each monster with Move once, one at a time, to an
// empty area of the own field (BF-ATK-02, -03).
func (d *Duel) moveStep(p Player) {
	moved := make(map[*Card]bool)
	for {
		var options []core.Option
		for _, c := range d.Monsters(p) {
			for _, z := range Areas {
				if !moved[c] && d.Has(c, Move) && len(d.Zone(p, z)) == 0 {
					options = append(options, &Option{Action: "move", Card: c, Area: z})
				}
			}
		}
		picks := d.choose(p, core.Request{Kind: DecideMove, Options: options, Min: 1, Max: 1, Cancelable: true, Detail: Detail{}})
		if len(picks) == 0 {
			return
		}
		o := options[picks[0]].(*Option)
		moved[o.Card] = true
		d.keyword("Move", o.Card)
		d.relocate(o.Card, o.Area)
	}
}

// relocate moves a monster to another area; its stay on the field goes on.
func (d *Duel) relocate(c *Card, z core.ZoneID) {
	stay := c.Stay
	d.move(c, z, ByRule)
	c.Stay = stay
}

// Attackers are the turn player's cards that can attack now: standing ones,
// while the center is occupied monsters only (BF-ATK-10, -11), and no more than
// one attack in the first turn (BF-ATK-06).
func (d *Duel) Attackers() []*Card {
	p := d.Turn.Player
	if d.firstTurn() && d.attacks > 0 {
		return nil
	}
	zones := AreaZones
	if d.Center(p) == nil {
		zones |= Zones(ZoneItem)
	}
	var out []*Card
	for _, c := range d.Cards(p, zones) {
		if !c.Rested {
			out = append(out, c)
		}
	}
	return out
}

// chooseAttackers asks the turn player whether and with what to attack; several
// cards make a link attack. nil: no attack.
func (d *Duel) chooseAttackers() []*Card {
	cards := d.Attackers()
	most := len(cards)
	if d.firstTurn() && !d.Rules.FirstTurnLink {
		most = min(most, 1)
	}
	attackers := d.chooseCards(d.Turn.Player, DecideAttack, cards, 1, most, true, Detail{})
	if len(attackers) == 0 {
		return nil
	}
	return attackers
}
