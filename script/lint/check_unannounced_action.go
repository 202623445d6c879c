package lint

import (
	"slices"

	"duel/script/syntax"
)

var unannouncedAction = &Check{
	Code: "unannounced-action", Severity: Warning,
	Title: "an action among the effect's categories that its target function does not announce",
	Text: "Cards that answer destruction, damage or a card taken from the Deck ask the chain with Duel.GetOperationInfo what will be done. " +
		"The operation does what the category says, and the target function never names it, neither with Duel.SetOperationInfo nor, for what may be done, with Duel.SetPossibleOperationInfo.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCategory(CATEGORY_DESTROY) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return true end end\nfunction s.op(e,tp) Duel.Destroy(e:GetHandler(),REASON_EFFECT) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetCategory(CATEGORY_DESTROY) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return true end Duel.SetOperationInfo(0,CATEGORY_DESTROY,e:GetHandler(),1,0,0) end\nfunction s.op(e,tp) Duel.Destroy(e:GetHandler(),REASON_EFFECT) end",
	run: func(p *Pass) {
		p.unannouncedActions((*announcement).weighs)
	},
}

// answered are the categories cards ask the chain for with
// Duel.GetOperationInfo; what is done besides without a word about it, only
// those count that cards of many kinds answer.
var (
	answered      = nameSet("CATEGORY_", "DESTROY DAMAGE RECOVER TOHAND SPECIAL_SUMMON REMOVE TODECK TOGRAVE DRAW HANDES DECKDES NEGATE RELEASE CONTROL")
	answeredOften = nameSet("CATEGORY_", "DESTROY DAMAGE RECOVER TOHAND SPECIAL_SUMMON REMOVE DRAW NEGATE")
)

// weighs reports whether other cards act otherwise than they should because an
// action is not announced.
func (a *announcement) weighs(category string, d *deed) bool {
	if a.target != nil && slices.Contains(a.listed, category) {
		return answered[category]
	}
	return answeredOften[category] && !d.chosen
}

// unannouncedActions reports the actions of some kind that effects do not
// announce, once for each target function.
func (p *Pass) unannouncedActions(some func(a *announcement, category string, d *deed) bool) {
	seen := map[syntax.Node]map[string]bool{}
	for _, a := range p.announcements() {
		at, by := p.announcer(a)
		if seen[at] == nil {
			seen[at] = map[string]bool{}
		}
		for _, category := range sorted(actions) {
			if seen[at][category] || namesAction(a.said, category) {
				continue
			}
			if d := p.deed(a.operation, category); d != nil && some(a, category, d) {
				seen[at][category] = true
				p.report(at, "%s does not announce %s, which is done in line %d", by, category, p.Chunk.Line(d.node.Pos()))
			}
		}
	}
}

// announcer is where an effect should announce what it does, and what that is.
func (p *Pass) announcer(a *announcement) (at syntax.Node, by string) {
	if a.target != nil {
		return p.declared(a.target), "this target function"
	}
	if a.setter != nil {
		return a.setter, "this effect, which has no target function,"
	}
	return a.effect.made, "this effect, which has no target function,"
}
