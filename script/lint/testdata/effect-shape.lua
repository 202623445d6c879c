local s,id=GetID()
function s.initial_effect(c)
	local e1=Effect.CreateEffect(c) -- want effect-shape
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetOperation(s.operation)
	c:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c) -- want effect-shape
	e2:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_TRIGGER_O)
	e2:SetOperation(s.operation)
	c:RegisterEffect(e2)
	local e3=Effect.CreateEffect(c)
	e3:SetType(EFFECT_TYPE_SINGLE+EFFECT_TYPE_FLIP)
	e3:SetOperation(s.operation)
	c:RegisterEffect(e3)
	-- a hint for the player needs no code
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_SINGLE)
	e4:SetDescription(aux.Stringid(id,0))
	e4:SetProperty(EFFECT_FLAG_CLIENT_HINT)
	c:RegisterEffect(e4)
	-- given to a player it needs no range
	local e5=Effect.CreateEffect(c)
	e5:SetType(EFFECT_TYPE_FIELD)
	e5:SetCode(EFFECT_CANNOT_SUMMON)
	e5:SetTargetRange(1,0)
	Duel.RegisterEffect(e5,0)
	local e6=e2:Clone()
	e6:SetCode(EVENT_SUMMON_SUCCESS)
	c:RegisterEffect(e6)
end
function s.operation(e,tp) end
function typeless(c)
	local e1=Effect.CreateEffect(c) -- want effect-shape
	e1:SetCode(EFFECT_CHANGE_ATTRIBUTE)
	c:RegisterEffect(e1)
	-- Shown to the player, and nothing more.
	local e2=Effect.CreateEffect(c)
	e2:SetProperty(EFFECT_FLAG_PLAYER_TARGET+EFFECT_FLAG_CLIENT_HINT)
	e2:SetDescription(aux.Stringid(1,0))
	e2:SetCode(1)
	Duel.RegisterEffect(e2,0)
end
