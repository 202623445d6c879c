package lint

import (
	"duel/script/syntax"
)

var settingTwice = &Check{
	Code: "setter-twice", Severity: Warning,
	Title: "a setter called twice before the effect is registered",
	Text:  "The second call replaces what the first one set. One of them is meant for something else, or left over.",
	Bad:   "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_UPDATE_ATTACK) e1:SetCode(EFFECT_UPDATE_DEFENSE) c:RegisterEffect(e1) end",
	Good:  "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_UPDATE_ATTACK) e1:SetValue(100) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			seen := map[string]*setting{}
			for _, s := range e.settings {
				if first := seen[s.name]; first != nil && !s.sometimes && !first.sometimes && !p.registeredBetween(e, first, s) && !e.shared {
					p.report(s.call, "%s:%s replaces what line %d set", e.v.Name, s.name, p.Chunk.Line(first.call.Pos()))
				}
				seen[s.name] = s
			}
		}
	},
}

// registeredBetween reports whether the effect was registered or cloned
// between two settings.
func (p *Pass) registeredBetween(e *effect, first, second *setting) bool {
	between := func(n syntax.Node) bool { return first.call.Pos() < n.Pos() && n.Pos() < second.call.Pos() }
	for _, r := range e.registered {
		if between(r) {
			return true
		}
	}
	for _, other := range p.effects {
		if other.from == e && between(other.made) {
			return true
		}
	}
	return false
}
