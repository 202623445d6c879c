package buddyfight

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/buddyfight"
	"duel/script/host"
)

// scriptEffect is what the script layer keeps about an effect.
type scriptEffect struct {
	value *lua.LUserData
	label lua.LValue
}

// scriptOf is what the script layer keeps about e, made at first need.
func (s *State) scriptOf(e *buddyfight.Effect) *scriptEffect {
	if e.Script == nil {
		e.Script = &scriptEffect{value: &lua.LUserData{Value: e, Metatable: s.tables["Effect"]}, label: lua.LNumber(0)}
	}
	return e.Script.(*scriptEffect)
}

// effect is the userdata of e, nil for none.
func (s *State) effect(e *buddyfight.Effect) lua.LValue {
	if e == nil {
		return lua.LNil
	}
	return s.scriptOf(e).value
}

// set declares a function that sets something of an effect.
func set(name, signature, doc string, do func(c Call, e *buddyfight.Effect)) Function {
	return fn("Effect."+name, "e:Effect, "+signature, doc, func(c Call) int {
		do(c, c.Effect(1))
		return 0
	})
}

// effectFunctions are the functions of Effect.
var effectFunctions = []Function{
	fn("Effect.CreateEffect", "c:Card -> Effect", "A new ability of the card, usable where the field is.", func(c Call) int {
		return c.Return(c.effect(&buddyfight.Effect{Card: c.Card(1), Range: buddyfight.FieldZones}))
	}),
	set("SetType", "type:EffectType", "Sets what kind of ability it is.", func(c Call, e *buddyfight.Effect) {
		e.Kind = buddyfight.EffectKind(c.Named(2, int(buddyfight.Static)))
	}),
	set("SetCode", "code:EventCode", "Sets the event a trigger or replacement is about.", func(c Call, e *buddyfight.Effect) {
		e.Code = buddyfight.EventCode(c.Named(2, int(buddyfight.BeforeLifelink)))
	}),
	set("SetRange", "range:Location", "Sets where its card must be; the field if it is not set.", func(c Call, e *buddyfight.Effect) {
		e.Range = c.Zones(2)
	}),
	set("SetProperty", "flags:Flag", "Sets its properties.", func(c Call, e *buddyfight.Effect) {
		flags := c.Int(2)
		e.Counter = flags&flagCounter != 0
		e.Mandatory = flags&flagMandatory != 0
		e.AnyNumber = flags&flagAnyNumber != 0
		e.CannotBeNullified = flags&flagCannotBeNullified != 0
		e.OncePerTurnByName = flags&flagOncePerTurnByName != 0
	}),
	set("SetCountLimit", "count:Count", "Limits how often the card can use it in a turn.", func(c Call, e *buddyfight.Effect) {
		e.PerTurn = c.Int(2)
	}),
	set("SetDescription", "text:String", "Sets the words players see.", func(c Call, e *buddyfight.Effect) { e.Name = c.Text(2) }),
	set("SetCondition", "f:Function", "Sets when it may be used.", func(c Call, e *buddyfight.Effect) {
		f := c.L.CheckFunction(2)
		e.Condition = func(_ *buddyfight.Duel, u *buddyfight.Use) bool { return c.invoke(f, "condition", u, false) }
	}),
	set("SetTarget", "f:Function", "Sets what is chosen when it is declared: called with chk 0 it tells whether it could be used.", func(c Call, e *buddyfight.Effect) {
		f := c.L.CheckFunction(2)
		e.Targets = func(_ *buddyfight.Duel, u *buddyfight.Use, check bool) bool {
			if check {
				return c.invoke(f, "target", u, false, checkOnly)
			}
			c.invoke(f, "target", u, true, choosing)
			return true
		}
	}),
	set("SetOperation", "f:Function", "Sets what it does.", func(c Call, e *buddyfight.Effect) {
		f := c.L.CheckFunction(2)
		e.Operation = func(_ *buddyfight.Duel, u *buddyfight.Use) { c.invoke(f, "operation", u, true) }
	}),
	set("SetAffected", "f:Function", "Sets which cards of the field a continuous ability reaches.", func(c Call, e *buddyfight.Effect) {
		e.Applies = c.cardTest(c.L.CheckFunction(2), e.Card.Data.No+".affected")
	}),
	set("SetStat", "stat:Stats, value:any", "Sets what a continuous ability adds to a stat: a number, or a function of the card.", effectSetStat),
	set("SetKeyword", "keyword:Keyword, value:Int=0", "Sets the keyword a continuous ability gives.", func(c Call, e *buddyfight.Effect) {
		e.Grants = buddyfight.KeywordValue{Keyword: c.keyword(2), Value: c.Int(3)}
	}),
	set("SetLabel", "label:any?", "Sets the value the script keeps with it.", func(c Call, e *buddyfight.Effect) { c.scriptOf(e).label = c.L.Get(2) }),
	fn("Effect.GetLabel", "e:Effect -> any?", "The value the script keeps with it; 0 at first.", func(c Call) int {
		return c.Return(c.scriptOf(c.Effect(1)).label)
	}),
	fn("Effect.GetHandler", "e:Effect -> Card", "The card whose ability it is.", func(c Call) int { return c.ReturnCard(c.Effect(1).Card) }),
}

func effectSetStat(c Call, e *buddyfight.Effect) {
	e.Stat = c.stat(2)
	f, ok := c.L.Get(3).(*lua.LFunction)
	if !ok {
		n := c.Int(3)
		e.Value = func(*buddyfight.Duel, *buddyfight.Card) int { return n }
		return
	}
	where := host.Where{Function: e.Card.Data.No + ".value"}
	e.Value = func(_ *buddyfight.Duel, x *buddyfight.Card) (n int) {
		c.passive(func() bool {
			results, err := c.host.Call(f, 1, where, c.card(x))
			if err != nil {
				c.failed(err)
				return false
			}
			n = int(lua.LVAsNumber(results[0]))
			return true
		})
		return n
	}
}
