-- Yami
test("moves Fiends, Spellcasters and Fairies of both sides by 200",function()
	field{
		me={hand={"Yami"},monsters={"Summoned Skull","Speed Warrior"}},
		opponent={monsters={"Dark Magician"}},
	}
	me:activate("Yami")
	me:expect{field={"Yami"}}
	me:expect_card("Summoned Skull",{atk=2700,def=1400})
	me:expect_card("Speed Warrior",{atk=900,def=400})
	opponent:expect_card("Dark Magician",{atk=2700,def=2300})
end)

test("ends with the card",function()
	field{me={field="Yami",monsters={"Summoned Skull"},hand={"Mystical Space Typhoon"}}}
	me:expect_card("Summoned Skull",{atk=2700})
	me:activate("Mystical Space Typhoon")
	me:expect{field=0}
	me:expect_card("Summoned Skull",{atk=2500,def=1200})
end)

test("Fairies lose 200 ATK and DEF",function()
	field{me={hand={"Yami"},monsters={"Shining Angel"}}}
	me:activate("Yami")
	me:expect_card("Shining Angel",{atk=1200,def=600})
end)
