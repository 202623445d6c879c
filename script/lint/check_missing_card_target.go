package lint

import "duel/script/syntax"

var untargeted = &Check{
	Code: "missing-card-target", Severity: Warning,
	Title: "an effect that selects targets and does not say so",
	Text: "Duel.SelectTarget makes targets. Without EFFECT_FLAG_CARD_TARGET other cards do not notice: nothing becomes a target, " +
		"and what answers to targeting does not.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.target) c:RegisterEffect(e1) end\n" +
		"function s.target(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingTarget(nil,tp,0,LOCATION_MZONE,1,nil) end Duel.SelectTarget(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetProperty(EFFECT_FLAG_CARD_TARGET) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.target) c:RegisterEffect(e1) end\n" +
		"function s.target(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.IsExistingTarget(nil,tp,0,LOCATION_MZONE,1,nil) end Duel.SelectTarget(tp,nil,tp,0,LOCATION_MZONE,1,1,nil) end",
	run: func(p *Pass) {
		if p.library.bits && p.flagsSetLater() {
			return // by what is chosen
		}
		u := &userFinder{File: p.File}
		for _, e := range p.effects {
			types, ok := p.types(e)
			flags, known := p.property(e)
			call, certain := e.setTo("SetTarget")
			if !ok || !known || !certain || call == nil || len(call.Args) != 1 || !p.settled(e) || types&eventTypes == 0 || flags&flagCardTarget != 0 {
				continue
			}
			if fn := u.target(call.Args[0]); fn != nil {
				if selects := p.callIn(fn.decl.Body, "Duel.SelectTarget"); selects != nil {
					p.report(e.made, "line %d selects targets, and this effect has no EFFECT_FLAG_CARD_TARGET", p.Chunk.Line(selects.Pos()))
				}
			}
		}
	},
}

// callIn is the first call of a function of the API in a part of the text.
func (p *Pass) callIn(n syntax.Node, name string) syntax.Expr {
	for _, c := range p.calls {
		if n.Pos() <= c.node.Pos() && c.node.Pos() < n.End() {
			if fn := c.native(); fn != nil && fn.Name == name {
				return c.node
			}
		}
	}
	return nil
}

// flagsSetLater reports whether the file gives effects other properties than
// where it makes them.
func (p *Pass) flagsSetLater() bool {
	for _, c := range p.calls {
		if m, ok := c.node.(*syntax.MethodCallExpr); ok && m.Method.Name == "SetProperty" && p.settings[m] == nil {
			return true
		}
	}
	return false
}
