-- Chain Destruction
local s,id=GetID()
s.card={
	name="Chain Destruction",
	type=TYPE_TRAP,
}

function s.initial_effect(c)
	-- When a monster of 2000 ATK or less is Summoned, destroys the cards of its name in its controller's hand and Deck.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_SUMMON_SUCCESS)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetCategory(CATEGORY_DESTROY)
	c:RegisterEffect(e1)
	local e2=e1:Clone()
	e2:SetCode(EVENT_FLIP_SUMMON_SUCCESS)
	c:RegisterEffect(e2)
	local e3=e1:Clone()
	e3:SetCode(EVENT_SPSUMMON_SUCCESS)
	c:RegisterEffect(e3)
end

local PLACES=LOCATION_HAND|LOCATION_DECK

-- Of an own monster its player knows whether there are others of the name.
function s.mayhaveothers(c,tp)
	if c:IsControler(tp) then
		return Duel.IsExistingMatchingCard(Card.IsCode,tp,PLACES,0,1,nil,c:GetCode())
	end
	return Duel.GetFieldGroupCount(1-tp,PLACES,0)>0
end

function s.filter(c,e,tp)
	return c:IsLocation(LOCATION_MZONE) and c:IsFaceup() and c:IsAttackBelow(2000) and c:IsCanBeEffectTarget(e)
		and s.mayhaveothers(c,tp)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return eg:IsContains(chkc) and s.filter(chkc,e,tp) end
	local g=eg:Filter(s.filter,nil,e,tp)
	if chk==0 then return #g>0 end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_TARGET)
	local tc=g:Select(tp,1,1,nil):GetFirst()
	Duel.SetTargetCard(tc)
	Duel.SetPossibleOperationInfo(0,CATEGORY_DESTROY,nil,1,tc:GetControler(),PLACES)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local tc=Duel.GetFirstTarget()
	if not (tc:IsRelateToEffect(e) and tc:IsFaceup()) then return end
	local g=Duel.GetMatchingGroup(Card.IsCode,tc:GetControler(),PLACES,0,nil,tc:GetCode())
	Duel.Destroy(g,REASON_EFFECT)
end
