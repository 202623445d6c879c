-- Speed Warrior
field{
	me={hand={"Speed Warrior"},monsters={{"Speed Warrior",slot=2}}},
	opponent={monsters={"Kaiser Sea Horse"}},
}

test("may double its printed ATK in the Battle Phase of its summon",function()
	field{me={hand={"Speed Warrior"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:summon("Speed Warrior")
	me:not_offered("activate","Speed Warrior","condition of Speed Warrior")
	me:battle_phase()
	me:activate("Speed Warrior")
	me:expect_card("Speed Warrior",{atk=1800})
	me:attack("Speed Warrior","Kaiser Sea Horse")
	opponent:expect{lp=8000-100,monsters=0}
	me:not_offered("activate","Speed Warrior","count limit")
	me:main_phase_2()
	me:expect_card("Speed Warrior",{atk=900})
end)

test("not in a later turn",function()
	field{me={monsters={"Speed Warrior"}}}
	me:battle_phase()
	me:not_offered("activate","Speed Warrior","condition of Speed Warrior")
end)

test("not when Special Summoned",function()
	field{me={hand={"Monster Reborn"},grave={"Speed Warrior"}}}
	me:activate("Monster Reborn","attack")
	me:battle_phase()
	me:not_offered("activate","Speed Warrior","condition of Speed Warrior")
end)

test("doubles the printed ATK only",function()
	field{me={hand={"Speed Warrior"},monsters={"Command Knight"}}}
	me:summon("Speed Warrior")
	me:battle_phase()
	me:activate("Speed Warrior")
	me:expect_card("Speed Warrior",{atk=1800})
end)

test("turned face-down, its ATK is not doubled",function()
	rest("pass")
	field{me={hand={"Speed Warrior"}},opponent={spells={"Book of Moon"}}}
	me:summon("Speed Warrior")
	me:battle_phase()
	me:activate("Speed Warrior")
	opponent:activate("Book of Moon")
	me:expect_card("Speed Warrior",{position="facedown defense",atk=900})
end)

test("turned face-down later, it loses the doubled ATK",function()
	rest("pass")
	field{me={hand={"Speed Warrior","Book of Moon"}}}
	me:summon("Speed Warrior")
	me:battle_phase()
	me:activate("Speed Warrior")
	me:expect_card("Speed Warrior",{atk=1800})
	me:activate("Book of Moon")
	me:expect_card("Speed Warrior",{position="facedown defense",atk=900})
end)

test("negated later, it loses the doubled ATK",function()
	rest("pass")
	field{me={hand={"Speed Warrior"},spells={"Skill Drain"}}}
	me:summon("Speed Warrior")
	me:battle_phase()
	me:activate("Speed Warrior")
	me:expect_card("Speed Warrior",{atk=1800})
	me:activate("Skill Drain")
	me:expect_card("Speed Warrior",{atk=900})
end)
