-- Ultimate Offering
rest("pass")
field{
	me={spells={"Ultimate Offering"},hand={"Speed Warrior","Kuriboh","Krebons"}},
}

test("allows one more Normal Summon for 500 LP",function()
	me:summon("Speed Warrior")
	me:activate("Ultimate Offering")
	me:activate("Ultimate Offering")
	me:answer("Kuriboh")
	me:answer("attack")
	me:expect{lp=7500,monsters={"Speed Warrior","Kuriboh"},hand={"Krebons"}}
end)

test("works in the opponent's Battle Phase",function()
	field{me={spells={"Ultimate Offering"},hand={"Speed Warrior"}},opponent={monsters={"Kuriboh"}}}
	me:activate("Ultimate Offering")
	me:end_turn()
	opponent:battle_phase()
	me:activate("Ultimate Offering","attack")
	me:expect{lp=7500,monsters={"Speed Warrior"}}
end)

test("not in the opponent's Main Phase, nor without a monster",function()
	field{me={spells={"Ultimate Offering"},hand={"Dark Hole"}}}
	me:activate("Ultimate Offering")
	me:not_offered("activate","Ultimate Offering","target of Ultimate Offering")
end)
