-- Invader of the Throne
local s,id=GetID()
s.card={
	name="Invader of the Throne",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_FLIP,
	level=4,
	attribute=ATTRIBUTE_EARTH,
	race=RACE_WARRIOR,
	attack=1350,
	defense=1700,
	texts={"Switch control with an opponent's monster"},
}

function s.initial_effect(c)
	-- Flip, not in the Battle Phase: it and one targeted monster of the opponent change sides.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_FLIP)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCondition(s.condition)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_CONTROL)
	c:RegisterEffect(e1)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return not Duel.IsBattlePhase()
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) and chkc:IsControler(1-tp) and chkc:IsAbleToChangeControler() end
	if chk==0 then return true end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_CONTROL)
	local g=Duel.SelectTarget(tp,Card.IsAbleToChangeControler,tp,0,LOCATION_MZONE,1,1,nil)
	if #g>0 then Duel.SetOperationInfo(0,CATEGORY_CONTROL,g+e:GetHandler(),2,0,0) end
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	local tc=Duel.GetFirstTarget()
	if tc and tc:IsRelateToEffect(e) and c:IsRelateToEffect(e) then Duel.SwapControl(c,tc) end
end
