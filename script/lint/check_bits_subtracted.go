package lint

import "duel/script/syntax"

var bitsRemoved = &Check{
	Code: "bits-subtracted", Severity: Error,
	Title: "bits taken away that are not there",
	Text: "- takes numbers away, not bits: a bit that is not set is borrowed from the next one, and - binds tighter than |, so A|B-C takes C from B alone. " +
		"(A|B)&~C takes bits away.",
	Bad:  "function f(e) e:SetReset(RESET_EVENT|RESETS_STANDARD|RESET_OVERLAY-RESET_LEAVE) end",
	Good: "function f(e) e:SetReset((RESET_EVENT|RESETS_STANDARD|RESET_OVERLAY)&~RESET_LEAVE) end",
	run: func(p *Pass) {
		if !p.library.bits {
			return
		}
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Minus || !p.isFlags(b.Y) || !p.isFlags(b.X) {
				continue
			}
			x, okX := p.constant(b.X)
			y, okY := p.constant(b.Y)
			if okX && okY && y&^x != 0 {
				p.report(b, "%s does not have all bits of %s: subtracting them gives another value", p.Chunk.Text(b.X), p.Chunk.Text(b.Y)).Note = "& ~ takes bits away"
			}
		}
	},
}
