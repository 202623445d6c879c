package ocg

import "duel/core/ocg"

// cardTestFunctions ask whether something may be done with a card
// (api-card-effect-group.md 9.12, 9.13).
var cardTestFunctions = []Function{
	fn("Card.IsAbleToHand", "c:Card, p:Player=running -> Bool", "Whether it can go to the hand.", func(c Call) int {
		return c.ReturnBool(c.duel.CanToHand(c.Card(1), c.running(2)))
	}),
	fn("Card.IsAbleToDeck", "c:Card -> Bool", "Whether it can go to the deck.", func(c Call) int { return c.ReturnBool(c.duel.CanToDeck(c.Card(1), c.duel.ReasonPlayer)) }),
	fn("Card.IsAbleToExtra", "c:Card -> Bool", "Whether it can go to the extra deck.", func(c Call) int { return c.ReturnBool(c.duel.CanToExtra(c.Card(1), c.duel.ReasonPlayer)) }),
	fn("Card.IsAbleToGrave", "c:Card, reason:Reason=EFFECT -> Bool", "Whether it can go to the grave.", func(c Call) int {
		return c.ReturnBool(c.duel.CanToGrave(c.Card(1), c.duel.ReasonPlayer, uint32(c.OptInt(2, ocg.ReasonEffect))))
	}),
	fn("Card.IsAbleToRemove", "c:Card, p:Player=running, position:Position=FACEUP, reason:Reason=EFFECT -> Bool", "Whether it can be banished.", func(c Call) int {
		return c.ReturnBool(c.duel.CanRemove(c.Card(1), c.running(2), ocg.Position(c.OptInt(3, ocg.PosFaceup)), uint32(c.OptInt(4, ocg.ReasonEffect))))
	}),
	fn("Card.IsAbleToHandAsCost", "c:Card -> Bool", "Whether it can go to the hand as a cost.", func(c Call) int { return c.ReturnBool(c.duel.CanToHandAsCost(c.Card(1), c.duel.ReasonPlayer)) }),
	fn("Card.IsAbleToDeckAsCost", "c:Card -> Bool", "Whether it can go to the deck as a cost.", func(c Call) int { return c.ReturnBool(c.duel.CanToDeckAsCost(c.Card(1), c.duel.ReasonPlayer)) }),
	fn("Card.IsAbleToExtraAsCost", "c:Card -> Bool", "Whether it can go to the extra deck as a cost.", func(c Call) int { return c.ReturnBool(c.duel.CanToExtraAsCost(c.Card(1), c.duel.ReasonPlayer)) }),
	fn("Card.IsAbleToDeckOrExtraAsCost", "c:Card -> Bool", "Whether it can go to the deck it belongs to as a cost.", func(c Call) int {
		return c.ReturnBool(c.duel.CanToDeckOrExtraAsCost(c.Card(1), c.duel.ReasonPlayer))
	}),
	fn("Card.IsAbleToGraveAsCost", "c:Card -> Bool", "Whether it can go to the grave as a cost.", func(c Call) int { return c.ReturnBool(c.duel.CanToGraveAsCost(c.Card(1), c.duel.ReasonPlayer)) }),
	fn("Card.IsAbleToRemoveAsCost", "c:Card, position:Position=FACEUP -> Bool", "Whether it can be banished as a cost.", func(c Call) int {
		return c.ReturnBool(c.duel.CanRemoveAsCost(c.Card(1), c.duel.ReasonPlayer, ocg.Position(c.OptInt(2, ocg.PosFaceup))))
	}),
	fn("Card.IsReleasable", "c:Card, reason:Reason=COST, p:Player=running -> Bool", "Whether it can be tributed other than for a summon.", func(c Call) int {
		return c.ReturnBool(c.Card(1).IsReleasable(uint32(c.OptInt(2, ocg.ReasonCost)), c.running(3)))
	}),
	fn("Card.IsReleasableByEffect", "c:Card, e:Effect=running, p:Player=running -> Bool", "Whether the effect can tribute it.", func(c Call) int {
		e := c.Effect(2)
		if e == nil {
			e = c.duel.ReasonEffect
		}
		return c.ReturnBool(c.Card(1).IsReleasableByEffect(e, c.running(3)))
	}),
	fn("Card.IsDiscardable", "c:Card, reason:Reason=COST, p:Player=running -> Bool", "Whether it can be discarded.", func(c Call) int {
		return c.ReturnBool(c.duel.CanDiscard(c.Card(1), c.running(3), uint32(c.OptInt(2, ocg.ReasonCost))))
	}),
	fn("Card.IsAbleToChangeControler", "c:Card -> Bool", "Whether no effect keeps its control from changing.", func(c Call) int { return c.ReturnBool(c.Card(1).AbleToChangeControl()) }),
	fn("Card.IsControlerCanBeChanged", "c:Card, ignoreZone:Bool=false, zones:Zones=0xff -> Bool", "Whether its control can change to the other player.", func(c Call) int {
		return c.ReturnBool(c.Card(1).ControlCanBeChanged(c.OptBool(2, false), uint32(c.OptInt(3, 0xff))))
	}),
	fn("Card.IsCanChangePosition", "c:Card -> Bool", "Whether it has battle positions: it is no Link monster.", cardBool(func(x *ocg.Card) bool { return x.Data.Type&ocg.TypeLink == 0 })),
	fn("Card.IsCanTurnSet", "c:Card -> Bool", "Whether it can be turned face-down.", func(c Call) int { return c.ReturnBool(c.Card(1).CanTurnSet(c.duel.ReasonPlayer)) }),
	fn("Card.IsSummonableCard", "c:Card -> Bool", "Whether it is a monster that can be normal summoned at all.", func(c Call) int { return c.ReturnBool(c.Card(1).IsSummonableCard()) }),
	fn("Card.IsSummonable", "c:Card, ignoreCount:Bool, proc:any=nil, minTribute:Small=0, zones:Zones=0x1f -> Bool", "Whether the running player can normal summon it now.", func(c Call) int {
		return c.ReturnBool(c.Card(1).IsSummonable(c.Bool(2), c.Effect(3), int(c.OptInt(4, 0)), uint32(c.OptInt(5, 0x1f))))
	}),
	fn("Card.IsMSetable", "c:Card, ignoreCount:Bool, proc:any=nil, minTribute:Small=0, zones:Zones=0xff -> Bool", "Whether the running player can set it as a monster now.", func(c Call) int {
		return c.ReturnBool(c.Card(1).IsMSetable(c.Bool(2), c.Effect(3), int(c.OptInt(4, 0)), uint32(c.OptInt(5, 0xff))))
	}),
	fn("Card.IsSSetable", "c:Card, ignoreZone:Bool=false, p:Player=running -> Bool", "Whether it can be set as a spell or trap.", func(c Call) int {
		return c.ReturnBool(c.Card(1).IsSSetable(c.OptBool(2, false), c.running(3)))
	}),
	fn("Card.IsSpecialSummonable", "c:Card, sumtype:SummonType=0 -> Bool", "Whether the running player can special summon it by its own procedure.", func(c Call) int {
		return c.ReturnBool(c.Card(1).IsProcedureSummonable(uint32(c.OptInt(2, 0)), ocg.ProcedureMaterials{}))
	}),
	fn("Card.IsSynchroSummonable", "c:Card, must:any=nil, only:any=nil, min:Small=0, max:Small=0 -> Bool?", "Whether it can be synchro summoned with those materials.", cardProcedureTest(ocg.TypeSynchro, ocg.SummonTypeSynchro)),
	fn("Card.IsXyzSummonable", "c:Card, must:any=nil, only:any=nil, min:Small=0, max:Small=0 -> Bool?", "Whether it can be Xyz summoned with those materials.", cardProcedureTest(ocg.TypeXyz, ocg.SummonTypeXyz)),
	fn("Card.IsLinkSummonable", "c:Card, must:any=nil, only:any=nil, min:Small=0, max:Small=0 -> Bool?", "Whether it can be Link summoned with those materials.", cardProcedureTest(ocg.TypeLink, ocg.SummonTypeLink)),
	fn("Card.IsProcedureSummonable", "c:Card, types:CardType, sumtype:SummonType, must:any=nil, only:any=nil, min:Small=0, max:Small=0 -> Bool?", "Whether it can be summoned by such a procedure with those materials.", func(c Call) int {
		x := c.Card(1)
		if x.Data.Type&uint32(c.Int(2)) == 0 {
			return 0
		}
		return c.ReturnBool(x.IsProcedureSummonable(uint32(c.Int(3)), c.materials(4)))
	}),
	fn("Card.IsFusionSummonableCard", "c:Card, sumtype:SummonType=0 -> Bool", "Whether it is a fusion monster that can be fusion summoned.", func(c Call) int {
		return c.ReturnBool(c.Card(1).IsFusionSummonableCard(uint32(c.OptInt(2, 0))))
	}),
	fn("Card.IsCanBeSpecialSummoned", "c:Card, e:any?, sumtype:SummonType, p:Player, nocheck:Bool, nolimit:Bool, position:Position=FACEUP, toplayer:Player=p, zones:Zones=0xff -> Bool", "Whether the effect can special summon it.", func(c Call) int {
		p := c.Player(4)
		return c.ReturnBool(c.Card(1).CanBeSpecialSummoned(c.Effect(2), uint32(c.Int(3)), p, c.Bool(5), c.Bool(6),
			ocg.Position(c.OptInt(7, ocg.PosFaceup)), c.OptPlayer(8, p), uint32(c.OptInt(9, 0xff))))
	}),
	fn("Card.IsCanBeFusionMaterial", "c:Card, fc:any=nil, sumtype:SummonType=FUSION, p:Player=running -> Bool", "Whether it can be material for a fusion summon of fc.", func(c Call) int {
		return c.ReturnBool(c.Card(1).CanBeFusionMaterial(c.Card(2), uint64(c.OptInt(3, ocg.SummonTypeFusion)), c.running(4)))
	}),
	fn("Card.IsCanBeSynchroMaterial", "c:Card, sc:Card=nil, tuner:any=nil, p:Player=running -> Bool", "Whether it can be material for a synchro summon of sc.", func(c Call) int {
		return c.ReturnBool(c.Card(1).CanBeSynchroMaterial(c.Card(2), c.running(4)))
	}),
	fn("Card.IsCanBeRitualMaterial", "c:Card, rc:any=nil, p:Player=running -> Bool", "Whether it can be material for a ritual summon of rc.", func(c Call) int {
		return c.ReturnBool(c.Card(1).CanBeRitualMaterial(c.Card(2), c.running(3)))
	}),
	fn("Card.IsCanBeXyzMaterial", "c:Card, xc:any=nil, p:Player=running, reason:Reason=XYZ+MATERIAL -> Bool", "Whether it can be an Xyz material of xc.", func(c Call) int {
		return c.ReturnBool(c.Card(1).CanBeXyzMaterial(c.Card(2), c.running(3), uint32(c.OptInt(4, ocg.ReasonXyz|ocg.ReasonMaterial))))
	}),
	fn("Card.IsCanBeLinkMaterial", "c:Card, lc:Card=nil, p:Player=running -> Bool", "Whether it can be material for a Link summon of lc.", func(c Call) int {
		return c.ReturnBool(c.Card(1).CanBeLinkMaterial(c.Card(2), c.running(3)))
	}),
	fn("Card.IsCanBeMaterial", "c:Card, sumtype:SummonType, sc:any=nil, p:Player=running -> Bool", "Whether it can be material for that kind of summon.", func(c Call) int {
		return c.ReturnBool(c.Card(1).CanBeMaterial(uint64(c.Int(2)), c.Card(3), c.running(4)))
	}),
	fn("Card.CheckFusionMaterial", "c:Card, group:any=nil, must:any=nil, chkf:Uint=2 -> Bool", "Whether it can be fusion summoned with materials of the group.", func(c Call) int {
		return c.ReturnBool(c.Card(1).CheckFusionMaterial(c.Group(2), c.Cards(3), c.OptInt(4, uint32NoPlayer)))
	}),
	fn("Card.CheckFusionSubstitute", "c:Card, fc:Card -> Bool", "Whether it can stand in for a material of fc.", func(c Call) int { return c.ReturnBool(c.Card(1).CheckFusionSubstitute(c.Card(2))) }),
	fn("Card.GetTributeRequirement", "c:Card -> Int, Int", "The least and most tributes its summon takes.", func(c Call) int {
		least, most := c.Card(1).TributeRequirement()
		return c.returnNumbers(int64(least), int64(most))
	}),
}

const uint32NoPlayer = int64(ocg.NoPlayer)

// running is player argument i, or the running player.
func (c Call) running(i int) ocg.Player { return c.OptPlayer(i, c.duel.ReasonPlayer) }

func cardProcedureTest(types, sumType uint32) Native {
	return func(c Call) int {
		x := c.Card(1)
		if x.Data.Type&types == 0 {
			return 0
		}
		return c.ReturnBool(x.IsProcedureSummonable(sumType, c.materials(2)))
	}
}
