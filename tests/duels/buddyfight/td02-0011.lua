-- game: buddyfight
-- Battle Aura Circle
test("nullifies an attack of the opponent",function()
	field{me={world="Danger World",hand="Battle Aura Circle"},opponent={left="Filler"},player="opponent"}
	opponent:attack("Filler")
	me:cast("Battle Aura Circle")
	finish_attack()
	me:expect{life=10,drop={"Battle Aura Circle"}}
end)

test("needs an empty center",function()
	field{me={world="Danger World",hand="Battle Aura Circle",center="Filler"},opponent={left="Filler"},player="opponent"}
	opponent:attack("Filler","Filler")
	me:cannot_use("Battle Aura Circle")
end)

test("needs an attack of the opponent",function()
	field{me={world="Danger World",hand="Battle Aura Circle",left="Filler"}}
	me:cannot_use("Battle Aura Circle")
	me:attack("Filler")
	me:cannot_use("Battle Aura Circle")
end)
