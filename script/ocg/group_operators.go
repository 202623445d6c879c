package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// groupOperators are the operators of groups (api-card-effect-group.md 6.3).
// They are plain entries of Group, so that scripts may replace them.
var groupOperators = []Function{
	fn("Group.__add", "a:any, b:any -> Group", "a + b: a new group of the cards of either; one may be a card.", groupOperator(union)),
	fn("Group.__band", "a:any, b:any -> Group", "a & b: a new group of the cards of both; one may be a card.", groupOperator(intersection)),
	fn("Group.__sub", "a:Group, b:CardOrGroup -> Group", "a - b: a new group of the cards of a that are not in b.", func(c Call) int {
		b := c.Cards(2)
		return c.ReturnGroup(c.Group(1).Filter(func(x *ocg.Card) bool { return !b.Has(x) }))
	}),
	fn("Group.__len", "g:Group -> Int", "#g: the number of cards.", func(c Call) int { return c.ReturnInt(int64(c.Group(1).Len())) }),
	fn("Group.__eq", "a:Group, b:Group -> Bool", "a == b: whether both have as many cards.", groupComparison(func(a, b int) bool { return a == b })),
	fn("Group.__lt", "a:Group, b:Group -> Bool", "a < b: whether a has fewer cards.", groupComparison(func(a, b int) bool { return a < b })),
	fn("Group.__le", "a:Group, b:Group -> Bool", "a <= b: whether a has no more cards.", groupComparison(func(a, b int) bool { return a <= b })),
	fn("Group.__gc", "g:any", "Does nothing: groups are collected when nothing holds them.", func(Call) int { return 0 }),
}

func union(a, b *ocg.Group) *ocg.Group {
	g := a.Clone()
	g.AddAll(b)
	return g
}

func intersection(a, b *ocg.Group) *ocg.Group { return a.Filter(b.Has) }

func groupOperator(combine func(a, b *ocg.Group) *ocg.Group) Native {
	return func(c Call) int {
		if c.Group(1) == nil && c.Group(2) == nil {
			c.L.RaiseError(`At least 1 parameter should be "Group".`)
		}
		a, b := c.Cards(1), c.Cards(2)
		if a == nil || b == nil {
			c.L.RaiseError(`A parameter isn't "Group" nor "Card".`)
		}
		return c.ReturnGroup(combine(a, b))
	}
}

func groupComparison(holds func(a, b int) bool) Native {
	return func(c Call) int { return c.ReturnBool(holds(c.Group(1).Len(), c.Group(2).Len())) }
}

// cardsOf is a value as a group: the group, or a new one of the card, or nil.
func cardsOf(v lua.LValue) *ocg.Group {
	if x := cardOf(v); x != nil {
		return ocg.NewGroup(x)
	}
	return groupOf(v)
}
