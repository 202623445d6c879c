package lint

import "duel/script/syntax"

var fixedPlayer = &Check{
	Code: "fixed-player", Severity: Warning,
	Title: "a player written as a number where one of the effect's belongs",
	Text: "The third argument of Duel.GetLocationCount is the player who would use the zones. A number there is the same player whoever plays the card; " +
		"left out, it is the player the effect is for. Often a 0 meant for another function. The fifth of Duel.SetOperationInfo is the player whose cards are meant, " +
		"unless the cards themselves are given.",
	Bad:  "function f(tp) return Duel.GetLocationCount(tp,LOCATION_MZONE,0)>0 end",
	Good: "function f(tp) return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn != nil && (fn.Name == "Duel.SetOperationInfo" || fn.Name == "Duel.SetPossibleOperationInfo") {
				p.fixedOwner(c)
			}
			if fn == nil || len(c.args) < 3 || fn.Name != "Duel.GetLocationCount" {
				continue
			}
			if n, ok := c.args[2].(*syntax.NumberExpr); ok && isPlayer(c.args[0]) {
				p.report(n, "this is always player %d, and the zones are those of %s", int64(n.Value.Float), p.Chunk.Text(c.args[0])).Note = fn.Native.String()
			}
		}
	},
}

// fixedOwner reports a number for the player whose cards in some place are
// announced.
func (p *Pass) fixedOwner(c *call) {
	if len(c.args) < 6 {
		return
	}
	owner, fixed := c.args[4].(*syntax.NumberExpr)
	_, unknown := c.args[2].(*syntax.NilExpr)
	if fixed && unknown && p.namesLocation(c.args[5]) {
		p.report(owner, "this announces cards of player %d, whoever plays the card", int64(owner.Value.Float)).Note = c.native().Native.String()
	}
}
