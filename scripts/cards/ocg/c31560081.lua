-- Magician of Faith
local s,id=GetID()
s.card={
	name="Magician of Faith",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_FLIP,
	level=1,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_SPELLCASTER,
	attack=300,
	defense=400,
	texts={"Take a Spell from the Graveyard"},
}

function s.initial_effect(c)
	-- Flip: takes one targeted Spell of its player's Graveyard back to the hand.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE|EFFECT_TYPE_FLIP)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_TOHAND)
	c:RegisterEffect(e1)
end

function s.recoverable(c)
	return c:IsAbleToHand() and c:IsSpell()
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return s.recoverable(chkc) and chkc:IsControler(tp) and chkc:IsLocation(LOCATION_GRAVE) end
	if chk==0 then return true end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_ATOHAND)
	local spell=Duel.SelectTarget(tp,s.recoverable,tp,LOCATION_GRAVE,0,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_TOHAND,spell,#spell,tp,LOCATION_GRAVE)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local spell=Duel.GetFirstTarget()
	if not (spell and spell:IsRelateToEffect(e)) then return end
	Duel.SendtoHand(spell,nil,REASON_EFFECT)
	Duel.ConfirmCards(1-tp,spell)
end
