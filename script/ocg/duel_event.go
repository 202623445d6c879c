package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// duelEventFunctions register player effects, raise events and control the
// course of the duel (api-duel-debug.md 11, 16, 20, 21).
var duelEventFunctions = []Function{
	fn("Duel.RegisterEffect", "e:Effect, p:Player", "Gives a player an effect that no card carries.", func(c Call) int {
		if c.Player(2).Valid() {
			c.duel.RegisterPlayerEffect(c.Effect(1), c.Player(2))
		}
		return 0
	}),
	action("Duel.RaiseEvent", "cards:CardOrGroup, code:EventCode, e:any?, r:Reason, rp:Player, ep:Player, ev:Int", "Raises an event for everybody.", func(c Call) int {
		c.duel.RaiseEvent(c.Cards(1), uint32(c.Int(2)), c.Effect(3), uint32(c.Int(4)), c.Player(5), c.Player(6), c.Int(7))
		return 0
	}),
	action("Duel.RaiseSingleEvent", "card:Card, code:EventCode, e:any?, r:Reason, rp:Player, ep:Player, ev:Int", "Raises an event for one card.", func(c Call) int {
		c.duel.RaiseSingleEvent(c.Card(1), uint32(c.Int(2)), c.Effect(3), uint32(c.Int(4)), c.Player(5), c.Player(6), c.Int(7))
		return 0
	}),
	fn("Duel.CheckEvent", "code:EventCode, info:Bool=false -> Bool, ...any", "Whether an event of that code is among those of the moment, and with info what it was.", func(c Call) int {
		event := c.duel.CheckEvent(uint32(c.Int(1)))
		c.L.Push(lua.LBool(event != nil))
		if event == nil || !c.OptBool(2, false) {
			return 1
		}
		return 1 + c.returnEvent(event)
	}),
	action("Duel.BreakEffect", "", "\"Then\": what the effect does next does not happen at the same time as what it did before.", func(c Call) int {
		c.duel.BreakEffect()
		return 0
	}),
	fn("Duel.AdjustInstantly", "card:any=nil", "Looks anew at which cards are negated and which destroy themselves.", func(c Call) int {
		c.duel.AdjustInstantly()
		return 0
	}),
	fn("Duel.Readjust", "", "Has the running adjustment made again.", func(c Call) int {
		c.duel.Readjust()
		return 0
	}),
	fn("Duel.EnableGlobalFlag", "flag:Uint", "Does nothing.", func(Call) int { return 0 }),
	fn("Duel.AssumeReset", "", "Ends all assumed properties.", func(c Call) int {
		c.duel.AssumeReset()
		return 0
	}),
	fn("Duel.MajesticCopy", "card:Card, from:Card, reset:Reset=standard, count:Count=1", "Gives a card the activated effects of another.", func(c Call) int {
		c.duel.MajesticCopy(c.Card(1), c.Card(2), uint32(c.OptInt(3, 0)), int(c.OptInt(4, 1)))
		return 0
	}),
	fn("Duel.SkipPhase", "p:Player, phase:Phase, reset:Reset, count:Count, value:Int=0", "The player skips a phase.", func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.SkipPhase(c.Player(1), uint32(c.Int(2)), uint32(c.Int(3)), int(c.Int(4)), c.OptInt(5, 0))
		}
		return 0
	}),
	action("Duel.TagSwap", "p:Player", "Does nothing: there are no tag duels.", func(Call) int { return 0 }),
	fn("Duel.LoadScript", "name:any, cached:Bool=true -> Bool, any?", "Runs another script file, once unless told otherwise.", loadScript),
	fn("Duel.Win", "winner:Player, reason:Uint", "The player wins by the effect, 2 is a draw.", func(c Call) int {
		if c.Int(1) <= int64(ocg.NoPlayer) {
			c.duel.Win(c.Player(1), int(c.Int(2)))
		}
		return 0
	}),
	fn("Duel.Hint", "kind:HintKind, p:Player, value:Int64", "Shows something to a player; changes no rule.", func(c Call) int {
		if c.Player(2).Valid() {
			c.duel.Hint(int(c.Int(1)), c.Player(2), c.Int(3))
		}
		return 0
	}),
	fn("Duel.HintSelection", "cards:CardOrGroup, selection:Bool=true", "Shows which cards were selected, or targeted.", func(c Call) int {
		c.duel.HintSelection(c.Cards(1), c.OptBool(2, true))
		return 0
	}),
}
