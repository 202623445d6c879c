package ocg

import (
	"duel/core/ocg"
)

// cardStatFunctions are about type, level, attribute, race, scales, ATK and
// DEF (api-card-effect-group.md 9.3, 9.4).
var cardStatFunctions = []Function{
	fn("Card.GetType", "c:Card, sc:any=nil, sumtype:SummonType=0, p:Player=none -> CardType", "Its type; sc, sumtype and p ask as material for a summon.", cardProperty(typeFor)),
	fn("Card.GetAttribute", "c:Card, sc:any=nil, sumtype:SummonType=0, p:Player=none -> Attribute", "Its attribute.", cardProperty(attributeFor)),
	fn("Card.GetRace", "c:Card, sc:any=nil, sumtype:SummonType=0, p:Player=none -> Race", "Its race.", cardProperty(raceFor)),
	fn("Card.IsType", "c:Card, types:CardType, sc:any=nil, sumtype:SummonType=0, p:Player=none -> Bool", "Whether it is of any of the types.", cardHasProperty(typeFor)),
	fn("Card.IsAttribute", "c:Card, attributes:Attribute, sc:any=nil, sumtype:SummonType=0, p:Player=none -> Bool", "Whether it has any of the attributes.", cardHasProperty(attributeFor)),
	fn("Card.IsRace", "c:Card, races:Race, sc:any=nil, sumtype:SummonType=0, p:Player=none -> Bool", "Whether it has any of the races.", cardHasProperty(raceFor)),
	fn("Card.IsExactType", "c:Card, types:CardType, sc:any=nil, sumtype:SummonType=0, p:Player=none -> Bool", "Whether it is of all of the types.", func(c Call) int {
		m, _ := c.material(3)
		want := c.Int(2)
		return c.ReturnBool(typeFor(c.Card(1), m)&want == want)
	}),

	fn("Card.GetLevel", "c:Card -> Level", "Its level, 0 for none.", cardInt(func(x *ocg.Card) int64 { return int64(x.Level()) })),
	fn("Card.GetRank", "c:Card -> Level", "Its rank, 0 for none.", cardInt(func(x *ocg.Card) int64 { return int64(x.Rank()) })),
	fn("Card.GetLink", "c:Card -> Level", "Its link rating, 0 for none.", cardInt(func(x *ocg.Card) int64 { return int64(x.LinkRating()) })),
	fn("Card.GetLeftScale", "c:Card -> Uint", "Its left pendulum scale.", cardInt(func(x *ocg.Card) int64 { return int64(x.LeftScale()) })),
	fn("Card.GetRightScale", "c:Card -> Uint", "Its right pendulum scale.", cardInt(func(x *ocg.Card) int64 { return int64(x.RightScale()) })),
	fn("Card.GetLinkMarker", "c:Card -> LinkMarker", "Its link markers.", cardInt(func(x *ocg.Card) int64 { return int64(x.LinkMarkers()) })),
	fn("Card.GetOriginalType", "c:Card -> CardType", "The printed type.", cardInt(func(x *ocg.Card) int64 { return int64(x.Data.Type) })),
	fn("Card.GetOriginalLevel", "c:Card -> Level", "The printed level, 0 for none.", cardInt(func(x *ocg.Card) int64 { return int64(x.OriginalLevel()) })),
	fn("Card.GetOriginalRank", "c:Card -> Level", "The printed rank, 0 for none.", cardInt(func(x *ocg.Card) int64 { return int64(x.OriginalRank()) })),
	fn("Card.GetOriginalAttribute", "c:Card -> Attribute", "The printed attribute.", cardInt(func(x *ocg.Card) int64 { return int64(x.OriginalAttribute()) })),
	fn("Card.GetOriginalRace", "c:Card -> Race", "The printed race.", cardInt(func(x *ocg.Card) int64 { return int64(x.OriginalRace()) })),
	fn("Card.GetOriginalLeftScale", "c:Card -> Uint", "The printed left scale.", cardInt(func(x *ocg.Card) int64 { return int64(x.Data.LeftScale) })),
	fn("Card.GetOriginalRightScale", "c:Card -> Uint", "The printed right scale.", cardInt(func(x *ocg.Card) int64 { return int64(x.Data.RightScale) })),
	fn("Card.GetPreviousTypeOnField", "c:Card -> CardType", "The type it last had on the field.", cardInt(func(x *ocg.Card) int64 { return int64(x.Prev.Type) })),
	fn("Card.GetPreviousLevelOnField", "c:Card -> Level", "The level it last had on the field.", cardInt(func(x *ocg.Card) int64 { return int64(x.Prev.Level) })),
	fn("Card.GetPreviousRankOnField", "c:Card -> Level", "The rank it last had on the field.", cardInt(func(x *ocg.Card) int64 { return int64(x.Prev.Rank) })),
	fn("Card.GetPreviousAttributeOnField", "c:Card -> Attribute", "The attribute it last had on the field.", cardInt(func(x *ocg.Card) int64 { return int64(x.Prev.Attribute) })),
	fn("Card.GetPreviousRaceOnField", "c:Card -> Race", "The race it last had on the field.", cardInt(func(x *ocg.Card) int64 { return int64(x.Prev.Race) })),
	fn("Card.GetPreviousAttackOnField", "c:Card -> Stat", "The ATK it last had on the field.", cardInt(func(x *ocg.Card) int64 { return int64(x.Prev.Attack) })),
	fn("Card.GetPreviousDefenseOnField", "c:Card -> Stat", "The DEF it last had on the field.", cardInt(func(x *ocg.Card) int64 { return int64(x.Prev.Defense) })),
	fn("Card.GetRitualLevel", "c:Card, sc:Card -> Int", "Its level as material for a ritual summon of sc.", func(c Call) int { return c.ReturnInt(int64(c.Card(1).RitualLevel(c.Card(2)))) }),
	fn("Card.GetSynchroLevel", "c:Card, sc:Card -> Int", "Its level as material for a synchro summon of sc.", func(c Call) int { return c.ReturnInt(int64(c.Card(1).SynchroLevel(c.Card(2)))) }),
	fn("Card.IsXyzLevel", "c:Card, xc:Card, level:Level -> Bool", "Whether it can be of that level as material for an Xyz summon of xc.", func(c Call) int {
		return c.ReturnBool(c.Card(1).IsXyzLevel(c.Card(2), int(c.Int(3))))
	}),
	fn("Card.IsOriginalType", "c:Card, types:CardType -> Bool", "Whether any of the types is printed on it.", cardMask(func(x *ocg.Card) int64 { return int64(x.Data.Type) })),
	fn("Card.IsOriginalAttribute", "c:Card, attributes:Attribute -> Bool", "Whether any of the attributes is printed on it.", cardMask(func(x *ocg.Card) int64 { return int64(x.OriginalAttribute()) })),
	fn("Card.IsOriginalRace", "c:Card, races:Race -> Bool", "Whether any of the races is printed on it.", cardMask(func(x *ocg.Card) int64 { return int64(x.OriginalRace()) })),
	fn("Card.IsLevel", "c:Card, levels:any?, ...more:Level -> Bool", "Whether its level is one of those given.", cardIsOneOf(func(x *ocg.Card) int64 { return int64(x.Level()) })),
	fn("Card.IsRank", "c:Card, ranks:any?, ...more:Level -> Bool", "Whether its rank is one of those given.", cardIsOneOf(func(x *ocg.Card) int64 { return int64(x.Rank()) })),
	fn("Card.IsLink", "c:Card, ratings:any?, ...more:Level -> Bool", "Whether its link rating is one of those given.", cardIsOneOf(func(x *ocg.Card) int64 { return int64(x.LinkRating()) })),
	fn("Card.IsLevelAbove", "c:Card, n:Level -> Bool", "Whether it has a level of at least n.", cardAtLeast((*ocg.Card).Level)),
	fn("Card.IsLevelBelow", "c:Card, n:Level -> Bool", "Whether it has a level of at most n.", cardAtMost((*ocg.Card).Level)),
	fn("Card.IsRankAbove", "c:Card, n:Level -> Bool", "Whether it has a rank of at least n.", cardAtLeast((*ocg.Card).Rank)),
	fn("Card.IsRankBelow", "c:Card, n:Level -> Bool", "Whether it has a rank of at most n.", cardAtMost((*ocg.Card).Rank)),
	fn("Card.IsLinkAbove", "c:Card, n:Level -> Bool", "Whether it has a link rating of at least n.", cardAtLeast((*ocg.Card).LinkRating)),
	fn("Card.IsLinkBelow", "c:Card, n:Level -> Bool", "Whether it has a link rating of at most n.", cardAtMost((*ocg.Card).LinkRating)),
	fn("Card.IsLinkMarker", "c:Card, markers:LinkMarker -> Bool", "Whether it has any of the link markers.", cardMask(func(x *ocg.Card) int64 { return int64(x.LinkMarkers()) })),
	fn("Card.IsNotTuner", "c:Card, sc:any?, p:Player -> Bool", "Whether it can be a monster other than a tuner for a synchro summon of sc.", func(c Call) int {
		return c.ReturnBool(c.Card(1).IsNotTuner(c.Card(2), c.Player(3)))
	}),

	fn("Card.GetAttack", "c:Card -> Stat", "Its ATK.", cardInt(func(x *ocg.Card) int64 { return int64(max(x.Attack(), 0)) })),
	fn("Card.GetDefense", "c:Card -> Stat", "Its DEF.", cardInt(func(x *ocg.Card) int64 { return int64(max(x.Defense(), 0)) })),
	fn("Card.GetBaseAttack", "c:Card -> Stat", "Its original ATK.", cardInt(func(x *ocg.Card) int64 { return int64(max(x.BaseAttack(), 0)) })),
	fn("Card.GetBaseDefense", "c:Card -> Stat", "Its original DEF.", cardInt(func(x *ocg.Card) int64 { return int64(max(x.BaseDefense(), 0)) })),
	fn("Card.GetTextAttack", "c:Card -> Stat", "The printed ATK, -2 for \"?\".", cardInt(func(x *ocg.Card) int64 { return int64(x.TextAttack()) })),
	fn("Card.GetTextDefense", "c:Card -> Stat", "The printed DEF, -2 for \"?\".", cardInt(func(x *ocg.Card) int64 { return int64(x.TextDefense()) })),
	fn("Card.IsAttack", "c:Card, values:any?, ...more:Stat -> Bool", "Whether it is a monster whose ATK is one of those given.", func(c Call) int {
		x := c.Card(1)
		return c.ReturnBool(hasAttack(x) && c.anyOf(2, func(n int64) bool { return n == int64(x.Attack()) }))
	}),
	fn("Card.IsDefense", "c:Card, values:any?, ...more:Stat -> Bool", "Whether it is a monster whose DEF is one of those given.", func(c Call) int {
		x := c.Card(1)
		return c.ReturnBool(hasDefense(x) && c.anyOf(2, func(n int64) bool { return n == int64(x.Defense()) }))
	}),
	fn("Card.IsAttackAbove", "c:Card, n:Stat -> Bool", "Whether it is a monster with an ATK of at least n.", func(c Call) int {
		x := c.Card(1)
		return c.ReturnBool(hasAttack(x) && int64(x.Attack()) >= c.Int(2))
	}),
	fn("Card.IsAttackBelow", "c:Card, n:Stat -> Bool", "Whether it is a monster with an ATK from 0 to n.", func(c Call) int {
		x := c.Card(1)
		atk := int64(x.Attack())
		return c.ReturnBool(hasAttack(x) && atk >= 0 && atk <= c.Int(2))
	}),
	fn("Card.IsDefenseAbove", "c:Card, n:Stat -> Bool", "Whether it is a monster with a DEF of at least n.", func(c Call) int {
		x := c.Card(1)
		return c.ReturnBool(hasDefense(x) && int64(x.Defense()) >= c.Int(2))
	}),
	fn("Card.IsDefenseBelow", "c:Card, n:Stat -> Bool", "Whether it is a monster with a DEF from 0 to n.", func(c Call) int {
		x := c.Card(1)
		def := int64(x.Defense())
		monster := x.Data.Type&ocg.TypeLink == 0 && (x.IsType(ocg.TypeMonster) || x.Data.Type&ocg.TypeMonster != 0 || x.In(ocg.LocationMzone))
		return c.ReturnBool(monster && def >= 0 && def <= c.Int(2))
	}),
}

