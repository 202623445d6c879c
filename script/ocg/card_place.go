package ocg

import "duel/core/ocg"

// cardPlaceFunctions are about a card's place, position, reasons and summon
// (api-card-effect-group.md 9.5 to 9.7).
var cardPlaceFunctions = []Function{
	fn("Card.GetOwner", "c:Card -> Player", "The player who owns it.", cardInt(func(x *ocg.Card) int64 { return int64(x.Owner) })),
	fn("Card.GetControler", "c:Card -> Player", "The player who controls it, 2 for Xyz materials and cards that are nowhere.", cardInt(func(x *ocg.Card) int64 { return int64(x.ControllingPlayer()) })),
	fn("Card.GetPreviousControler", "c:Card -> Player", "The player who controlled it before its last move.", cardInt(func(x *ocg.Card) int64 { return int64(x.Prev.Controller) })),
	fn("Card.GetLocation", "c:Card -> Location", "Where it is; 0 while it is being summoned.", cardInt(func(x *ocg.Card) int64 { return int64(x.ShownLocation()) })),
	fn("Card.GetSequence", "c:Card -> Sequence", "Its place there; piles count from the bottom.", cardInt(func(x *ocg.Card) int64 { return int64(x.Sequence()) })),
	fn("Card.GetPosition", "c:Card -> Position", "Its position.", cardInt(func(x *ocg.Card) int64 { return int64(x.Position) })),
	fn("Card.GetPreviousLocation", "c:Card -> Location", "Where it was before its last move.", cardInt(func(x *ocg.Card) int64 { return int64(x.Prev.Location) })),
	fn("Card.GetPreviousPosition", "c:Card -> Position", "Its position before its last move.", cardInt(func(x *ocg.Card) int64 { return int64(x.Prev.Position) })),
	fn("Card.GetPreviousSequence", "c:Card -> Sequence", "Its place before its last move.", cardInt(func(x *ocg.Card) int64 { return int64(x.Prev.Sequence) })),
	fn("Card.GetBattlePosition", "c:Card -> Position", "Its position at the start of its last damage step.", cardInt(battlePosition)),
	fn("Card.IsControler", "c:Card, p:Player -> Bool", "Whether the player controls it.", func(c Call) int { return c.ReturnBool(c.Card(1).ControllingPlayer() == c.Player(2)) }),
	fn("Card.IsPreviousControler", "c:Card, p:Player -> Bool", "Whether the player controlled it before its last move.", func(c Call) int { return c.ReturnBool(c.Card(1).Prev.Controller == c.Player(2)) }),
	fn("Card.IsLocation", "c:Card, location:Location -> Bool", "Whether it is in one of the locations; not while it is being summoned.", func(c Call) int { return c.ReturnBool(c.Card(1).IsAt(ocg.Location(c.Int(2)))) }),
	fn("Card.IsOnField", "c:Card -> Bool", "Whether it is in a monster or spell and trap zone; not while it is being summoned.", cardBool(func(x *ocg.Card) bool { return x.ShownLocation()&ocg.LocationOnfield != 0 })),
	fn("Card.IsPreviousLocation", "c:Card, location:Location -> Bool", "Whether it was in one of the locations before its last move.", func(c Call) int { return c.ReturnBool(c.Card(1).WasAt(ocg.Location(c.Int(2)))) }),
	fn("Card.IsPosition", "c:Card, position:Position -> Bool", "Whether it is in one of the positions.", cardMask(func(x *ocg.Card) int64 { return int64(x.Position) })),
	fn("Card.IsPreviousPosition", "c:Card, position:Position -> Bool", "Whether it was in one of the positions before its last move.", cardMask(func(x *ocg.Card) int64 { return int64(x.Prev.Position) })),
	fn("Card.IsFaceup", "c:Card -> Bool", "Whether it lies face-up.", cardBool((*ocg.Card).FaceUp)),
	fn("Card.IsFacedown", "c:Card -> Bool", "Whether it lies face-down.", cardBool((*ocg.Card).FaceDown)),
	fn("Card.IsAttackPos", "c:Card -> Bool", "Whether it is in attack position.", cardBool(func(x *ocg.Card) bool { return x.Position&ocg.PosAttack != 0 })),
	fn("Card.IsDefensePos", "c:Card -> Bool", "Whether it is in defense position.", cardBool(func(x *ocg.Card) bool { return x.Position&ocg.PosDefense != 0 })),
	fn("Card.IsPublic", "c:Card -> Bool", "Whether all may see it.", cardBool((*ocg.Card).FaceUp)),

	fn("Card.GetReason", "c:Card -> Reason", "Why it last moved, or was to move.", cardInt(func(x *ocg.Card) int64 { return int64(x.Reason) })),
	fn("Card.GetReasonPlayer", "c:Card -> Player", "Who made it move.", cardInt(func(x *ocg.Card) int64 { return int64(x.ReasonPlayer) })),
	fn("Card.GetReasonCard", "c:Card -> Card?", "The card that caused it: the monster it became material of, or that destroyed it in battle.", cardOfCard(func(x *ocg.Card) *ocg.Card { return x.ReasonCard })),
	fn("Card.GetReasonEffect", "c:Card -> Effect?", "The effect that made it move.", func(c Call) int { return c.ReturnEffect(c.Card(1).ReasonEffect) }),
	fn("Card.IsReason", "c:Card, reason:Reason -> Bool", "Whether it moved for any of the reasons.", cardMask(func(x *ocg.Card) int64 { return int64(x.Reason) })),
	fn("Card.SetReason", "c:Card, reason:Reason, add:Bool=false", "Sets, or adds to, why it moved.", func(c Call) int {
		x, reason := c.Card(1), uint32(c.Int(2))
		if c.OptBool(3, false) {
			reason |= x.Reason
		}
		x.Reason = reason
		return 0
	}),
	fn("Card.SetReasonCard", "c:Card, other:Card", "Sets the card that caused its move.", func(c Call) int {
		c.Card(1).ReasonCard = c.Card(2)
		return 0
	}),
	fn("Card.SetReasonEffect", "c:Card, e:Effect", "Sets the effect that made it move.", func(c Call) int {
		c.Card(1).ReasonEffect = c.Effect(2)
		return 0
	}),
	fn("Card.SetReasonPlayer", "c:Card, p:Player", "Sets who made it move.", func(c Call) int {
		if p := c.Int(2); p <= int64(ocg.PlayerAll) {
			c.Card(1).ReasonPlayer = ocg.Player(p)
		}
		return 0
	}),
	fn("Card.GetDestination", "c:Card -> Location", "Where it is being sent.", cardInt(func(x *ocg.Card) int64 { return int64(x.Destination()) })),
	fn("Card.GetLeaveFieldDest", "c:Card -> Location", "Where effects would send it if it left the field, 0 for none.", cardInt(func(x *ocg.Card) int64 { return int64(x.LeaveFieldDest()) })),

	fn("Card.GetSummonType", "c:Card -> SummonType", "How it was summoned.", cardInt(func(x *ocg.Card) int64 { return int64(x.SummonType & 0xff00ffff) })),
	fn("Card.GetSummonPlayer", "c:Card -> Player", "Who summoned it.", cardInt(func(x *ocg.Card) int64 { return int64(x.SummonPlayer) })),
	fn("Card.GetSummonLocation", "c:Card -> Location", "Where it was summoned from.", cardInt(func(x *ocg.Card) int64 { return int64(x.SummonLocation) })),
	fn("Card.IsSummonType", "c:Card, types:any?, ...more:SummonType -> Bool", "Whether it was summoned in one of the ways given.", func(c Call) int {
		have := int64(c.Card(1).SummonType & 0xff00ffff)
		return c.ReturnBool(c.anyOf(2, func(n int64) bool { return have&n == n }))
	}),
	fn("Card.IsSummonLocation", "c:Card, location:Location -> Bool", "Whether it was summoned from one of the locations.", func(c Call) int {
		return c.ReturnBool(c.Card(1).WasSummonedFrom(ocg.Location(c.Int(2))))
	}),
	fn("Card.IsSummonPlayer", "c:Card, p:Player -> Bool", "Whether the player summoned it.", func(c Call) int { return c.ReturnBool(c.Card(1).SummonPlayer == c.Player(2)) }),
	fn("Card.IsStatus", "c:Card, status:Status -> Bool", "Whether it has any of the status bits.", cardMask(func(x *ocg.Card) int64 { return int64(x.Status) })),
	fn("Card.SetStatus", "c:Card, status:Status, on:Bool", "Switches status bits; nothing while effects are being copied onto it.", func(c Call) int {
		if x := c.Card(1); !x.Is(ocg.StatusCopyingEffect) {
			x.SetStatus(uint32(c.Int(2)), c.Bool(3))
		}
		return 0
	}),
	fn("Card.CompleteProcedure", "c:Card", "Makes it count as properly summoned.", func(c Call) int {
		c.Card(1).SetStatus(ocg.StatusProcComplete, true)
		return 0
	}),
	fn("Card.IsGeminiState", "c:Card -> Bool", "Whether it has been normal summoned again on the field.", cardBool(func(x *ocg.Card) bool { return x.EffectCount(ocg.EffectGeminiStatus) > 0 })),
	fn("Card.EnableGeminiState", "c:Card", "Makes it count as normal summoned again on the field.", func(c Call) int {
		c.Card(1).EnableGeminiState()
		return 0
	}),
	fn("Card.IsDisabled", "c:Card -> Bool", "Whether its effects are negated.", cardBool(func(x *ocg.Card) bool { return x.Is(ocg.StatusDisabled) })),
	fn("Card.IsForbidden", "c:Card -> Bool", "Whether it cannot be used.", cardBool(func(x *ocg.Card) bool { return x.Is(ocg.StatusForbidden) })),
	fn("Card.SetTurnCounter", "c:Card, n:Count", "Sets the number of turns shown on it.", func(c Call) int {
		c.duel.SetTurnCounter(c.Card(1), int(c.Int(2)))
		return 0
	}),
	fn("Card.GetTurnCounter", "c:Card -> Count", "The number of turns shown on it.", cardInt(func(x *ocg.Card) int64 { return int64(x.TurnCounter) })),
	fn("Card.SetSPSummonOnce", "c:Card, code:Code", "Lets each player special summon cards of the code once per turn only.", func(c Call) int {
		c.Card(1).SetSPSummonOnce(uint32(c.Int(2)))
		return 0
	}),
	fn("Card.CancelToGrave", "c:Card, cancel:Bool=true", "Keeps it from, or sends it, to the grave after its activation has resolved.", func(c Call) int {
		c.Card(1).SetStatus(ocg.StatusLeaveConfirmed, !c.OptBool(2, true))
		return 0
	}),
	fn("Card.ReverseInDeck", "c:Card", "Turns it face-up in the deck.", func(c Call) int {
		c.duel.ReverseInDeck(c.Card(1))
		return 0
	}),
	fn("Card.SetHint", "c:Card, kind:Small, value:Int64", "Shows something on the card; changes no rule.", func(c Call) int {
		c.duel.CardHint(c.Card(1), int(c.Int(2)), c.Int(3))
		return 0
	}),
	fn("Card.Cover", "c:Card, cover:Uint=unchanged -> Uint", "The picture of its sleeve; changes no rule.", func(c Call) int {
		x := c.Card(1)
		if !c.Has(2) {
			return c.ReturnInt(int64(x.Cover))
		}
		x.Cover = uint32(c.Int(2))
		return 0
	}),
}

// battlePosition is the position a card had at the start of its last damage
// step; all bits are set when there was none.
func battlePosition(x *ocg.Card) int64 {
	if x.BattlePosition == 0 {
		return 0xffffffff
	}
	return int64(x.BattlePosition)
}
