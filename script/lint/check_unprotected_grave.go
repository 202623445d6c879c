package lint

import (
	"strings"

	"duel/script/syntax"
)

var unprotectedGrave = &Check{
	Code: "unprotected-grave", Severity: Warning,
	Title: "cards chosen from the GY and elsewhere, whatever Necrovalley says",
	Text: "Necrovalley forbids effects to move cards out of the GY. An operation that lets a player choose from the GY and another place has to leave those cards out: " +
		"aux.NecroValleyFilter around the filter does.",
	Bad: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.op(e,tp) local g=Duel.SelectMatchingCard(tp,Card.IsAbleToHand,tp,LOCATION_DECK|LOCATION_GRAVE,0,1,1,nil) Duel.SendtoHand(g,nil,REASON_EFFECT) end",
	Good: "local s,id=GetID()\nfunction s.initial_effect(c) local e1=Effect.CreateEffect(c) e1:SetType(EFFECT_TYPE_IGNITION) e1:SetRange(LOCATION_MZONE) e1:SetOperation(s.op) c:RegisterEffect(e1) end\n" +
		"function s.op(e,tp) local g=Duel.SelectMatchingCard(tp,aux.NecroValleyFilter(Card.IsAbleToHand),tp,LOCATION_DECK|LOCATION_GRAVE,0,1,1,nil) Duel.SendtoHand(g,nil,REASON_EFFECT) end",
	run: func(p *Pass) {
		if p.library.tables["Auxiliary"]["NecroValleyFilter"] == nil || p.isRush() {
			return
		}
		operations := p.operations()
		for _, c := range p.choices() {
			if len(c.actions) == 0 || c.call.native().Name != "Duel.SelectMatchingCard" || !protectedMoves[c.actions[0].native().Name] || !within(operations, c.call.node) {
				continue
			}
			own, okOwn := p.constant(c.call.args[3])
			other, okOther := p.constant(c.call.args[4])
			places, filter := own|other, c.call.args[1]
			if !okOwn || !okOther || places&locationGrave == 0 || places == locationGrave || strings.Contains(p.Chunk.Text(filter), "NecroValley") {
				continue
			}
			if reason, bits := p.reasonOf(c.actions[0]); reason != nil && bits&(reasonCost|reasonReplace) != 0 {
				continue
			}
			p.report(filter, "the choice includes cards in the GY that Necrovalley protects").Note = "aux.NecroValleyFilter leaves them out"
		}
	},
}

const locationGrave = 0x10

// protectedMoves are what Necrovalley forbids the engine does not look after:
// that cards are not banished it does.
var protectedMoves = nameSet("Duel.", "SpecialSummon SpecialSummonStep SendtoHand SendtoDeck SSet")

// isRush reports whether the script is of a card of Rush Duels, which have
// passcodes from 160000000, no chains, and no Necrovalley.
func (p *Pass) isRush() bool {
	name := lastPart(p.Chunk.Name)
	return strings.HasPrefix(name, "c160") && len(name) == len("c160000000.lua")
}

// operations are the functions given as operations to effects about events.
func (p *Pass) operations() []*function {
	u := &userFinder{File: p.File}
	var list []*function
	for _, e := range p.effects {
		if setter, _ := e.setTo("SetOperation"); setter != nil && p.onEvents(e) {
			if fn := u.target(firstArgument(setter)); fn != nil {
				list = append(list, fn)
			}
		}
	}
	return list
}

// within reports whether a node is in one of the functions.
func within(list []*function, n syntax.Node) bool {
	for _, fn := range list {
		if fn.decl.Pos() <= n.Pos() && n.Pos() < fn.decl.End() {
			return true
		}
	}
	return false
}
