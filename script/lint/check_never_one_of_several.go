package lint

import (
	"math/bits"

	"duel/script/syntax"
)

var singleBit = &Check{
	Code: "never-one-of-several", Severity: Error,
	Title: "a location or position compared with several at once",
	Text: "A card is in one location and in one position. LOCATION_ONFIELD, POS_FACEUP and their like stand for several: == with them is always false. " +
		"IsLocation and IsPosition ask for any of them.",
	Bad:  "function f(c) return c:GetPosition()==POS_FACEUP end",
	Good: "function f(c) return c:IsPosition(POS_FACEUP) end",
	run: func(p *Pass) {
		for _, b := range p.nodes.binaries {
			if b.Op != syntax.Equal && b.Op != syntax.NotEqual {
				continue
			}
			c := p.callOf(b.X)
			if c == nil || c.native() == nil || !placing[c.native().Name] {
				continue
			}
			if v, ok := p.constant(b.Y); ok && bits.OnesCount64(uint64(v)) > 1 {
				p.report(b, "%s stands for several, so this is always %t", p.Chunk.Text(b.Y), b.Op == syntax.NotEqual)
			}
		}
	},
}

// placing are the functions of the API that give one location or position.
var placing = nameSet("Card.", "GetLocation GetPosition GetPreviousLocation GetPreviousPosition GetBattlePosition")
