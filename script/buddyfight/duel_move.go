package buddyfight

import (
	"math/bits"

	"duel/core"
	"duel/core/buddyfight"
)

// duelMoveFunctions are the functions of Duel that move cards or change them.
var duelMoveFunctions = []Function{
	action("Duel.Destroy", "x:CardOrGroup -> Int", "Destroys cards of the field; gives how many count as destroyed.", func(c Call) int {
		return c.ReturnInt(len(c.duel.Destroy(c.Cards(1), buddyfight.ByEffect)))
	}),
	action("Duel.Send", "x:CardOrGroup, place:Location -> Int", "Moves cards to a place of their owners: deck, hand, gauge or drop zone; gives how many went.", sendCards),
	action("Duel.SendToSoul", "c:Card, holder:Card -> Bool", "Moves a card into the soul of another on the field.", func(c Call) int {
		return c.ReturnBool(c.duel.ToSoul(c.Card(1), c.Card(2)))
	}),
	action("Duel.Rest", "c:Card", "Turns a card to rest.", func(c Call) int { return c.turn(true) }),
	action("Duel.Stand", "c:Card", "Stands a card.", func(c Call) int { return c.turn(false) }),
	action("Duel.Draw", "p:Player, count:Count -> Int", "Draws cards; gives how many there were.", func(c Call) int {
		return c.ReturnInt(c.duel.DrawCards(c.Player(1), c.Int(2)))
	}),
	action("Duel.Charge", "p:Player, count:Count -> Int", "Puts cards from the top of the deck into the gauge; gives how many there were.", func(c Call) int {
		return c.ReturnInt(c.duel.Charge(c.Player(1), c.Int(2)))
	}),
	action("Duel.ShuffleDeck", "p:Player", "Shuffles a player's deck.", func(c Call) int {
		c.duel.Shuffle(c.Player(1))
		return 0
	}),
	action("Duel.Reveal", "x:CardOrGroup", "Shows cards to both players.", func(c Call) int {
		for _, x := range c.Cards(1) {
			c.duel.Reveal(x)
		}
		return 0
	}),
	action("Duel.Call", "p:Player, c:Card, free:Bool=false -> Bool", "Calls a monster at once, paying its cost unless it is free; tells whether it came onto the field.", func(c Call) int {
		return c.ReturnBool(c.duel.Call(c.Card(2), c.Player(1), c.Bool(3)))
	}),
	action("Duel.CallOnTop", "c:Card, base:Card", "Calls a monster at once, without cost, on top of one on the field.", func(c Call) int {
		c.duel.CallOnTop(c.Card(1), c.Card(2))
		return 0
	}),
	action("Duel.UpdateStat", "c:Card, stat:Stats, amount:Int, until:Until", "Changes a stat of a card on the field.", func(c Call) int {
		c.duel.Modify(c.Card(1), buddyfight.Modifier{Stat: c.stat(2), Amount: c.Int(3), Until: buddyfight.Duration(c.Int(4))})
		return 0
	}),
	action("Duel.GiveKeyword", "c:Card, keyword:Keyword, until:Until, value:Int=0", "Gives a card on the field a keyword.", func(c Call) int {
		c.duel.Modify(c.Card(1), buddyfight.Modifier{Keyword: buddyfight.KeywordValue{Keyword: c.keyword(2), Value: c.Int(4)},
			Until: buddyfight.Duration(c.Int(3))})
		return 0
	}),
}

func sendCards(c Call) int {
	to := c.Zones(2)
	z := core.ZoneID(bits.TrailingZeros16(uint16(to)))
	if bits.OnesCount16(uint16(to)) != 1 || z > buddyfight.ZoneDrop {
		c.L.RaiseError("argument 2 of %s must be one of LOCATION_DECK, HAND, GAUGE and DROP", c.fn.Name)
	}
	return c.ReturnInt(len(c.duel.Send(c.Cards(1), z)))
}

func (c Call) turn(rested bool) int {
	c.duel.Rest(c.Card(1), rested)
	return 0
}

// duelPlayerFunctions are the functions of Duel about life and the end.
var duelPlayerFunctions = []Function{
	action("Duel.Damage", "p:Player, amount:Int, source:Card?, fixed:Bool=false -> Int", "Deals damage, which cannot be reduced if it is fixed; gives how much was dealt.", func(c Call) int {
		return c.ReturnInt(c.duel.Damage(c.Player(1), c.Int(2), c.Card(3), c.Bool(4)))
	}),
	action("Duel.GainLife", "p:Player, amount:Int", "Gives a player life.", func(c Call) int {
		c.duel.GainLife(c.Player(1), c.Int(2))
		return 0
	}),
	action("Duel.SetLife", "p:Player, life:Int", "Gives a player's life a value.", func(c Call) int {
		c.duel.SetLife(c.Player(1), c.Int(2))
		return 0
	}),
	action("Duel.Win", "p:Player, reason:String", "Ends the duel in favour of a player.", func(c Call) int {
		c.duel.Win(c.Player(1), c.Text(2))
		return 0
	}),
	action("Duel.ReduceDamage", "amount:Int", "Within EVENT_BEFORE_DAMAGE: lowers the damage, unless it is fixed.", func(c Call) int {
		c.event().Reduce(c.Int(1))
		return 0
	}),
	action("Duel.ReplaceEvent", "", "Within a replacement: what would happen does not.", func(c Call) int {
		c.event().Replaced = true
		return 0
	}),
}

// event is what the running ability answers.
func (c Call) event() *buddyfight.Occurrence {
	if e := c.use().Event; e != nil {
		return e
	}
	c.L.RaiseError("%s may be called in replacements only", c.fn.Name)
	return nil
}
