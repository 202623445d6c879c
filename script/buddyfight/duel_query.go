package buddyfight

import (
	"fmt"

	"duel/core"
	"duel/core/buddyfight"
)

// onBoth are the cards of p in own places and of the opponent in the others.
func (c Call) onBoth(p core.Player, own, other buddyfight.ZoneMask) []*buddyfight.Card {
	return append(c.duel.Cards(p, own), c.duel.Cards(p.Opponent(), other)...)
}

// matching are the cards of a "p, f, own, other, …" argument list from i on.
func (c Call) matching(i, ex, x int) []*buddyfight.Card {
	return keep(c.onBoth(c.Player(i), c.Zones(i+2), c.Zones(i+3)), c.filter(i+1, ex, x))
}

// duelQueryFunctions are the functions of Duel that look at the table.
var duelQueryFunctions = []Function{
	fn("Duel.GetTurnPlayer", "-> Player", "Whose turn it is.", func(c Call) int { return c.ReturnInt(int(c.duel.Turn.Player)) }),
	fn("Duel.GetTurnCount", "-> Int", "The how-manieth turn it is, from 1.", func(c Call) int { return c.ReturnInt(c.duel.Turn.Number) }),
	fn("Duel.IsPhase", "phase:Phase -> Bool", "Whether it is this phase.", func(c Call) int { return c.ReturnBool(int(c.duel.Turn.Phase) == c.Int(1)) }),
	fn("Duel.GetLife", "p:Player -> Int", "A player's life.", func(c Call) int { return c.ReturnInt(c.duel.Players[c.Player(1)].Life) }),
	fn("Duel.GetCount", "p:Player, own:Location, other:Location=0 -> Int", "How many cards are in these places of the player and of the opponent.", func(c Call) int {
		return c.ReturnInt(len(c.onBoth(c.Player(1), c.Zones(2), c.Zones(3))))
	}),
	fn("Duel.GetMatchingGroup", "p:Player, f:Function?, own:Location, other:Location, ex:any=, ...x:any -> Group",
		"The cards in these places of the player and of the opponent that f accepts, without the excepted ones.",
		func(c Call) int { return c.ReturnGroup(c.matching(1, 5, 6)) }),
	fn("Duel.IsExistingMatchingCard", "p:Player, f:Function?, own:Location, other:Location, count:Count, ex:any=, ...x:any -> Bool",
		"Whether f accepts at least count cards in these places.", func(c Call) int { return c.ReturnBool(len(c.matching(1, 6, 7)) >= c.Int(5)) }),
	fn("Duel.CheckCost", "p:Player, c:Card, kind:Cost, count:Count, f:Function= -> Bool", "Whether the player could pay this for the card now.", func(c Call) int {
		return c.ReturnBool(c.duel.CanPay(c.payer(), c.costPart()))
	}),
}

// payer is a use in the name of the player and card of a cost function.
func (c Call) payer() *buddyfight.Use {
	return &buddyfight.Use{Kind: buddyfight.UseAct, Player: c.Player(1), Card: c.Card(2)}
}

// costPart is the cost of arguments 3 to 5.
func (c Call) costPart() buddyfight.CostPart {
	part := buddyfight.CostPart{Kind: c.costKind(3), Count: c.Int(4)}
	if c.Has(5) {
		accepts := c.filter(5, 0, 6)
		part.Accepts = func(_ *buddyfight.Duel, x *buddyfight.Card) bool { return accepts(x) }
	}
	return part
}

// duelSelectFunctions are the functions of Duel that ask players.
var duelSelectFunctions = []Function{
	action("Duel.SelectYesNo", "p:Player, c:Card, text:String -> Bool", "Asks the player whether to do what an ability of the card offers.", func(c Call) int {
		return c.ReturnBool(c.duel.YesNo(c.Player(1), buddyfight.DecideYesNo, c.Card(2), c.Text(3)))
	}),
	action("Duel.SelectMatchingCard", "p:Player, f:Function?, own:Location, other:Location, min:Count, max:Count, ex:any=, ...x:any -> Group",
		"Asks the player for min to max of the cards in these places that f accepts.", func(c Call) int {
			return c.ReturnGroup(c.selectCards(c.Player(1), buddyfight.DecideCards, c.matching(1, 7, 8), c.Int(5), c.Int(6)))
		}),
	action("Duel.SelectTarget", "p:Player, f:Function?, own:Location, other:Location, min:Count, max:Count, ex:any=, ...x:any -> Group",
		"The same, and makes the cards what the ability is used upon.", func(c Call) int {
			cards := c.selectCards(c.Player(1), buddyfight.DecideTarget, c.matching(1, 7, 8), c.Int(5), c.Int(6))
			c.use().Target(cards...)
			return c.ReturnGroup(cards)
		}),
	action("Duel.SelectCards", "p:Player, g:Group, min:Count, max:Count -> Group", "Asks the player for min to max cards of a group.", func(c Call) int {
		return c.ReturnGroup(c.selectCards(c.Player(1), buddyfight.DecideCards, c.Group(2).cards, c.Int(3), c.Int(4)))
	}),
	action("Duel.Pay", "p:Player, c:Card, kind:Cost, count:Count, f:Function= -> Bool",
		"Offers the player to pay for an ability of the card while it is processed, if that is possible, and tells whether it was paid.", func(c Call) int {
			part := c.costPart()
			return c.ReturnBool(c.duel.Pay(c.payer(), fmt.Sprintf("pay %d: %s", part.Count, part.Kind), part))
		}),
	fn("Duel.GetTargets", "-> Group", "What the ability is used upon, without cards that have left their place.", func(c Call) int {
		return c.ReturnGroup(c.use().Targets())
	}),
	fn("Duel.GetFirstTarget", "-> Card?", "The first card the ability is used upon, if it is still there.", func(c Call) int {
		if targets := c.use().Targets(); len(targets) > 0 {
			return c.ReturnCard(targets[0])
		}
		return c.ReturnCard(nil)
	}),
}

func (c Call) selectCards(p core.Player, kind string, cards []*buddyfight.Card, least, most int) []*buddyfight.Card {
	return c.duel.SelectCards(p, kind, cards, least, most, c.use().Card)
}
