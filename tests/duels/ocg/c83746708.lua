-- Mage Power
test("gives 500 for each Spell and Trap of its player",function()
	field{
		me={hand={"Mage Power"},spells={"Mirror Force"},field="Yami",monsters={"Speed Warrior"}},
		opponent={spells={"Trap Hole"}},
	}
	me:activate("Mage Power")
	me:expect_card("Speed Warrior",{atk=900+1500,def=400+1500})
end)

test("counts the side of its own player",function()
	field{
		me={hand={"Mage Power"}},
		opponent={monsters={"Speed Warrior"},spells={"Trap Hole","Mirror Force"}},
	}
	me:activate("Mage Power")
	opponent:expect_card("Speed Warrior",{atk=1400,def=900})
end)
