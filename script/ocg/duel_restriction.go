package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// duelRestrictionFunctions ask what players may do (api-duel-debug.md 12).
var duelRestrictionFunctions = []Function{
	fn("Duel.IsPlayerCanDraw", "p:Player, count:Count=0 -> Bool", "Whether the player can draw so many cards.", playerCan(func(c Call, p ocg.Player) bool { return c.duel.PlayerCanDraw(p, int(c.OptInt(2, 0))) })),
	fn("Duel.IsPlayerCanDiscardDeck", "p:Player, count:Count -> Bool", "Whether so many cards of the player's deck can be sent to the grave.", playerCan(func(c Call, p ocg.Player) bool { return c.duel.PlayerCanDiscardDeck(p, int(c.Int(2))) })),
	fn("Duel.IsPlayerCanDiscardDeckAsCost", "p:Player, count:Count -> Bool", "Whether so many cards of the player's deck can be sent to the grave as a cost.", playerCan(func(c Call, p ocg.Player) bool {
		return c.duel.PlayerCanDiscardDeckAsCost(p, int(c.Int(2)))
	})),
	fn("Duel.IsPlayerCanSummon", "p:Player, sumtype:SummonType=any, card:Card=any -> Bool", "Whether the player can normal summon, that card in that way.", playerCan(func(c Call, p ocg.Player) bool {
		if c.Top() == 2 {
			c.L.RaiseError("3 Parameters are needed.")
		}
		return c.duel.PlayerCanSummon(uint32(c.OptInt(2, 0)), p, c.Card(3), p)
	})),
	fn("Duel.CanPlayerSetMonster", "p:Player, sumtype:SummonType=any, card:Card=any -> Bool", "Whether the player can set a monster, that card in that way.", playerCan(func(c Call, p ocg.Player) bool {
		if c.Top() == 2 {
			c.L.RaiseError("3 Parameters are needed.")
		}
		return c.duel.PlayerCanMSet(uint32(c.OptInt(2, 0)), p, c.Card(3), p)
	})),
	fn("Duel.CanPlayerSetSpellTrap", "p:Player, card:any=any -> Bool", "Whether the player can set a spell or trap.", playerCan(func(c Call, p ocg.Player) bool { return c.duel.PlayerCanSSet(p, c.Card(2)) })),
	fn("Duel.IsPlayerCanFlipSummon", "p:Player, card:any=any -> Bool", "Whether the player can flip summon.", playerCan(func(c Call, p ocg.Player) bool { return c.duel.PlayerCanFlipSummon(p, c.Card(2)) })),
	fn("Duel.IsPlayerCanSpecialSummon", "p:Player, sumtype:SummonType=any, position:Position=any, toplayer:Player=any, card:any=any -> Bool", "Whether the player can special summon, that card in that way.", playerCan(func(c Call, p ocg.Player) bool {
		if c.Top() < 5 || c.Card(5) == nil {
			return c.duel.PlayerCanSpecialSummon(p)
		}
		return c.duel.PlayerCanSpecialSummonCard(c.Card(5), ocg.SpecialSummonTerms{
			Effect: c.duel.ReasonEffect, SumType: uint32(c.Int(2)), Positions: ocg.Position(c.Int(3)), Player: p, ToPlayer: c.Player(4),
		})
	})),
	fn("Duel.IsPlayerCanSpecialSummonMonster", "p:Player, code:Code, set:any=printed, types:CardType=printed, atk:Stat=printed, def:Stat=printed, level:Level=printed, race:Race=printed, attribute:Attribute=printed, position:Position=FACEUP, toplayer:Player=p, sumtype:SummonType=0 -> Bool", "Whether the player can special summon a monster of these facts, as tokens and trap monsters are.", playerCan(playerCanSummonMonster)),
	fn("Duel.IsPlayerCanSpecialSummonCount", "p:Player, count:Count -> Bool", "Whether the player can special summon so many times more.", playerCan(func(c Call, p ocg.Player) bool { return c.duel.PlayerCanSpecialSummonCount(p, int(c.Int(2))) })),
	fn("Duel.IsPlayerCanRelease", "p:Player, card:any=any, reason:Reason=COST -> Bool", "Whether the player can tribute.", playerCan(func(c Call, p ocg.Player) bool {
		return c.duel.PlayerCanRelease(p, c.Card(2), uint32(c.OptInt(3, ocg.ReasonCost)))
	})),
	fn("Duel.IsPlayerCanRemove", "p:Player, card:any=any, reason:Reason=EFFECT -> Bool", "Whether the player can banish.", playerCan(func(c Call, p ocg.Player) bool {
		return c.duel.PlayerCanRemove(p, c.Card(2), uint32(c.OptInt(3, ocg.ReasonEffect)))
	})),
	fn("Duel.IsPlayerCanSendtoHand", "p:Player, card:any=any -> Bool", "Whether the player can add cards to hands.", playerCan(func(c Call, p ocg.Player) bool { return c.duel.PlayerCanSendToHand(p, c.Card(2)) })),
	fn("Duel.IsPlayerCanSendtoGrave", "p:Player, card:any=any, reason:Reason=EFFECT -> Bool", "Whether the player can send cards to the grave.", playerCan(func(c Call, p ocg.Player) bool {
		return c.duel.PlayerCanSendToGrave(p, c.Card(2), uint32(c.OptInt(3, ocg.ReasonEffect)))
	})),
	fn("Duel.IsPlayerCanSendtoDeck", "p:Player, card:any=any -> Bool", "Whether the player can put cards into decks.", playerCan(func(c Call, p ocg.Player) bool { return c.duel.PlayerCanSendToDeck(p, c.Card(2)) })),
	fn("Duel.IsPlayerCanAdditionalSummon", "p:Player -> Bool", "Whether the player has not used an additional normal summon this turn.", playerCan(func(c Call, p ocg.Player) bool { return c.duel.IsPlayerCanAdditionalSummon(p) })),
	fn("Duel.IsPlayerCanPendulumSummon", "p:Player -> Bool", "Whether the player could pendulum summon.", func(c Call) int {
		return c.ReturnBool(c.duel.IsPlayerCanProcedureSummonGroup(c.Player(1), ocg.SummonTypePendulum))
	}),
	fn("Duel.IsPlayerCanProcedureSummonGroup", "p:Player, sumtype:SummonType -> Bool", "Whether the player could special summon a group by such a procedure.", func(c Call) int {
		return c.ReturnBool(c.duel.IsPlayerCanProcedureSummonGroup(c.Player(1), uint32(c.Int(2))))
	}),
	fn("Duel.IsPlayerAffectedByEffect", "p:Player, code:EffectCode -> Effect?", "The first effect of that code on the player.", func(c Call) int {
		if !c.Player(1).Valid() {
			return c.Return(lua.LNil)
		}
		return c.ReturnEffect(c.duel.PlayerAffectedBy(c.Player(1), uint32(c.Int(2))))
	}),
	fn("Duel.GetPlayerEffect", "p:Player, code:EffectCode=0 -> ...Effect?", "The effects of that code on the player; 0 is any code.", func(c Call) int {
		if !c.Player(1).Valid() {
			return c.Return(lua.LNil)
		}
		list := c.duel.GetPlayerEffects(c.Player(1), uint32(c.OptInt(2, 0)))
		if len(list) == 0 {
			return c.Return(lua.LNil)
		}
		return c.returnEffects(list)
	}),
}

