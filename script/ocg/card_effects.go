package ocg

import (
	"maps"
	"slices"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// cardEffectFunctions are about the effects on a card, standard abilities,
// copies and counters (api-card-effect-group.md 9.10, 9.11, 9.14).
var cardEffectFunctions = []Function{
	fn("Card.RegisterEffect", "c:Card, e:Effect, forced:Bool=false -> Int?", "Gives the card an effect. Gives its time stamp, -1 when it is on a card already, 0 when it is of no use.", func(c Call) int {
		id, ok := c.duel.RegisterEffect(c.Card(1), c.Effect(2), c.OptBool(3, false))
		if !ok {
			return 0
		}
		return c.ReturnInt(int64(id))
	}),
	fn("Card.GetActivateEffect", "c:Card -> ...Effect", "Its card activations.", func(c Call) int { return c.returnEffects(c.Card(1).ActivateEffects()) }),
	fn("Card.CheckActivateEffect", "c:Card, ignoreCondition:Bool, ignoreCost:Bool, copy:Bool -> Effect?, ...any", "Its first card activation that could be used now, and with copy the event it answers.", cardCheckActivateEffect),
	fn("Card.IsHasEffect", "c:Card, code:EffectCode, p:Player=none -> ...Effect?", "The effects of that code on it, oldest first; with a player those the player has uses left of.", func(c Call) int {
		list := c.Card(1).IsHasEffect(uint32(c.Int(2)), c.OptPlayer(3, ocg.NoPlayer))
		if len(list) == 0 {
			return c.Return(lua.LNil)
		}
		return c.returnEffects(list)
	}),
	fn("Card.GetEffectCount", "c:Card, code:EffectCode -> Int", "How many effects of that code are on it.", func(c Call) int { return c.ReturnInt(int64(c.Card(1).EffectCount(uint32(c.Int(2))))) }),
	fn("Card.GetCardEffect", "c:Card, code:EffectCode=0 -> ...Effect?", "Every effect of that code that concerns it; 0 is any code.", func(c Call) int {
		list := c.Card(1).GetCardEffects(uint32(c.OptInt(2, 0)))
		if len(list) == 0 {
			return c.Return(lua.LNil)
		}
		return c.returnEffects(list)
	}),
	fn("Card.GetOwnEffects", "c:Card -> ...Effect", "Every effect it carries, oldest first.", func(c Call) int { return c.returnEffects(c.Card(1).OwnEffects()) }),
	fn("Card.ResetEffect", "c:Card, value:Uint, kind:Reset", "Removes effects from it as a reset of that kind would.", func(c Call) int {
		c.Card(1).ResetEffect(uint32(c.Int(2)), uint32(c.Int(3)))
		return 0
	}),
	fn("Card.ResetNegateEffect", "c:Card, ...codes:Code", "Removes effects whose owners have one of the codes printed.", func(c Call) int {
		for _, code := range c.Ints(2) {
			c.Card(1).ResetEffect(uint32(code), ocg.ResetCard)
		}
		return 0
	}),
	fn("Card.RegisterFlagEffect", "c:Card, code:Uint, reset:Reset, flags:Flag, count:Count, label:Int64=0, text:Text=0 -> Effect", "Marks the card with a number until a reset.", func(c Call) int {
		return c.ReturnEffect(c.Card(1).RegisterFlagEffect(uint32(c.Int(2)), uint32(c.Int(3)), uint32(c.Int(4)), int(c.Int(5)), c.OptInt(6, 0), ocg.TextID(c.OptInt(7, 0))))
	}),
	fn("Card.GetFlagEffect", "c:Card, code:Uint -> Int", "How many such marks it carries.", func(c Call) int { return c.ReturnInt(int64(c.Card(1).FlagCount(uint32(c.Int(2))))) }),
	fn("Card.GetFlagEffectLabel", "c:Card, code:Uint -> ...Int64?", "The labels of such marks, oldest first.", func(c Call) int {
		return c.returnLabels(c.Card(1).FlagEffects(uint32(c.Int(2))))
	}),
	fn("Card.SetFlagEffectLabel", "c:Card, code:Uint, label:Uint -> Bool", "Sets the label of the oldest such mark; tells whether there is one.", func(c Call) int {
		return c.ReturnBool(setOldestLabel(c.Card(1).FlagEffects(uint32(c.Int(2))), c.Int(3)))
	}),
	fn("Card.ResetFlagEffect", "c:Card, code:Uint", "Removes all such marks.", func(c Call) int {
		c.Card(1).ResetFlagEffect(uint32(c.Int(2)))
		return 0
	}),
	fn("Card.IsImmuneToEffect", "c:Card, e:Effect -> Bool", "Whether the effect does not affect it.", func(c Call) int { return c.ReturnBool(!c.Card(1).AffectedBy(c.Effect(2))) }),
	fn("Card.IsCanBeDisabledByEffect", "c:Card, e:Effect, asMonster:Bool=true -> Bool", "Whether the effect could negate it.", func(c Call) int {
		return c.ReturnBool(c.Card(1).IsCanBeDisabledByEffect(c.Effect(2), c.OptBool(3, true)))
	}),
	fn("Card.IsCanBeEffectTarget", "c:Card, e:Effect=running -> Bool", "Whether the effect could target it.", func(c Call) int {
		e := c.duel.ReasonEffect
		if c.Has(2) {
			if e = c.Effect(2); e == nil {
				c.L.RaiseError(`Parameter 2 should be "Effect" but is "%s".`, typeWord(c.Arg(2)))
			}
		}
		return c.ReturnBool(c.Card(1).CanBeTarget(e))
	}),
	fn("Card.IsDestructable", "c:Card, e:Effect=none -> Bool", "Whether it can be destroyed; with an effect, by that effect.", func(c Call) int {
		if !c.Has(2) {
			return c.ReturnBool(c.Card(1).IsDestructable(nil))
		}
		e := c.Effect(2)
		if e == nil {
			c.L.RaiseError(`Parameter 2 should be "Effect" but is "%s".`, typeWord(c.Arg(2)))
		}
		return c.ReturnBool(c.Card(1).IsDestructable(e))
	}),

	fn("Card.EnableReviveLimit", "c:Card", "It cannot be normal summoned, nor special summoned before it was properly summoned.", func(c Call) int {
		c.Card(1).EnableReviveLimit()
		return 0
	}),
	fn("Card.EnableUnsummonable", "c:Card", "It cannot be normal summoned.", func(c Call) int {
		c.Card(1).EnableUnsummonable()
		return 0
	}),
	fn("Card.EnableCounterPermit", "c:Card, counter:Counter, range:Location=its row, f:Function=none", "Counters of the type can be placed on it there.", func(c Call) int {
		x := c.Card(1)
		var location ocg.Location
		if c.Has(3) {
			location = ocg.Location(c.Int(3))
		}
		f, _ := c.Arg(4).(*lua.LFunction)
		x.EnableCounterPermit(uint16(c.Int(2)), location, c.callback(f, nil, "counter permit"))
		return 0
	}),
	fn("Card.SetCounterLimit", "c:Card, counter:Counter, limit:Count", "At most so many counters of the type can be on it.", func(c Call) int {
		c.Card(1).SetCounterLimit(uint16(c.Int(2)), int(c.Int(3)))
		return 0
	}),
	fn("Card.SetUniqueOnField", "c:Card, self:Bool, other:Bool, what:any, location:Location=ONFIELD", "At most one such card can be face-up on the sides told: cards of a code, or that a function accepts.", cardSetUniqueOnField),
	fn("Card.CheckUniqueOnField", "c:Card, p:Player, location:Location=ONFIELD, ignore:any=nil -> Bool", "Whether it could be face-up on the player's side.", func(c Call) int {
		return c.ReturnBool(c.Card(1).CheckUniqueOnField(c.Player(2), ocg.Location(c.OptInt(3, ocg.LocationOnfield)), c.Card(4)))
	}),
	fn("Card.AddMonsterAttribute", "c:Card, types:CardType, attribute:Attribute=0, race:Race=0, level:Level=0, atk:Stat=0, def:Stat=0", "Makes a spell or trap count as a monster.", func(c Call) int {
		c.Card(1).AddMonsterAttribute(ocg.MonsterValues{
			Type: uint32(c.Int(2)), Attribute: uint32(c.OptInt(3, 0)), Race: uint64(c.OptInt(4, 0)),
			Level: uint32(c.OptInt(5, 0)), Attack: int32(c.OptInt(6, 0)), Defense: int32(c.OptInt(7, 0)),
		})
		return 0
	}),
	fn("Card.AddMonsterAttributeComplete", "c:Card", "Does nothing.", func(Call) int { return 0 }),
	fn("Card.CopyEffect", "c:Card, code:Code, reset:Reset, count:Count=1 -> Int", "Gives the card the effects of another passcode until the reset. Gives the number of the copy, -1 for cards without effects.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.CopyEffect(c.Card(1), uint32(c.Int(2)), uint32(c.Int(3)), int(c.OptInt(4, 1)))))
	}),
	fn("Card.ReplaceEffect", "c:Card, code:Code, reset:Reset, count:Count=1 -> Int", "Replaces the card's effects by those of another passcode until the reset.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.ReplaceEffect(c.Card(1), uint32(c.Int(2)), uint32(c.Int(3)), int(c.OptInt(4, 1)))))
	}),

	fn("Card.AddCounter", "c:Card, counter:Counter, count:Count, singly:Bool=false -> Bool", "Places counters on it; singly as many as fit. Tells whether any were placed.", func(c Call) int {
		return c.ReturnBool(c.Card(1).AddCounter(uint16(c.Int(2)), int(c.Int(3)), c.OptBool(4, false)))
	}),
	fn("Card.IsCanAddCounter", "c:Card, counter:Counter, count:Count=0, singly:Bool=false, location:Location=0 -> Bool", "Whether counters can be placed on it.", func(c Call) int {
		return c.ReturnBool(c.Card(1).CanAddCounter(c.duel.ReasonPlayer, uint16(c.Int(2)), int(c.OptInt(3, 0)), c.OptBool(4, false), ocg.Location(c.OptInt(5, 0))))
	}),
	action("Card.RemoveCounter", "c:Card, p:Player, counter:Counter, count:Count, reason:Reason -> Bool", "The player removes counters from it.", func(c Call) int {
		if c.Int(3) == 0 {
			c.L.RaiseError("Counter type cannot be 0, use Card.RemoveAllCounters instead")
		}
		return c.ReturnBool(c.Card(1).RemoveCounter(c.Player(2), uint16(c.Int(3)), int(c.Int(4)), uint32(c.Int(5))))
	}),
	fn("Card.IsCanRemoveCounter", "c:Card, p:Player, counter:Counter, count:Count, reason:Reason -> Bool?", "Whether the player can remove so many counters from it.", func(c Call) int {
		if !c.Player(2).Valid() {
			return 0
		}
		return c.ReturnBool(c.Card(1).CanRemoveCounter(c.Player(2), uint16(c.Int(3)), int(c.Int(4)), uint32(c.Int(5))))
	}),
	action("Card.RemoveAllCounters", "c:Card -> Int", "Removes all counters from it. Gives how many.", func(c Call) int { return c.ReturnInt(int64(c.Card(1).RemoveAllCounters())) }),
	fn("Card.GetCounter", "c:Card, counter:Counter -> Int", "How many counters of the type are on it.", func(c Call) int {
		if c.Int(2) == 0 {
			c.L.RaiseError("Counter type cannot be 0, use Card.GetAllCounters instead")
		}
		return c.ReturnInt(int64(c.Card(1).Counter(uint16(c.Int(2)))))
	}),
	fn("Card.GetAllCounters", "c:Card -> Table", "How many counters of each type are on it.", func(c Call) int {
		counters := c.Card(1).AllCounters()
		t := c.L.NewTable()
		for _, kind := range slices.Sorted(maps.Keys(counters)) {
			t.RawSetInt(int(kind), number(int64(counters[kind])))
		}
		return c.Return(t)
	}),
	fn("Card.HasCounters", "c:Card -> Bool", "Whether any counters are on it.", cardBool((*ocg.Card).HasCounters)),
}

