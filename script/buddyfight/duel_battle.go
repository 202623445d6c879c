package buddyfight

import (
	"duel/core"
	"duel/core/buddyfight"
)

// duelBattleFunctions are the functions of Duel about the battle under way.
var duelBattleFunctions = []Function{
	fn("Duel.IsBattle", "-> Bool", "Whether an attack is under way.", func(c Call) int { return c.ReturnBool(c.duel.Battle != nil) }),
	fn("Duel.IsAttackedBy", "p:Player -> Bool", "Whether an attack of the player is under way.", func(c Call) int {
		return c.ReturnBool(c.duel.Battle != nil && c.duel.Battle.Player == c.Player(1))
	}),
	fn("Duel.IsLinkAttack", "-> Bool", "Whether a link attack is under way.", func(c Call) int {
		return c.ReturnBool(c.duel.Battle != nil && c.duel.Battle.IsLink())
	}),
	fn("Duel.GetAttackers", "-> Group", "The attacking cards.", func(c Call) int {
		if c.duel.Battle == nil {
			return c.ReturnGroup(nil)
		}
		return c.ReturnGroup(c.duel.Battle.Attackers())
	}),
	fn("Duel.GetAttackTarget", "-> Card?", "The monster attacked; nil if it is the player.", func(c Call) int {
		if c.duel.Battle == nil {
			return c.ReturnCard(nil)
		}
		return c.ReturnCard(c.duel.Battle.Target())
	}),
	action("Duel.NullifyAttack", "-> Bool", "Nullifies the attack under way; tells whether there was one.", func(c Call) int {
		return c.ReturnBool(c.duel.NullifyAttack())
	}),
	action("Duel.ChangeAttackTarget", "c:Card", "Makes a monster the target of the attack under way.", func(c Call) int {
		if c.duel.Battle == nil {
			c.L.RaiseError("%s: no attack is under way", c.fn.Name)
		}
		c.duel.Redirect(c.Card(1))
		return 0
	}),
	action("Duel.OrderAttack", "c:Card", "Makes a standing card of the turn player attack once the ability is processed.", func(c Call) int {
		c.duel.OrderAttack(c.Card(1))
		return 0
	}),
}

// duelUseFunctions are the functions of Duel about the use that is answered.
var duelUseFunctions = []Function{
	fn("Duel.GetAnsweredCard", "-> Card?", "The card the ability answers; nil if it answers none.", func(c Call) int {
		if u := c.use().Answering; u != nil {
			return c.ReturnCard(u.Card)
		}
		return c.ReturnCard(nil)
	}),
	fn("Duel.IsAnswering", "kind:Use, p:Player -> Bool", "Whether the ability answers such a use of the player.", func(c Call) int {
		u, p := c.use().Answering, core.Player(c.Player(2))
		return c.ReturnBool(u != nil && u.Kind == buddyfight.UseKind(c.Int(1)) && u.Player == p)
	}),
	action("Duel.NullifyAnswered", "-> Bool", "Nullifies the use that is answered; tells whether that was possible.", func(c Call) int {
		return c.ReturnBool(c.duel.Nullify(c.use().Answering))
	}),
}
