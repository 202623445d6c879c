package lint

import "duel/script/syntax"

var deadReset = &Check{
	Code: "dead-reset", Severity: Error,
	Title: "reset bits without the kind they belong to",
	Text: "RESET_EVENT makes the bits for moving, leaving and turning count, RESET_PHASE those of phases. Without it they do nothing, and the effect " +
		"lasts longer than meant, perhaps for the whole duel.",
	Bad:  "function f(e,c) e:SetReset(RESETS_STANDARD) c:RegisterEffect(e) end",
	Good: "function f(e,c) e:SetReset(RESET_EVENT|RESETS_STANDARD) c:RegisterEffect(e) end",
	run: func(p *Pass) {
		if !p.library.bits {
			return
		}
		for _, c := range p.calls {
			if reset := p.resetArgument(c); reset != nil {
				p.resetBits(reset)
			}
		}
	},
}

// resetArgument is the argument of a call that says when an effect ends.
func (p *Pass) resetArgument(c *call) syntax.Expr {
	fn := c.native()
	if fn == nil {
		return nil
	}
	switch fn.Name {
	case "Effect.SetReset", "Card.RegisterFlagEffect", "Duel.RegisterFlagEffect", "Card.CopyEffect", "Card.ReplaceEffect":
	default:
		return nil
	}
	for i, param := range fn.Native.Params {
		if param.Type.Constants == "RESET" && i < len(c.args) {
			return c.args[i]
		}
	}
	return nil
}

// Bits of RESET.
const (
	resetEvent     = 0x1000
	resetEventBits = 0x0fff0000
	resetPhase     = 0x40000000
	resetPhaseBits = 0x3ff
)

// resetBits reports the bits of a reset that do nothing.
func (p *Pass) resetBits(reset syntax.Expr) {
	v, ok := p.constant(reset)
	p.constantTerms(reset, func(n *syntax.NameExpr) { ok = ok && (family(n.Name) == "RESET" || family(n.Name) == "PHASE") })
	switch {
	case !ok || v == 0:
	case v&resetEventBits != 0 && v&resetEvent == 0:
		p.report(reset, "without RESET_EVENT the bits of events in it do nothing")
	case v&resetPhaseBits != 0 && v&resetPhase == 0:
		p.report(reset, "without RESET_PHASE the phase in it does nothing")
	case v&resetPhase != 0 && v&resetPhaseBits == 0:
		p.report(reset, "RESET_PHASE is given without a phase")
	}
}
