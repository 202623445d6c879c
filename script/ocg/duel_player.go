package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// duelPlayerFunctions are about life points, counters, flags and activities
// (api-duel-debug.md 13, 14, 18, 19).
var duelPlayerFunctions = []Function{
	fn("Duel.SetLP", "p:Player, lp:Int", "Sets a player's life points.", func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.SetLP(c.Player(1), int(c.Int(2)))
		}
		return 0
	}),
	action("Duel.Damage", "p:Player, amount:Int, reason:Reason, step:Bool=false, rp:Player=running -> Int?", "Damages a player. Gives the damage dealt; as a step it is dealt by Duel.RDComplete.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.Damage(c.Player(1), int(c.Int(2)), uint32(c.Int(3)), c.OptBool(4, false), c.reasonPlayer(5))))
	}),
	action("Duel.Recover", "p:Player, amount:Int, reason:Reason, step:Bool=false, rp:Player=running -> Int?", "Gives a player life points. Gives how many.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.Recover(c.Player(1), int(c.Int(2)), uint32(c.Int(3)), c.OptBool(4, false), c.reasonPlayer(5))))
	}),
	fn("Duel.RDComplete", "", "Deals the damage and gives the life points that wait, in order.", func(c Call) int {
		c.duel.RDComplete()
		return 0
	}),
	fn("Duel.CheckLPCost", "p:Player, amount:Int -> Bool?", "Whether the player can pay so many life points.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnBool(c.duel.CheckLPCost(c.Player(1), int(c.Int(2))))
	}),
	action("Duel.PayLPCost", "p:Player, amount:Int", "The player pays life points.", func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.PayLPCost(c.Player(1), int(c.Int(2)))
		}
		return 0
	}),

	fn("Duel.GetCounter", "p:Player, self:Int, other:Int, counter:Counter -> Int?", "How many counters of the type are on the sides told.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.CounterCount(c.Player(1), c.Int(2) != 0, c.Int(3) != 0, uint16(c.Int(4)))))
	}),
	fn("Duel.IsCanAddCounter", "p:Player, counter:Counter=any, count:Count=1, card:any=any -> Bool", "Whether the player can place counters.", func(c Call) int {
		p := c.Player(1)
		return c.ReturnBool(p.Valid() && c.duel.PlayerCanPlaceCounter(p, uint16(c.OptInt(2, 0)), int(c.OptInt(3, 0)), c.Card(4)))
	}),
	fn("Duel.IsCanRemoveCounter", "p:Player, self:Int, other:Int, counter:Counter, count:Count, reason:Reason -> Bool?", "Whether the player can remove so many counters from the sides told.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnBool(c.duel.CanRemoveCounter(c.Player(1), c.Int(2) != 0, c.Int(3) != 0, uint16(c.Int(4)), int(c.Int(5)), uint32(c.Int(6))))
	}),
	action("Duel.RemoveCounter", "p:Player, self:Int, other:Int, counter:Counter, count:Count, reason:Reason -> Bool?", "The player removes counters from the sides told.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnBool(c.duel.RemoveCounter(c.Player(1), c.Int(2) != 0, c.Int(3) != 0, uint16(c.Int(4)), int(c.Int(5)), uint32(c.Int(6))))
	}),

	fn("Duel.RegisterFlagEffect", "p:Player, code:Uint, reset:Reset, flags:Flag, count:Count, label:Uint=0 -> Effect?", "Marks a player with a number until a reset.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnEffect(c.duel.RegisterFlagEffect(c.Player(1), uint32(c.Int(2)), uint32(c.Int(3)), uint32(c.Int(4)), int(c.Int(5)), c.OptInt(6, 0)))
	}),
	fn("Duel.GetFlagEffect", "p:Player, code:Uint -> Int?", "How many such marks the player has.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.FlagCount(c.Player(1), uint32(c.Int(2)))))
	}),
	fn("Duel.GetFlagEffectLabel", "p:Player, code:Uint -> ...Int64?", "The labels of such marks, oldest first.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.returnLabels(c.duel.FlagEffects(c.Player(1), uint32(c.Int(2))))
	}),
	fn("Duel.SetFlagEffectLabel", "p:Player, code:Uint, label:Int -> Bool?", "Sets the label of the oldest such mark; tells whether there is one.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnBool(setOldestLabel(c.duel.FlagEffects(c.Player(1), uint32(c.Int(2))), c.Int(3)))
	}),
	fn("Duel.ResetFlagEffect", "p:Player, code:Uint", "Removes all such marks.", func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.ResetFlagEffect(c.Player(1), uint32(c.Int(2)))
		}
		return 0
	}),

	fn("Duel.GetActivityCount", "p:Player, ...kinds:Activity -> ...Int", "How often the player did such things this turn.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		kinds := c.Ints(2)
		for _, kind := range kinds {
			n, err := c.duel.ActivityCount(c.Player(1), int(kind))
			c.raise(err)
			c.L.Push(number(int64(n)))
		}
		return len(kinds)
	}),
	fn("Duel.AddCustomActivityCounter", "id:Uint, kind:Activity, f:Function", "Counts activities that f does not accept.", func(c Call) int {
		c.raise(c.duel.AddCustomActivityCounter(uint32(c.Int(1)), int(c.Int(2)), c.callback(c.Arg(3).(*lua.LFunction), nil, "activity counter")))
		return 0
	}),
	fn("Duel.GetCustomActivityCount", "id:Uint, p:Player, kind:Activity -> Int", "What such a counter counted of the player this turn.", func(c Call) int {
		if !c.Player(2).Valid() {
			return c.ReturnInt(0)
		}
		n, err := c.duel.CustomActivityCount(uint32(c.Int(1)), c.Player(2), int(c.Int(3)))
		c.raise(err)
		return c.ReturnInt(int64(n))
	}),
}

// reasonPlayer is player argument i, or the running player when it is absent
// or above 2.
func (c Call) reasonPlayer(i int) ocg.Player {
	if p := c.running(i); p.Valid() || p == ocg.NoPlayer {
		return p
	}
	return c.duel.ReasonPlayer
}

// returnLabels pushes the first label of each flag effect, one nil for none.
func (c Call) returnLabels(flags []*ocg.Effect) int {
	if len(flags) == 0 {
		return c.Return(lua.LNil)
	}
	for _, e := range flags {
		var label int64
		if len(e.Labels) > 0 {
			label = e.Labels[0]
		}
		c.L.Push(number(label))
	}
	return len(flags)
}

// setOldestLabel sets the label of the first flag effect, if there is one.
func setOldestLabel(flags []*ocg.Effect, label int64) bool {
	if len(flags) == 0 {
		return false
	}
	flags[0].SetLabels(label)
	return true
}
