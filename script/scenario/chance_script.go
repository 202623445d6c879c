package scenario

import (
	lua "github.com/yuin/gopher-lua"
)

var chanceFunctions = []Function{
	fn("Global.coins", "...results:String", "Gives the results of the next coins: \"heads\" or \"tails\".", func(c call) int {
		for _, v := range c.from(1) {
			switch v.String() {
			case "heads":
				c.chance.coins = append(c.chance.coins, 1)
			case "tails":
				c.chance.coins = append(c.chance.coins, 0)
			default:
				c.failf(`a coin shows "heads" or "tails", not %s`, c.show(v))
			}
		}
		return 0
	}),
	fn("Global.dice", "...results:Int", "Gives the results of the next dice.", func(c call) int {
		for _, v := range c.from(1) {
			n, ok := v.(lua.LNumber)
			if !ok || n < 1 || n > 6 {
				c.failf("a die shows 1 to 6, not %s", c.show(v))
			}
			c.chance.dice = append(c.chance.dice, int(n))
		}
		return 0
	}),
	fn("Global.picks", "...cards:CardSpec", "Names the cards that the next random pick picks.", func(c call) int {
		c.chance.picks = append(c.chance.picks, c.codes(1))
		return 0
	}),
	fn("Player.shuffles", "p:Side, ...top:CardSpec", "Says which cards lie on top after the next shuffle of the player's deck, the topmost first.", func(c call) int {
		p := c.side(1)
		c.chance.orders[p] = append(c.chance.orders[p], c.codes(2))
		return 0
	}),
}

// codes are the passcodes of the cards named from argument i on.
func (c call) codes(i int) []uint32 {
	var codes []uint32
	for _, v := range c.from(i) {
		codes = append(codes, c.code(v))
	}
	return codes
}
