package lint

import (
	"strings"

	"duel/script/syntax"
)

var lastingEffect = &Check{
	Code: "lasting-effect", Severity: Warning,
	Title: "an effect that stays on a card, beside one that does not",
	Text: "While the duel goes on the card gets several effects, and only some have a reset. The one without stays when the card leaves the field, " +
		"and is there a second time when it gets it again.",
	Bad: "function f(e,c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_CANNOT_ATTACK) c:RegisterEffect(e1)\n" +
		"local e2=Effect.CreateEffect(c) e2:SetType(EFFECT_TYPE_SINGLE) e2:SetCode(EFFECT_PIERCE) e2:SetReset(RESET_EVENT|RESETS_STANDARD) c:RegisterEffect(e2) end",
	Good: "function f(e,c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_CANNOT_ATTACK) e1:SetReset(RESET_EVENT|RESETS_STANDARD) c:RegisterEffect(e1)\n" +
		"local e2=Effect.CreateEffect(c) e2:SetType(EFFECT_TYPE_SINGLE) e2:SetCode(EFFECT_PIERCE) e2:SetReset(RESET_EVENT|RESETS_STANDARD) c:RegisterEffect(e2) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			card := soleCard(e)
			if card == nil || !p.settled(e) || !e.lacks("SetReset") || p.startsWith(e) || p.isToken(card) || ownLoss[p.codeOf(e)] {
				continue
			}
			for _, other := range p.effects {
				if other == e || other.block != e.block || soleCard(other) != card {
					continue
				}
				if reset, certain := other.setTo("SetReset"); reset != nil && certain {
					p.report(e.made, "this effect has no reset, and the one of line %d for the same card has", p.Chunk.Line(other.made.Pos()))
					break
				}
			}
		}
	},
}

// soleCard is the variable of the one card an effect is registered to, or nil.
func soleCard(e *effect) *syntax.Variable {
	if len(e.registered) != 1 {
		return nil
	}
	m, ok := e.registered[0].(*syntax.MethodCallExpr)
	if !ok {
		return nil
	}
	n, ok := m.Object.(*syntax.NameExpr)
	if !ok {
		return nil
	}
	return n.Var
}

// startsWith reports whether an effect is one its card has from the start.
func (p *Pass) startsWith(e *effect) bool {
	if p.script == nil {
		return false
	}
	first := p.script.methods["initial_effect"]
	return first != nil && first.Pos() <= e.made.Pos() && e.made.Pos() < first.End()
}

// isToken reports whether a variable is a token for all that is known: tokens
// take their effects with them when they leave the field.
func (p *Pass) isToken(v *syntax.Variable) bool {
	if strings.Contains(strings.ToLower(v.Name), "tok") || v.Name == "tk" {
		return true
	}
	if b := p.vars[v]; b != nil {
		for _, s := range b.values {
			if c := p.callOf(s.expr); c != nil && c.native() != nil && c.native().Name == "Duel.CreateToken" {
				return true
			}
		}
	}
	return false
}
