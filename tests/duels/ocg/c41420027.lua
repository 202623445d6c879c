-- Solemn Judgment
rest("pass")
field{
	me={hand={"Dark Hole","Summoned Skull","Command Knight","Cyber Dragon"},monsters={{"Speed Warrior",position="facedown"}},spells={"Waboku"}},
	opponent={monsters={"Kaiser Sea Horse"},spells={"Solemn Judgment"}},
}

test("negates a Spell for half the LP",function()
	me:activate("Dark Hole")
	opponent:activate("Solemn Judgment")
	opponent:expect{lp=4000,monsters={"Kaiser Sea Horse"},grave={"Solemn Judgment"}}
	me:expect{grave={"Dark Hole"},lp=8000}
	happened("chain_negated")
end)

test("negates a Trap",function()
	me:activate("Waboku")
	opponent:activate("Solemn Judgment")
	me:expect{grave={"Waboku"}}
	opponent:expect{lp=4000}
end)

test("negates a Normal Summon",function()
	me:summon("Command Knight")
	opponent:activate("Solemn Judgment")
	me:expect{grave={"Command Knight"},monsters={"Speed Warrior"}}
	opponent:expect{lp=4000}
end)

test("negates a Flip Summon",function()
	me:change_position("Speed Warrior")
	opponent:activate("Solemn Judgment")
	me:expect{grave={"Speed Warrior"},monsters=0}
end)

test("negates a Special Summon that starts no chain",function()
	field{me={hand={"Cyber Dragon"}},opponent={monsters={"Kaiser Sea Horse"},spells={"Solemn Judgment"}}}
	me:special_summon("Cyber Dragon","attack")
	opponent:activate("Solemn Judgment")
	me:expect{grave={"Cyber Dragon"},monsters=0}
end)

test("does not negate a summon inside a chain, nor a monster's effect",function()
	field{
		me={hand={"Marauding Captain","Speed Warrior"}},
		opponent={spells={"Solemn Judgment"}},
	}
	me:summon("Marauding Captain")
	opponent:pass()
	me:activate("Marauding Captain","attack")
	opponent:not_offered("activate","Solemn Judgment")
	me:expect{monsters=2}
end)
