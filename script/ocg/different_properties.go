package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// Two functions of the base library ask whether the cards of a group can be told
// apart: whether each can be given one of its properties (its attributes, say)
// that no other is given. They try all ways to do so, which takes longer than
// anybody waits from seven cards on. Those put in their place find the same
// answer by matching: a card that finds all its properties taken has the cards
// that took them look for others.

// replaceDifferentProperties puts our functions in the place of the library's.
func (s *State) replaceDifferentProperties() {
	replace := func(name string, properties func(Call) func(*ocg.Card) ([]lua.LValue, bool)) {
		if _, ok := s.tables.group.RawGetString(name).(*lua.LFunction); ok {
			s.tables.group.RawSetString(name, s.host.L().NewFunction(func(L *lua.LState) int {
				return Call{State: s, L: L}.allDifferent(properties)
			}))
		}
	}
	replace("CheckDifferentProperty", Call.propertyList)
	replace("CheckDifferentPropertyBinary", Call.propertyBits)
}

// allDifferent is g:CheckDifferentProperty(f,...), with what f gives for a card
// turned into properties.
func (c Call) allDifferent(properties func(Call) func(*ocg.Card) ([]lua.LValue, bool)) int {
	g := groupOf(c.Arg(1))
	if g == nil {
		c.L.RaiseError(`Parameter 1 should be "Group" but is "%s".`, typeWord(c.Arg(1)))
	}
	m := matching{holder: make(map[lua.LValue]int)}
	if g.Len() >= 2 {
		of := properties(c)
		for _, card := range g.Cards() {
			list, ok := of(card)
			if !ok {
				return c.ReturnBool(false)
			}
			m.wanted = append(m.wanted, list)
		}
	}
	return c.ReturnBool(m.complete())
}

// propertyBits takes the bits of a number for properties.
func (c Call) propertyBits() func(*ocg.Card) ([]lua.LValue, bool) {
	call := c.cardFunction(2, 3, "filter")
	return func(card *ocg.Card) (list []lua.LValue, ok bool) {
		result, ok := call(card)
		n, isNumber := result.(lua.LNumber)
		if !ok || !isNumber {
			return nil, false
		}
		for bits := uint64(ocg.Round(float64(n))); bits != 0; bits &= bits - 1 {
			list = append(list, lua.LNumber(bits&-bits))
		}
		return list, true
	}
}

// propertyList takes all results, up to the first nil, for properties.
func (c Call) propertyList() func(*ocg.Card) ([]lua.LValue, bool) {
	call := c.cardResults(2, 3, lua.MultRet, "filter")
	return func(card *ocg.Card) (list []lua.LValue, ok bool) {
		results, ok := call(card)
		for _, r := range results {
			if r == lua.LNil {
				break
			}
			list = append(list, r)
		}
		return list, ok
	}
}

// matching gives cards, by number, properties they want.
type matching struct {
	wanted [][]lua.LValue
	holder map[lua.LValue]int // the card a property is given to
}

// complete reports whether every card can have a property of its own.
func (m *matching) complete() bool {
	for card := range m.wanted {
		if !m.give(card, map[lua.LValue]bool{}) {
			return false
		}
	}
	return true
}

// give finds a property for a card, if need be by having others change theirs.
// Properties that were tried are not tried again.
func (m *matching) give(card int, tried map[lua.LValue]bool) bool {
	for _, p := range m.wanted[card] {
		if tried[p] {
			continue
		}
		tried[p] = true
		if other, held := m.holder[p]; !held || m.give(other, tried) {
			m.holder[p] = card
			return true
		}
	}
	return false
}
