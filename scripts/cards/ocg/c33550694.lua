-- Fusion Gate
local s,id=GetID()
s.card={
	name="Fusion Gate",
	type=TYPE_SPELL|TYPE_FIELD,
	set={SET_FUSION},
	texts={"Fusion Summon"},
}

function s.initial_effect(c)
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_ACTIVATE)
	e1:SetCode(EVENT_FREE_CHAIN)
	c:RegisterEffect(e1)
	-- The turn player can Fusion Summon without a Fusion Spell, banishing the materials from hand or field.
	local recipe={matfilter=Card.IsAbleToRemove,extraop=Fusion.BanishMaterial}
	local e2=Effect.CreateEffect(c)
	e2:SetType(EFFECT_TYPE_IGNITION)
	e2:SetRange(LOCATION_FZONE)
	e2:SetProperty(EFFECT_FLAG_BOTH_SIDE)
	e2:SetTarget(Fusion.SummonEffTG(recipe))
	e2:SetOperation(Fusion.SummonEffOP(recipe))
	e2:SetDescription(aux.Stringid(id,0))
	e2:SetCategory(CATEGORY_SPECIAL_SUMMON|CATEGORY_FUSION_SUMMON)
	c:RegisterEffect(e2)
end
