-- Negate Attack
field{
	me={monsters={"Cyber Dragon","Kaiser Sea Horse"}},
	opponent={monsters={"Speed Warrior"},spells={"Negate Attack"}},
}

test("negates the attack and ends the battle phase",function()
	me:battle_phase()
	opponent:not_offered("activate","Negate Attack")
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Negate Attack")
	opponent:expect{lp=8000,monsters={"Speed Warrior"},grave={"Negate Attack"}}
	happened("attack_disabled")
	expect{phase="main 2"}
	me:expect{monsters=2}
end)

test("answers attacks of the opponent only",function()
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Speed Warrior","Cyber Dragon")
	opponent:not_offered("activate","Negate Attack")
	opponent:expect{lp=8000-1200}
end)

test("the next battle phase is as usual",function()
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Negate Attack")
	me:end_turn()
	opponent:end_turn()
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:expect{lp=8000-1200,monsters=0}
end)
