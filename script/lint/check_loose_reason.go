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
