package lint

var looseReason = &Check{
	Code: "loose-reason", Severity: Warning,
	Title: "destruction asked for together with its cause",
	Text: "IsReason accepts a card with any of the reasons: REASON_DESTROY|REASON_EFFECT is destroyed, or moved by any effect. " +
		"Ask for both.",
	Bad:  "function f(c) return c:IsReason(REASON_DESTROY|REASON_BATTLE) end",
	Good: "function f(c) return c:IsReason(REASON_DESTROY) and c:IsReason(REASON_BATTLE) end",
	run: func(p *Pass) {
		if !p.library.bits {
			return
		}
		for _, c := range p.calls {
			if fn := c.native(); fn == nil || fn.Name != "Card.IsReason" || len(c.args) != 2 {
				continue
			}
			if v, ok := p.constant(c.args[1]); ok && v&reasonDestroy != 0 && v&(reasonBattle|reasonEffect|reasonCost) != 0 {
				p.report(c.args[1], "Card.IsReason accepts a card with any of these reasons")
			}
		}
	},
}

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
