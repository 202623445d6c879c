-- Dragon Master Knight
local s,id=GetID()
s.card={
	name="Dragon Master Knight",
	type=TYPE_MONSTER|TYPE_EFFECT|TYPE_FUSION,
	level=12,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_DRAGON,
	attack=5000,
	defense=5000,
}

local BLACK_LUSTER_SOLDIER,BLUE_EYES_ULTIMATE_DRAGON=5405694,23995346

function s.initial_effect(c)
	-- Black Luster Soldier + Blue-Eyes Ultimate Dragon
	Fusion.AddProcMix(c,true,true,BLACK_LUSTER_SOLDIER,BLUE_EYES_ULTIMATE_DRAGON)
	c:EnableReviveLimit()
	-- It must be Fusion Summoned.
	c:AddMustBeFusionSummoned()
	-- It gains 500 ATK for each other Dragon its player has.
	local e1=Effect.CreateEffect(c)
	e1:SetType(EFFECT_TYPE_SINGLE)
	e1:SetCode(EFFECT_UPDATE_ATTACK)
	e1:SetRange(LOCATION_MZONE)
	e1:SetProperty(EFFECT_FLAG_SINGLE_RANGE)
	e1:SetValue(s.value)
	c:RegisterEffect(e1)
end
s.material={BLACK_LUSTER_SOLDIER,BLUE_EYES_ULTIMATE_DRAGON}

function s.value(e,c)
	return 500*Duel.GetMatchingGroupCount(aux.FaceupFilter(Card.IsRace,RACE_DRAGON),c:GetControler(),LOCATION_MZONE,0,c)
end
