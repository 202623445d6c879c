package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// effectFunctions are the functions of Effect (api-card-effect-group.md 7).
var effectFunctions = []Function{
	fn("Effect.CreateEffect", "owner:Card -> Effect", "A new effect of the card, with nothing set.", func(c Call) int {
		return c.ReturnEffect(c.duel.NewEffect(c.Card(1)))
	}),
	fn("Effect.GlobalEffect", "-> Effect", "A new effect that belongs to no card, for Duel.RegisterEffect.", func(c Call) int {
		return c.ReturnEffect(c.duel.GlobalEffect())
	}),
	fn("Effect.Clone", "e:Effect -> Effect", "A copy of the effect that is registered nowhere.", func(c Call) int {
		e := c.Effect(1)
		clone := e.Clone()
		clone.Script = nil
		c.effectScript(clone).functions = c.effectScript(e).functions
		return c.ReturnEffect(clone)
	}),
	fn("Effect.Reset", "e:Effect", "Removes the effect from its card or player.", func(c Call) int {
		c.duel.RemoveEffect(c.Effect(1))
		return 0
	}),
	fn("Effect.IsDeleted", "e:any -> Bool", "Whether the value is an effect that no longer exists.", func(c Call) int {
		e := c.Effect(1)
		return c.ReturnBool(e != nil && e.IsDeleted())
	}),

	fn("Effect.SetType", "e:Effect, types:EffectType", "Sets what kind of effect it is. Sets the range of card activations and the code of flip effects too.", func(c Call) int {
		c.Effect(1).SetType(uint32(c.Int(2)))
		return 0
	}),
	fn("Effect.SetCode", "e:Effect, code:EffectCode", "Sets the event or property the effect is about.", func(c Call) int {
		c.Effect(1).Code = uint32(c.Int(2))
		return 0
	}),
	fn("Effect.SetRange", "e:Effect, range:Location", "Sets where its card must be.", func(c Call) int {
		c.Effect(1).SetRange(ocg.Location(c.Int(2)))
		return 0
	}),
	fn("Effect.SetTargetRange", "e:Effect, self:Location, other:Location", "Sets which cards it reaches: of its player's side and the other; for effects on players 1 means that player.", func(c Call) int {
		c.Effect(1).SetTargetRange(ocg.Location(c.Int(2)), ocg.Location(c.Int(3)))
		return 0
	}),
	fn("Effect.SetAbsoluteRange", "e:Effect, p:Player, self:Location, other:Location", "Sets which cards it reaches by player, whoever controls its card.", func(c Call) int {
		c.Effect(1).SetAbsoluteRange(c.Player(2), ocg.Location(c.Int(3)), ocg.Location(c.Int(4)))
		return 0
	}),
	fn("Effect.SetCountLimit", "e:Effect, count:Small, code:any=0, flag:Uint=0", "Limits how often it can be used: in a turn, or as the flags say. The code, or table of code and index, makes effects share the count.", effectSetCountLimit),
	fn("Effect.SetReset", "e:Effect, reset:Reset, count:Count=1", "Sets what ends it.", func(c Call) int {
		c.Effect(1).SetReset(uint32(c.Int(2)), int(c.OptInt(3, 1)))
		return 0
	}),
	fn("Effect.SetProperty", "e:Effect, flags:Flag, flags2:Flag2=0", "Sets its properties.", func(c Call) int {
		c.Effect(1).SetProperty(uint32(c.Int(2)), uint32(c.OptInt(3, 0)))
		return 0
	}),
	fn("Effect.SetLabel", "e:Effect, ...labels:Int64", "Sets the numbers the script keeps with it.", effectSetLabel),
	fn("Effect.SetLabelObject", "e:Effect, object:any?", "Sets the card, group, effect or table the script keeps with it; nil clears it.", effectSetLabelObject),
	fn("Effect.SetCategory", "e:Effect, category:Category", "Tells what it does, for scripts that ask.", func(c Call) int {
		c.Effect(1).Category = uint64(c.Int(2))
		return 0
	}),
	fn("Effect.SetHintTiming", "e:Effect, self:Timing, other:Timing=self", "Tells when clients should offer it first; changes no rule.", func(c Call) int {
		self := c.Int(2)
		c.Effect(1).SetHintTiming(uint32(self), uint32(c.OptInt(3, self)))
		return 0
	}),
	fn("Effect.SetDescription", "e:Effect, text:Text", "Sets the text shown for it.", func(c Call) int {
		c.Effect(1).Description = ocg.TextID(c.Int(2))
		return 0
	}),
	fn("Effect.SetOwnerPlayer", "e:Effect, p:Player", "Sets the player it belongs to; anything but 0 and 1 is ignored.", func(c Call) int {
		c.Effect(1).SetOwnerPlayer(c.Player(2))
		return 0
	}),
	fn("Effect.SetCondition", "e:Effect, f:Function", "Sets when it applies or can be activated.", setFunction(conditionSlot)),
	fn("Effect.SetCost", "e:Effect, f:Function", "Sets what must be paid: asked with chk 0, paid with chk 1.", setFunction(costSlot)),
	fn("Effect.SetTarget", "e:Effect, f:Function", "Sets what is chosen when it is activated, or which cards it applies to.", setFunction(targetSlot)),
	fn("Effect.SetOperation", "e:Effect, f:Function?", "Sets what it does; nil clears it.", func(c Call) int {
		f, _ := c.Arg(2).(*lua.LFunction)
		c.setEffectFunction(c.Effect(1), operationSlot, f)
		return 0
	}),
	fn("Effect.SetValue", "e:Effect, value:any", "Sets its value: a number, a boolean or a function.", effectSetValue),

	fn("Effect.GetType", "e:Effect -> EffectType", "What kind of effect it is.", effectInt(func(e *ocg.Effect) int64 { return int64(e.Type) })),
	fn("Effect.GetCode", "e:Effect -> EffectCode", "The event or property it is about.", effectInt(func(e *ocg.Effect) int64 { return int64(e.Code) })),
	fn("Effect.GetRange", "e:Effect -> Location", "Where its card must be.", effectInt(func(e *ocg.Effect) int64 { return int64(e.Range) })),
	fn("Effect.GetCategory", "e:Effect -> Category", "What it does, as it was told.", effectInt(func(e *ocg.Effect) int64 { return int64(e.Category) })),
	fn("Effect.GetDescription", "e:Effect -> Text", "The text shown for it.", effectInt(func(e *ocg.Effect) int64 { return int64(e.Description) })),
	fn("Effect.GetFieldID", "e:Effect -> Int", "Its time stamp: effects with greater ones apply later. 0 before registration.", effectInt(func(e *ocg.Effect) int64 { return int64(e.ID) })),
	fn("Effect.GetActiveType", "e:Effect -> CardType", "The type of card it counts as an effect of.", effectInt(func(e *ocg.Effect) int64 { return int64(e.ActiveTypes()) })),
	fn("Effect.GetActivateLocation", "e:Effect -> Location", "Where its card was when it was last considered for activation; a trigger's when it triggered.", effectInt(func(e *ocg.Effect) int64 { return int64(e.ActivateLocation) })),
	fn("Effect.GetActivateSequence", "e:Effect -> Sequence", "In which place its card was when it was last considered for activation.", effectInt(func(e *ocg.Effect) int64 { return int64(e.ActivateSequence) })),
	fn("Effect.GetOwnerPlayer", "e:Effect -> Player", "The player it belongs to.", effectInt(func(e *ocg.Effect) int64 { return int64(e.OwnPlayer()) })),
	fn("Effect.GetHandlerPlayer", "e:Effect -> Player", "The controller of the card it is on.", effectInt(func(e *ocg.Effect) int64 { return int64(e.HandlerPlayer()) })),
	fn("Effect.GetOwner", "e:Effect -> Card?", "The card whose effect it is.", func(c Call) int { return c.ReturnCard(c.Effect(1).OwnerCard()) }),
	fn("Effect.GetHandler", "e:Effect -> Card?", "The card it is on.", func(c Call) int { return c.ReturnCard(c.Effect(1).HandlerCard()) }),
	fn("Effect.GetLabel", "e:Effect -> ...Int64", "The numbers the script keeps with it; 0 when there are none.", effectGetLabel),
	fn("Effect.GetLabelObject", "e:Effect -> any?", "What the script keeps with it.", func(c Call) int { return c.Return(c.toLua(c.Effect(1).LabelObject)) }),
	fn("Effect.GetProperty", "e:Effect -> Flag, Flag2", "Its properties.", effectPair(func(e *ocg.Effect) (int64, int64) { return int64(e.Flags), int64(e.Flags2) })),
	fn("Effect.GetTargetRange", "e:Effect -> Location, Location", "Which cards it reaches.", effectPair(func(e *ocg.Effect) (int64, int64) { return int64(e.TargetSelf), int64(e.TargetOther) })),
	fn("Effect.GetReset", "e:Effect -> Reset, Count", "What ends it, and the count left.", effectPair(func(e *ocg.Effect) (int64, int64) { return int64(e.Reset), int64(e.ResetCount) })),
	fn("Effect.GetHintTiming", "e:Effect -> Timing, Timing", "When clients should offer it first.", effectPair(func(e *ocg.Effect) (int64, int64) { return int64(e.TimingSelf), int64(e.TimingOther) })),
	fn("Effect.GetCondition", "e:Effect -> Function?", "The function set as condition.", getFunction(conditionSlot)),
	fn("Effect.GetCost", "e:Effect -> Function?", "The function set as cost.", getFunction(costSlot)),
	fn("Effect.GetTarget", "e:Effect -> Function?", "The function set as target.", getFunction(targetSlot)),
	fn("Effect.GetOperation", "e:Effect -> Function?", "The function set as operation.", getFunction(operationSlot)),
	fn("Effect.GetValue", "e:Effect -> any", "The value: the function, or the number.", func(c Call) int {
		e := c.Effect(1)
		if f := c.effectScript(e).functions[valueSlot]; f != nil {
			return c.Return(f)
		}
		return c.ReturnInt(e.Number)
	}),
	fn("Effect.GetCountLimit", "e:Effect -> Small, Small, Code, Uint, Small", "Uses left, maximum, code, flags and index of its count limit; zeros without one.", func(c Call) int {
		l := c.Effect(1).Limit
		for _, n := range []int64{int64(l.Left), int64(l.Max), int64(l.Code), int64(l.Flags), int64(l.Index)} {
			c.L.Push(number(n))
		}
		return 5
	}),

	fn("Effect.IsActivated", "e:Effect -> Bool", "Whether it uses the chain.", func(c Call) int { return c.ReturnBool(c.Effect(1).Activated()) }),
	fn("Effect.IsHasType", "e:Effect, types:EffectType -> Bool", "Whether it is of any of the kinds.", func(c Call) int { return c.ReturnBool(c.Effect(1).Is(uint32(c.Int(2)))) }),
	fn("Effect.IsHasCategory", "e:Effect, category:Category -> Bool", "Whether it does any of these.", func(c Call) int { return c.ReturnBool(c.Effect(1).Category&uint64(c.Int(2)) != 0) }),
	fn("Effect.IsActiveType", "e:Effect, types:CardType -> Bool", "Whether it counts as an effect of any of these types of card.", func(c Call) int {
		return c.ReturnBool(c.Effect(1).ActiveTypes()&uint32(c.Int(2)) != 0)
	}),
	fn("Effect.IsHasProperty", "e:Effect, flags:Flag, flags2:Flag2=0 -> Bool", "Whether it has any of the properties of each word asked for.", func(c Call) int {
		e, w1, w2 := c.Effect(1), uint32(c.Int(2)), uint32(c.OptInt(3, 0))
		return c.ReturnBool((w1 == 0 || e.Has(w1)) && (w2 == 0 || e.Has2(w2)))
	}),
	fn("Effect.IsActivatable", "e:Effect, p:Player, ignorePlace:Bool=false, ignoreTarget:Bool=false -> Bool", "Whether the player could activate it now, for no event.", func(c Call) int {
		return c.ReturnBool(c.Effect(1).IsActivatable(c.Player(2), c.OptBool(3, false), c.OptBool(4, false)))
	}),
	fn("Effect.CheckCountLimit", "e:Effect, p:Player -> Bool", "Whether the player has a use left.", func(c Call) int { return c.ReturnBool(c.Effect(1).CheckCountLimit(c.Player(2))) }),
	fn("Effect.UseCountLimit", "e:Effect, p:Player, count:Small=1, oathOnly:Bool=false", "Counts uses by the player.", func(c Call) int {
		c.Effect(1).UseCountLimit(c.Player(2), int(c.OptInt(3, 1)), c.OptBool(4, false))
		return 0
	}),
	fn("Effect.RestoreCountLimit", "e:Effect, p:Player, count:Small=1, oathOnly:Bool=false", "Takes uses of the player back.", func(c Call) int {
		c.Effect(1).RestoreCountLimit(c.Player(2), int(c.OptInt(3, 1)), c.OptBool(4, false))
		return 0
	}),
}

