package lint

import (
	"strings"

	"duel/script/syntax"
)

var countLimit = &Check{
	Code: "count-limit", Severity: Error,
	Title: "what is counted given as the name of the count",
	Text: "Effect.SetCountLimit takes how often, the passcode the count goes by, and only then what is counted. " +
		"An EFFECT_COUNT_CODE in the second place is a passcode: all cards with this slip share one count, and nothing is an oath or once a Duel.",
	Bad:  "function f(e1) e1:SetCountLimit(1,EFFECT_COUNT_CODE_OATH) end",
	Good: "function f(e1) e1:SetCountLimit(1,0,EFFECT_COUNT_CODE_OATH) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil || fn.Name != "Effect.SetCountLimit" || len(c.args) < 3 {
				continue
			}
			p.constantTerms(c.args[2], func(n *syntax.NameExpr) {
				if strings.HasPrefix(n.Name, "EFFECT_COUNT_CODE_") {
					p.report(n, "%s is given for the passcode of %s: it belongs into the next place", n.Name, fn.Name).Note = fn.Native.String()
				}
			})
		}
	},
}
