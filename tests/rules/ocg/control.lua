-- Control of monsters.

rest("pass")

test("OCG-CTRL-01: a player controls the monsters on their own side, not the opponent's",function()
	field{
		rules="mr1",
		me={monsters={"Speed Warrior"},hand={"Summoned Skull"}},
		opponent={monsters={"Cyber Dragon","Kuriboh"}},
	}
	me:offered("change_position","Speed Warrior")
	me:not_offered("change_position","Cyber Dragon")
	me:summon("Summoned Skull",{"Speed Warrior"}) -- the only Tribute there is
	opponent:expect{monsters=2}
	me:battle_phase()
	me:offered("attack","Summoned Skull")
	me:not_offered("attack","Cyber Dragon")
end)

test("OCG-CTRL-02: an effect can pass control, and the card moves over",function()
	field{
		rules="mr1",
		me={hand={"Change of Heart"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Change of Heart")
	me:expect{monsters={{"Cyber Dragon",position="attack"}}}
	me:expect_card("Cyber Dragon",{owner=opponent})
	opponent:expect{monsters=0}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:expect{lp=8000-2100}
end)

test("OCG-CTRL-02: when the effect ends the card goes back",function()
	field{rules="mr1",me={hand={"Change of Heart"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Change of Heart")
	me:end_turn()
	me:expect{monsters=0}
	opponent:expect{monsters={"Cyber Dragon"}}
	opponent:offered("change_position","Cyber Dragon")
end)

test("OCG-CTRL-02: without a free zone control does not pass",function()
	field{
		rules="mr1",
		me={hand={"Change of Heart"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:not_offered("activate","Change of Heart","target of Change of Heart")
end)

test("OCG-CTRL-03: Tributed, the card goes to its owner's Graveyard",function()
	field{
		rules="mr1",
		me={hand={"Change of Heart","Summoned Skull"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Change of Heart")
	me:summon("Summoned Skull",{"Cyber Dragon"})
	me:expect{grave={"Change of Heart"}}
	opponent:expect{grave={"Cyber Dragon"}}
end)

test("OCG-CTRL-03: destroyed in battle as well",function()
	field{
		rules="mr1",
		me={hand={"Change of Heart"}},
		opponent={monsters={"Cyber Dragon","Summoned Skull"}},
	}
	me:activate("Change of Heart","Cyber Dragon")
	me:battle_phase()
	me:attack("Cyber Dragon","Summoned Skull")
	me:expect{lp=8000-400,grave={"Change of Heart"}}
	opponent:expect{lp=8000,grave={"Cyber Dragon"}}
end)

test("OCG-CTRL-03: returned to the hand it is in its owner's",function()
	field{
		rules="mr1",
		me={hand={"Change of Heart"},monsters={{"Penguin Soldier",position="facedown defense"}}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Change of Heart")
	me:change_position("Penguin Soldier","yes",{"Cyber Dragon"})
	me:expect{hand=0,monsters={"Penguin Soldier"}}
	opponent:expect{hand={"Cyber Dragon"}}
end)
