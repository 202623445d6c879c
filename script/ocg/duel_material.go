package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// duelMaterialFunctions are about tributes and materials (api-duel-debug.md 6.6).
var duelMaterialFunctions = []Function{
	fn("Duel.GetReleaseGroup", "p:Player, hand:Bool=false, opponent:Bool=false, reason:Reason=COST -> Group?", "The cards the player can tribute other than for a summon.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnGroup(c.duel.ReleaseGroup(c.Player(1), c.OptBool(2, false), c.OptBool(3, false), uint32(c.OptInt(4, ocg.ReasonCost))))
	}),
	fn("Duel.GetReleaseGroupCount", "p:Player, hand:Bool=false, opponent:Bool=false, reason:Reason=COST -> Int?", "How many cards the player can tribute other than for a summon.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnInt(int64(c.duel.ReleaseGroupCount(c.Player(1), c.OptBool(2, false), c.OptBool(3, false), uint32(c.OptInt(4, ocg.ReasonCost)))))
	}),
	fn("Duel.CheckReleaseGroup", "p:Player, f:Function?, min:Small, ...x:any -> Bool?", "Whether the player can tribute so many cards that f accepts. A boolean as fourth argument begins the long form, which takes all arguments up to the exception.", checkRelease(false)),
	fn("Duel.CheckReleaseGroupEx", "p:Player, f:Function?, min:Small, ...x:any -> Bool?", "Whether the player can tribute so many cards that f accepts, those of the hand included.", checkRelease(true)),
	action("Duel.SelectReleaseGroup", "p:Player, f:Function?, min:Small, max:Small, ...x:any -> Group?", "The player chooses cards to tribute. A boolean as fifth argument begins the long form, which takes all arguments up to the exception.", selectRelease(false)),
	action("Duel.SelectReleaseGroupEx", "p:Player, f:Function?, min:Small, max:Small, ...x:any -> Group?", "The player chooses cards to tribute, those of the hand included.", selectRelease(true)),
	fn("Duel.GetTributeGroup", "card:Card -> Group", "The monsters that can be tributed for the card's summon.", func(c Call) int { return c.ReturnGroup(c.duel.TributeGroup(c.Card(1))) }),
	fn("Duel.GetTributeCount", "card:Card, g:any=nil, opponent:Bool=false -> Int", "How many tributes they are worth.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.TributeCount(c.Card(1), c.Group(2), c.OptBool(3, false))))
	}),
	fn("Duel.CheckTribute", "card:Card, min:Small, max:Small=min, g:any=nil, toplayer:Player=controller, zones:Zones=0x1f -> Bool", "Whether the card can be tribute summoned.", func(c Call) int {
		x, least := c.Card(1), c.Int(2)
		return c.ReturnBool(c.duel.CheckTribute(x, int(least), int(c.OptInt(3, least)), c.Group(4), c.OptPlayer(5, x.Controller), uint32(c.OptInt(6, 0x1f))))
	}),
	action("Duel.SelectTribute", "p:Player, card:Card, min:Small, max:Small, g:any=nil, toplayer:Player=p, zones:Zones=0x1f, cancelable:Bool=false -> Group?", "The player chooses tributes for the card's summon.", func(c Call) int {
		p := c.Player(1)
		if !p.Valid() {
			return 0
		}
		cancelable := c.OptBool(8, false)
		g := c.duel.SelectTribute(p, c.Card(2), int(c.Int(3)), int(c.Int(4)), c.Group(5), c.OptPlayer(6, p), uint32(c.OptInt(7, 0x1f)), cancelable)
		return c.returnChoice(g, cancelable)
	}),
	fn("Duel.GetFusionMaterial", "p:Player -> Group?", "The player's cards that may be fusion materials by their place.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnGroup(c.duel.FusionMaterial(c.Player(1)))
	}),
	action("Duel.SelectFusionMaterial", "p:Player, fusion:Card, g:Group, must:any=nil, chkf:Uint=2 -> Group?", "The player chooses materials for a fusion monster.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnGroup(c.duel.SelectFusionMaterial(c.Player(1), c.Card(2), c.Group(3), c.Cards(4), c.OptInt(5, uint32NoPlayer)))
	}),
	fn("Duel.SetFusionMaterial", "g:Group", "Tells the result of the running selection of fusion materials.", func(c Call) int {
		c.duel.SetFusionMaterial(c.Group(1))
		return 0
	}),
	fn("Duel.GetRitualMaterial", "p:Player, checkLevel:Bool=true -> Group?", "The player's cards that may be ritual materials.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnGroup(c.duel.RitualMaterial(c.Player(1), c.OptBool(2, true)))
	}),
	action("Duel.ReleaseRitualMaterial", "g:Group", "Tributes ritual materials, each in the way of its place.", func(c Call) int {
		c.duel.ReleaseRitualMaterial(c.Group(1))
		return 0
	}),
	fn("Duel.GetChainMaterial", "p:Player -> Effect?", "The effect that lets the player use other materials, if any.", func(c Call) int {
		if e := c.duel.PlayerAffectedBy(c.Player(1), ocg.EffectChainMaterial); c.Player(1).Valid() && e != nil {
			return c.ReturnEffect(e)
		}
		return 0
	}),
}

// release reads the arguments of the tribute functions: after the numbers up
// to argument n, either a boolean and the long form, of which no argument up to
// the exception may be left out, or the exception.
func (c Call) release(n int, hand bool, long func(*ocg.ReleaseQuestion) (ex int)) *ocg.ReleaseQuestion {
	q := &ocg.ReleaseQuestion{Player: c.Player(1), Hand: hand, ToPlayer: c.Player(1), Zone: 0xff}
	q.Min = int(c.Int(3))
	q.Max = q.Min
	ex := n + 1
	if b, ok := c.Arg(n + 1).(lua.LBool); ok {
		q.Hand = bool(b)
		ex = long(q)
		if !c.Has(ex) {
			c.L.RaiseError("%d Parameters are needed.", ex)
		}
	}
	q.Except = c.Cards(ex)
	if c.Arg(2).Type() == lua.LTFunction {
		q.Filter = c.filter(2, 0, ex+1)
	}
	return q
}

// place reads whether a place must be found for a card, which, on whose side
// and in which zones, from argument i on.
func (c Call) place(q *ocg.ReleaseQuestion, i int) {
	q.CheckField, q.Place = c.Bool(i), c.Card(i+1)
	q.ToPlayer, q.Zone = c.OptPlayer(i+2, q.Player), uint32(c.OptInt(i+3, 0xff))
	q.Opponent = c.Bool(i + 4)
}

func checkRelease(hand bool) Native {
	return func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		q := c.release(3, hand, func(q *ocg.ReleaseQuestion) int {
			c.place(q, 6)
			return 11
		})
		return c.ReturnBool(c.duel.CheckReleaseGroup(q))
	}
}

func selectRelease(hand bool) Native {
	return func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		q := c.release(4, hand, func(q *ocg.ReleaseQuestion) int {
			q.Cancelable = c.Bool(6)
			c.place(q, 7)
			return 12
		})
		q.Max = int(c.Int(4))
		g, ok := c.duel.SelectReleaseGroup(q)
		if !ok {
			g = nil
		}
		return c.returnChoice(g, q.Cancelable)
	}
}
