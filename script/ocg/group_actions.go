package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// groupActionFunctions choose among the cards of a group, by chance, by a
// player or by sums (api-card-effect-group.md 6.6, 6.7).
var groupActionFunctions = []Function{
	fn("Group.RandomSelect", "g:Group, p:Player, count:Small -> Group", "So many cards of the group at random.", func(c Call) int {
		return c.ReturnGroup(c.duel.RandomSelect(c.Player(2), c.Group(1), int(c.Int(3))))
	}),
	action("Group.Select", "g:Group, p:Player, min:Small, max:Small, ex:any? -> Group?", "The player chooses from min to max cards. A boolean before the exception says whether the choice can be cancelled.", func(c Call) int {
		if !c.Player(2).Valid() {
			return 0
		}
		ex, cancelable := c.cancelableAt(5)
		excluded := c.Excluded(ex)
		g := c.Group(1).Filter(func(x *ocg.Card) bool { return !excluded(x) })
		return c.returnChoice(c.duel.SelectCards(c.Player(2), g, int(c.Int(3)), int(c.Int(4)), cancelable), cancelable)
	}),
	action("Group.FilterSelect", "g:Group, p:Player, f:Function, min:Small, max:Small, ex:any?, ...x:any -> Group?", "The player chooses from min to max cards that f accepts. A boolean before the exception says whether the choice can be cancelled.", func(c Call) int {
		if !c.Player(2).Valid() {
			return 0
		}
		ex, cancelable := c.cancelableAt(6)
		g := c.Group(1).Filter(c.filter(3, ex, ex+1))
		return c.returnChoice(c.duel.SelectCards(c.Player(2), g, int(c.Int(4)), int(c.Int(5)), cancelable), cancelable)
	}),
	action("Group.SelectUnselect", "g:Group, selected:any?, p:Player, finishable:Bool=false, cancelable:Bool=false, min:Small=1, max:Small=1 -> Card?", "The player picks one card to select or unselect, or finishes or cancels: nil.", groupSelectUnselect),
	fn("Group.CheckWithSumEqual", "g:Group, f:Function, sum:Int, min:Int, max:Int, ...x:any -> Bool, Bool", "Whether from min to max cards give exactly the sum, and whether it is worth selecting on.", func(c Call) int {
		ok, more, err := c.duel.CheckSumEqual(c.Group(1), c.sumValue(2, 6), int(c.Int(3)), int(c.Int(4)), int(c.Int(5)))
		return c.returnCheck(ok, more, err)
	}),
	fn("Group.CheckWithSumGreater", "g:Group, f:Function, sum:Int, ...x:any -> Bool, Bool", "Whether cards reach the sum without a spare one, and whether it is worth selecting on.", func(c Call) int {
		ok, more, err := c.duel.CheckSumGreater(c.Group(1), c.sumValue(2, 4), int(c.Int(3)))
		return c.returnCheck(ok, more, err)
	}),
	action("Group.SelectWithSumEqual", "g:Group, p:Player, f:Function, sum:Int, min:Int, max:Int, ...x:any -> Group", "The player chooses from min to max cards that give exactly the sum.", func(c Call) int {
		if !c.Player(2).Valid() {
			return 0
		}
		g, err := c.duel.SelectSumEqual(c.Player(2), c.Group(1), c.sumValue(3, 7), int(c.Int(4)), int(c.Int(5)), int(c.Int(6)))
		return c.returnSum(g, err)
	}),
	action("Group.SelectWithSumGreater", "g:Group, p:Player, f:Function, sum:Int, ...x:any -> Group", "The player chooses cards that reach the sum without a spare one.", func(c Call) int {
		if !c.Player(2).Valid() {
			return 0
		}
		g, err := c.duel.SelectSumGreater(c.Player(2), c.Group(1), c.sumValue(3, 5), int(c.Int(4)))
		return c.returnSum(g, err)
	}),
}

// cancelableAt reads a boolean at argument i, if there is one, as whether a
// choice can be cancelled, and gives the place of the exception.
func (c Call) cancelableAt(i int) (ex int, cancelable bool) {
	b, ok := c.Arg(i).(lua.LBool)
	if !ok {
		return i, false
	}
	if c.Top() < i+1 {
		c.L.RaiseError("%d Parameters are needed.", i+1)
	}
	return i + 1, bool(b)
}

func groupSelectUnselect(c Call) int {
	if !c.Player(3).Valid() {
		return 0
	}
	selected := c.Group(2)
	if selected == nil {
		selected = ocg.NewGroup()
	}
	card, asked := c.duel.SelectUnselect(c.Player(3), c.Group(1), selected, c.OptBool(4, false), c.OptBool(5, false), int(c.OptInt(6, 1)), int(c.OptInt(7, 1)))
	if !asked {
		return 0
	}
	return c.ReturnCard(card)
}

// sumValue is function argument f as the one or two values of a card.
func (c Call) sumValue(f, x int) ocg.SumValue {
	value := c.valueFunction(f, x)
	return func(card *ocg.Card) uint32 { return uint32(value(card)) }
}

func (c Call) returnCheck(ok, more bool, err error) int {
	c.raise(err)
	c.L.Push(lua.LBool(ok))
	c.L.Push(lua.LBool(more))
	return 2
}

func (c Call) returnSum(g *ocg.Group, err error) int {
	c.raise(err)
	return c.ReturnGroup(g)
}

// raise makes an error of the rules one of the script.
func (c Call) raise(err error) {
	if err != nil {
		c.L.RaiseError("%s", err)
	}
}
