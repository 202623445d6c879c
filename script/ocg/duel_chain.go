package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// duelChainFunctions are about the chain and what its links announce
// (api-duel-debug.md 9, 10).
var duelChainFunctions = []Function{
	fn("Duel.GetCurrentChain", "real:Bool=false -> Int", "How many links the chain has; real counts completed activations only.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.CurrentChain(c.OptBool(1, false))))
	}),
	fn("Duel.GetChainInfo", "link:Small, ...selectors:Uint -> ...any", "What is asked of a link, 0 the current one.", duelGetChainInfo),
	fn("Duel.GetChainEvent", "link:Small -> Group?, Player, Int, Effect?, Reason, Player", "The event a link was activated for.", func(c Call) int {
		link := c.duel.LinkAt(int(c.Int(1)))
		if link == nil {
			return 0
		}
		return c.returnEvent(&link.Event)
	}),
	fn("Duel.CheckChainUniqueness", "-> Bool", "Whether all cards on the chain have different names.", duelBool((*ocg.Duel).CheckChainUniqueness)),
	fn("Duel.IsChainNegatable", "link:any -> Bool", "Always true, as in the reference engine.", func(c Call) int { return c.ReturnBool(true) }),
	fn("Duel.IsChainDisablable", "link:Small -> Bool", "Whether the link's effect can be negated.", func(c Call) int { return c.ReturnBool(c.duel.IsChainDisablable(int(c.Int(1)))) }),
	fn("Duel.NegateActivation", "link:Small -> Bool", "Negates the activation of a link.", func(c Call) int { return c.ReturnBool(c.duel.NegateActivation(int(c.Int(1)))) }),
	fn("Duel.NegateEffect", "link:Small -> Bool", "Negates the effect of a link.", func(c Call) int { return c.ReturnBool(c.duel.NegateEffect(int(c.Int(1)))) }),
	fn("Duel.NegateRelatedChain", "card:Card, reset:Reset", "Negates the effects of all links the card made.", func(c Call) int {
		c.duel.NegateRelatedChain(c.Card(1), uint32(c.Int(2)))
		return 0
	}),
	fn("Duel.ChangeChainOperation", "link:Small, f:Function", "Makes a link do something else.", func(c Call) int {
		c.duel.ChangeChainOperation(int(c.Int(1)), c.callback(c.Arg(2).(*lua.LFunction), c.duel.ReasonEffect, "operation"))
		return 0
	}),
	fn("Duel.SetChainLimit", "f:Function", "Only effects that f accepts can be chained to the next link.", func(c Call) int {
		c.duel.SetChainLimit(c.callback(c.Arg(1).(*lua.LFunction), c.duel.ReasonEffect, "chain limit"))
		return 0
	}),
	fn("Duel.SetChainLimitTillChainEnd", "f:Function", "Only effects that f accepts can be chained until the chain ends.", func(c Call) int {
		c.duel.SetChainLimitTillChainEnd(c.callback(c.Arg(1).(*lua.LFunction), c.duel.ReasonEffect, "chain limit"))
		return 0
	}),
	action("Duel.SetOperationInfo", "link:Small, category:Category, cards:any?, count:Small, p:Small, param:Int", "Announces what the link will do.", func(c Call) int {
		c.raise(c.duel.SetOperationInfo(int(c.Int(1)), uint64(c.Int(2)), c.Cards(3), int(c.Int(4)), c.Player(5), c.Int(6)))
		return 0
	}),
	action("Duel.SetPossibleOperationInfo", "link:Small, category:Category, cards:any?, count:Small, p:Small, param:Int", "Announces what the link may do.", func(c Call) int {
		c.duel.SetPossibleOperationInfo(int(c.Int(1)), uint64(c.Int(2)), c.Cards(3), int(c.Int(4)), c.Player(5), c.Int(6))
		return 0
	}),
	fn("Duel.GetOperationInfo", "link:Small, category:Category -> any, Group?, Int?, Player?, Int?", "What the link announced of that kind.", operationInfo(func(l *ocg.Link) map[uint64]*ocg.OperationInfo { return l.Info })),
	fn("Duel.GetPossibleOperationInfo", "link:Small, category:Category -> any, Group?, Int?, Player?, Int?", "What the link announced it may do of that kind.", operationInfo(func(l *ocg.Link) map[uint64]*ocg.OperationInfo { return l.PossibleInfo })),
	fn("Duel.GetOperationCount", "link:Small -> Int?", "How many kinds of things the link announced.", func(c Call) int {
		link := c.duel.LinkAt(int(c.Int(1)))
		if link == nil {
			return 0
		}
		return c.ReturnInt(int64(len(link.Info)))
	}),
	action("Duel.ClearOperationInfo", "link:Small", "Forgets what the link announced.", func(c Call) int {
		c.duel.ClearOperationInfo(int(c.Int(1)))
		return 0
	}),
}

func duelGetChainInfo(c Call) int {
	link := c.duel.LinkAt(int(c.Int(1)))
	if link == nil {
		return 0
	}
	selectors := c.Ints(2)
	for _, selector := range selectors {
		if selector == ocg.ChaininfoTriggeringSetcodes {
			t := c.L.NewTable()
			for _, set := range ascending(link.Snapshot.SetCodes) {
				t.Append(number(set))
			}
			c.L.Push(t)
			continue
		}
		v, err := c.duel.ChainInfo(link, int(selector))
		c.raise(err)
		c.L.Push(c.toLua(v))
	}
	return len(selectors)
}

func operationInfo(of func(*ocg.Link) map[uint64]*ocg.OperationInfo) Native {
	return func(c Call) int {
		link := c.duel.LinkAt(int(c.Int(1)))
		if link == nil {
			return 0
		}
		info := of(link)[uint64(c.Int(2))]
		if info == nil {
			return c.ReturnBool(false)
		}
		c.L.Push(lua.LTrue)
		c.L.Push(c.group(info.Cards))
		return 2 + c.returnNumbers(int64(info.Count), int64(info.Player), info.Param)
	}
}
