// Package api is the registry of the functions card scripts can call: each is
// declared once, with its parameters, results, documentation and Go
// implementation. The Lua binding, the linter, the reference pages, editor
// hover and LuaLS stubs all read it.
package api

// Type is the type of a parameter or result as scripts see it.
type Type struct {
	Name string
	Kind Kind
	// Bits is the width an integer is cut to, 0 for none; Signed tells how.
	Bits   int
	Signed bool
	// Constants is the prefix of the constants meant for it ("LOCATION"), "" for none.
	Constants string
}

// Kind is what kind of Lua value a type takes.
type Kind uint8

// The kinds.
const (
	Any Kind = iota
	Integer
	Boolean
	String
	Function
	Table
	Card
	Group
	Effect
	CardOrGroup
	Number // an integer or a fraction, not rounded
)

// word is how error messages name the kind.
func (k Kind) word() string {
	return [...]string{"any", "Int", "boolean", "String", "Function", "table", "Card", "Group", "Effect", `Card" or "Group`, "Int"}[k]
}

// Takes reports whether a value of that Lua type ("number", "userdata", …) can
// be of the kind. Of userdata only its owner knows what it holds.
func (k Kind) Takes(luaType string) bool {
	switch k {
	case Integer, Number:
		return luaType == "number"
	case String:
		return luaType == "string"
	case Function:
		return luaType == "function"
	case Table:
		return luaType == "table"
	case Card, Group, Effect, CardOrGroup:
		return luaType == "userdata"
	}
	return true // any value has a truth
}

// Word is how error messages name the type: "Int", "Card" or "Group" and so on.
func (t *Type) Word() string { return t.Kind.word() }

// types are all types signatures may name. Widths are those of the reference
// (api-card-effect-group.md 4.2).
var types = func() map[string]*Type {
	byName := make(map[string]*Type)
	for _, t := range []Type{
		{Name: "any"}, {Name: "Bool", Kind: Boolean}, {Name: "String", Kind: String}, {Name: "Function", Kind: Function},
		{Name: "Table", Kind: Table}, {Name: "Card", Kind: Card}, {Name: "Group", Kind: Group}, {Name: "Effect", Kind: Effect},
		{Name: "Side"}, {Name: "CardSpec"},
		{Name: "CardOrGroup", Kind: CardOrGroup}, {Name: "Number", Kind: Number},
		{Name: "Int", Kind: Integer, Bits: 32, Signed: true},
		{Name: "Uint", Kind: Integer, Bits: 32},
		{Name: "Int64", Kind: Integer, Bits: 64, Signed: true},
		{Name: "Count", Kind: Integer, Bits: 16},
		{Name: "Small", Kind: Integer, Bits: 8},
		{Name: "Player", Kind: Integer, Bits: 8, Constants: "PLAYER"},
		{Name: "Location", Kind: Integer, Bits: 16, Constants: "LOCATION"},
		{Name: "Sequence", Kind: Integer, Bits: 32, Signed: true, Constants: "SEQ"},
		{Name: "Position", Kind: Integer, Bits: 8, Constants: "POS"},
		{Name: "Phase", Kind: Integer, Bits: 16, Constants: "PHASE"},
		{Name: "Reason", Kind: Integer, Bits: 32, Constants: "REASON"},
		{Name: "CardType", Kind: Integer, Bits: 32, Constants: "TYPE"},
		{Name: "Attribute", Kind: Integer, Bits: 32, Constants: "ATTRIBUTE"},
		{Name: "Race", Kind: Integer, Bits: 64, Constants: "RACE"},
		{Name: "Code", Kind: Integer, Bits: 32, Constants: "CARD"},
		{Name: "SetCode", Kind: Integer, Bits: 16, Constants: "SET"},
		{Name: "Level", Kind: Integer, Bits: 32},
		{Name: "Stat", Kind: Integer, Bits: 32, Signed: true},
		{Name: "EffectType", Kind: Integer, Bits: 32, Constants: "EFFECT_TYPE"},
		{Name: "EffectCode", Kind: Integer, Bits: 32, Constants: "EFFECT"},
		{Name: "EventCode", Kind: Integer, Bits: 32, Constants: "EVENT"},
		{Name: "Flag", Kind: Integer, Bits: 32, Constants: "EFFECT_FLAG"},
		{Name: "Flag2", Kind: Integer, Bits: 32, Constants: "EFFECT_FLAG2"},
		{Name: "Reset", Kind: Integer, Bits: 32, Constants: "RESET"},
		{Name: "Status", Kind: Integer, Bits: 32, Constants: "STATUS"},
		{Name: "SummonType", Kind: Integer, Bits: 64, Constants: "SUMMON_TYPE"},
		{Name: "Category", Kind: Integer, Bits: 64, Constants: "CATEGORY"},
		{Name: "Counter", Kind: Integer, Bits: 16, Constants: "COUNTER"},
		{Name: "Zones", Kind: Integer, Bits: 32},
		{Name: "Text", Kind: Integer, Bits: 64},
		{Name: "Timing", Kind: Integer, Bits: 32, Constants: "TIMING"},
		{Name: "Activity", Kind: Integer, Bits: 8, Constants: "ACTIVITY"},
		{Name: "LinkMarker", Kind: Integer, Bits: 32, Constants: "LINK_MARKER"},
		{Name: "DuelFlags", Kind: Integer, Bits: 64, Constants: "DUEL"},
		{Name: "HintKind", Kind: Integer, Bits: 8, Constants: "HINT"},
		{Name: "Keyword", Kind: Integer, Bits: 8, Constants: "KEYWORD"},
		{Name: "Cost", Kind: Integer, Bits: 8, Constants: "COST"},
		{Name: "Stats", Kind: Integer, Bits: 8, Constants: "STAT"},
		{Name: "Until", Kind: Integer, Bits: 8, Constants: "UNTIL"},
		{Name: "Use", Kind: Integer, Bits: 8, Constants: "USE"},
	} {
		byName[t.Name] = &t
	}
	return byName
}()

// TypeNamed is the type of that name, or nil.
func TypeNamed(name string) *Type { return types[name] }

// Cut rounds nothing; it cuts an integer to the type's width.
func (t *Type) Cut(n int64) int64 {
	switch {
	case t.Bits == 0 || t.Bits == 64:
		return n
	case t.Signed:
		shift := 64 - t.Bits
		return n << shift >> shift
	}
	return n & (1<<t.Bits - 1)
}
