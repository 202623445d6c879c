-- The Unhappy Maiden
rest("pass")
field{
	me={monsters={"Cyber Dragon","Speed Warrior"}},
	opponent={monsters={"The Unhappy Maiden"}},
}

test("destroyed by battle, ends the Battle Phase",function()
	me:battle_phase()
	me:attack("Cyber Dragon","The Unhappy Maiden")
	opponent:expect{lp=8000-2100,grave={"The Unhappy Maiden"}}
	happened("chaining",{card="The Unhappy Maiden"})
	expect{phase="main 2"}
	me:not_offered("attack","Speed Warrior")
end)

test("ends one Battle Phase only, and not its End Step",function()
	field{
		me={monsters={"Cyber Dragon","Speed Warrior"}},
		opponent={monsters={"The Unhappy Maiden"},spells={"Waboku"}},
	}
	me:battle_phase()
	expect{step="battle"}
	rest("strict")
	me:attack("Cyber Dragon","The Unhappy Maiden")
	opponent:pass()
	opponent:pass()
	expect{step="end"}
	opponent:pass()
	rest("pass")
	me:end_turn()
	opponent:end_turn()
	me:battle_phase()
	me:attack("Speed Warrior")
	opponent:expect{lp=8000-2100-900}
end)

test("ends that of its own player too",function()
	field{
		me={monsters={"The Unhappy Maiden","Cyber Dragon"}},
		opponent={monsters={"Speed Warrior"}},
	}
	me:battle_phase()
	me:attack("The Unhappy Maiden","Speed Warrior")
	expect{phase="main 2",turn_player=me}
	me:end_turn()
	opponent:battle_phase()
	expect{phase="battle",turn_player=opponent}
end)

test("does nothing if destroyed by an effect",function()
	field{
		me={monsters={"Cyber Dragon"},hand={"Tribute to The Doomed","Kuriboh"}},
		opponent={monsters={"The Unhappy Maiden"}},
	}
	me:activate("Tribute to The Doomed","The Unhappy Maiden")
	opponent:expect{grave={"The Unhappy Maiden"}}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:expect{lp=8000-2100}
	never_happened("chaining",{card="The Unhappy Maiden"})
end)
