package buddyfight

import (
	"slices"

	lua "github.com/yuin/gopher-lua"

	"duel/core/buddyfight"
)

// Group is a list of different cards, in the order they were put in.
type Group struct{ cards []*buddyfight.Card }

// Cards are the group's cards; a nil group has none.
func (g *Group) Cards() []*buddyfight.Card {
	if g == nil {
		return nil
	}
	return g.cards
}

func (g *Group) add(cards ...*buddyfight.Card) {
	for _, c := range cards {
		if !slices.Contains(g.cards, c) {
			g.cards = append(g.cards, c)
		}
	}
}

// keep is a list of the cards ok accepts.
func keep(cards []*buddyfight.Card, ok func(*buddyfight.Card) bool) []*buddyfight.Card {
	var out []*buddyfight.Card
	for _, c := range cards {
		if ok(c) {
			out = append(out, c)
		}
	}
	return out
}

// groupFunctions are the functions of Group.
var groupFunctions = []Function{
	fn("Group.FromCards", "...cards:Card -> Group", "A new group of the given cards.", func(c Call) int {
		g := &Group{}
		for i := 1; i <= c.L.GetTop(); i++ {
			g.add(c.Cards(i)...)
		}
		return c.Return(c.group(g))
	}),
	fn("Group.AddCard", "g:Group, x:CardOrGroup -> Group", "Puts a card, or all cards of a group, into the group.", func(c Call) int {
		c.Group(1).add(c.Cards(2)...)
		return c.Return(c.L.Get(1))
	}),
	fn("Group.RemoveCard", "g:Group, x:CardOrGroup -> Group", "Takes a card, or all cards of a group, out of the group.", func(c Call) int {
		gone := c.Cards(2)
		g := c.Group(1)
		g.cards = keep(g.cards, func(x *buddyfight.Card) bool { return !slices.Contains(gone, x) })
		return c.Return(c.L.Get(1))
	}),
	fn("Group.GetCount", "g:Group -> Int", "How many cards it has.", func(c Call) int { return c.ReturnInt(len(c.Group(1).cards)) }),
	fn("Group.GetFirst", "g:Group -> Card?", "Its first card.", func(c Call) int {
		if cards := c.Group(1).cards; len(cards) > 0 {
			return c.ReturnCard(cards[0])
		}
		return c.ReturnCard(nil)
	}),
	fn("Group.IsContains", "g:Group, x:Card -> Bool", "Whether the card is in the group.", func(c Call) int {
		return c.ReturnBool(slices.Contains(c.Group(1).cards, c.Card(2)))
	}),
	fn("Group.Filter", "g:Group, f:Function, ex:any?, ...x:any -> Group", "A new group of the cards that f accepts, without the excepted ones.", func(c Call) int {
		return c.ReturnGroup(keep(c.Group(1).cards, c.filter(2, 3, 4)))
	}),
	fn("Group.IsExists", "g:Group, f:Function, count:Count, ex:any?, ...x:any -> Bool", "Whether f accepts at least count cards.", func(c Call) int {
		return c.ReturnBool(len(keep(c.Group(1).cards, c.filter(2, 4, 5))) >= c.Int(3))
	}),
	fn("Group.Iter", "g:Group -> Function", "For use in a for loop: gives each card in turn.", func(c Call) int {
		cards := slices.Clone(c.Group(1).cards)
		return c.Return(c.L.NewFunction(func(L *lua.LState) int {
			if len(cards) == 0 {
				L.Push(lua.LNil)
				return 1
			}
			L.Push(c.card(cards[0]))
			cards = cards[1:]
			return 1
		}))
	}),
}
