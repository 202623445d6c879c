package ocg

import "duel/core/ocg"

// duelSummonFunctions summon and set (api-duel-debug.md 7).
var duelSummonFunctions = []Function{
	action("Duel.SpecialSummon", "cards:CardOrGroup, sumtype:SummonType, p:Player, toplayer:Player, nocheck:Bool, nolimit:Bool, position:Position, zones:Zones=0xff -> Int?", "Special summons cards. Gives how many.", func(c Call) int {
		if p := c.Int(3); p > 1 {
			return 0
		}
		return c.ReturnInt(int64(c.duel.SpecialSummon(c.Cards(1), uint32(c.Int(2)), c.Player(3), c.Player(4), c.Bool(5), c.Bool(6), ocg.Position(c.Int(7)), uint32(c.OptInt(8, 0xff)))))
	}),
	action("Duel.SpecialSummonStep", "card:Card, sumtype:SummonType, p:Player, toplayer:Player, nocheck:Bool, nolimit:Bool, position:Position, zones:Zones=0xff -> Bool?", "Places a card as part of a special summon that Duel.SpecialSummonComplete ends.", func(c Call) int {
		if !c.Player(3).Valid() {
			return 0
		}
		return c.ReturnBool(c.duel.SpecialSummonStep(c.Card(1), uint32(c.Int(2)), c.Player(3), c.Player(4), c.Bool(5), c.Bool(6), ocg.Position(c.Int(7)), uint32(c.OptInt(8, 0xff))))
	}),
	action("Duel.SpecialSummonComplete", "-> Int", "Ends a special summon made in steps. Gives how many cards it was of.", func(c Call) int { return c.ReturnInt(int64(c.duel.SpecialSummonComplete())) }),
	action("Duel.CreateToken", "p:Player, code:Code -> any", "A new card that is nowhere yet; false for a wrong player.", func(c Call) int {
		if !c.Player(1).Valid() {
			return c.ReturnBool(false)
		}
		return c.ReturnCard(c.duel.CreateToken(c.Player(1), uint32(c.Int(2))))
	}),
	action("Duel.Summon", "p:Player, card:Card, ignoreCount:Bool, proc:any?, minTribute:Small=0, zones:Zones=0x1f", "The player normal summons the card, after the running chain link.", func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.Summon(c.Player(1), c.Card(2), c.Bool(3), c.Effect(4), int(c.OptInt(5, 0)), uint32(c.OptInt(6, 0x1f)))
		}
		return 0
	}),
	action("Duel.MSet", "p:Player, card:Card, ignoreCount:Bool, proc:any?, minTribute:Small=0, zones:Zones=0x1f", "The player sets the card as a monster, after the running chain link.", func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.MSet(c.Player(1), c.Card(2), c.Bool(3), c.Effect(4), int(c.OptInt(5, 0)), uint32(c.OptInt(6, 0x1f)))
		}
		return 0
	}),
	action("Duel.SpecialSummonRule", "p:Player, card:Card, sumtype:SummonType=0", "The player special summons the card by its own procedure, after the running chain link.", func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.ProcedureSummon(c.Player(1), c.Card(2), uint32(c.OptInt(3, 0)), ocg.ProcedureMaterials{})
		}
		return 0
	}),
	action("Duel.SynchroSummon", "p:Player, card:Card, must:any=nil, only:any=nil, min:Small=0, max:Small=0", "The player synchro summons the card, after the running chain link.", procedureSummon(ocg.SummonTypeSynchro)),
	action("Duel.XyzSummon", "p:Player, card:Card, must:any=nil, only:any=nil, min:Small=0, max:Small=0", "The player Xyz summons the card, after the running chain link.", procedureSummon(ocg.SummonTypeXyz)),
	action("Duel.LinkSummon", "p:Player, card:Card, must:any=nil, only:any=nil, min:Small=0, max:Small=0", "The player Link summons the card, after the running chain link.", procedureSummon(ocg.SummonTypeLink)),
	action("Duel.ProcedureSummon", "p:Player, card:Card, sumtype:SummonType, must:any=nil, only:any=nil, min:Small=0, max:Small=0", "The player special summons the card by a procedure of that type, after the running chain link.", func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.ProcedureSummon(c.Player(1), c.Card(2), uint32(c.Int(3)), c.materials(4))
		}
		return 0
	}),
	fn("Duel.PendulumSummon", "p:Player", "The player pendulum summons, after the running chain link.", func(c Call) int {
		c.duel.ProcedureSummonGroup(c.Player(1), ocg.SummonTypePendulum)
		return 0
	}),
	fn("Duel.ProcedureSummonGroup", "p:Player, sumtype:SummonType", "The player special summons a group by a procedure of that type, after the running chain link.", func(c Call) int {
		c.duel.ProcedureSummonGroup(c.Player(1), uint32(c.Int(2)))
		return 0
	}),
	action("Duel.SSet", "p:Player, cards:CardOrGroup, toplayer:Player=p, confirm:Bool=true -> Int?", "The player sets cards as spells and traps. Gives how many.", func(c Call) int {
		p := c.Player(1)
		if !p.Valid() {
			return 0
		}
		to := c.OptPlayer(3, p)
		if !to.Valid() {
			to = p
		}
		return c.ReturnInt(int64(c.duel.SSet(p, c.Cards(2), to, c.OptBool(4, true))))
	}),
	fn("Duel.NegateSummon", "cards:CardOrGroup", "Negates the summon of monsters being summoned.", func(c Call) int {
		c.duel.NegateSummon(c.Cards(1))
		return 0
	}),
	fn("Duel.IncreaseSummonedCount", "card:any=nil", "Counts a normal summon of the running player.", func(c Call) int {
		c.duel.IncreaseSummonedCount(c.Card(1))
		return 0
	}),
	fn("Duel.CheckSummonedCount", "card:any=nil -> Bool", "Whether the running player has a normal summon left, for that card.", func(c Call) int { return c.ReturnBool(c.duel.CheckSummonedCount(c.Card(1))) }),
	action("Duel.Activate", "e:Effect", "The controller of the effect's card activates it.", func(c Call) int {
		c.duel.Activate(c.Effect(1))
		return 0
	}),
}

// materials reads materials that must, and alone may, be used, and their
// number, from argument i on.
func (c Call) materials(i int) ocg.ProcedureMaterials {
	return ocg.ProcedureMaterials{Must: c.Cards(i), Only: c.Cards(i + 1), Min: int(c.OptInt(i+2, 0)), Max: int(c.OptInt(i+3, 0))}
}

func procedureSummon(sumType uint32) Native {
	return func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.ProcedureSummon(c.Player(1), c.Card(2), sumType, c.materials(3))
		}
		return 0
	}
}
