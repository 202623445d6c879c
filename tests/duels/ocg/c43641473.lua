-- Tailor of the Fickle
rest("pass")
field{
	me={
		monsters={"Speed Warrior","Kuriboh"},hand={"Tailor of the Fickle"},
		spells={{"Mage Power",position="faceup",equipped_to="Speed Warrior"},"Waboku"},
	},
	opponent={monsters={"Cyber Dragon",{"Krebons",position="facedown"}},spells={"Book of Moon"}},
}

test("moves an Equip Card to another monster of either side",function()
	me:activate("Tailor of the Fickle")
	me:not_offered("choose","Speed Warrior")
	me:not_offered("choose","Krebons")
	me:answer("Cyber Dragon")
	me:expect_card("Speed Warrior",{atk=900,equips=0})
	opponent:expect_card("Cyber Dragon",{atk=3100,equips=1})
	me:expect{grave={"Tailor of the Fickle"}}
end)

test("only to a monster it fits",function()
	field{me={monsters={"Speed Warrior","Kuriboh"},hand={"Tailor of the Fickle"},spells={{"Legendary Sword",position="faceup",equipped_to="Speed Warrior"}}}}
	me:not_offered("activate","Tailor of the Fickle","target of Tailor of the Fickle")
end)

test("not to one that is face-down by then",function()
	me:activate("Tailor of the Fickle","Cyber Dragon")
	opponent:activate("Book of Moon","Cyber Dragon")
	me:expect_card("Speed Warrior",{equips=1})
end)

test("nor one that was destroyed",function()
	field{
		me={monsters={"Speed Warrior","Kuriboh"},hand={"Tailor of the Fickle"},spells={{"Mage Power",position="faceup",equipped_to="Speed Warrior"}}},
		opponent={spells={"Mystical Space Typhoon"}},
	}
	me:activate("Tailor of the Fickle","Kuriboh")
	opponent:activate("Mystical Space Typhoon","Mage Power")
	me:expect{grave={"Mage Power","Tailor of the Fickle"}}
	me:expect_card("Kuriboh",{atk=300,equips=0})
end)

test("not a monster that has become equipment",function()
	field{me={monsters={"Relinquished","Kuriboh"},hand={"Tailor of the Fickle"}},opponent={monsters={"Summoned Skull"}}}
	me:activate("Relinquished")
	me:not_offered("activate","Tailor of the Fickle","target of Tailor of the Fickle")
end)
