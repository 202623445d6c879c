package lint

import "strings"

var missingPrompt = &Check{
	Code: "missing-prompt", Severity: Warning,
	Title: "a choice of cards that does not say what for",
	Text: "Duel.Hint with HINT_SELECTMSG before a choice tells the player what the cards are chosen for. The function has none at all: " +
		"the player sees the same words whether cards are destroyed or Summoned.",
	Bad: "function f(tp) local g=Duel.SelectMatchingCard(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) Duel.Destroy(g,REASON_EFFECT) end",
	Good: "function f(tp) Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)\n" +
		"local g=Duel.SelectMatchingCard(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) Duel.Destroy(g,REASON_EFFECT) end",
	run: func(p *Pass) {
		if !p.library.bits || p.inLibrary {
			return
		}
		for _, c := range p.choices() {
			if c.prompt != nil || len(c.actions) == 0 {
				continue
			}
			if fn := p.around(c.call.node); fn != nil && !strings.Contains(p.Chunk.Text(fn.decl), "HINT_SELECTMSG") {
				p.report(c.call.node, "the player is not told what these cards are chosen for")
			}
		}
	},
}
