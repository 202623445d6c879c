package lint

import (
	"strings"

	"duel/script/syntax"
)

var missingDiscard = &Check{
	Code: "missing-discard", Severity: Warning,
	Title: "cards that can be discarded, and are only sent away",
	Text:  "The filter, or the category, says that cards are discarded, and the reason lacks REASON_DISCARD: nothing is discarded, and no effect sees it.",
	Bad:   "function f(tp) Duel.DiscardHand(tp,Card.IsDiscardable,1,1,REASON_COST) end",
	Good:  "function f(tp) Duel.DiscardHand(tp,Card.IsDiscardable,1,1,REASON_COST|REASON_DISCARD) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil || fn.Name != "Duel.DiscardHand" || len(c.args) < 5 {
				continue
			}
			if v, ok := p.constant(c.args[4]); ok && v&reasonDiscard == 0 && p.meansDiscard(c.args[1]) {
				p.report(c.args[4], "the cards are not discarded without REASON_DISCARD")
			}
		}
	},
}

// meansDiscard reports whether a filter asks for cards to discard, or none is
// there and the script tells other cards that cards are discarded, and not that
// any are sent to the GY.
func (p *Pass) meansDiscard(filter syntax.Expr) bool {
	if fn := p.named(filter); fn != nil {
		return fn.Name == "Card.IsDiscardable"
	}
	_, none := filter.(*syntax.NilExpr)
	return none && strings.Contains(p.Chunk.Source, "CATEGORY_HANDES") && !strings.Contains(p.Chunk.Source, "CATEGORY_TOGRAVE")
}

// Bits of REASON.
const (
	reasonDestroy = 0x1
	reasonBattle  = 0x20
	reasonEffect  = 0x40
	reasonCost    = 0x80
	reasonDiscard = 0x4000
	reasonReplace = 0x1000000
)
