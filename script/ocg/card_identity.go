package ocg

import (
	"slices"

	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// cardIdentityFunctions are about a card's record, names and set codes
// (api-card-effect-group.md 9.1, 9.2).
var cardIdentityFunctions = append(printedFunctions, []Function{
	fn("Card.Setcode", "c:Card, ...sets:any -> ...SetCode", "The printed set codes in ascending order; with numbers or a table of them replaces them.", cardSetcode),
	fn("Card.AssumeProperty", "c:Card, what:Uint, value:Int64", "Makes the card have a property until the script that runs has ended.", func(c Call) int {
		what := c.Int(2)
		if what < ocg.AssumeCode || what > ocg.AssumeLinkmarker {
			c.L.RaiseError("Invalid ASSUME value")
		}
		c.Card(1).AssumeProperty(int(what), c.Int(3))
		return 0
	}),
	fn("Card.Recreate", "c:Card, code:Code, ...fields:any", "Turns the card's record into that of another passcode; further numbers override its fields, the last argument its effects.", cardRecreate),
	fn("Card.GetCardID", "c:Card -> Int", "The card's number in order of creation.", cardInt(func(x *ocg.Card) int64 { return int64(x.ID) })),
	fn("Card.GetFieldID", "c:Card -> Int", "A number that changes with each stay, and when it is turned face-up.", cardInt(func(x *ocg.Card) int64 { return int64(x.FieldID) })),
	fn("Card.GetRealFieldID", "c:Card -> Int", "A number that changes with each stay.", cardInt(func(x *ocg.Card) int64 { return int64(x.RealFieldID()) })),
	fn("Card.GetTurnID", "c:Card -> Int", "The turn in which it came to its place.", cardInt(func(x *ocg.Card) int64 { return int64(x.TurnID) })),
	fn("Card.GetCode", "c:Card, sc:any=nil, sumtype:SummonType=0, p:Player=none -> ...Code", "Its code, and second code if any; as material for a summon all codes it counts as.", cardGetCode),
	fn("Card.GetOriginalCode", "c:Card -> Code", "The printed code; that of the card it is an artwork of.", cardInt(func(x *ocg.Card) int64 { return int64(x.OriginalCode()) })),
	fn("Card.GetOriginalCodeRule", "c:Card -> Code, Code?", "The original code or codes as rules have them.", func(c Call) int { return c.returnCodes(c.Card(1).OriginalCodeRule()) }),
	fn("Card.GetPreviousCodeOnField", "c:Card -> Code, Code?", "The code or codes it last had on the field.", func(c Call) int {
		p := &c.Card(1).Prev
		return c.returnCodes(p.Code, p.Code2)
	}),
	fn("Card.IsCode", "c:Card, codes:any?, ...more:Code -> Bool", "Whether its code or second code is one of those given.", func(c Call) int {
		x := c.Card(1)
		return c.ReturnBool(c.anyOf(2, func(n int64) bool { return x.IsCode(uint32(n)) }))
	}),
	fn("Card.IsOriginalCode", "c:Card, codes:any?, ...more:Code -> Bool", "Whether its original code is one of those given.", cardIsOneOf(func(x *ocg.Card) int64 { return int64(x.OriginalCode()) })),
	fn("Card.IsOriginalCodeRule", "c:Card, codes:any?, ...more:Code -> Bool", "Whether one of its original codes by the rules is one of those given.", func(c Call) int {
		a, b := c.Card(1).OriginalCodeRule()
		return c.ReturnBool(c.anyOf(2, func(n int64) bool { return uint32(n) == a || b != 0 && uint32(n) == b }))
	}),
	fn("Card.IsSummonCode", "c:Card, sc:any?, sumtype:SummonType, p:any?, codes:any?, ...more:Code -> Bool", "Whether it counts as one of the codes as material for that summon.", func(c Call) int {
		x, m := c.Card(1), ocg.AsMaterial{Card: c.Card(2), SumType: uint64(c.Int(3)), Player: c.OptPlayer(4, ocg.NoPlayer)}
		return c.ReturnBool(c.anyOf(5, func(n int64) bool { return x.IsSummonCode(m, uint32(n)) }))
	}),
	fn("Card.GetSetCard", "c:Card, sc:any=nil, sumtype:SummonType=0, p:Player=none -> ...SetCode?", "Its set codes in ascending order.", func(c Call) int {
		if m, given := c.material(2); given {
			return c.returnSets(c.Card(1).SummonSetCodes(m))
		}
		return c.returnSets(c.Card(1).SetCodes())
	}),
	fn("Card.GetOriginalSetCard", "c:Card -> ...SetCode", "The printed set codes in ascending order.", func(c Call) int { return c.returnNumbers(ascending(c.Card(1).Data.SetCodes)...) }),
	fn("Card.GetPreviousSetCard", "c:Card -> ...SetCode?", "The set codes it last had on the field.", func(c Call) int { return c.returnSets(c.Card(1).PreviousSetCodes()) }),
	fn("Card.IsSetCard", "c:Card, sets:any, sc:any=nil, sumtype:SummonType=0, p:any=nil -> Bool", "Whether it belongs to one of the sets; sc, sumtype and p ask as material for a summon.", cardIsSetCard),
	fn("Card.IsOriginalSetCard", "c:Card, sets:any, ...more:SetCode -> Bool", "Whether one of the sets is printed on it.", func(c Call) int {
		x := c.Card(1)
		return c.ReturnBool(slices.ContainsFunc(c.Ints(2), func(n int64) bool { return x.IsOriginalSetCard(uint16(n)) }))
	}),
	fn("Card.IsPreviousSetCard", "c:Card, sets:any -> Bool", "Whether it last belonged to one of the sets on the field.", func(c Call) int {
		x := c.Card(1)
		return c.ReturnBool(slices.ContainsFunc(c.Ints(2), func(n int64) bool { return x.IsPreviousSetCard(uint16(n)) }))
	}),
}...)

// printedFunctions read one printed value of a card, or write it for this card
// alone.
var printedFunctions = []Function{
	printed("Alias", "Code", "passcode it counts as", func(d *ocg.CardData) int64 { return int64(d.Alias) }, func(d *ocg.CardData, n int64) { d.Alias = uint32(n) }),
	printed("Code", "Code", "passcode", func(d *ocg.CardData) int64 { return int64(d.Code) }, func(d *ocg.CardData, n int64) { d.Code = uint32(n) }),
	printed("Type", "CardType", "type", func(d *ocg.CardData) int64 { return int64(d.Type) }, func(d *ocg.CardData, n int64) { d.Type = uint32(n) }),
	printed("Level", "Level", "level, rank or link rating", func(d *ocg.CardData) int64 { return int64(d.Level) }, func(d *ocg.CardData, n int64) { d.Level = uint32(n) }),
	printed("Attribute", "Attribute", "attribute", func(d *ocg.CardData) int64 { return int64(d.Attribute) }, func(d *ocg.CardData, n int64) { d.Attribute = uint32(n) }),
	printed("Race", "Race", "race", func(d *ocg.CardData) int64 { return int64(d.Race) }, func(d *ocg.CardData, n int64) { d.Race = uint64(n) }),
	printed("Attack", "Stat", "ATK", func(d *ocg.CardData) int64 { return int64(d.Attack) }, func(d *ocg.CardData, n int64) { d.Attack = int32(n) }),
	printed("Defense", "Stat", "DEF", func(d *ocg.CardData) int64 { return int64(d.Defense) }, func(d *ocg.CardData, n int64) { d.Defense = int32(n) }),
	printed("Lscale", "Uint", "left pendulum scale", func(d *ocg.CardData) int64 { return int64(d.LeftScale) }, func(d *ocg.CardData, n int64) { d.LeftScale = uint32(n) }),
	printed("Rscale", "Uint", "right pendulum scale", func(d *ocg.CardData) int64 { return int64(d.RightScale) }, func(d *ocg.CardData, n int64) { d.RightScale = uint32(n) }),
	printed("LinkMarker", "LinkMarker", "link markers", func(d *ocg.CardData) int64 { return int64(d.LinkMarkers) }, func(d *ocg.CardData, n int64) { d.LinkMarkers = uint32(n) }),
}

func printed(name, typ, what string, get func(*ocg.CardData) int64, set func(*ocg.CardData, int64)) Function {
	return fn("Card."+name, "c:Card, value:"+typ+"=unchanged -> "+typ, "The printed "+what+"; with a number replaces it for this card.", func(c Call) int {
		x := c.Card(1)
		if !c.Has(2) {
			return c.ReturnInt(get(x.Data))
		}
		n := c.Int(2)
		x.ChangePrinted(func(d *ocg.CardData) { set(d, n) })
		return 0
	})
}

func cardSetcode(c Call) int {
	x := c.Card(1)
	if !c.Has(2) {
		return c.returnNumbers(ascending(x.Data.SetCodes)...)
	}
	sets := setsOf(c.Ints(2))
	x.ChangePrinted(func(d *ocg.CardData) { d.SetCodes = sets })
	return 0
}

func setsOf(numbers []int64) []uint16 {
	out := make([]uint16, len(numbers))
	for i, n := range numbers {
		out[i] = uint16(n)
	}
	return out
}

func cardGetCode(c Call) int {
	x := c.Card(1)
	m, given := c.material(2)
	if !given {
		return c.returnCodes(x.Code(), x.Code2())
	}
	codes := x.SummonCodes(m)
	if len(codes) == 0 {
		return c.Return(lua.LNil)
	}
	return c.returnNumbers(ascending(codes)...)
}

func cardIsSetCard(c Call) int {
	x := c.Card(1)
	sets := c.oneOrTable(2)
	is := func(n int64) bool { return x.IsSetCard(uint16(n)) }
	if c.Has(3) {
		m := ocg.AsMaterial{Card: c.Card(3), SumType: uint64(c.OptInt(4, 0)), Player: c.OptPlayer(5, ocg.NoPlayer)}
		if v := c.Arg(3); m.Card == nil && v != lua.LNil {
			c.L.RaiseError(`Parameter 3 should be "Card" but is "%s".`, typeWord(v))
		}
		is = func(n int64) bool { return x.IsSummonSetCard(m, uint16(n)) }
	}
	return c.ReturnBool(slices.ContainsFunc(sets, is))
}

// oneOrTable are the integers of argument i alone: a number, or a table of
// numbers.
func (c Call) oneOrTable(i int) []int64 {
	if c.Arg(i).Type() == lua.LTTable {
		return c.Ints(i)
	}
	n, ok := c.Arg(i).(lua.LNumber)
	if !ok {
		c.L.RaiseError(`Parameter %d should be "Int" but is "%s".`, i, typeWord(c.Arg(i)))
	}
	return []int64{ocg.Round(float64(n))}
}

// cardRecreate takes over the record of another passcode; the fields that
// follow override it in a fixed order.
func cardRecreate(c Call) int {
	x, code := c.Card(1), uint32(c.Int(2))
	data := c.duel.Cards.Card(code)
	if code == 0 || data == nil {
		return 0
	}
	record := *data
	record.SetCodes = slices.Clone(data.SetCodes)
	number := func(i int, set func(int64)) {
		if n, ok := c.Arg(i).(lua.LNumber); ok {
			set(ocg.Round(float64(n)))
		}
	}
	number(3, func(n int64) { record.Alias = uint32(n) })
	if v := c.Arg(4); v.Type() == lua.LTNumber || v.Type() == lua.LTTable {
		record.SetCodes = append(record.SetCodes, setsOf(c.oneOrTable(4))...)
	}
	number(5, func(n int64) { record.Type = uint32(n) })
	number(6, func(n int64) { record.Level = uint32(n) })
	number(7, func(n int64) { record.Attribute = uint32(n) })
	number(8, func(n int64) { record.Race = uint64(n) })
	number(9, func(n int64) { record.Attack = int32(n) })
	number(10, func(n int64) { record.Defense = int32(n) })
	number(11, func(n int64) { record.LeftScale = uint32(n) })
	number(12, func(n int64) { record.RightScale = uint32(n) })
	number(13, func(n int64) { record.LinkMarkers = uint32(n) })
	c.duel.Recreate(x, &record, c.OptBool(14, false))
	return 0
}
