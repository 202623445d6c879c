-- Curse of Fiend
rest("pass")
field{
	me={spells={"Curse of Fiend"},monsters={"Speed Warrior",{"Kuriboh",position="facedown"}},hand={"Book of Moon"}},
	opponent={monsters={"Cyber Dragon",{"Krebons",position="defense"},{"Summoned Skull",position="facedown attack"}}},
}

local function tomystandby()
	me:end_turn()
	opponent:end_turn()
end

test("in the own Standby Phase changes the positions of all monsters",function()
	me:change_position("Speed Warrior")
	me:not_offered("activate","Curse of Fiend","condition of Curse of Fiend")
	me:end_turn()
	me:not_offered("activate","Curse of Fiend")
	opponent:end_turn()
	me:activate("Curse of Fiend")
	me:pass()
	me:expect{monsters={{"Speed Warrior",position="attack"},{"Kuriboh",position="attack"}},grave={"Curse of Fiend"}}
	opponent:expect{monsters={{"Cyber Dragon",position="defense"},{"Krebons",position="attack"},{"Summoned Skull",position="facedown defense"}}}
end)

test("then only effects change them, until the end of the turn",function()
	tomystandby()
	me:activate("Curse of Fiend")
	me:pass()
	me:not_offered("change_position","Speed Warrior")
	me:activate("Book of Moon","Kuriboh")
	me:expect_card("Kuriboh",{position="facedown defense"})
	me:end_turn()
	opponent:offered("change_position","Cyber Dragon")
end)

test("not from the hand",function()
	field{me={hand={"Curse of Fiend"},monsters={"Speed Warrior"}}}
	tomystandby()
	expect{phase="main 1",turn=3}
	me:not_offered("activate","Curse of Fiend")
end)

test("not with no monsters",function()
	field{me={spells={"Curse of Fiend"}}}
	me:end_turn()
	opponent:end_turn()
	me:not_offered("activate","Curse of Fiend","condition of Curse of Fiend")
end)

test("answers nothing",function()
	field{me={spells={"Curse of Fiend","Waboku"},monsters={"Speed Warrior"}}}
	tomystandby()
	me:activate("Waboku")
	me:not_offered("activate",{"Curse of Fiend"})
end)
