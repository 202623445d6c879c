-- Seven Tools of the Bandit
field{
	me={monsters={"Cyber Dragon"},hand={"Dark Hole"}},
	opponent={monsters={"Speed Warrior"},spells={"Mirror Force"}},
}

test("negates a Trap for 1000 LP",function()
	field{
		me={monsters={"Cyber Dragon"},spells={"Seven Tools of the Bandit"}},
		opponent={monsters={"Speed Warrior"},spells={"Mirror Force"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Mirror Force")
	me:activate("Seven Tools of the Bandit")
	me:expect{lp=7000,monsters={"Cyber Dragon"},grave={"Seven Tools of the Bandit"}}
	opponent:expect{spells=0,grave={"Mirror Force","Speed Warrior"},lp=8000-1200}
	happened("chain_negated")
end)

test("does not answer Spells",function()
	field{me={hand={"Dark Hole"},monsters={"Cyber Dragon"}},opponent={spells={"Seven Tools of the Bandit"}}}
	me:activate("Dark Hole")
	opponent:not_offered("activate","Seven Tools of the Bandit")
	me:expect{monsters=0}
end)

test("cannot be paid with 500 LP",function()
	field{
		me={lp=500,monsters={"Cyber Dragon"},spells={"Seven Tools of the Bandit"}},
		opponent={monsters={"Speed Warrior"},spells={"Mirror Force"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Mirror Force")
	me:not_offered("activate","Seven Tools of the Bandit")
	me:expect{monsters=0}
end)
