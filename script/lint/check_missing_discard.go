package lint

var missingDiscard = &Check{
	Code: "missing-discard", Severity: Warning,
	Title: "cards that can be discarded, and are only sent away",
	Text:  "The filter asks what can be discarded, and the reason lacks REASON_DISCARD: nothing is discarded, and no effect sees it.",
	Bad:   "function f(tp) Duel.DiscardHand(tp,Card.IsDiscardable,1,1,REASON_COST) end",
	Good:  "function f(tp) Duel.DiscardHand(tp,Card.IsDiscardable,1,1,REASON_COST|REASON_DISCARD) end",
	run: func(p *Pass) {
		for _, c := range p.calls {
			fn := c.native()
			if fn == nil || fn.Name != "Duel.DiscardHand" || len(c.args) < 5 {
				continue
			}
			filter := p.named(c.args[1])
			if v, ok := p.constant(c.args[4]); ok && v&reasonDiscard == 0 && filter != nil && filter.Name == "Card.IsDiscardable" {
				p.report(c.args[4], "the cards are not discarded without REASON_DISCARD")
			}
		}
	},
}

// Bits of REASON.
const (
	reasonDestroy = 0x1
	reasonBattle  = 0x20
	reasonEffect  = 0x40
	reasonCost    = 0x80
	reasonDiscard = 0x4000
)
