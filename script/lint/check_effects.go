package lint

import (
	"duel/script/syntax"
)

var unregisteredEffect = &Check{
	Code: "unregistered-effect", Severity: Warning,
	Title: "an effect made and never registered",
	Text:  "The effect is configured, but no card or player gets it: it does nothing.",
	Bad:   "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_CANNOT_ATTACK) end",
	Good:  "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_CANNOT_ATTACK) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			if len(e.registered) == 0 && !e.shared && len(e.settings) > 0 && !p.isCloned(e) && !p.outlives(e) {
				p.report(e.made, "this effect is never registered")
			}
		}
	},
}

// isCloned reports whether another effect is a clone of this one.
func (p *Pass) isCloned(e *effect) bool {
	for _, other := range p.effects {
		if other.from == e {
			return true
		}
	}
	return false
}

// outlives reports whether the effect's variable is used outside the block
// that makes it, or holds other things too.
func (p *Pass) outlives(e *effect) bool {
	for _, use := range e.v.Uses {
		if use.Pos() < e.block.Pos() || use.Pos() >= e.block.End() {
			return true
		}
	}
	return e.v.Kind == syntax.ParamVar
}

var effectVariable = &Check{
	Code: "wrong-effect", Severity: Warning,
	Title: "a setter on an effect already done, while another is being made",
	Text:  "The effect this line changes was configured and registered before; the one made just above lacks this setting. The variable's number is probably wrong.",
	Bad: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_UPDATE_ATTACK) e1:SetValue(100) c:RegisterEffect(e1)\n" +
		"local e2=Effect.CreateEffect(c) e2:SetType(EFFECT_TYPE_SINGLE) e2:SetCode(EFFECT_UPDATE_DEFENSE) e1:SetValue(200) c:RegisterEffect(e2) end",
	Good: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_UPDATE_ATTACK) e1:SetValue(100) c:RegisterEffect(e1)\n" +
		"local e2=Effect.CreateEffect(c) e2:SetType(EFFECT_TYPE_SINGLE) e2:SetCode(EFFECT_UPDATE_DEFENSE) e2:SetValue(200) c:RegisterEffect(e2) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			for _, s := range e.settings {
				if !s.late || s.building == nil || s.sometimes || s.name == "SetLabelObject" || s.name == "SetLabel" {
					continue
				}
				if own, _ := s.building.setTo(s.name); own != nil && s.building.from == nil {
					continue
				}
				name := s.call.Object.(*syntax.NameExpr)
				p.report(s.call, "%s was registered before; %s, made above, is not given this", name.Name, s.building.v.Name).hint(name, name.Name, s.building.v.Name)
			}
		}
	},
}

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

var registeredTwice = &Check{
	Code: "registered-twice", Severity: Warning,
	Title: "an effect registered twice to the same card or player",
	Text:  "The second registration of the same effect object does not make a second effect. Another variable is probably meant, which is then not registered at all.",
	Bad:   "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_CANNOT_ATTACK) c:RegisterEffect(e1) c:RegisterEffect(e1) end",
	Good:  "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_SINGLE) e1:SetCode(EFFECT_CANNOT_ATTACK) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			for i := 1; i < len(e.registered); i++ {
				before, after := e.registered[i-1], e.registered[i]
				if p.Chunk.Text(before) == p.Chunk.Text(after) && p.inBlock(e.block, before) && p.inBlock(e.block, after) {
					p.report(after, "%s is registered already in line %d", e.v.Name, p.Chunk.Line(before.Pos()))
				}
			}
		}
	},
}

// inBlock reports whether a call is a statement of the block itself.
func (p *Pass) inBlock(b *syntax.Block, call syntax.Expr) bool {
	for _, s := range b.Stmts {
		if c, ok := s.(*syntax.CallStmt); ok && c.Call == call {
			return true
		}
	}
	return false
}

// Bits of EFFECT_TYPE.
const (
	typeSingle     = 0x1
	typeField      = 0x2
	typeEquip      = 0x4
	typeActions    = 0x8
	typeActivate   = 0x10
	typeFlip       = 0x20
	typeIgnition   = 0x40
	typeTriggerO   = 0x80
	typeQuickO     = 0x100
	typeTriggerF   = 0x200
	typeQuickF     = 0x400
	typeContinuous = 0x800
	typeXMaterial  = 0x1000
	typeGrant      = 0x2000
	typeTarget     = 0x4000
)

var effectShape = &Check{
	Code: "effect-shape", Severity: Warning,
	Title: "an effect that cannot work as it is configured",
	Text: "The type, code and range of the effect do not go together: a field, ignition or quick effect on a card needs a range to be active in, " +
		"a trigger or quick effect a code for its event.",
	Bad:  "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD) e1:SetCode(EFFECT_UPDATE_ATTACK) e1:SetTargetRange(LOCATION_MZONE,0) e1:SetValue(100) c:RegisterEffect(e1) end",
	Good: "function f(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_FIELD) e1:SetCode(EFFECT_UPDATE_ATTACK) e1:SetRange(LOCATION_MZONE) e1:SetTargetRange(LOCATION_MZONE,0) e1:SetValue(100) c:RegisterEffect(e1) end",
	run: func(p *Pass) {
		for _, e := range p.effects {
			if message := p.misshapen(e); message != "" {
				p.report(e.made, "%s", message)
			}
		}
	},
}

// misshapen says why an effect cannot work, "" if it can for all that is known.
func (p *Pass) misshapen(e *effect) string {
	types, ok := p.types(e)
	if !ok || !p.library.bits || len(e.registered) == 0 || p.outlives(e) {
		return ""
	}
	onCard := p.onCards(e)
	lacks := func(setter string) bool {
		call, certain := e.setTo(setter)
		return call == nil && certain
	}
	switch {
	case types&(typeTriggerO|typeTriggerF|typeQuickO|typeQuickF) != 0 && types&(typeFlip|typeXMaterial) == 0 && lacks("SetCode"):
		return "a trigger or quick effect without a code never has its event"
	case types&typeActivate != 0 && lacks("SetCode"):
		return "an activation without a code is never offered: EVENT_FREE_CHAIN is any time"
	case types&(typeField|typeIgnition|typeQuickO|typeQuickF) != 0 && types&(typeSingle|typeXMaterial|typeGrant|typeTarget|typeEquip|typeActivate) == 0 && onCard && lacks("SetRange"):
		return "an effect of the field, ignition or quick type on a card is active nowhere without a range"
	case types&typeSingle != 0 && p.hasFlag(e, "EFFECT_FLAG_SINGLE_RANGE") && lacks("SetRange"):
		return "EFFECT_FLAG_SINGLE_RANGE limits the effect to a range, and it has none"
	case types&(typeIgnition|typeActivate|typeTriggerO|typeTriggerF|typeQuickO|typeQuickF|typeGrant|typeFlip) == 0 && lacks("SetCode") && lacks("SetDescription"):
		return "an effect without a code is about nothing"
	}
	return ""
}

// hasFlag reports whether an effect surely has a property.
func (p *Pass) hasFlag(e *effect, flag string) bool {
	call, certain := e.setTo("SetProperty")
	if call == nil || !certain || len(call.Args) == 0 {
		return false
	}
	have, ok := p.constant(call.Args[0])
	return ok && have&int64(p.library.constants[flag]) != 0
}

// onCards reports whether all registrations put the effect on cards.
func (p *Pass) onCards(e *effect) bool {
	for _, r := range e.registered {
		if _, ok := r.(*syntax.MethodCallExpr); !ok {
			return false
		}
	}
	return true
}
