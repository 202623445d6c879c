-- Begone!!
local s=GetID()
s.card={
	number="BT01/0030",
	name="Begone!!",
	world="Magic World",
	type="Spell",
	attributes={"Counter","Summon"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,2)
	-- Answers the opponent's call of a monster of size 2 or less: nullifies the call.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.IsAnswering(USE_CALL,1-tp) and Duel.GetAnsweredCard():IsSizeBelow(2)
end

function s.operation(e,tp)
	Duel.NullifyAnswered()
end
