-- Waboku
rest("pass")
field{
	me={monsters={"Cyber Dragon","Kaiser Sea Horse"}},
	opponent={monsters={"Speed Warrior"},spells={"Waboku"}},
}

test("no battle damage and no destruction by battle this turn",function()
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Waboku")
	me:attack("Kaiser Sea Horse","Speed Warrior")
	opponent:expect{lp=8000,monsters={"Speed Warrior"},grave={"Waboku"}}
end)

test("lasts for the turn only, and for its player only",function()
	opponent:activate("Waboku")
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Speed Warrior","Cyber Dragon")
	opponent:expect{lp=8000-1200,monsters=0}
end)

test("does nothing for the other player",function()
	field{me={monsters={"Speed Warrior"}},opponent={monsters={"Cyber Dragon"},spells={"Waboku"}}}
	opponent:activate("Waboku")
	me:battle_phase()
	me:attack("Speed Warrior","Cyber Dragon")
	me:expect{lp=8000-1200,monsters=0}
end)