// effectInt is a function that gives one number of an effect.
func effectInt(get func(*ocg.Effect) int64) Native {
	return func(c Call) int { return c.ReturnInt(get(c.Effect(1))) }
}

// effectPair is a function that gives two numbers of an effect.
func effectPair(get func(*ocg.Effect) (int64, int64)) Native {
	return func(c Call) int {
		a, b := get(c.Effect(1))
		c.L.Push(number(a))
		c.L.Push(number(b))
		return 2
	}
}

func setFunction(slot functionSlot) Native {
	return func(c Call) int {
		c.setEffectFunction(c.Effect(1), slot, c.Arg(2).(*lua.LFunction))
		return 0
	}
}

func getFunction(slot functionSlot) Native {
	return func(c Call) int {
		if f := c.effectScript(c.Effect(1)).functions[slot]; f != nil {
			return c.Return(f)
		}
		return c.Return(lua.LNil)
	}
}

func effectSetCountLimit(c Call) int {
	var code, index int64
	switch v := c.Arg(3).(type) {
	case lua.LNumber:
		code = int64(uint32(ocg.Round(float64(v))))
	case *lua.LTable:
		code, index = int64(lua.LVAsNumber(v.RawGetInt(1))), int64(lua.LVAsNumber(v.RawGetInt(2)))
	}
	if err := c.Effect(1).SetCountLimit(int(c.Int(2)), uint32(code), uint8(index), uint32(c.OptInt(4, 0))); err != nil {
		c.L.RaiseError("%s", err)
	}
	return 0
}