func cardCheckActivateEffect(c Call) int {
	e, event := c.Card(1).CheckActivateEffect(c.Bool(2), c.Bool(3))
	if e == nil {
		return 0
	}
	c.L.Push(c.effect(e))
	if !c.Bool(4) || e.Code == ocg.EventFreeChain {
		return 1
	}
	c.duel.TakeEvent(event)
	return 1 + c.returnEvent(event)
}

// returnEvent pushes eg, ep, ev, re, r and rp of an event.
func (c Call) returnEvent(ev *ocg.Event) int {
	c.L.Push(c.group(ev.Cards))
	c.L.Push(number(int64(ev.Player)))
	c.L.Push(number(ev.Value))
	c.L.Push(c.effect(ev.Effect))
	c.L.Push(number(int64(ev.Reason)))
	c.L.Push(number(int64(ev.By)))
	return 6
}

func cardSetUniqueOnField(c Call) int {
	var code uint32
	var match ocg.Callback
	switch v := c.Arg(4).(type) {
	case *lua.LFunction:
		match = c.callback(v, nil, "uniqueness")
	case lua.LNumber:
		code = uint32(ocg.Round(float64(v)))
	default:
		c.L.RaiseError(`Parameter 4 should be "Int" or "Function" but is "%s".`, typeWord(v))
	}
	c.Card(1).SetUniqueOnField(c.flag(2), c.flag(3), code, match, ocg.Location(c.OptInt(5, ocg.LocationOnfield)))
	return 0
}

// flag is argument i as a switch that may be written as 0 or 1.
func (c Call) flag(i int) bool {
	if n, ok := c.Arg(i).(lua.LNumber); ok {
		return n != 0
	}
	return c.Bool(i)
}
