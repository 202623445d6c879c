-- game: buddyfight
-- Invigorating Breath
test("gains 4 life, less 1 for each of the name in the drop zone",function()
	field{me={world="Danger World",life=3,hand={"Invigorating Breath","Invigorating Breath"},item="Boulder Piercing Spear"}}
	me:cast("Invigorating Breath")
	me:expect{life=7}
	me:cast("Invigorating Breath")
	me:expect{life=10}
end)

test("gains nothing with four in the drop zone",function()
	local name="Invigorating Breath"
	field{me={world="Danger World",life=3,hand=name,item="Boulder Piercing Spear",drop={name,name,name,name}}}
	me:cast(name)
	me:expect{life=3}
end)

test("needs a Weapon",function()
	field{me={world="Danger World",hand="Invigorating Breath"}}
	me:cannot_use("Invigorating Breath")
end)

test("needs an empty center",function()
	field{me={world="Danger World",hand="Invigorating Breath",item="Boulder Piercing Spear",center="Filler"}}
	me:cannot_use("Invigorating Breath")
end)
