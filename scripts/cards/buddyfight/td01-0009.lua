-- Dragonic Grimoire
local s=GetID()
s.card={
	number="TD01/0009",
	name="Dragonic Grimoire",
	world="Dragon World",
	type="Spell",
	attributes={"Golden Dragon","Draw"},
}

function s.initial_effect(c)
	-- At 5 life or less, once per turn by name: discards the whole hand and draws 3.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetProperty(EFFECT_FLAG_ONCE_PER_TURN_BY_NAME)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.GetLife(tp)<=5
end

function s.operation(e,tp)
	Duel.Send(Duel.GetMatchingGroup(tp,nil,LOCATION_HAND,0),LOCATION_DROP)
	Duel.Draw(tp,3)
end
