-- game: buddyfight
-- Quick Summon
test("calls a monster that becomes the attack's target and counterattacks",function()
	field{me={world="Magic World",hand={"Quick Summon","Control Unit, Suppression Queen"}},opponent={left="Filler"},player="opponent"}
	opponent:attack("Filler")
	me:cast("Quick Summon")
	me:choose("left")
	me:expect_card("Control Unit, Suppression Queen",{place="left",keywords={"Counterattack"}})
	finish_attack()
	me:expect{life=10,left={"Control Unit, Suppression Queen"}}
	opponent:expect{left=false}
	me:expect_card("Control Unit, Suppression Queen",{keywords={}})
end)

test("may make it a buddy call",function()
	field{me={world="Magic World",hand={"Quick Summon","Demon Lord, Asmodai"},buddy="Demon Lord, Asmodai"},opponent={left="Filler"},player="opponent"}
	opponent:attack("Filler")
	me:cast("Quick Summon")
	me:choose("center")
	me:yes()
	me:expect{life=11}
	me:expect_card("Demon Lord, Asmodai",{place="center",keywords={"Counterattack"}})
end)

test("needs a monster to call",function()
	field{me={world="Magic World",hand={"Quick Summon","Jamadhar Dragon"}},opponent={left="Filler"},player="opponent"}
	opponent:attack("Filler")
	me:cannot_use("Quick Summon")
end)

test("needs an attack of the opponent",function()
	field{me={world="Magic World",hand={"Quick Summon","Control Unit, Suppression Queen"}}}
	me:cannot_use("Quick Summon")
end)
