-- Abra Cadabra!
local s=GetID()
s.card={
	number="BT01/0059",
	name="Abra Cadabra!",
	world="Magic World",
	type="Spell",
	attributes={"Counter"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,2)
	-- Answers the opponent's casting of a spell: nullifies the spell.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_PLAY)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.IsAnswering(USE_CAST,1-tp) and Duel.GetAnsweredCard():IsType(TYPE_SPELL)
end

function s.operation(e,tp)
	Duel.NullifyAnswered()
end
