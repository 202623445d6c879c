-- Dark Magician Knight
local s,id=GetID()
s.card={
	name="Dark Magician Knight",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_SPSUMMON,
	level=7,
	attribute=ATTRIBUTE_DARK,
	race=RACE_WARRIOR,
	attack=2500,
	defense=2100,
	set={SET_DARK_MAGICIAN},
	texts={"Destroy a card"},
}

function s.initial_effect(c)
	c:EnableReviveLimit()
	-- Only Knight's Title Special Summons it; that card ignores this condition.
	c:AddMustBeSpecialSummoned()
	-- When Special Summoned, it destroys one targeted card on the field.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_TRIGGER_F)
	e1:SetCode(EVENT_SPSUMMON_SUCCESS)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_DESTROY)
	c:RegisterEffect(e1)
end
s.listed_names={87210505}

function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsOnField() end
	if chk==0 then return true end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_DESTROY)
	local g=Duel.SelectTarget(tp,nil,tp,LOCATION_ONFIELD,LOCATION_ONFIELD,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_DESTROY,g,#g,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local tc=Duel.GetFirstTarget()
	if tc and tc:IsRelateToEffect(e) then Duel.Destroy(tc,REASON_EFFECT) end
end
