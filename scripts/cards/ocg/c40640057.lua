-- Kuriboh
local s,id=GetID()
s.card={
	name="Kuriboh",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=1,
	attribute=ATTRIBUTE_DARK,
	race=RACE_FIEND,
	attack=300,
	defense=200,
	set={SET_KURIBOH},
	texts={"Take no battle damage"},
}

function s.initial_effect(c)
	-- Quick, in the damage calculation of an opponent's attack: discarded, it keeps its player
	-- from taking battle damage from that battle.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_QUICK_O)
	e1:SetCode(EVENT_PRE_DAMAGE_CALCULATE)
	e1:SetRange(LOCATION_HAND)
	e1:SetCondition(s.condition)
	e1:SetCost(Cost.SelfDiscard)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	c:RegisterEffect(e1)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return Duel.GetTurnPlayer()~=tp and Duel.GetBattleDamage(tp)>0
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local e1=Effect.CreateEffect(e:GetHandler())
	e1:SetType(EFFECT_TYPE_FIELD)
	e1:SetCode(EFFECT_AVOID_BATTLE_DAMAGE)
	e1:SetTargetRange(1,0)
	e1:SetProperty(EFFECT_FLAG_PLAYER_TARGET)
	e1:SetReset(RESET_PHASE|PHASE_DAMAGE_CAL)
	Duel.RegisterEffect(e1,tp)
end
