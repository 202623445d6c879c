package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// cardInt is a function that gives one number of a card.
func cardInt(get func(*ocg.Card) int64) Native {
	return func(c Call) int { return c.ReturnInt(get(c.Card(1))) }
}

// cardBool is a function that tells one thing of a card.
func cardBool(is func(*ocg.Card) bool) Native {
	return func(c Call) int { return c.ReturnBool(is(c.Card(1))) }
}

// cardMask is a function that tells whether a number of a card shares a bit
// with argument 2.
func cardMask(get func(*ocg.Card) int64) Native {
	return func(c Call) int { return c.ReturnBool(get(c.Card(1))&c.Int(2) != 0) }
}

// cardOfCard is a function that gives a card another one stands in some
// relation to.
func cardOfCard(get func(*ocg.Card) *ocg.Card) Native {
	return func(c Call) int { return c.ReturnCard(get(c.Card(1))) }
}

// cardGroup is a function that gives a new group of cards belonging to a card.
func cardGroup(get func(*ocg.Card) []*ocg.Card) Native {
	return func(c Call) int { return c.ReturnGroup(ocg.NewGroup(get(c.Card(1))...)) }
}

// cardCount is a function that counts the cards belonging to a card.
func cardCount(get func(*ocg.Card) []*ocg.Card) Native {
	return func(c Call) int { return c.ReturnInt(int64(len(get(c.Card(1))))) }
}

// anyOf reports whether ok accepts one of the numbers given from argument i
// on, or in a table there; nils are skipped.
func (c Call) anyOf(i int, ok func(n int64) bool) bool {
	for _, v := range c.Values(i) {
		if v == lua.LNil {
			continue
		}
		n, isNumber := v.(lua.LNumber)
		if !isNumber {
			c.L.RaiseError(`Parameter -1 should be "Int" but is "%s".`, typeWord(v))
		}
		if ok(c.paramType(i).Cut(ocg.Round(float64(n)))) {
			return true
		}
	}
	return false
}

// cardIsOneOf is a function that tells whether a number of a card is one of
// those given.
func cardIsOneOf(get func(*ocg.Card) int64) Native {
	return func(c Call) int {
		have := get(c.Card(1))
		return c.ReturnBool(c.anyOf(2, func(n int64) bool { return n == have }))
	}
}

// material reads the trailing arguments that ask for a property as material:
// the card summoned, the kind of summon and the player. Given is false when
// none was written.
func (c Call) material(i int) (m ocg.AsMaterial, given bool) {
	if !c.Has(i) {
		return ocg.AsMaterial{Player: ocg.NoPlayer}, false
	}
	v := c.Arg(i)
	if m.Card = cardOf(v); m.Card == nil && v != lua.LNil {
		c.L.RaiseError(`Parameter %d should be "Card" but is "%s".`, i, typeWord(v))
	}
	m.SumType = uint64(c.OptInt(i+1, 0))
	m.Player = c.duel.MaterialPlayer(m.SumType)
	if c.Has(i + 2) {
		m.Player = c.Player(i + 2)
	}
	return m, true
}

// returnNumbers pushes all numbers and says how many.
func (c Call) returnNumbers(numbers ...int64) int {
	for _, n := range numbers {
		c.L.Push(number(n))
	}
	return len(numbers)
}

// returnCodes pushes a code, and a second one if there is one.
func (c Call) returnCodes(code, code2 uint32) int {
	if code2 == 0 {
		return c.returnNumbers(int64(code))
	}
	return c.returnNumbers(int64(code), int64(code2))
}

// returnSets pushes set codes in ascending order, nil when there are none.
func (c Call) returnSets(sets []uint16) int {
	if len(sets) == 0 {
		return c.Return(lua.LNil)
	}
	return c.returnNumbers(ascending(sets)...)
}

// ascending are the different numbers of a list in order.
func ascending[N uint16 | uint32](list []N) []int64 {
	out := make([]int64, len(list))
	for i, n := range list {
		out[i] = int64(n)
	}
	return distinct(out)
}

// returnEffects pushes effects, or none when there are none.
func (c Call) returnEffects(effects []*ocg.Effect) int {
	for _, e := range effects {
		c.L.Push(c.effect(e))
	}
	return len(effects)
}
