package lint

import (
	"slices"
	"strings"

	"duel/script/syntax"
)

var missingPrompt = &Check{
	Code: "missing-prompt", Severity: Warning,
	Title: "a choice of cards that does not say what for",
	Text: "Duel.Hint with HINT_SELECTMSG before a choice tells the player what the cards are chosen for, and is used up by it. The function has none at all, " +
		"or none for its second choice: the player sees the same words whether cards are destroyed or Summoned.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.op(e,tp) local g=Duel.SelectMatchingCard(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) Duel.Destroy(g,REASON_EFFECT) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.op(e,tp) Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)\n" +
		"local g=Duel.SelectMatchingCard(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) Duel.Destroy(g,REASON_EFFECT) end",
	run: func(p *Pass) {
		if !p.library.bits || p.inLibrary {
			return
		}
		for _, name := range choosing {
			for _, c := range p.callsIn(p.Chunk, name) {
				if fn := p.around(c.node); fn != nil && calledBack(fn) && !p.prompted(fn, c) {
					p.report(c.node, "the player is not told what these cards are chosen for")
				}
			}
		}
	},
}

// choosing are the functions that let a player choose cards under the last
// prompt.
var choosing = []string{"Duel.SelectMatchingCard", "Duel.SelectTarget", "Group.Select", "Group.FilterSelect"}

// calledBack reports whether no function of the script calls a function: it
// might prompt before.
func calledBack(fn *function) bool {
	return !slices.ContainsFunc(fn.uses, func(u use) bool { return u.by == "" })
}

// prompted reports whether a function may have prompted for a choice, since the
// choice before that in the same block, or one around it, used up what came
// before.
func (p *Pass) prompted(fn *function, c *call) bool {
	from := fn.decl.Pos()
	for _, name := range choosing {
		for _, other := range p.callsIn(fn.decl.Body, name) {
			if end := other.node.End(); from < end && end <= c.node.Pos() && p.around(other.node) == fn && p.blockOf(other.node).End() >= c.node.End() {
				from = end
			}
		}
	}
	return strings.Contains(p.Chunk.Source[from:c.node.Pos()], "HINT_SELECTMSG") || from == fn.decl.Pos() && strings.Contains(p.Chunk.Text(fn.decl), "HINT_SELECTMSG")
}

// blockOf is the innermost block a node is in.
func (p *Pass) blockOf(n syntax.Node) *syntax.Block {
	in := p.Chunk.Body
	for _, b := range p.nodes.blocks {
		if in.Pos() <= b.Pos() && b.Pos() <= n.Pos() && n.Pos() < b.End() {
			in = b
		}
	}
	return in
}
