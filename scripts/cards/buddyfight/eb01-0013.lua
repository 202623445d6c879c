-- Martial Arts Dragon Emperor, Duel Sieger
local s=GetID()
s.card={
	number="EB01/0013",
	name="Martial Arts Dragon Emperor, Duel Sieger",
	world="Ancient World",
	type="Monster",
	size=3,
	power=7000,
	critical=2,
	defense=7000,
	attributes={"Dragon Lord"},
	keywords={"Double Attack","Soulguard","Lifelink 5"},
}

function s.initial_effect(c)
	c:AddCost(COST_GAUGE,3)
	c:AddCost(COST_HAND_TO_SOUL,2,s.dragonlord,true)
end

function s.dragonlord(c)
	return c:HasAttribute("Dragon Lord")
end
