package ocg

import (
	"math"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// debugFunctions set up puzzles and write to the log (api-duel-debug.md 22).
var debugFunctions = []Function{
	fn("Debug.Message", "...values:any", "Writes the values to the log, one entry each.", func(c Call) int {
		for i := 1; i <= c.Top(); i++ {
			text := c.L.ToStringMeta(c.Arg(i)).String()
			c.host.ChargeOutput(len(text))
			c.duel.Log("script", "%s", text)
		}
		return 0
	}),
	fn("Debug.PrintStacktrace", "", "Writes the functions that are running to the log.", func(c Call) int {
		where := c.L.Where(1)
		c.host.ChargeOutput(len(where))
		c.duel.Log("debug", "%s", where)
		return 0
	}),
	fn("Debug.CardToStringWrapper", "c:any -> String", "The text of a card, as Debug.CardToString gives it if there is one.", func(c Call) int {
		if f, ok := c.tables.debug.RawGetString("CardToString").(*lua.LFunction); ok {
			c.L.Push(f)
			c.L.Push(c.Arg(1))
			c.L.Call(1, 1)
			return 1
		}
		if x := c.Card(1); x != nil {
			return c.Return(lua.LString(x.Ref().String()))
		}
		return c.Return(lua.LString(typeWord(c.Arg(1))))
	}),
	fn("Debug.SetAIName", "name:String", "Names the opponent; changes no rule.", func(c Call) int {
		c.showHint("ai_name", c.text(1, 100))
		return 0
	}),
	fn("Debug.ShowHint", "text:String", "Shows a text; changes no rule.", func(c Call) int {
		c.showHint("show_hint", c.text(1, 1024))
		return 0
	}),
	fn("Debug.ReloadFieldBegin", "flags:DuelFlags, rule:Small=3, build:Bool=false", "Begins a set-up: clears the table and sets the duel's options to the flags and those of the rule.", func(c Call) int {
		c.duel.ReloadFieldBegin(uint64(c.Int(1)), int(c.OptInt(2, 3)), c.OptBool(3, false))
		return 0
	}),
	fn("Debug.SetPlayerInfo", "p:Player, lp:Int, hand:Count, draw:Count", "Sets a player's life points, opening hand and normal draw.", func(c Call) int {
		if c.Player(1).Valid() {
			c.duel.SetPlayerInfo(c.Player(1), int(c.Int(2)), int(c.Int(3)), int(c.Int(4)))
		}
		return 0
	}),
	fn("Debug.AddCard", "code:Code, owner:Player, p:Player, location:Location, sequence:Sequence, position:Position, proper:Bool=false -> Card?", "Puts a card on the table as if it had always been there.", func(c Call) int {
		x, err := c.duel.AddCard(c.passcode(1), c.Player(2), c.Player(3), ocg.Location(c.Int(4)), int(c.Int(5)), ocg.Position(c.Int(6)), c.OptBool(7, false))
		c.raise(err)
		if x == nil {
			return 0
		}
		return c.ReturnCard(x)
	}),
	fn("Debug.PreSummon", "c:Card, sumtype:SummonType, location:Location=0, sequence:Sequence=0, pzone:Bool=false", "Records how the card was summoned.", func(c Call) int {
		c.duel.PreSummon(c.Card(1), uint32(c.Int(2)), ocg.Location(c.OptInt(3, 0)), int(c.OptInt(4, 0)), c.OptBool(5, false))
		return 0
	}),
	fn("Debug.PreEquip", "equip:Card, target:Card -> Bool", "Equips a card of the set-up to a monster.", func(c Call) int { return c.ReturnBool(c.duel.PreEquip(c.Card(1), c.Card(2))) }),
	fn("Debug.PreSetTarget", "c:Card, target:Card", "Gives a card of the set-up a card target.", func(c Call) int {
		c.duel.PreSetTarget(c.Card(1), c.Card(2))
		return 0
	}),
	fn("Debug.PreAddCounter", "c:Card, counter:Counter, count:Count", "Places counters on a card of the set-up.", func(c Call) int {
		c.duel.PreAddCounter(c.Card(1), uint16(c.Int(2)), int(c.Int(3)))
		return 0
	}),
	fn("Debug.ReloadFieldEnd", "", "Ends the set-up.", func(c Call) int {
		c.duel.ReloadFieldEnd()
		return 0
	}),
}

// showHint writes a hint to the log.
func (c Call) showHint(kind, text string) {
	c.host.ChargeOutput(len(text))
	c.duel.ShowHint(kind, text)
}

// passcode is argument i as a passcode, which has 32 bits: a number beyond is
// an error, not another card.
func (c Call) passcode(i int) uint32 {
	if n, ok := c.Arg(i).(lua.LNumber); ok && (n < 0 || n > math.MaxUint32) {
		c.L.RaiseError("expected a passcode from 0 to %d, found %s", uint32(math.MaxUint32), n)
	}
	return uint32(c.Int(i))
}

// text is string argument i, cut to at most so many bytes.
func (c Call) text(i, limit int) string {
	s := string(c.Arg(i).(lua.LString))
	return s[:min(len(s), limit)]
}
