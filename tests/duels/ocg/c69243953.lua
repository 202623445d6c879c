-- Butterfly Dagger - Elma
rest("pass")
field{
	me={hand={"Butterfly Dagger - Elma","Mystical Space Typhoon"},monsters={"Speed Warrior"}},
	opponent={monsters={"Kaiser Sea Horse"}},
}

test("gives 300 ATK",function()
	me:activate("Butterfly Dagger - Elma","Speed Warrior")
	me:expect_card("Speed Warrior",{atk=1200,def=400,equips=1})
end)

test("destroyed while equipped, it may go back to the hand",function()
	me:activate("Butterfly Dagger - Elma","Speed Warrior")
	me:pass()
	me:activate("Mystical Space Typhoon","Butterfly Dagger - Elma")
	me:activate("Butterfly Dagger - Elma")
	me:expect{hand={"Butterfly Dagger - Elma"},grave={"Mystical Space Typhoon"},spells=0}
	me:expect_card("Speed Warrior",{atk=900})
	happened("confirm_cards",{card="Butterfly Dagger - Elma",player=opponent})
end)

test("destroyed before it was equipped, it may not",function()
	me:activate("Butterfly Dagger - Elma","Speed Warrior")
	me:activate("Mystical Space Typhoon","Butterfly Dagger - Elma")
	me:not_offered("activate","Butterfly Dagger - Elma")
	me:expect{grave={"Butterfly Dagger - Elma","Mystical Space Typhoon"}}
end)

test("or stay in the Graveyard",function()
	me:activate("Butterfly Dagger - Elma","Speed Warrior")
	me:pass()
	me:activate("Mystical Space Typhoon","Butterfly Dagger - Elma")
	me:pass()
	me:expect{grave={"Butterfly Dagger - Elma","Mystical Space Typhoon"},hand=0}
end)

test("destroyed for want of its monster it is no longer equipped",function()
	field{me={monsters={"Speed Warrior"},hand={"Dark Hole"},spells={{"Butterfly Dagger - Elma",position="faceup",equipped_to="Speed Warrior"}}}}
	me:activate("Dark Hole")
	me:expect{grave={"Speed Warrior","Dark Hole","Butterfly Dagger - Elma"},hand=0}
end)

test("Set it stays in the Graveyard",function()
	field{me={hand={"Mystical Space Typhoon"},spells={"Butterfly Dagger - Elma"}}}
	me:activate("Mystical Space Typhoon")
	me:not_offered("activate","Butterfly Dagger - Elma")
	me:expect{grave=2}
end)