// playerCan is a function that tells what a player can do: nothing, for any
// other number than 0 and 1.
func playerCan(can func(c Call, p ocg.Player) bool) Native {
	return func(c Call) int {
		p := c.Player(1)
		return c.ReturnBool(p.Valid() && can(c, p))
	}
}

// playerCanSummonMonster makes up a monster: the facts of a passcode,
// overridden by every argument that is a number; set codes are added.
func playerCanSummonMonster(c Call, p ocg.Player) bool {
	data := ocg.CardData{Code: uint32(c.Int(2))}
	if printed := c.duel.Cards.Card(data.Code); printed != nil {
		data = *printed
		data.SetCodes = append([]uint16(nil), printed.SetCodes...)
	}
	data.Alias = 0
	if v := c.Arg(3); v.Type() == lua.LTNumber || v.Type() == lua.LTTable {
		data.SetCodes = append(data.SetCodes, setsOf(c.oneOrTable(3))...)
	}
	data.Type = uint32(c.OptInt(4, int64(data.Type)))
	data.Attack = int32(c.OptInt(5, int64(data.Attack)))
	data.Defense = int32(c.OptInt(6, int64(data.Defense)))
	data.Level = uint32(c.OptInt(7, int64(data.Level)))
	data.Race = uint64(c.OptInt(8, int64(data.Race)))
	data.Attribute = uint32(c.OptInt(9, int64(data.Attribute)))
	return c.duel.PlayerCanSpecialSummonMonster(p, &data, ocg.Position(c.OptInt(10, ocg.PosFaceup)), c.OptPlayer(11, p), uint32(c.OptInt(12, 0)))
}
