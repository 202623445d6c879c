-- Goldd, Wu-Lord of Dark World
local s,id=GetID()
s.card={
	name="Goldd, Wu-Lord of Dark World",
	type=TYPE_MONSTER|TYPE_EFFECT,
	level=5,
	attribute=ATTRIBUTE_DARK,
	race=RACE_FIEND,
	attack=2300,
	defense=1400,
	set={SET_DARK_WORLD},
	texts={"Special Summon it","Destroy up to two cards?"},
}

function s.initial_effect(c)
	-- Discarded from the hand by an effect it Special Summons itself. A cost or the hand limit is no effect.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_TO_GRAVE)
	e1:SetCondition(s.condition)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_SPECIAL_SUMMON|CATEGORY_DESTROY)
	c:RegisterEffect(e1)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	return c:IsPreviousLocation(LOCATION_HAND) and c:IsReason(REASON_DISCARD) and c:IsReason(REASON_EFFECT)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk)
	if chk==0 then return true end
	-- Whether the opponent's effect discarded it.
	e:SetLabel(rp==1-tp and e:GetHandler():IsPreviousControler(tp) and 1 or 0)
	Duel.SetOperationInfo(0,CATEGORY_SPECIAL_SUMMON,e:GetHandler(),1,0,0)
	if e:GetLabel()==1 then
		Duel.SetPossibleOperationInfo(0,CATEGORY_DESTROY,nil,1,1-tp,LOCATION_ONFIELD)
	end
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	if not c:IsRelateToEffect(e) or Duel.SpecialSummon(c,0,tp,tp,false,false,POS_FACEUP)==0 then return end
	local g=Duel.GetFieldGroup(tp,0,LOCATION_ONFIELD)
	-- By the opponent's effect: up to two of their cards may be destroyed as well.
	if e:GetLabel()==1 and #g>0 and Duel.SelectYesNo(tp,aux.Stringid(id,1)) then
		Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
		Duel.BreakEffect()
		Duel.Destroy(g:Select(tp,1,2,nil),REASON_EFFECT)
	end
end
