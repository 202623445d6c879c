-- Costs and Tributes.

rest("pass")

test("OCG-COST-01: an activation whose cost cannot be paid is not possible",function()
	field{
		rules="mr1",
		me={hand={"Tribute to The Doomed"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:not_offered("activate","Tribute to The Doomed","cost of Tribute to The Doomed")
end)

test("OCG-COST-01: a Summon whose Tribute is missing is not possible either",function()
	field{rules="mr1",me={hand={"Summoned Skull"}}}
	me:not_offered("summon","Summoned Skull","tribute")
end)

test("OCG-COST-02: the cost is paid before the activation can be answered",function()
	field{
		rules="mr1",
		me={hand={"Tribute to The Doomed","Kuriboh"}},
		opponent={monsters={"Cyber Dragon"},spells={"Waboku"}},
	}
	me:activate("Tribute to The Doomed","Kuriboh")
	opponent:offered("activate","Waboku")
	rest("strict")
	me:expect{hand=0,grave={"Kuriboh"},spells={"Tribute to The Doomed"}}
	opponent:expect{monsters={"Cyber Dragon"}}
	happened("move",{card="Kuriboh",reason="cost",times=1})
	opponent:pass()
	opponent:expect{monsters=0}
end)

test("OCG-COST-02: Life Points are paid then as well",function()
	field{
		rules="mr1",
		me={spells={"Skill Drain"},monsters={"Cyber Dragon"}},
		opponent={spells={"Waboku"}},
	}
	me:activate("Skill Drain")
	opponent:offered("activate","Waboku")
	rest("strict")
	me:expect{lp=7000}
end)

test("OCG-COST-03: a cost is not given back when the activation is negated",function()
	field{
		rules="mr1",
		me={hand={"Tribute to The Doomed","Kuriboh"}},
		opponent={monsters={"Cyber Dragon"},spells={"Magic Jammer"},hand={"Krebons"}},
	}
	me:activate("Tribute to The Doomed","Kuriboh")
	opponent:activate("Magic Jammer")
	me:expect{hand=0,grave={"Kuriboh","Tribute to The Doomed"}}
	opponent:expect{monsters={"Cyber Dragon"},hand=0}
end)

test("OCG-COST-03: nor when the effect is",function()
	field{
		rules="mr1",
		me={monsters={"Tribe-Infecting Virus"},hand={"Kuriboh"}},
		opponent={monsters={"Cyber Dragon"},spells={"Skill Drain"}},
	}
	me:activate("Tribe-Infecting Virus","machine")
	opponent:activate("Skill Drain")
	me:expect{hand=0,grave={"Kuriboh"}}
	opponent:expect{monsters={"Cyber Dragon"},lp=7000}
end)

test("OCG-COST-03: Life Points paid stay paid",function()
	field{
		rules="mr1",
		me={spells={"Skill Drain"},monsters={"Cyber Dragon"}},
		opponent={spells={"Seven Tools of the Bandit"}},
	}
	me:activate("Skill Drain")
	opponent:activate("Seven Tools of the Bandit")
	me:expect{lp=7000,grave={"Skill Drain"}}
	opponent:expect{lp=7000}
end)

test("OCG-COST-04: a Tribute for a Summon goes from the field to the Graveyard",function()
	field{rules="mr1",me={hand={"Summoned Skull"},monsters={"Kuriboh"}}}
	me:summon("Summoned Skull",{"Kuriboh"})
	me:expect{monsters={"Summoned Skull"},grave={"Kuriboh"}}
	happened("move",{card="Kuriboh",from="monsters",to="grave",reason="release",times=1})
end)

test("OCG-COST-04 OCG-COST-05: a Tribute for an effect is made before the activation is declared",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},monsters={"Cyber Dragon"},spells={"Waboku"}},
		opponent={monsters={"Stardust Dragon"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Stardust Dragon")
	me:offered("activate","Waboku")
	rest("strict")
	opponent:expect{monsters=0,grave={"Stardust Dragon"}}
	happened("move",{card="Stardust Dragon",to="grave",reason="release",times=1})
	me:pass()
	me:expect{monsters={"Cyber Dragon"}}
end)

test("OCG-COST-05: it stays made when the activation is negated",function()
	field{
		rules="mr1",
		me={spells={"Mirror Force"},monsters={"Cyber Dragon"}},
		opponent={monsters={"Stardust Dragon"},hand={"Dark Hole"},spells={"Waboku"}},
	}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Stardust Dragon","Cyber Dragon")
	me:activate("Mirror Force")
	opponent:activate("Stardust Dragon")
	opponent:expect{monsters=0,grave={"Stardust Dragon"}}
	me:expect{monsters={"Cyber Dragon"},grave={"Mirror Force"}}
end)

test("OCG-COST-06: a Tribute is no destruction: what looks for that does not see it",function()
	field{
		rules="mr1",
		me={hand={"Summoned Skull"},grave={"Kuriboh"},spells={"Call of the Haunted"}},
	}
	me:activate("Call of the Haunted","Kuriboh")
	me:summon("Summoned Skull",{"Kuriboh"})
	me:expect{spells={"Call of the Haunted"},grave={"Kuriboh"}}
	never_happened("move",{card="Kuriboh",reason="destroy"})
end)

test("OCG-COST-06: destroyed, the monster takes Call of the Haunted along",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole"},grave={"Kuriboh"},spells={"Call of the Haunted"}},
	}
	me:activate("Call of the Haunted","Kuriboh")
	me:activate("Dark Hole")
	me:expect{spells=0,grave=3}
	happened("move",{card="Kuriboh",reason="destroy",times=1})
end)

test("OCG-COST-07 OCG-NOCHAIN-04: nothing can be chained to the payment of a cost",function()
	field{
		rules="mr1",
		me={hand={"Tribute to The Doomed","Kuriboh","Krebons"}},
		opponent={monsters={"Cyber Dragon","Speed Warrior"},spells={"Waboku","Rush Recklessly"}},
	}
	expect{phase="main 1"}
	rest("strict")
	me:activate("Tribute to The Doomed","Kuriboh")
	-- the cost is paid, the target not chosen yet: nobody was asked in between
	me:expect{grave={"Kuriboh"}}
	me:offered("choose","Speed Warrior")
	opponent:not_offered("activate","Waboku")
	opponent:not_offered("activate","Rush Recklessly")
	me:answer("Speed Warrior")
	opponent:activate("Waboku")
	expect{chain={"Tribute to The Doomed","Waboku"}}
end)
