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

test("works for the opponent in the Battle Phase of the other player",function()
	field{me={monsters={"Kuriboh"}},opponent={spells={"Ultimate Offering"},hand={"Speed Warrior"}}}
	opponent:activate("Ultimate Offering")
	me:battle_phase()
	opponent:activate("Ultimate Offering","attack")
	opponent:expect{lp=7500,monsters={"Speed Warrior"}}
end)

test("two of them in one chain need a monster each",function()
	field{me={spells={"Ultimate Offering","Ultimate Offering"},hand={"Speed Warrior"}},opponent={hand={"Krebons"}}}
	me:activate({"Ultimate Offering",slot=0})
	me:activate({"Ultimate Offering",slot=1})
	me:expect{lp=8000}
	me:activate({"Ultimate Offering",slot=0})
	me:not_offered("activate",{"Ultimate Offering",slot=1})
	me:not_offered("choose","Krebons")
	me:answer("attack")
	me:expect{lp=7500,monsters={"Speed Warrior"}}
end)

test("two of them in one chain bring two monsters",function()
	field{me={spells={"Ultimate Offering","Ultimate Offering"},hand={"Speed Warrior","Kuriboh"}},opponent={hand={"Krebons"}}}
	me:activate({"Ultimate Offering",slot=0})
	me:activate({"Ultimate Offering",slot=1})
	me:expect{lp=8000}
	me:activate({"Ultimate Offering",slot=0})
	me:activate({"Ultimate Offering",slot=1})
	me:not_offered("choose","Krebons")
	me:answer("Kuriboh")
	me:answer("attack")
	me:answer("attack")
	me:expect{lp=7000,monsters={"Kuriboh","Speed Warrior"}}
end)

test("may be used again after a chain, down to the last monster",function()
	field{me={spells={"Ultimate Offering"},hand={"Speed Warrior","Kuriboh"}}}
	me:activate("Ultimate Offering")
	me:expect{monsters=0}
	me:activate("Ultimate Offering","Kuriboh","attack")
	me:expect{monsters=1}
	me:activate("Ultimate Offering","attack")
	me:expect{lp=7000,monsters={"Kuriboh","Speed Warrior"}}
end)

test("monsters of the opponent's hand are no use",function()
	field{me={spells={"Ultimate Offering"}},opponent={hand={"Speed Warrior"}}}
	me:activate("Ultimate Offering")
	me:expect{spells=1}
	me:not_offered("activate","Ultimate Offering","target of Ultimate Offering")
end)
