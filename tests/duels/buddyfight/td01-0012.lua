-- game: buddyfight
-- Green Dragon Shield
test("nullifies an attack of the opponent",function()
	field{me={world="Dragon World",hand="Green Dragon Shield"},opponent={left="Filler"},player="opponent"}
	opponent:attack("Filler")
	me:cast("Green Dragon Shield")
	finish_attack()
	me:expect{life=11,drop={"Green Dragon Shield"}}
end)

test("needs an empty center",function()
	field{me={world="Dragon World",hand="Green Dragon Shield",center="Filler"},opponent={left="Filler"},player="opponent"}
	opponent:attack("Filler","Filler")
	me:cannot_use("Green Dragon Shield")
end)

test("needs an attack of the opponent",function()
	field{me={world="Dragon World",hand="Green Dragon Shield",left="Filler"}}
	me:cannot_use("Green Dragon Shield")
	me:attack("Filler")
	me:cannot_use("Green Dragon Shield")
end)
