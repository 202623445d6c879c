package ocg

import (
	"duel/core/ocg"
)

// duelBattleFunctions are about attacks and battles (api-duel-debug.md 8).
var duelBattleFunctions = []Function{
	fn("Duel.GetAttacker", "-> Card?", "The attacking monster.", func(c Call) int { return c.ReturnCard(c.duel.Attacker()) }),
	fn("Duel.GetAttackTarget", "-> Card?", "The attacked monster, nil for a direct attack.", func(c Call) int { return c.ReturnCard(c.duel.AttackTarget()) }),
	fn("Duel.GetBattleMonster", "p:Player -> Card?, Card?", "The battling monsters of the player and of the other.", func(c Call) int {
		own, other := c.duel.BattleMonsters(c.Player(1))
		c.L.Push(c.card(own))
		c.L.Push(c.card(other))
		return 2
	}),
	fn("Duel.GetBattleDamage", "p:Player -> Int?", "The battle damage the player is to take.", playerInt(func(d *ocg.Duel, p ocg.Player) int64 { return int64(d.BattleDamage(p)) })),
	fn("Duel.ChangeBattleDamage", "p:Player, n:Int, check:Bool=true", "Sets the battle damage the player is to take; with check only if there is any.", func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.ChangeBattleDamage(c.Player(1), int(c.Int(2)), c.OptBool(3, true))
		}
		return 0
	}),
	fn("Duel.GetBattledCount", "p:Player -> Int?", "How many of the player's attacks came to a damage step this turn.", playerInt(func(d *ocg.Duel, p ocg.Player) int64 { return int64(d.BattledCount(p)) })),
	fn("Duel.NegateAttack", "-> Bool", "Negates the attack.", func(c Call) int { return c.ReturnBool(c.duel.NegateAttack()) }),
	fn("Duel.ChainAttack", "target:any=nil", "Lets the attacking monster attack once more right after, with a target that monster only.", func(c Call) int {
		c.duel.ChainAttack(c.Card(1))
		return 0
	}),
	fn("Duel.ChangeAttackTarget", "target:any?, ignore:Bool=false -> Bool", "Redirects the attack to a monster, or with nil to the player.", func(c Call) int {
		return c.ReturnBool(c.duel.ChangeAttackTarget(c.Card(1), c.OptBool(2, false)))
	}),
	fn("Duel.ChangeAttacker", "card:Card, ignoreCount:Bool=false", "Makes another monster the attacker.", func(c Call) int {
		c.duel.ChangeAttacker(c.Card(1), c.OptBool(2, false))
		return 0
	}),
	fn("Duel.AttackCostPaid", "n:Small=1", "Tells that the cost of the attack was paid.", func(c Call) int {
		c.duel.AttackCostPaid(int(c.OptInt(1, 1)))
		return 0
	}),
	fn("Duel.IsAttackCostPaid", "-> Int", "What was told of the cost of the attack.", func(c Call) int { return c.ReturnInt(int64(c.duel.IsAttackCostPaid())) }),
	action("Duel.ForceAttack", "attacker:Card, target:Card", "Makes the two monsters battle once the present chain is over.", func(c Call) int {
		c.duel.ForceAttack(c.Card(1), c.Card(2))
		return 0
	}),
	action("Duel.CalculateDamage", "attacker:Card, target:any?, newAttack:Bool=false", "Carries out a damage calculation within the effect.", func(c Call) int {
		c.duel.CalculateDamage(c.Card(1), c.Card(2), c.OptBool(3, false))
		return 0
	}),
}
