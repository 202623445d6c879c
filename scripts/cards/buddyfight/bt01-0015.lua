-- Magical Goodbye
local s=GetID()
s.card={
	number="BT01/0015",
	name="Magical Goodbye",
	world="Magic World",
	type="Spell",
	attributes={"Counter","Summon"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	-- Returns a monster of size 2 or less of either field to its owner's hand.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetTarget(s.target)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.target(e,tp,eg,ep,ev,r,chk)
	if chk==0 then return Duel.IsExistingMatchingCard(tp,Card.IsSizeBelow,LOCATION_MONSTER,LOCATION_MONSTER,1,nil,2) end
	Duel.SelectTarget(tp,Card.IsSizeBelow,LOCATION_MONSTER,LOCATION_MONSTER,1,1,nil,2)
end

function s.operation(e,tp)
	Duel.Send(Duel.GetTargets(),LOCATION_HAND)
end