type property func(x *ocg.Card, m ocg.AsMaterial) int64

func typeFor(x *ocg.Card, m ocg.AsMaterial) int64 {
	return int64(x.TypeFor(m.Card, m.SumType, m.Player))
}

func attributeFor(x *ocg.Card, m ocg.AsMaterial) int64 {
	return int64(x.AttributeFor(m.Card, m.SumType, m.Player))
}

func raceFor(x *ocg.Card, m ocg.AsMaterial) int64 {
	return int64(x.RaceFor(m.Card, m.SumType, m.Player))
}

// cardProperty is a function that gives a property, as material for a summon
// when arguments from the second on say so.
func cardProperty(get property) Native {
	return func(c Call) int {
		m, _ := c.material(2)
		return c.ReturnInt(get(c.Card(1), m))
	}
}

// cardHasProperty is a function that tells whether a property shares a bit
// with argument 2.
func cardHasProperty(get property) Native {
	return func(c Call) int {
		m, _ := c.material(3)
		return c.ReturnBool(get(c.Card(1), m)&c.Int(2) != 0)
	}
}

// cardAtLeast and cardAtMost compare unsigned; a value of 0 is none at all.
func cardAtLeast(get func(*ocg.Card) int) Native {
	return func(c Call) int {
		v := uint32(get(c.Card(1)))
		return c.ReturnBool(v > 0 && v >= uint32(c.Int(2)))
	}
}

func cardAtMost(get func(*ocg.Card) int) Native {
	return func(c Call) int {
		v := uint32(get(c.Card(1)))
		return c.ReturnBool(v > 0 && v <= uint32(c.Int(2)))
	}
}

func hasAttack(x *ocg.Card) bool { return x.IsMonsterLike() }

func hasDefense(x *ocg.Card) bool { return x.Data.Type&ocg.TypeLink == 0 && x.IsMonsterLike() }
