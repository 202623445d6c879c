-- Timeater
local s,id=GetID()
s.card={
	name="Timeater",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=6,
	attribute=ATTRIBUTE_DARK,
	race=RACE_MACHINE,
	attack=1900,
	defense=1700,
	texts={"The opponent skips a Main Phase 1"},
}

function s.initial_effect(c)
	-- When it destroys an opponent's monster by battle, they skip their next Main Phase 1.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_BATTLE_DESTROYING)
	e1:SetCondition(aux.bdocon)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	c:RegisterEffect(e1)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_SKIP_M1)
	e1:SetTargetRange(0,1)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetReset(RESET_PHASE|PHASE_MAIN1|RESET_OPPO_TURN)
	Duel.RegisterEffect(e1,tp)
end
