-- The Unhappy Maiden
local s,id=GetID()
s.card={
	name="The Unhappy Maiden",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=1,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_SPELLCASTER,
	attack=0,
	defense=100,
	texts={"End the Battle Phase"},
}

function s.initial_effect(c)
	-- Destroyed by battle and sent to the Graveyard: the Battle Phase ends, with its End Step.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_BATTLE_DESTROYED)
	e1:SetCondition(s.condition)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	c:RegisterEffect(e1)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return e:GetHandler():IsLocation(LOCATION_GRAVE)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	Duel.SkipPhase(Duel.GetTurnPlayer(),PHASE_BATTLE,RESET_PHASE|PHASE_BATTLE_STEP,1)
end
