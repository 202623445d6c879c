-- Yata-Garasu
local s,id=GetID()
s.card={
	name="Yata-Garasu",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_SPIRIT,
	level=2,
	attribute=ATTRIBUTE_WIND,
	race=RACE_FIEND,
	attack=200,
	defense=100,
	texts={"The opponent skips a Draw Phase"},
}

function s.initial_effect(c)
	-- Spirit: in the End Phase of the turn it was Normal Summoned or flipped face-up it returns to the hand.
	Spirit.AddProcedure(c,EVENT_SUMMON_SUCCESS,EVENT_FLIP)
	-- It cannot be Special Summoned.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_SPSUMMON_CONDITION)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE|EFFECT_FLAG_UNCOPYABLE)
	e1:SetValue(aux.FALSE)
	c:RegisterEffect(e1)
	-- When it deals battle damage to the opponent, they skip their next Draw Phase.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e2:SetCode(EVENT_BATTLE_DAMAGE)
	e2:SetCondition(s.condition)
	e2:SetOperation(s.operation)
	e2:SetDescription(aux.Stringid(id,0))
	c:RegisterEffect(e2)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return ep~=tp
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_SKIP_DP)
	e1:SetTargetRange(0,1)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetReset(RESET_PHASE|PHASE_DRAW|RESET_OPPO_TURN)
	Duel.RegisterEffect(e1,tp)
end
