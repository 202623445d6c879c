package ocg

import (
	"fmt"

	"duel/core"
)

// dieSides is the number of sides of a die.
const dieSides = 6

// TossDice has p roll n dice and the opponent m, and gives p's results, then
// the opponent's. Effects may replace the roll or choose or change the results
// (operations.md 22.2).
func (d *Duel) TossDice(p Player, n, m int) []int {
	n, m = max(n, 0), max(m, 0)
	count := int64(n + m<<16)
	roll := d.tossEvent(p, count)
	d.ops.dice = make([]int, n+m)
	if d.runFirst(EffectTossDiceReplace, roll) {
		return d.DiceResults()
	}
	if !d.runFirst(EffectTossDiceChoose, roll) {
		d.ops.dice = append(d.roll(p, n), d.roll(p.Opponent(), m)...)
	}
	d.Emit(DiceEvent{Player: p, Results: append([]int{}, d.ops.dice[:n]...)})
	if m > 0 {
		d.Emit(DiceEvent{Player: p.Opponent(), Results: append([]int{}, d.ops.dice[n:]...)})
	}
	d.happen(EventTossDiceNegate, d.ReasonEffect, 0, d.ReasonPlayer, p, count)
	d.happen(EventTossDice, d.ReasonEffect, 0, d.ReasonPlayer, p, count)
	return d.DiceResults()
}

// roll is chance's results of n dice.
func (d *Duel) roll(p Player, n int) []int {
	if n == 0 {
		return nil
	}
	return append([]int(nil), d.Duel.Draw(core.Draw{Kind: core.Die, Player: p, Count: n, Sides: dieSides})...)
}

// DiceResults are the results of the latest roll; none before the first.
func (d *Duel) DiceResults() []int { return append([]int(nil), d.ops.dice...) }

// SetDiceResult sets the results of the latest roll. There must be as many as
// were rolled.
func (d *Duel) SetDiceResult(results []int) error {
	if len(results) != len(d.ops.dice) {
		return fmt.Errorf("The number of dice results passed didn't match the expected amount of %d. (Passed %d)", len(d.ops.dice), len(results))
	}
	d.ops.dice = append([]int(nil), results...)
	return nil
}
