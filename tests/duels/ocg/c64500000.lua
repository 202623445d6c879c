-- Z-Metal Tank
field{me={monsters={"Z-Metal Tank","X-Head Cannon"},hand={"Dark Hole"}},opponent={monsters={"Gaia Knight, the Force of Earth"}}}

test("joins X-Head Cannon, which gains 600 ATK and DEF",function()
	me:activate("Z-Metal Tank")
	me:expect{monsters={{"X-Head Cannon",atk=2400,def=2100,equips=1}},spells={"Z-Metal Tank"}}
end)

test("joins nothing else",function()
	field{me={monsters={"Z-Metal Tank","Cyber Dragon"}}}
	me:not_offered("activate","Z-Metal Tank","target of Z-Metal Tank")
end)
