package buddyfight

import (
	"slices"
	"strings"

	lua "github.com/yuin/gopher-lua"

	"duel/core/buddyfight"
)

// cardText declares a function that gives a text of a card.
func cardText(name, doc string, get func(*buddyfight.Card) string) Function {
	return fn("Card."+name, "c:Card -> String", doc, func(c Call) int { return c.ReturnText(get(c.Card(1))) })
}

// cardNumber declares a function that gives a number of a card.
func cardNumber(name, result, doc string, get func(c Call, x *buddyfight.Card) int) Function {
	return fn("Card."+name, "c:Card -> "+result, doc, func(c Call) int { return c.ReturnInt(get(c, c.Card(1))) })
}

// cardTest declares a function that tests a card, with further parameters.
func cardTest(name, more, doc string, test func(c Call, x *buddyfight.Card) bool) Function {
	return fn("Card."+name, strings.TrimSuffix("c:Card, "+more, ", ")+" -> Bool", doc, func(c Call) int { return c.ReturnBool(test(c, c.Card(1))) })
}

// cardFunctions are the functions of Card about what a card is.
var cardFunctions = []Function{
	cardText("GetNumber", "The card's number: \"BT01/0021\".", func(x *buddyfight.Card) string { return x.Data.No }),
	cardText("GetName", "The card's name.", func(x *buddyfight.Card) string { return x.Data.Name }),
	cardText("GetWorld", "The card's world.", func(x *buddyfight.Card) string { return x.Data.World }),
	cardNumber("GetType", "CardType", "The card's type.", func(_ Call, x *buddyfight.Card) int { return int(x.Data.Type) }),
	cardNumber("GetSize", "Int", "The card's size as it is now.", func(c Call, x *buddyfight.Card) int { return c.duel.Size(x) }),
	cardNumber("GetPower", "Int", "The card's power as it is now.", func(c Call, x *buddyfight.Card) int { return c.duel.Power(x) }),
	cardNumber("GetCritical", "Int", "The card's critical as it is now.", func(c Call, x *buddyfight.Card) int { return c.duel.Critical(x) }),
	cardNumber("GetDefense", "Int", "The card's defense as it is now.", func(c Call, x *buddyfight.Card) int { return c.duel.Defense(x) }),
	cardTest("IsType", "type:CardType", "Whether the card is of the type.", func(c Call, x *buddyfight.Card) bool {
		return x.Data.Type == buddyfight.CardType(c.Int(2))
	}),
	cardTest("IsName", "name:String", "Whether the card has exactly this name.", func(c Call, x *buddyfight.Card) bool { return x.Data.Name == c.Text(2) }),
	cardTest("NameContains", "text:String", "Whether the card's name contains the text.", func(c Call, x *buddyfight.Card) bool {
		return strings.Contains(x.Data.Name, c.Text(2))
	}),
	cardTest("IsWorld", "world:String", "Whether the card is of the world.", func(c Call, x *buddyfight.Card) bool { return x.Data.World == c.Text(2) }),
	cardTest("HasAttribute", "attribute:String", "Whether the card has the attribute.", func(c Call, x *buddyfight.Card) bool {
		return x.Data.HasAttribute(c.Text(2))
	}),
	cardTest("HasKeyword", "keyword:Keyword", "Whether the card has the keyword now.", func(c Call, x *buddyfight.Card) bool {
		return c.duel.Has(x, c.keyword(2))
	}),
	cardTest("IsSizeBelow", "size:Int", "Whether the card's size is at most this.", func(c Call, x *buddyfight.Card) bool { return c.duel.Size(x) <= c.Int(2) }),
	cardTest("IsPowerBelow", "power:Int", "Whether the card's power is at most this.", func(c Call, x *buddyfight.Card) bool { return c.duel.Power(x) <= c.Int(2) }),
	fn("Card.RegisterEffect", "c:Card, e:Effect", "Gives the card an ability.", func(c Call) int {
		c.Card(1).AddEffect(c.Effect(2))
		return 0
	}),
	fn("Card.AddCost", "c:Card, kind:Cost, count:Count, f:Function=, upto:Bool=false, facedown:Bool=false",
		"Adds a part to the cost of calling, casting or equipping the card. f tells which cards will do; with upto any number up to the count will; facedown: they go into the soul face down.", addCost),
}

func addCost(c Call) int {
	x := c.Card(1)
	f, _ := c.L.Get(4).(*lua.LFunction)
	x.AddCost(buddyfight.CostPart{Kind: c.costKind(2), Count: c.Int(3),
		Accepts: c.cardTest(f, x.Data.No+".cost"), UpTo: c.Bool(5), FaceDown: c.Bool(6)})
	return 0
}

// cardStateFunctions are the functions of Card about where and how it is.
var cardStateFunctions = []Function{
	cardNumber("GetOwner", "Player", "The player whose card it is.", func(_ Call, x *buddyfight.Card) int { return int(x.Owner) }),
	cardNumber("GetController", "Player", "The player on whose side it is.", func(_ Call, x *buddyfight.Card) int { return int(x.Controller) }),
	cardNumber("GetLocation", "Location", "Where it is; 0 in a soul or nowhere.", func(_ Call, x *buddyfight.Card) int {
		return int(location(x))
	}),
	cardTest("IsLocation", "location:Location", "Whether it is in one of the places.", func(c Call, x *buddyfight.Card) bool { return location(x)&c.Zones(2) != 0 }),
	cardTest("IsOnField", "", "Whether it is on the field.", func(_ Call, x *buddyfight.Card) bool { return x.OnField() }),
	cardTest("IsMonsterOnField", "", "Whether it is a monster on the field.", func(_ Call, x *buddyfight.Card) bool { return x.IsMonster() }),
	cardTest("IsControler", "p:Player", "Whether it is on the player's side.", func(c Call, x *buddyfight.Card) bool { return x.Controller == c.Player(2) }),
	cardTest("IsRested", "", "Whether it rests.", func(_ Call, x *buddyfight.Card) bool { return x.Rested }),
	cardTest("IsAttacking", "", "Whether it is attacking.", func(c Call, x *buddyfight.Card) bool {
		return c.duel.Battle != nil && slices.Contains(c.duel.Battle.Attackers(), x)
	}),
	cardTest("IsInBattle", "", "Whether it is attacking or attacked.", func(c Call, x *buddyfight.Card) bool { return c.duel.Battle.Involves(x) }),
	cardTest("IsCallable", "p:Player", "Whether the player could call it now, paying its cost.", func(c Call, x *buddyfight.Card) bool {
		return c.duel.Callable(x, c.Player(2))
	}),
	cardTest("IsRelateToEffect", "e:Effect", "Whether it has stayed where it was when the ability was declared.", func(c Call, x *buddyfight.Card) bool {
		return c.use().Card == x && c.use().Present()
	}),
	fn("Card.GetSoul", "c:Card -> Group", "The cards under it.", func(c Call) int { return c.ReturnGroup(slices.Clone(c.Card(1).Soul())) }),
	cardNumber("GetSoulCount", "Int", "How many cards lie under it.", func(_ Call, x *buddyfight.Card) int { return len(x.Soul()) }),
}

// location is the set of the one place a card is in.
func location(x *buddyfight.Card) buddyfight.ZoneMask {
	if x.Zone < 0 {
		return 0
	}
	return buddyfight.Zones(x.Zone)
}
