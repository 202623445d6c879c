package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// duelSelectFunctions let players choose and target (api-duel-debug.md 4, 5).
var duelSelectFunctions = []Function{
	action("Duel.SelectMatchingCard", "chooser:Player, f:Function?, p:Player, self:Location, other:Location, min:Small, max:Small, ex:any?, ...x:any -> Group?", "The player chooses cards that f accepts. A boolean before the exception says whether the choice can be cancelled.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		g, cancelable := c.candidates(nil)
		return c.returnChoice(c.duel.SelectCards(c.Player(1), g, int(c.Int(6)), int(c.Int(7)), cancelable), cancelable)
	}),
	action("Duel.SelectTarget", "chooser:Player, f:Function?, p:Player, self:Location, other:Location, min:Small, max:Small, ex:any?, ...x:any -> Group?", "The player chooses targets of the effect among the cards that f accepts.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		g, cancelable := c.candidates(c.targetable)
		chosen, ok := c.duel.SelectTarget(c.Player(1), g, int(c.Int(6)), int(c.Int(7)), cancelable)
		switch {
		case !ok:
			return 0
		case chosen == nil:
			return c.Return(lua.LNil)
		}
		return c.ReturnGroup(chosen)
	}),
	action("Duel.SelectCardsFromCodes", "chooser:Player, min:Small, max:Small, cancelable:Bool, withIndex:Bool, ...codes:Code -> ...any", "The player chooses among passcodes. Gives them, or pairs of code and place in the list.", duelSelectCardsFromCodes),
	fn("Duel.SetSelectedCard", "cards:CardOrGroup", "These cards must be part of the next selection by sum or tribute.", func(c Call) int {
		c.duel.MustSelect(c.Cards(1))
		return 0
	}),
	fn("Duel.GrabSelectedCard", "-> Group", "The cards that must be part of the next selection, which are forgotten.", func(c Call) int { return c.ReturnGroup(c.duel.TakeMustSelect()) }),
	action("Duel.SelectYesNo", "p:Player, text:Text -> Bool?", "The player answers a question.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnBool(c.duel.SelectYesNo(c.Player(1), ocg.TextID(c.Int(2))))
	}),
	action("Duel.SelectEffectYesNo", "p:Player, card:Card, text:Text=95 -> Bool?", "The player says whether to use the card's effect.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.ReturnBool(c.duel.SelectEffectYesNo(c.Player(1), c.Card(2), ocg.TextID(c.OptInt(3, 95))))
	}),
	action("Duel.SelectOption", "p:Player, ...texts:any -> Int?", "The player chooses one of the texts. Gives its place from 0, -1 when there are none. A boolean before them says whether the choice is shown.", duelSelectOption),
	action("Duel.SelectPosition", "p:Player, card:Card, positions:Position -> Position", "The player chooses a position.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.SelectPosition(c.Player(1), c.Card(2), ocg.Position(c.Int(3)))))
	}),
	action("Duel.SortDecktop", "chooser:Player, owner:Player, count:Count", "The player orders the top cards of a deck.", func(c Call) int {
		if c.Player(1).Valid() && c.Player(2).Valid() {
			c.duel.SortDecktop(c.Player(1), c.Player(2), int(c.Int(3)))
		}
		return 0
	}),
	action("Duel.SortDeckbottom", "chooser:Player, owner:Player, count:Count", "The player orders the bottom cards of a deck.", func(c Call) int {
		if c.Player(1).Valid() && c.Player(2).Valid() {
			c.duel.SortDeckbottom(c.Player(1), c.Player(2), int(c.Int(3)))
		}
		return 0
	}),

	action("Duel.SetTargetCard", "cards:CardOrGroup", "Makes the cards targets of the current link.", func(c Call) int {
		c.duel.SetTargetCard(c.Cards(1), c.Group(1) != nil)
		return 0
	}),
	fn("Duel.ClearTargetCard", "", "Forgets the targets of the current link.", func(c Call) int {
		c.duel.ClearTargetCard()
		return 0
	}),
	action("Duel.SetTargetPlayer", "p:Player", "Keeps a player with the current link.", func(c Call) int {
		c.duel.SetTargetPlayer(c.Player(1))
		return 0
	}),
	action("Duel.SetTargetParam", "n:Int", "Keeps a number with the current link.", func(c Call) int {
		c.duel.SetTargetParam(c.Int(1))
		return 0
	}),
	fn("Duel.GetFirstTarget", "-> ...Card", "All targets of the current link.", func(c Call) int {
		link := c.duel.LinkAt(0)
		if link == nil {
			return 0
		}
		for _, x := range link.Targets.Cards() {
			c.L.Push(c.card(x))
		}
		return link.Targets.Len()
	}),
	fn("Duel.ChangeTargetCard", "link:Small, cards:Group", "Replaces the targets of a link.", func(c Call) int {
		c.duel.ChangeTargetCard(int(c.Int(1)), c.Group(2))
		return 0
	}),
	fn("Duel.ChangeTargetPlayer", "link:Small, p:Player", "Replaces the player kept with a link.", func(c Call) int {
		if c.Player(2).Valid() {
			c.duel.ChangeTargetPlayer(int(c.Int(1)), c.Player(2))
		}
		return 0
	}),
	fn("Duel.ChangeTargetParam", "link:Small, n:Int", "Replaces the number kept with a link.", func(c Call) int {
		c.duel.ChangeTargetParam(int(c.Int(1)), c.Int(2))
		return 0
	}),
	fn("Duel.CheckChainTarget", "link:Small, card:Card -> Bool", "Whether the card would be a correct target of the link.", func(c Call) int {
		return c.ReturnBool(c.duel.CheckChainTarget(int(c.Int(1)), c.Card(2)))
	}),
}

