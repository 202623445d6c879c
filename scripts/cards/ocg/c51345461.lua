-- Sword Hunter
local s,id=GetID()
s.card={
	name="Sword Hunter",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=7,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_WARRIOR,
	attack=2450,
	defense=1700,
	texts={"Equip it with what it destroyed"},
}

function s.initial_effect(c)
	-- At the end of a Battle Phase it equips itself with the monsters it destroyed by battle that turn: 200 ATK for each.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_PHASE|PHASE_BATTLE)
	e1:SetRange(LOCATION_MZONE)
	e1:SetCountLimit(1)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_EQUIP)
	c:RegisterEffect(e1)
end

function s.filter(c,hunter)
	return c:IsReason(REASON_BATTLE) and c:GetReasonCard()==hunter and c:GetTurnID()==Duel.GetTurnCount()
		and not c:IsForbidden()
end

function s.prey(c)
	return Duel.GetMatchingGroup(s.filter,0,LOCATION_GRAVE,LOCATION_GRAVE,nil,c)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	local g=s.prey(e:GetHandler())
	Duel.SetOperationInfo(0,CATEGORY_EQUIP,g,#g,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or c:IsFacedown() then return end
	local g=s.prey(c)
	-- It takes all of them or none.
	if #g>Duel.GetLocationCount(tp,LOCATION_SZONE) then return end
	for tc in aux.Next(g) do
		Duel.Equip(tp,tc,c,false,true)
		s.bind(c,tc)
	end
	Duel.EquipComplete()
end

-- Binds the equipped card `tc` to `c`: it stays on that monster alone, which gains 200 ATK.
function s.bind(c,tc)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_EQUIP_LIMIT)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	e1:SetValue(s.limit)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD)
	tc:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_EQUIP)
	e2:SetCode(EFFECT_UPDATE_ATTACK)
	e2:SetValue(200)
	e2:SetReset(RESET_EVENT|RESETS_STANDARD)
	tc:RegisterEffect(e2)
end

function s.limit(e,c)
	return e:GetOwner()==c
end
