package ocg

import (
	lua "github.com/yuin/gopher-lua"

	"duel/core/ocg"
)

// duelChanceFunctions toss, roll and announce (api-duel-debug.md 15).
var duelChanceFunctions = []Function{
	action("Duel.TossCoin", "p:Player, count:Small -> ...Int", "Tosses coins: 1 is heads, 0 tails.", func(c Call) int {
		if !c.Player(1).Valid() || c.Int(2) == 0 {
			return 0
		}
		return c.returnResults(c.duel.TossCoin(c.Player(1), int(c.Int(2))))
	}),
	action("Duel.TossDice", "p:Player, count:Small, other:Small=0 -> ...Int", "Rolls dice for the player, and for the other.", func(c Call) int {
		if !c.Player(1).Valid() {
			return 0
		}
		return c.returnResults(c.duel.TossDice(c.Player(1), int(c.Int(2)), int(c.OptInt(3, 0))))
	}),
	fn("Duel.GetCoinResult", "-> ...Int", "The results of the last toss.", func(c Call) int { return c.returnResults(c.duel.CoinResults()) }),
	fn("Duel.GetDiceResult", "-> ...Int", "The results of the last roll.", func(c Call) int { return c.returnResults(c.duel.DiceResults()) }),
	fn("Duel.SetCoinResult", "...results:Small", "Sets the results of the toss.", func(c Call) int {
		c.raise(c.duel.SetCoinResult(c.resultArgs()))
		return 0
	}),
	fn("Duel.SetDiceResult", "...results:Small", "Sets the results of the roll.", func(c Call) int {
		c.raise(c.duel.SetDiceResult(c.resultArgs()))
		return 0
	}),
	fn("Duel.GetRandomNumber", "min:Int, max:Int=min -> Int", "A number by chance; one argument is the greatest.", func(c Call) int {
		least, most := int64(0), c.Int(1)
		if c.Has(2) {
			least, most = most, c.Int(2)
		}
		return c.ReturnInt(int64(c.duel.RandomNumber(int(least), int(most))))
	}),
	fn("Duel.RockPaperScissors", "again:Bool=true -> Player", "Both players show a sign. Gives the winner; a tie is repeated or gives 2.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.RockPaperScissors(c.OptBool(1, true))))
	}),

	action("Duel.AnnounceNumber", "p:Player, ...numbers:Int64 -> Int, Int", "The player announces one of the numbers. Gives it and its place from 0.", func(c Call) int {
		return c.announceNumber(c.Ints(2))
	}),
	action("Duel.AnnounceNumberRange", "p:Player, min:Int=1, max:Int=12, ...excluded:any -> Int?, Int?", "The player announces a number of a range.", announceRange),
	action("Duel.AnnounceLevel", "p:Player, min:Int=1, max:Int=12, ...excluded:any -> Int?, Int?", "The player announces a number of a range.", announceRange),
	action("Duel.AnnounceRace", "p:Player, count:Small, races:Race -> Race", "The player announces so many of the races.", func(c Call) int {
		races := uint64(c.Int(3))
		if races&^allRaces != 0 {
			c.L.RaiseError("Passed an invalid race.")
		}
		return c.ReturnInt(int64(c.duel.AnnounceRace(c.Player(1), int(c.Int(2)), races)))
	}),
	action("Duel.AnnounceAttribute", "p:Player, count:Small, attributes:Attribute -> Attribute", "The player announces so many of the attributes.", func(c Call) int {
		attributes := uint32(c.Int(3))
		if attributes&^allAttributes != 0 {
			c.L.RaiseError("Passed an invalid attribute.")
		}
		return c.ReturnInt(int64(c.duel.AnnounceAttribute(c.Player(1), int(c.Int(2)), attributes)))
	}),
	action("Duel.AnnounceType", "p:Player -> Int", "The player announces a kind of card: 0 monster, 1 spell, 2 trap.", func(c Call) int {
		return c.ReturnInt(int64(c.duel.SelectOption(c.Player(1), []ocg.TextID{70, 71, 72}, true)))
	}),
	action("Duel.AnnounceCoin", "p:Player, text:Text=552 -> Int", "The player calls the coin: 1 heads, 0 tails.", func(c Call) int {
		return c.ReturnInt(int64(1 - c.duel.SelectOption(c.Player(1), []ocg.TextID{60, 61}, true)))
	}),
	action("Duel.AnnounceCard", "p:Player, ...filter:Int64 -> Code", "The player announces a card that passes the filter: nothing, a mask of types, or a program in postfix form.", func(c Call) int {
		var filter []uint64
		for _, n := range c.Ints(2) {
			filter = append(filter, uint64(n))
		}
		if len(filter) == 1 {
			filter = ocg.TypeFilter(uint32(filter[0]))
		}
		code, err := c.duel.AnnounceCard(c.Player(1), filter)
		c.raise(err)
		return c.ReturnInt(int64(code))
	}),
}

// What can be announced at all.
const (
	allRaces      = 1<<32 - 1
	allAttributes = 0x7f
)

// returnResults pushes results of coins or dice.
func (c Call) returnResults(results []int) int {
	for _, r := range results {
		c.L.Push(number(int64(r)))
	}
	return len(results)
}

func (c Call) resultArgs() []int {
	numbers := c.Ints(1)
	out := make([]int, len(numbers))
	for i, n := range numbers {
		out[i] = int(n)
	}
	return out
}

// announceNumber has the player choose, and returns the number and its place.
func (c Call) announceNumber(numbers []int64) int {
	if len(numbers) == 0 {
		return 0
	}
	i := c.duel.AnnounceNumber(c.Player(1), numbers)
	return c.returnNumbers(numbers[i], int64(i))
}

func announceRange(c Call) int {
	least, most := c.OptInt(2, 1), c.OptInt(3, 12)
	if least > most {
		least, most = most, least
	}
	excluded := make(map[int64]bool)
	for _, v := range c.Values(4) {
		if n, ok := v.(lua.LNumber); ok {
			excluded[ocg.Round(float64(n))] = true
		}
	}
	var numbers []int64
	for n := least; n <= most; n++ {
		if !excluded[n] {
			numbers = append(numbers, n)
		}
	}
	return c.announceNumber(numbers)
}
