-- Barriermaster, Shadowflash
local s=GetID()
s.card={
	number="BT01/0028",
	name="Barriermaster, Shadowflash",
	world="Magic World",
	type="Monster",
	size=2,
	power=3000,
	critical=2,
	defense=2000,
	attributes={"Wizard"},
	keywords={"Counter"},
}

function s.initial_effect(c)
	-- [Counter] [Act] During an attack of the opponent: may go from the field to the drop zone to nullify the attack.
	local e=Effect.CreateEffect(c)
	e:SetType(EFFECT_TYPE_ACT)
	e:SetProperty(EFFECT_FLAG_COUNTER)
	e:SetCondition(s.condition)
	e:SetOperation(s.operation)
	c:RegisterEffect(e)
end

function s.condition(e,tp)
	return Duel.IsAttackedBy(1-tp)
end

function s.operation(e,tp)
	local c=e:GetHandler()
	if c:IsRelateToEffect(e) and Duel.SelectYesNo(tp,c,"put it into the drop zone") and Duel.Send(c,LOCATION_DROP)>0 then
		Duel.NullifyAttack()
	end
end
