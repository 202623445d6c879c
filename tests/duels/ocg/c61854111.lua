-- Legendary Sword
test("gives a Warrior 300 ATK and DEF",function()
	field{me={hand={"Legendary Sword"},monsters={"Speed Warrior","Kuriboh"}}}
	me:activate("Legendary Sword")
	me:not_offered("choose","Kuriboh")
	me:expect_card("Speed Warrior",{atk=1200,def=700,equips=1})
end)

test("needs a Warrior",function()
	field{me={hand={"Legendary Sword"},monsters={"Kuriboh"}}}
	me:not_offered("activate","Legendary Sword")
end)
