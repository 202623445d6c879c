package ocg

import (
	"sort"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// groupFunctions are the functions of Group that look at a group or change it
// (api-card-effect-group.md 6).
var groupFunctions = []Function{
	fn("Group.CreateGroup", "...cards:any -> Group", "A new group of the given cards, or of those of a table; nils are skipped.", groupFromCards),
	fn("Group.FromCards", "...cards:any -> Group", "A new group of the given cards, or of those of a table; nils are skipped.", groupFromCards),
	fn("Group.KeepAlive", "g:Group -> Group", "Does nothing: groups live as long as anything holds them.", func(c Call) int { return c.Return(c.Arg(1)) }),
	fn("Group.DeleteGroup", "g:Group", "Does nothing.", func(Call) int { return 0 }),
	fn("Group.Clone", "g:Group -> Group", "A new group of the same cards.", func(c Call) int { return c.ReturnGroup(c.Group(1).Clone()) }),
	fn("Group.AddCard", "g:Group, x:CardOrGroup -> Group", "Puts a card, or all cards of a group, into the group.", groupAdd),
	fn("Group.Merge", "g:Group, x:CardOrGroup -> Group", "Puts a card, or all cards of a group, into the group.", groupAdd),
	fn("Group.RemoveCard", "g:Group, x:CardOrGroup -> Group", "Takes a card, or all cards of a group, out of the group.", groupRemove),
	fn("Group.Sub", "g:Group, x:CardOrGroup -> Group", "Takes a card, or all cards of a group, out of the group.", groupRemove),
	fn("Group.Clear", "g:Group -> Group", "Empties the group.", func(c Call) int {
		g := c.writable(1)
		g.Clear()
		return c.Return(c.Arg(1))
	}),
	fn("Group.Match", "g:Group, f:Function, ex:any?, ...x:any -> Group", "Keeps in the group the cards that f accepts, without the excepted ones.", func(c Call) int {
		return groupKeep(c, func(accepted, excepted bool) bool { return accepted && !excepted })
	}),
	fn("Group.Remove", "g:Group, f:Function, ex:any?, ...x:any -> Group", "Takes out of the group the cards that f accepts; excepted ones stay.", func(c Call) int {
		return groupKeep(c, func(accepted, excepted bool) bool { return excepted || !accepted })
	}),
	fn("Group.Equal", "g:Group, other:Group -> Bool", "Whether both groups have the same cards.", func(c Call) int { return c.ReturnBool(c.Group(1).Equal(c.Group(2))) }),
	fn("Group.Filter", "g:Group, f:Function, ex:any?, ...x:any -> Group", "A new group of the cards that f accepts.", func(c Call) int {
		return c.ReturnGroup(c.Group(1).Filter(c.filter(2, 3, 4)))
	}),
	fn("Group.FilterCount", "g:Group, f:Function, ex:any?, ...x:any -> Int", "How many cards f accepts.", func(c Call) int {
		return c.ReturnInt(int64(c.Group(1).Filter(c.filter(2, 3, 4)).Len()))
	}),
	fn("Group.Split", "g:Group, f:Function, ex:any?, ...x:any -> Group, Group", "Two new groups: the cards f accepts, and the others. Excepted cards are among the others even if they were not in the group.", groupSplit),
	fn("Group.IsExists", "g:Group, f:Function, count:Count, ex:any?, ...x:any -> Bool", "Whether f accepts at least count cards.", groupExists),
	fn("Group.SearchCard", "g:Group, f:Function, ...x:any -> Card?", "The first card that f accepts.", func(c Call) int {
		accepts := c.filter(2, 0, 3)
		for _, x := range c.Group(1).Clone().Cards() {
			if accepts(x) {
				return c.ReturnCard(x)
			}
		}
		return 0
	}),
	fn("Group.Includes", "g:Group, other:Group -> Bool", "Whether all cards of the other group are in this one.", func(c Call) int {
		g := c.Group(1)
		for _, x := range c.Group(2).Cards() {
			if !g.Has(x) {
				return c.ReturnBool(false)
			}
		}
		return c.ReturnBool(true)
	}),
	fn("Group.IsContains", "g:Group, card:Card -> Bool", "Whether the card is in the group.", func(c Call) int { return c.ReturnBool(c.Group(1).Has(c.Card(2))) }),
	fn("Group.GetCount", "g:Group -> Int", "The number of cards.", func(c Call) int { return c.ReturnInt(int64(c.Group(1).Len())) }),
	fn("Group.GetFirst", "g:Group -> Card?", "The first card; GetNext goes on from it.", func(c Call) int {
		g := c.Group(1)
		g.Cursor = 0
		return c.ReturnCard(cardAtCursor(g))
	}),
	fn("Group.GetNext", "g:Group -> Card?", "The next card after GetFirst, nil at the end and ever after.", func(c Call) int {
		g := c.Group(1)
		if g.Cursor < 0 {
			c.L.RaiseError("Called Group.GetNext without first calling Group.GetFirst")
		}
		g.Cursor++
		return c.ReturnCard(cardAtCursor(g))
	}),
	fn("Group.TakeatPos", "g:Group, n:Int -> Card?", "The card at a place from 0, nil outside.", func(c Call) int {
		cards := c.Group(1).Cards()
		if n := c.Int(2); n >= 0 && n < int64(len(cards)) {
			return c.ReturnCard(cards[n])
		}
		return c.Return(lua.LNil)
	}),
	fn("Group.GetSum", "g:Group, f:Function, ...x:any -> Int", "The sum of f's values, each rounded.", func(c Call) int {
		var sum int64
		for _, v := range groupValues(c) {
			sum += v
		}
		return c.ReturnInt(sum)
	}),
	fn("Group.GetMaxGroup", "g:Group, f:Function, ...x:any -> Group?, Int?", "The cards with the greatest value of f, and the value; nothing for an empty group.", func(c Call) int {
		return groupExtreme(c, func(a, b int64) bool { return a > b })
	}),
	fn("Group.GetMinGroup", "g:Group, f:Function, ...x:any -> Group?, Int?", "The cards with the least value of f, and the value; nothing for an empty group.", func(c Call) int {
		return groupExtreme(c, func(a, b int64) bool { return a < b })
	}),
	fn("Group.GetClass", "g:Group, f:Function, ...x:any -> Table", "The different values of f in ascending order.", func(c Call) int {
		t := c.L.NewTable()
		for _, v := range distinct(groupValues(c)) {
			t.Append(number(v))
		}
		return c.Return(t)
	}),
	fn("Group.GetClassCount", "g:Group, f:Function, ...x:any -> Int", "How many different values f has.", func(c Call) int {
		return c.ReturnInt(int64(len(distinct(groupValues(c)))))
	}),
	fn("Group.GetBitwiseOr", "g:Group, f:Function, ...x:any -> Int", "The bits set in any of f's values.", func(c Call) int { return c.ReturnInt(orOfValues(c)) }),
	fn("Group.GetBitwiseAnd", "g:Group, f:Function, ...x:any -> Int", "Always 0, as in the reference engine.", func(c Call) int {
		groupValues(c)
		return c.ReturnInt(0)
	}),
	fn("Group.GetBinClassCount", "g:Group, f:Function, ...x:any -> Int", "The number of bits set in any of f's values.", func(c Call) int {
		n := int64(0)
		for bits := uint64(orOfValues(c)); bits != 0; bits &= bits - 1 {
			n++
		}
		return c.ReturnInt(n)
	}),
}

// writable is group argument i, refused when it belongs to the engine. Its
// iteration ends.
func (c Call) writable(i int) *ocg.Group {
	g := c.Group(i)
	if g.ReadOnly {
		c.L.RaiseError("attempt to modify a read only group")
	}
	g.Cursor = -1
	return g
}

func cardAtCursor(g *ocg.Group) *ocg.Card {
	if cards := g.Cards(); g.Cursor < len(cards) {
		return cards[g.Cursor]
	}
	return nil
}

func groupFromCards(c Call) int {
	g := ocg.NewGroup()
	for _, v := range c.Values(1) {
		x := cardOf(v)
		if x == nil && v != lua.LNil {
			c.L.RaiseError(`Parameter -1 should be "Card" but is "%s".`, typeWord(v))
		}
		g.Add(x)
	}
	return c.ReturnGroup(g)
}

func groupAdd(c Call) int {
	g := c.writable(1)
	g.AddAll(c.Cards(2))
	return c.Return(c.Arg(1))
}

func groupRemove(c Call) int {
	g, other := c.writable(1), c.Cards(2)
	if g == other {
		c.L.RaiseError("Attempting to remove a group from itself")
	}
	g.RemoveAll(other)
	return c.Return(c.Arg(1))
}

// groupKeep changes the group to the cards that keep wants. A group of
// exceptions is walked in step with the receiver: an exception counts only if
// all exceptions before it are in the receiver too
// (api-card-effect-group.md 6.5).
func groupKeep(c Call, keep func(accepted, excepted bool) bool) int {
	g := c.writable(1)
	accepts := c.filter(2, 0, 4)
	one, exceptions := c.Card(3), c.Group(3).Cards()
	next := 0
	for _, x := range g.Clone().Cards() {
		excepted := x == one
		if next < len(exceptions) && exceptions[next] == x {
			excepted = true
			next++
		}
		if !keep(!excepted && accepts(x), excepted) {
			g.Remove(x)
		}
	}
	return c.Return(c.Arg(1))
}

func groupSplit(c Call) int {
	g, accepts := c.Group(1), c.filter(2, 3, 4)
	yes := g.Filter(accepts)
	no := g.Filter(func(x *ocg.Card) bool { return !yes.Has(x) })
	if ex := c.Cards(3); ex != nil {
		no.AddAll(ex)
	}
	c.L.Push(c.group(yes))
	c.L.Push(c.group(no))
	return 2
}

func groupExists(c Call) int {
	accepts, want := c.filter(2, 4, 5), c.Int(3)
	found := int64(0)
	for _, x := range c.Group(1).Clone().Cards() {
		if accepts(x) {
			if found++; found >= want {
				return c.ReturnBool(true)
			}
		}
	}
	return c.ReturnBool(want == 0)
}

// groupValues are the values of function argument 2 for each card, rounded.
func groupValues(c Call) []int64 {
	f := c.valueFunction(2, 3)
	cards := c.Group(1).Clone().Cards()
	out := make([]int64, len(cards))
	for i, x := range cards {
		out[i] = f(x)
	}
	return out
}

func orOfValues(c Call) (bits int64) {
	for _, v := range groupValues(c) {
		bits |= v
	}
	return bits
}

func distinct(values []int64) []int64 {
	sort.Slice(values, func(i, j int) bool { return values[i] < values[j] })
	out := values[:0]
	for i, v := range values {
		if i == 0 || v != values[i-1] {
			out = append(out, v)
		}
	}
	return out
}

func groupExtreme(c Call, better func(a, b int64) bool) int {
	cards, values := c.Group(1).Clone().Cards(), groupValues(c)
	if len(cards) == 0 {
		return 0
	}
	best := values[0]
	for _, v := range values {
		if better(v, best) {
			best = v
		}
	}
	g := ocg.NewGroup()
	for i, x := range cards {
		if values[i] == best {
			g.Add(x)
		}
	}
	c.L.Push(c.group(g))
	c.L.Push(number(best))
	return 2
}
