-- Rush Recklessly
rest("pass")
field{
	me={monsters={"Marauding Captain",{"Kuriboh",position="facedown"}},hand={"Rush Recklessly"}},
	opponent={monsters={"Cyber Dragon"}},
}

test("gives 700 ATK until the end of the turn",function()
	me:activate("Rush Recklessly")
	me:not_offered("choose","Kuriboh")
	me:answer("Marauding Captain")
	me:expect_card("Marauding Captain",{atk=1900,def=400})
	me:end_turn()
	me:expect_card("Marauding Captain",{atk=1200})
end)

test("may be used in the Damage Step",function()
	field{me={monsters={"Breaker the Magical Warrior"},hand={"Rush Recklessly"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Breaker the Magical Warrior","Cyber Dragon")
	for window=1,2 do me:pass() end
	me:activate("Rush Recklessly","Breaker the Magical Warrior")
	happened_in_order({"damage_step_start"},{"chaining",card="Rush Recklessly"})
	opponent:expect{lp=8000-200,monsters=0}
end)

test("needs a face-up monster",function()
	field{me={monsters={{"Kuriboh",position="facedown"}},hand={"Rush Recklessly"}}}
	me:not_offered("activate","Rush Recklessly","target of Rush Recklessly")
end)

test("does nothing to a monster turned face-down",function()
	field{me={monsters={"Marauding Captain"},hand={"Rush Recklessly"}},opponent={spells={"Book of Moon"}}}
	me:activate("Rush Recklessly","Marauding Captain")
	opponent:activate("Book of Moon","Marauding Captain")
	me:end_turn()
	me:expect{monsters={{"Marauding Captain",position="facedown defense"}}}
end)

test("a single monster is the target, without a question",function()
	field{me={monsters={"Marauding Captain"},hand={"Rush Recklessly"}}}
	me:activate("Rush Recklessly")
	me:expect_card("Marauding Captain",{atk=1900})
end)

test("a monster turned face-down has its own ATK when it is flipped again",function()
	field{me={monsters={"Marauding Captain"},hand={"Rush Recklessly"}},opponent={spells={"Book of Moon"}}}
	me:activate("Rush Recklessly")
	opponent:activate("Book of Moon")
	me:change_position("Marauding Captain")
	me:expect_card("Marauding Captain",{atk=1200})
end)

test("a monster of the opponent will do",function()
	field{me={hand={"Rush Recklessly"}},opponent={monsters={"Kuriboh"}}}
	me:activate("Rush Recklessly")
	opponent:expect_card("Kuriboh",{atk=1000})
end)
