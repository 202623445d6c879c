package ocg

import (
	"fmt"

	"duel/core"
)

// mostCoins is how many coins can be tossed at once.
const mostCoins = 5

// TossCoin has p toss n coins, at most 5, and gives the results, 1 heads and 0
// tails; nil if n is not positive. Effects may replace the toss or choose or
// change the results (operations.md 22.1).
func (d *Duel) TossCoin(p Player, n int) []int {
	if n <= 0 {
		return nil
	}
	n = min(n, mostCoins)
	toss := d.tossEvent(p, int64(n))
	d.ops.coins = make([]int, n)
	if d.runFirst(EffectTossCoinReplace, toss) {
		return d.CoinResults()
	}
	if !d.runFirst(EffectTossCoinChoose, toss) {
		d.ops.coins = d.Duel.Draw(core.Draw{Kind: core.Coin, Player: p, Count: n})
	}
	d.Emit(CoinsEvent{Player: p, Results: coinNames(d.ops.coins)})
	d.happen(EventTossCoinNegate, d.ReasonEffect, 0, d.ReasonPlayer, p, int64(n))
	heads := 0
	for _, c := range d.ops.coins {
		heads += c
	}
	tails := len(d.ops.coins) - heads
	d.happen(EventTossCoin, d.ReasonEffect, 0, d.ReasonPlayer, p, int64(n+heads<<8+tails<<16))
	return d.CoinResults()
}

// tossEvent is what effects on a toss are asked about.
func (d *Duel) tossEvent(p Player, count int64) Event {
	return Event{Player: p, Value: count, Effect: d.ReasonEffect, By: d.ReasonPlayer}
}

// runFirst runs the first continuous effect of a code that can act on the event
// and reports whether there is one.
func (d *Duel) runFirst(code uint32, ev Event) bool {
	ev.Code = code
	usable := d.replacements(&ev)
	if len(usable) == 0 {
		return false
	}
	d.runContinuous(usable[0], usable[0].actingPlayer(&ev), &ev)
	return true
}

func coinNames(results []int) []string {
	names := make([]string, len(results))
	for i, r := range results {
		names[i] = "tails"
		if r != 0 {
			names[i] = "heads"
		}
	}
	return names
}

// CoinResults are the results of the latest toss; none before the first.
func (d *Duel) CoinResults() []int { return append([]int(nil), d.ops.coins...) }

// SetCoinResult sets the results of the latest toss: 0 tails, anything else
// heads. There must be as many as were tossed.
func (d *Duel) SetCoinResult(results []int) error {
	if len(results) != len(d.ops.coins) {
		return fmt.Errorf("The number of coin results passed didn't match the expected amount of %d. (Passed %d)", len(d.ops.coins), len(results))
	}
	coins := make([]int, len(results))
	for i, r := range results {
		coins[i] = presence(r != 0)
	}
	d.ops.coins = coins
	return nil
}
