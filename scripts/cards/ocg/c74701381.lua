-- DNA Surgery
local s,id=GetID()
s.card={
	name="DNA Surgery",
	type=TYPE_TRAP|TYPE_CONTINUOUS,
}

function s.initial_effect(c)
	-- Its player names a Type as they activate it: all face-up monsters are of that Type.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	e1:SetTarget(s.target)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_FIELD)
	e2:SetCode(EFFECT_CHANGE_RACE)
	e2:SetRange(LOCATION_SZONE)
	e2:SetTargetRange(LOCATION_MZONE,LOCATION_MZONE)
	e2:SetValue(s.named)
	c:RegisterEffect(e2)
	e1:SetLabelObject(e2)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_RACE)
	local race=Duel.AnnounceRace(tp,1,RACE_ALL)
	e:GetLabelObject():SetLabel(race)
	e:GetHandler():SetHint(CHINT_RACE,race)
end

function s.named(e,c)
	return e:GetLabel()
end