// candidates are the cards a selecting function's arguments describe, and
// whether the choice can be cancelled: a boolean as argument 8 says so and
// moves the exception on.
func (c Call) candidates(further func(*ocg.Card) bool) (*ocg.Group, bool) {
	ex, cancelable := c.cancelableAt(8)
	g := ocg.NewGroup()
	c.scan(2, 3, ex, ex+1, func(x *ocg.Card) bool {
		if further == nil || further(x) {
			g.Add(x)
		}
		return true
	})
	return g, cancelable
}

// returnChoice returns a group chosen: nil when it was cancelled and could be
// by the script's leave, an empty group otherwise.
func (c Call) returnChoice(chosen *ocg.Group, cancelable bool) int {
	if chosen == nil && cancelable {
		return c.Return(lua.LNil)
	}
	if chosen == nil {
		chosen = ocg.NewGroup()
	}
	return c.ReturnGroup(chosen)
}

func duelSelectOption(c Call) int {
	if !c.Player(1).Valid() {
		return 0
	}
	from, show := 2, true
	if b, ok := c.Arg(2).(lua.LBool); ok {
		from, show = 3, bool(b)
	}
	var texts []ocg.TextID
	for _, v := range c.Values(from) {
		n, ok := v.(lua.LNumber)
		if !ok {
			c.L.RaiseError(`Parameter -1 should be "Int" but is "%s".`, typeWord(v))
		}
		texts = append(texts, ocg.TextID(ocg.Round(float64(n))))
	}
	return c.ReturnInt(int64(c.duel.SelectOption(c.Player(1), texts, show)))
}

func duelSelectCardsFromCodes(c Call) int {
	if !c.Player(1).Valid() {
		return 0
	}
	codes := make([]uint32, 0, 16)
	for _, n := range c.Ints(6) {
		codes = append(codes, uint32(n))
	}
	if len(codes) == 0 || c.Int(3) == 0 {
		return 0
	}
	chosen, ok := c.duel.SelectCardsFromCodes(c.Player(1), codes, int(c.Int(2)), int(c.Int(3)), c.Bool(4))
	if !ok {
		return c.Return(lua.LNil)
	}
	for _, i := range chosen {
		if !c.Bool(5) {
			c.L.Push(number(int64(codes[i])))
			continue
		}
		pair := c.L.NewTable()
		pair.Append(number(int64(codes[i])))
		pair.Append(number(int64(i + 1)))
		c.L.Push(pair)
	}
	return len(chosen)
}
