-- Meteor B. Dragon
local s,id=GetID()
s.card={
	name="Meteor B. Dragon",
	type=TYPE_MONSTER|TYPE_FUSION,
	level=8,
	attribute=ATTRIBUTE_FIRE,
	race=RACE_DRAGON,
	attack=3500,
	defense=2000,
}

function s.initial_effect(c)
	-- Red-Eyes B. Dragon + Meteor Dragon
	Fusion.AddProcMix(c,true,true,CARD_REDEYES_B_DRAGON,64271667)
	c:EnableReviveLimit()
end
