-- Skill Drain
rest("pass")

test("negates the effects of the monsters of both sides for 1000 LP",function()
	field{
		me={spells={"Skill Drain"},monsters={"Command Knight","Speed Warrior"}},
		opponent={monsters={"Command Knight","Buster Blader"},grave={"Stardust Dragon"}},
	}
	me:expect_card("Speed Warrior",{atk=1300})
	opponent:expect_card("Command Knight",{atk=1600})
	me:activate("Skill Drain")
	me:expect{lp=7000,spells={{"Skill Drain",position="faceup"}}}
	me:expect_card("Speed Warrior",{atk=900})
	opponent:expect_card("Command Knight",{atk=1200})
	opponent:expect_card("Buster Blader",{atk=2600})
end)

test("negates what is activated on the field, not what works elsewhere",function()
	field{
		me={spells={"Skill Drain"},hand={"Kuriboh"},monsters={"Tribe-Infecting Virus",{"Man-Eater Bug",position="facedown defense"}}},
		opponent={monsters={"Mystic Tomato"},deck={"Mystic Tomato"}},
	}
	me:activate("Skill Drain")
	me:activate("Tribe-Infecting Virus","plant")
	opponent:expect{monsters={"Mystic Tomato"}}
	me:expect{grave={"Kuriboh"}}
	me:battle_phase()
	me:attack("Tribe-Infecting Virus","Mystic Tomato")
	opponent:activate("Mystic Tomato")
	opponent:expect{monsters={"Mystic Tomato"},grave={"Mystic Tomato"}}
end)

test("cannot be activated with less than 1000 LP",function()
	field{me={lp=999,spells={"Skill Drain"},monsters={"Command Knight"}}}
	me:not_offered("activate","Skill Drain","cost of Skill Drain")
end)

test("ends with the card",function()
	field{
		me={spells={"Skill Drain","Mystical Space Typhoon"},monsters={"Command Knight"}},
	}
	me:activate("Skill Drain")
	me:expect_card("Command Knight",{atk=1200})
	me:activate("Mystical Space Typhoon","Skill Drain")
	me:expect_card("Command Knight",{atk=1600})
end)
