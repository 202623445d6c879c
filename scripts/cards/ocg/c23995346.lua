-- Blue-Eyes Ultimate Dragon
local s,id=GetID()
s.card={
	name="Blue-Eyes Ultimate Dragon",
	type=TYPE_MONSTER|TYPE_FUSION,
	level=12,
	attribute=ATTRIBUTE_LIGHT,
	race=RACE_DRAGON,
	attack=4500,
	defense=3800,
	set={SET_BLUE_EYES},
}

local CARD_BLUE_EYES=89631139

function s.initial_effect(c)
	-- Three Blue-Eyes White Dragons
	Fusion.AddProcMixN(c,true,true,CARD_BLUE_EYES,3)
	c:EnableReviveLimit()
end
