-- game: buddyfight
-- Dragoenergy
test("strengthens an Armordragon in battle",function()
	field{me={hand={"Dragoenergy","Dragoenergy"},center="Systemic Dagger Dragon",left="Bronze Shield Dragon"},
		opponent={left={"Big",size=2,power=8000,critical=1,defense=9000}},player="opponent"}
	opponent:attack("Big","Systemic Dagger Dragon")
	me:cast("Dragoenergy","Systemic Dagger Dragon")
	me:expect_card("Systemic Dagger Dragon",{power=6000,defense=6000,keywords={"Counterattack"}})
	me:cast("Dragoenergy","Systemic Dagger Dragon")
	me:expect_card("Systemic Dagger Dragon",{power=9000,defense=9000})
	finish_attack()
	me:expect_card("Systemic Dagger Dragon",{power=3000,defense=3000,keywords={}})
	opponent:expect{left=false}
end)

test("needs an Armordragon in battle",function()
	field{me={hand="Dragoenergy",left="Bronze Shield Dragon",right="Filler"}}
	me:cannot_use("Dragoenergy")
	me:attack("Filler")
	me:cannot_use("Dragoenergy")
end)

test("does nothing when its target has left",function()
	field{me={hand="Dragoenergy",left="Thousand Rapier Dragon"},opponent={world="Dragon World",hand="Magical Goodbye",center="Filler"}}
	me:attack("Thousand Rapier Dragon")
	me:cast("Dragoenergy","Thousand Rapier Dragon")
	opponent:cannot_use("Magical Goodbye")
end)

test("loses its target to an answer",function()
	field{me={hand="Dragoenergy",left="Thousand Rapier Dragon"},opponent={world="Magic World",hand="Magical Goodbye"}}
	me:attack("Thousand Rapier Dragon")
	me:cast("Dragoenergy","Thousand Rapier Dragon")
	opponent:cast("Magical Goodbye","Thousand Rapier Dragon")
	finish_attack()
	me:expect{hand={"Thousand Rapier Dragon"},drop={"Dragoenergy"}}
	opponent:expect{life=10}
end)
