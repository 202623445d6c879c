package lint

import "duel/script/syntax"

var fixedPlayer = &Check{
	Code: "fixed-player", Severity: Warning,
	Title: "zones counted for a player written as a number",
	Text: "The third argument of Duel.GetLocationCount is the player who would use the zones. A number there is the same player whoever plays the card; " +
		"left out, it is the player the effect is for. Often a 0 meant for another function.",
	Bad:  "function f(tp) return Duel.GetLocationCount(tp,LOCATION_MZONE,0)>0 end",
	Good: "function f(tp) return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil || len(c.args) < 3 || fn.Name != "Duel.GetLocationCount" {
				continue
			}
			if n, ok := c.args[2].(*syntax.NumberExpr); ok && isPlayer(c.args[0]) {
				p.report(n, "this is always player %d, and the zones are those of %s", int64(n.Value.Float), p.Chunk.Text(c.args[0])).Note = fn.Native.String()
			}
		}
	},
}
