package lint

import "duel/script/syntax"

var unannounced = &Check{
	Code: "unannounced-category", Severity: Warning,
	Title: "an action announced in a chain, and not among the effect's categories",
	Text: "The target function says with SetOperationInfo what the effect will do, and SetCategory does not list it: " +
		"cards that ask effects for the category do not find it.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCategory(CATEGORY_TOHAND) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return true end Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,0,tp,1) end\nfunction s.op(e,tp) if Duel.Draw(tp,1,REASON_EFFECT)==0 then Duel.SendtoHand(e:GetHandler(),nil,REASON_EFFECT) end end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCategory(CATEGORY_TOHAND+CATEGORY_DRAW) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return true end Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,0,tp,1) end\nfunction s.op(e,tp) if Duel.Draw(tp,1,REASON_EFFECT)==0 then Duel.SendtoHand(e:GetHandler(),nil,REASON_EFFECT) end end",
	run: func(p *Pass) {
		if !p.isRush() {
			p.missingCategories(func(name string) bool { return askedCategories[name] })
		}
	},
}

var unlisted = &Check{
	Code: "unlisted-category", Severity: Style,
	Title: "an action announced in a chain, and not among the effect's categories, that no card asks effects for",
	Text: "The target function says with SetOperationInfo what the effect will do, and SetCategory does not list it. " +
		"Cards that ask about it look at what was announced, so nothing goes wrong; a list that is whole is easier to read.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCategory(CATEGORY_TOHAND) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return true end Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,1-tp,500) end\nfunction s.op(e,tp) if Duel.Damage(1-tp,500,REASON_EFFECT)>0 then Duel.SendtoHand(e:GetHandler(),nil,REASON_EFFECT) end end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCategory(CATEGORY_TOHAND+CATEGORY_DAMAGE) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return true end Duel.SetOperationInfo(0,CATEGORY_DAMAGE,nil,0,1-tp,500) end\nfunction s.op(e,tp) if Duel.Damage(1-tp,500,REASON_EFFECT)>0 then Duel.SendtoHand(e:GetHandler(),nil,REASON_EFFECT) end end",
	run: func(p *Pass) {
		p.missingCategories(func(name string) bool { return !customary[name] && (!askedCategories[name] || p.isRush()) })
	},
}

// askedCategories are the categories that cards ask effects for, to answer
// them or to leave them alone.
var askedCategories = nameSet("CATEGORY_", "SPECIAL_SUMMON SUMMON FUSION_SUMMON SEARCH DRAW DECKDES HANDES NEGATE DISABLE_SUMMON SET")

// customary are categories that few cards list, though they announce them.
var customary = nameSet("CATEGORY_", "LEAVE_GRAVE ANNOUNCE COUNTER")

// missingCategories reports, for each effect, the first category of some that
// its target function announces and it does not list.
func (p *Pass) missingCategories(some func(name string) bool) {
	if !p.library.bits || p.categoriesSetLater() {
		return
	}
	u := &userFinder{File: p.File}
	for _, e := range p.effects {
		target, certain := e.setTo("SetTarget")
		if e.from != nil && target != nil && target.Pos() < e.made.Pos() {
			continue // as the effect it is a clone of
		}
		if target == nil || !certain || len(target.Args) != 1 || !p.settled(e) || !p.onEvents(e) {
			continue
		}
		setter, certain := e.setTo("SetCategory")
		if !certain || setter != nil && len(setter.Args) != 1 {
			continue
		}
		var listed int64
		if setter != nil {
			bits, ok := p.constant(setter.Args[0])
			if !ok {
				continue
			}
			listed = bits
		}
		if fn := u.target(target.Args[0]); fn != nil {
			p.missingCategory(e, setter, listed, fn, some)
		}
	}
}

func (p *Pass) missingCategory(e *effect, setter *syntax.MethodCallExpr, listed int64, target *function, some func(name string) bool) {
	for _, c := range p.callsIn(target.decl.Body, "Duel.SetOperationInfo") {
		name, ok := category(c)
		if !ok || !some(name.Name) {
			continue
		}
		if bits, ok := p.constant(name); !ok || bits&listed != 0 {
			continue
		}
		at := syntax.Node(e.made)
		if setter != nil && e.block.Pos() <= setter.Pos() && e.from == nil {
			at = setter.Args[0]
		}
		p.report(at, "%s is announced in line %d, and not among the categories of this effect", name.Name, p.Chunk.Line(name.Pos()))
		return
	}
}

// categoriesSetLater reports whether the file gives effects other categories
// than where it makes them.
func (p *Pass) categoriesSetLater() bool {
	for _, c := range p.calls {
		if m, ok := c.node.(*syntax.MethodCallExpr); ok && m.Method.Name == "SetCategory" && p.settings[m] == nil {
			return true
		}
	}
	return false
}
