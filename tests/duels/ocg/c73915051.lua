-- Scapegoat
rest("pass")
field{me={spells={"Scapegoat"},hand={"Summoned Skull","Speed Warrior","Emergency Teleport"},deck={"Krebons"},monsters={{"Kuriboh",position="facedown"}}}}

test("brings four Tokens in Defense Position",function()
	me:activate("Scapegoat")
	me:expect{monsters={"Kuriboh",
		{"Sheep Token",position="defense",atk=0,def=0,level=1},{"Sheep Token",position="defense"},
		{"Sheep Token",position="defense"},{"Sheep Token",position="defense"}}}
end)

test("its player summons nothing else that turn",function()
	field{me={spells={"Scapegoat"},hand={"Speed Warrior","Emergency Teleport"},deck={"Krebons"}}}
	me:activate("Scapegoat")
	me:not_offered("summon","Speed Warrior")
	me:not_offered("activate","Emergency Teleport")
	me:offered("set","Speed Warrior")
end)

test("nor flips",function()
	me:activate("Scapegoat")
	me:not_offered("change_position","Kuriboh")
end)

test("Tokens are no Tributes",function()
	field{me={spells={"Scapegoat"},hand={"Summoned Skull"}}}
	me:activate("Scapegoat")
	me:end_turn()
	opponent:end_turn()
	me:not_offered("summon","Summoned Skull")
end)

test("not after a summon",function()
	me:summon("Speed Warrior")
	me:not_offered("activate","Scapegoat","cost of Scapegoat")
end)

test("not after a Special Summon",function()
	field{me={spells={"Scapegoat"},hand={"Emergency Teleport"},deck={"Krebons"}}}
	me:activate("Emergency Teleport","attack")
	me:expect{monsters={"Krebons"}}
	assert(me:why("activate","Scapegoat"):find("cost of Scapegoat",1,true))
end)

test("not after a flip",function()
	me:change_position("Kuriboh")
	me:not_offered("activate","Scapegoat","cost of Scapegoat")
end)

test("needs four zones",function()
	field{rule=1,me={spells={"Scapegoat"},monsters={"Speed Warrior","Kuriboh"}}}
	me:not_offered("activate","Scapegoat","target of Scapegoat")
end)

test("brings nothing if a zone is gone by then",function()
	field{me={spells={"Scapegoat"}},opponent={spells={"Mystical Space Typhoon"}}}
	me:activate("Scapegoat")
	opponent:activate("Mystical Space Typhoon","Scapegoat")
	me:expect{monsters=4}
end)

test("no longer restrains its player in the next turns",function()
	field{me={spells={"Scapegoat"},hand={"Speed Warrior"}}}
	me:activate("Scapegoat")
	me:end_turn()
	opponent:end_turn()
	me:offered("summon","Speed Warrior")
end)

test("does not restrain the opponent",function()
	field{me={spells={"Scapegoat"}},opponent={hand={"Speed Warrior","Emergency Teleport"},deck={"Krebons"}}}
	me:end_turn()
	me:activate("Scapegoat")
	opponent:offered("summon","Speed Warrior")
	opponent:offered("activate","Emergency Teleport")
end)

test("negated, it restrains nobody",function()
	field{me={spells={"Scapegoat"},hand={"Speed Warrior"}},opponent={spells={"Magic Jammer"},hand={"Kuriboh"}}}
	me:activate("Scapegoat")
	opponent:activate("Magic Jammer")
	me:offered("summon","Speed Warrior")
	me:expect{monsters=0}
end)

test("works while the opponent may not summon and has no zone, and not twice",function()
	field{
		rule=1,
		me={spells={"Scapegoat"},monsters={"Kuriboh"}},
		opponent={spells={"Scapegoat"},monsters={"Cyber Dragon"}},
	}
	opponent:activate("Scapegoat")
	me:activate("Scapegoat")
	me:expect{monsters=5}
	opponent:expect{monsters=5}
end)

test("the Tokens are its player's, on either side",function()
	field{me={spells={"Scapegoat"}},opponent={spells={"Scapegoat"}}}
	me:activate("Scapegoat")
	opponent:activate("Scapegoat")
	me:expect_card("Sheep Token",{count=4,owner=me})
	opponent:expect_card("Sheep Token",{count=4,owner=opponent})
end)
