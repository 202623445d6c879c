-- Morphing Jar
local s,id=GetID()
s.card={
	name="Morphing Jar",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_FLIP,
	level=2,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_ROCK,
	attack=700,
	defense=600,
	texts={"Discard both hands, draw five cards each"},
}

function s.initial_effect(c)
	-- Flip: both players discard their hands, then draw five cards, whatever their Decks hold.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_FLIP)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_HANDES|CATEGORY_DRAW)
	c:RegisterEffect(e1)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.SetOperationInfo(0,CATEGORY_HANDES,nil,0,PLAYER_ALL,1)
	Duel.SetOperationInfo(0,CATEGORY_DRAW,nil,0,PLAYER_ALL,5)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local g=Duel.GetFieldGroup(tp,LOCATION_HAND,LOCATION_HAND)
	Duel.SendtoGrave(g,REASON_EFFECT|REASON_DISCARD)
	Duel.BreakEffect()
	Duel.Draw(tp,5,REASON_EFFECT)
	Duel.Draw(1-tp,5,REASON_EFFECT)
end
