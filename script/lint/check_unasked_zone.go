package lint

import (
	"strings"

	"duel/script/syntax"
)

var unaskedZone = &Check{
	Code: "unasked-zone", Severity: Warning,
	Title: "a Special Summon offered without asking for a free zone",
	Text: "The effect can be activated if a card can be Special Summoned, whether there is a zone for it or not: Card.IsCanBeSpecialSummoned does not ask. " +
		"Duel.GetLocationCount(tp,LOCATION_MZONE)>0 does, Duel.GetMZoneCount where a card leaves first, Duel.GetLocationCountFromEx for the Extra Deck.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_HAND) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return e:GetHandler():IsCanBeSpecialSummoned(e,0,tp,false,false) end end\n" +
		"function s.op(e,tp) Duel.SpecialSummon(e:GetHandler(),0,tp,tp,false,false,POS_FACEUP) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_HAND) e1:SetTarget(s.tg) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.tg(e,tp,eg,ep,ev,re,r,rp,chk) if chk==0 then return Duel.GetLocationCount(tp,LOCATION_MZONE)>0 and e:GetHandler():IsCanBeSpecialSummoned(e,0,tp,false,false) end end\n" +
		"function s.op(e,tp) Duel.SpecialSummon(e:GetHandler(),0,tp,tp,false,false,POS_FACEUP) end",
	run: func(p *Pass) {
		if !p.library.bits || p.inLibrary || p.script == nil {
			return
		}
		u := &userFinder{File: p.File}
		seen := map[*syntax.MethodCallExpr]bool{}
		for _, e := range p.effects {
			target, certain := e.setTo("SetTarget")
			if target == nil || !certain || seen[target] || !p.onEvents(e) || !e.lacks("SetCost") || !p.offered(e) || !p.summonsAlone(e) {
				continue
			}
			seen[target] = true
			asks, known := p.wordsOf(e, "SetCondition", "SetTarget")
			if fn := u.target(firstArgument(target)); fn == nil || strings.Contains(p.Chunk.Text(fn.decl), "return true") {
				continue // as one that cannot be declined
			}
			if known && strings.Contains(asks, "IsCanBeSpecialSummoned ") && !asksZone(asks) {
				p.report(target.Args[0], "nothing asks for a free zone before this Special Summon is offered")
			}
		}
	},
}

// offered reports whether players may decline an effect, and it does not follow
// the loss of its own card, which leaves a zone.
func (p *Pass) offered(e *effect) bool {
	types, ok := p.types(e)
	return ok && types&(typeTriggerF|typeQuickF) == 0 && !(types&typeSingle != 0 && ownLoss[p.codeOf(e)])
}

// ownLoss are the events of cards that leave.
var ownLoss = nameSet("EVENT_", "BATTLE_DESTROYED DESTROYED TO_GRAVE LEAVE_FIELD REMOVE RELEASE TO_HAND TO_DECK BE_MATERIAL")

// summonsAlone reports whether an effect's operation Special Summons, and takes
// no other card away before.
func (p *Pass) summonsAlone(e *effect) bool {
	does, known := p.wordsOf(e, "SetOperation")
	if !known || !strings.Contains(does, "SpecialSummon") || p.summonsLater(e) {
		return false
	}
	for _, deed := range strings.Fields("SendtoHand SendtoGrave SendtoDeck Destroy Remove Release GetControl MoveToField Equip Overlay XyzSummon SynchroSummon SelectYesNo SelectOption SelectEffect ToHandOrElse") {
		if strings.Contains(does, deed) {
			return false
		}
	}
	return true
}

// summonsLater reports whether an effect's operation makes other effects and
// leaves the Special Summon to them: a zone may be free by then.
func (p *Pass) summonsLater(e *effect) bool {
	operation, _ := e.setTo("SetOperation")
	u := &userFinder{File: p.File}
	fn := u.target(firstArgument(operation))
	if fn == nil {
		return false
	}
	text := p.Chunk.Text(fn.decl)
	return strings.Contains(text, "CreateEffect") && !strings.Contains(text, "SpecialSummon")
}

// asksZone reports whether words ask for free zones, or for cards that leave
// theirs.
func asksZone(words string) bool {
	for _, sign := range strings.Fields("LocationCount MZoneCount MMZ Zone CheckLocation Release Tribute ZONE SelectUnselectGroup TokenSummon CanSpecialSummonMonster") {
		if strings.Contains(words, sign) {
			return true
		}
	}
	return false
}
