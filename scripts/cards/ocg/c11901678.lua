-- B. Skull Dragon
local s,id=GetID()
s.card={
	name="B. Skull Dragon",
	type=TYPE_MONSTER|TYPE_FUSION,
	level=9,
	attribute=ATTRIBUTE_DARK,
	race=RACE_DRAGON,
	attack=3200,
	defense=2500,
	set={SET_ARCHFIEND},
}

function s.initial_effect(c)
	-- Summoned Skull + Red-Eyes B. Dragon
	Fusion.AddProcMix(c,true,true,CARD_SUMMONED_SKULL,CARD_REDEYES_B_DRAGON)
	c:EnableReviveLimit()
end
