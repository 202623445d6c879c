-- Timeater
test("destroys a monster by battle: the opponent's next Main Phase 1 is skipped",function()
	field{rules="mr1",me={monsters={"Timeater"}},opponent={hand={"Speed Warrior"},monsters={"Kuriboh"}}}
	me:battle_phase()
	me:attack("Timeater","Kuriboh")
	me:end_turn()
	opponent:answer("end phase")
	expect{turn=3}
	opponent:expect{hand={"Speed Warrior"}}
	me:end_turn()
	expect{turn=4,phase="main 1"}
	opponent:summon("Speed Warrior")
end)

test("works as the attacked monster too, for the turn after",function()
	field{rules="mr1",me={monsters={"Timeater"}},opponent={hand={"Speed Warrior"},monsters={"Junk Synchron","Summoned Skull"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Junk Synchron","Timeater")
	opponent:main_phase_2()
	opponent:summon("Speed Warrior")
	opponent:end_turn()
	me:end_turn()
	opponent:answer("battle phase")
	expect{turn=4,phase="battle"}
end)

test("a battle that destroys nothing, or an own loss, skips nothing",function()
	field{rules="mr1",me={monsters={"Timeater"}},opponent={hand={"Speed Warrior"},monsters={"Summoned Skull"}}}
	me:battle_phase()
	me:attack("Timeater","Summoned Skull")
	me:expect{grave={"Timeater"}}
	me:end_turn()
	expect{turn=2,phase="main 1"}
	opponent:offered("summon","Speed Warrior")
end)
