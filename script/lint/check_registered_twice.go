package lint

import (
	"duel/script/syntax"
)

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
