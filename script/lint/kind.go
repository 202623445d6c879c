package lint

import (
	"strings"

	"duel/script/api"
)

// Kinds is a set of kinds of Lua values: what an expression may be.
type Kinds uint16

// The kinds.
const (
	Nil Kinds = 1 << iota
	Bool
	Num
	Str
	Fun
	Tab
	Card
	Group
	Effect
	other

	None Kinds = 0
	Any        = other<<1 - 1
)

var kindNames = [...]string{"nil", "a boolean", "a number", "a string", "a function", "a table", "a card", "a group", "an effect"}

// String names the kinds in words.
func (k Kinds) String() string {
	if k&other != 0 {
		return "anything"
	}
	var words []string
	for i, name := range kindNames {
		if k&(1<<i) != 0 {
			words = append(words, name)
		}
	}
	return strings.Join(words, " or ")
}

// is reports whether a value is surely of one of the kinds.
func (k Kinds) is(of Kinds) bool { return k != None && k&^of == None }

// objects are the kinds with methods of the API.
const objects = Card | Group | Effect

// accepted are the kinds a parameter of an API type takes.
func accepted(t *api.Type) Kinds {
	switch t.Kind {
	case api.Integer, api.Number:
		return Num
	case api.String:
		return Str
	case api.Function:
		return Fun
	case api.Table:
		return Tab
	case api.Card:
		return Card
	case api.Group:
		return Group
	case api.Effect:
		return Effect
	case api.CardOrGroup:
		return Card | Group
	}
	return Any
}

// given are the kinds a result of an API type may have.
func given(r api.Result) Kinds {
	k := accepted(r.Type)
	if r.Type.Kind == api.Boolean {
		k = Bool
	}
	if r.Nilable || r.Variadic {
		k |= Nil
	}
	return k
}

// tableOf is the API table that holds the methods of one kind of object.
func tableOf(k Kinds) string {
	switch k {
	case Card:
		return "Card"
	case Group:
		return "Group"
	case Effect:
		return "Effect"
	}
	return ""
}