func effectSetLabel(c Call) int {
	e := c.Effect(1)
	e.SetLabels()
	e.SetLabels(c.Ints(2)...)
	return 0
}

func effectGetLabel(c Call) int {
	labels := c.Effect(1).Labels
	if len(labels) == 0 {
		return c.ReturnInt(0)
	}
	for _, n := range labels {
		c.L.Push(number(n))
	}
	return len(labels)
}

func effectSetLabelObject(c Call) int {
	e, v := c.Effect(1), c.Arg(2)
	e.LabelObject = ocg.Nil
	switch v.(type) {
	case *lua.LNilType:
	case *lua.LUserData, *lua.LTable:
		e.LabelObject = fromLua(v)
	default:
		c.L.RaiseError(`Parameter 2 should be "Card" or "Effect" or "Group" or "table".`)
	}
	return 0
}

func effectSetValue(c Call) int {
	e := c.Effect(1)
	switch v := c.Arg(2).(type) {
	case *lua.LFunction:
		c.setEffectFunction(e, valueSlot, v)
	case lua.LBool, lua.LNumber:
		c.setEffectFunction(e, valueSlot, nil)
		e.SetValueNumber(fromLua(v).N)
	default:
		c.L.RaiseError(`Parameter 2 should be "Int" or "Function" but is "%s".`, typeWord(v))
	}
	return 0
}
