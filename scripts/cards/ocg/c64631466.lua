-- Relinquished
local s,id=GetID()
s.card={
	name="Relinquished",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_RITUAL,
	level=1,
	attribute=ATTRIBUTE_DARK,
	race=RACE_SPELLCASTER,
	attack=0,
	defense=0,
	texts={"Equip it with an opponent's monster"},
}

function s.initial_effect(c)
	c:EnableReviveLimit()
	-- Once per turn it takes one targeted monster of the opponent as its equipment (one at a time).
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_IGNITION)
	e1:SetRange(LOCATION_MZONE)
	e1:SetProperty(EFFECT_FLAG_CARD_TARGET)
	e1:SetCountLimit(1)
	e1:SetCondition(s.condition)
	e1:SetTarget(s.target)
	e1:SetOperation(s.operation)
	e1:SetDescription(aux.Stringid(id,0))
	e1:SetCategory(CATEGORY_EQUIP)
	c:RegisterEffect(e1)
	-- Its ATK and DEF are those of the monster it absorbed.
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_SINGLE)
	e2:SetCode(EFFECT_SET_ATTACK)
	e2:SetRange(LOCATION_MZONE)
	e2:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e2:SetCondition(s.hasabsorbed)
	e2:SetValue(s.attack)
	c:RegisterEffect(e2)
	local e3=e2:Clone()
	e3:SetCode(EFFECT_SET_DEFENSE)
	e3:SetValue(s.defense)
	c:RegisterEffect(e3)
	-- While it holds a monster, battle damage its player takes from its battles is dealt to the opponent as well.
	local e4=Effect.CreateEffect(c)
	e4:SetType(EFFECT_TYPE_FIELD|EFFECT_TYPE_CONTINUOUS)
	e4:SetCode(EVENT_BATTLE_DAMAGE)
	e4:SetRange(LOCATION_MZONE)
	e4:SetCondition(s.sharecondition)
	e4:SetOperation(s.share)
	c:RegisterEffect(e4)
end

function s.isabsorbed(c)
	return c:HasFlagEffect(id)
end

function s.absorbed(c)
	return c:GetEquipGroup():Filter(s.isabsorbed,nil):GetFirst()
end

function s.hasabsorbed(e)
	return s.absorbed(e:GetHandler())~=nil
end

function s.attack(e,c)
	return math.max(s.absorbed(c):GetTextAttack(),0)
end

function s.defense(e,c)
	return math.max(s.absorbed(c):GetTextDefense(),0)
end

function s.condition(e,tp,eg,ep,ev,re,r,rp)
	return not s.hasabsorbed(e)
end

function s.target(e,tp,eg,ep,ev,re,r,rp,chk,chkc)
	if chkc then return chkc:IsLocation(LOCATION_MZONE) and chkc:IsControler(1-tp) and chkc:IsAbleToChangeControler() end
	if chk==0 then
		return Duel.GetLocationCount(tp,LOCATION_SZONE)>0
			and Duel.IsExistingTarget(Card.IsAbleToChangeControler,tp,0,LOCATION_MZONE,1,nil)
	end
	Duel.Hint(HINT_SELECTMSG,tp,HINTMSG_EQUIP)
	local g=Duel.SelectTarget(tp,Card.IsAbleToChangeControler,tp,0,LOCATION_MZONE,1,1,nil)
	Duel.SetOperationInfo(0,CATEGORY_EQUIP,g,1,0,0)
end

function s.operation(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	local tc=Duel.GetFirstTarget()
	if not (tc:IsRelateToEffect(e) and tc:IsMonster() and tc:IsControler(1-tp)) then return end
	if not (c:IsRelateToEffect(e) and c:IsFaceup() and c:IsControler(tp)) then
		Duel.SendtoGrave(tc,REASON_RULE)
		return
	end
	if Duel.Equip(tp,tc,c,false) then s.bind(c,tc) end
end

-- Binds the equipped card `tc` to `c`: it stays on that monster alone and is destroyed in its stead by battle.
function s.bind(c,tc)
	tc:RegisterFlagEffect(id,RESET_EVENT|RESETS_STANDARD,0,1)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_EQUIP_LIMIT)
	e1:SetProperty(EFFECT_FLAG_CANNOT_DISABLE)
	e1:SetValue(s.equiplimit)
	e1:SetReset(RESET_EVENT|RESETS_STANDARD)
	tc:RegisterEffect(e1)
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_EQUIP)
	e2:SetCode(EFFECT_DESTROY_SUBSTITUTE)
	e2:SetProperty(EFFECT_FLAG_IGNORE_IMMUNE)
	e2:SetValue(s.substitute)
	e2:SetReset(RESET_EVENT|RESETS_STANDARD)
	tc:RegisterEffect(e2)
end

function s.equiplimit(e,c)
	return e:GetOwner()==c
end

function s.substitute(e,re,r,rp)
	return r&REASON_BATTLE~=0
end

function s.sharecondition(e,tp,eg,ep,ev,re,r,rp)
	local c=e:GetHandler()
	return ep==tp and s.hasabsorbed(e) and (Duel.GetAttacker()==c or Duel.GetAttackTarget()==c)
end

function s.share(e,tp,eg,ep,ev,re,r,rp)
	Duel.Damage(1-tp,ev,REASON_EFFECT)
end
