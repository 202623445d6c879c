-- Sacred Phoenix of Nephthys
field{
	rules="mr1",
	me={hand={"Dark Hole"},monsters={"Sacred Phoenix of Nephthys"},spells={"Waboku","Sogen"},field="Sogen"},
	opponent={spells={"Trap Hole"}},
}
rest("pass")

test("destroyed by an effect it comes back in the next own Standby Phase and destroys all Spells and Traps",function()
	me:activate("Dark Hole")
	me:expect{grave={"Dark Hole","Sacred Phoenix of Nephthys"}}
	me:end_turn()
	opponent:end_turn()
	me:activate("Sacred Phoenix of Nephthys","attack")
	me:expect{monsters={"Sacred Phoenix of Nephthys"},spells=0,field=0}
	opponent:expect{spells=0,grave={"Trap Hole"}}
	expect{turn=3,phase="main 1"}
end)

test("comes back once",function()
	me:activate("Dark Hole")
	me:end_turn()
	opponent:end_turn()
	me:activate("Sacred Phoenix of Nephthys","attack")
	me:end_turn()
	opponent:end_turn()
	me:expect{monsters={"Sacred Phoenix of Nephthys"}}
	happened("special_summoned",{times=1})
end)

test("destroyed by battle it stays in the Graveyard",function()
	field{rules="mr1",me={monsters={"Sacred Phoenix of Nephthys"}},opponent={monsters={"Summoned Skull"}}}
	me:battle_phase()
	me:attack("Sacred Phoenix of Nephthys","Summoned Skull")
	me:end_turn()
	opponent:end_turn()
	expect{turn=3}
	me:expect{monsters=0,grave={"Sacred Phoenix of Nephthys"}}
end)

test("sent to the Graveyard without being destroyed it stays there",function()
	field{rules="mr1",me={hand={"Sacred Phoenix of Nephthys","Magic Jammer","Tribute to The Doomed"},monsters={"Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Tribute to The Doomed","Sacred Phoenix of Nephthys","Cyber Dragon")
	me:end_turn()
	opponent:end_turn()
	expect{turn=3}
	me:expect{grave={"Sacred Phoenix of Nephthys","Tribute to The Doomed"}}
end)

test("destroyed in its own Standby Phase it waits for the next",function()
	rest("strict")
	field{rules="mr1",me={grave={"Sacred Phoenix of Nephthys"},spells={"Call of the Haunted","Mystical Space Typhoon","Waboku"}}}
	me:pass()
	me:activate("Call of the Haunted","Sacred Phoenix of Nephthys")
	me:pass()
	me:expect{monsters={"Sacred Phoenix of Nephthys"}}
	me:activate("Mystical Space Typhoon","Call of the Haunted")
	me:pass()
	expect{phase="standby"}
	me:expect{monsters=0}
	rest("pass")
	me:end_turn()
	expect{turn=2}
	opponent:end_turn()
	me:pass()
	me:activate("Sacred Phoenix of Nephthys","attack")
	expect{turn=3}
	me:expect{monsters={"Sacred Phoenix of Nephthys"},spells=0}
end)

test("brought back by another card it destroys nothing",function()
	field{rules="mr1",me={hand={"Monster Reborn"},spells={"Waboku"},grave={"Sacred Phoenix of Nephthys"}}}
	me:activate("Monster Reborn","Sacred Phoenix of Nephthys","attack")
	me:expect{monsters={"Sacred Phoenix of Nephthys"},spells={"Waboku"}}
end)

test("in the Graveyard by another way it does not answer a Standby Phase",function()
	field{rules="mr1",me={grave={"Sacred Phoenix of Nephthys"}}}
	me:end_turn()
	opponent:end_turn()
	expect{turn=3}
	me:expect{monsters=0}
end)

test("the opponent's Standby Phase is not the one, and destruction of later turns counts anew",function()
	field{rules="mr1",me={monsters={"Sacred Phoenix of Nephthys"},hand={"Waboku"},spells={"Sogen"}},opponent={hand={"Dark Hole"},spells={"Trap Hole"}}}
	me:end_turn()
	opponent:activate("Dark Hole")
	opponent:end_turn()
	me:answer("defense")
	me:expect{monsters={{"Sacred Phoenix of Nephthys",position="defense"}},spells=0,hand={"Waboku"}}
	opponent:expect{spells=0}
	expect{turn=3}
end)
