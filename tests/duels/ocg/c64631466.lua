-- Relinquished
field{
	me={monsters={"Relinquished","Cyber Dragon"}},
	opponent={monsters={"Summoned Skull","Gaia Knight, the Force of Earth"}},
}

test("absorbs a monster and has its ATK and DEF",function()
	me:activate("Relinquished","Summoned Skull")
	me:expect{spells={"Summoned Skull"}}
	me:expect_card("Relinquished",{atk=2500,def=1200,equips=1})
	opponent:expect{monsters=1}
	me:not_offered("activate","Relinquished")
	me:end_turn()
	opponent:end_turn()
	me:not_offered("activate","Relinquished","condition of Relinquished")
end)

test("loses the absorbed monster in its stead and shares the damage",function()
	me:activate("Relinquished","Summoned Skull")
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Gaia Knight, the Force of Earth","Relinquished")
	me:expect{lp=7900,monsters=2,spells=0}
	opponent:expect{lp=7900,grave={"Summoned Skull"}}
	me:expect_card("Relinquished",{atk=0,def=0})
end)

test("shares the damage of its own attacks too, but not of others",function()
	me:activate("Relinquished","Summoned Skull")
	me:battle_phase()
	me:attack("Cyber Dragon","Gaia Knight, the Force of Earth")
	me:expect{lp=8000-500}
	opponent:expect{lp=8000}
	me:attack("Relinquished","Gaia Knight, the Force of Earth")
	me:expect{lp=8000-600}
	opponent:expect{lp=8000-100}
end)

test("is destroyed as usual without an absorbed monster",function()
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Summoned Skull","Relinquished")
	me:expect{lp=8000-2500,monsters={"Cyber Dragon"}}
	opponent:expect{lp=8000}
end)

test("is not saved from effects",function()
	field{me={monsters={"Relinquished"},hand={"Dark Hole"}},opponent={monsters={"Summoned Skull"}}}
	me:activate("Relinquished")
	me:activate("Dark Hole")
	me:expect{monsters=0}
	opponent:expect{grave={"Summoned Skull"}}
end)

test("absorbs a face-down monster too",function()
	field{me={monsters={"Relinquished"}},opponent={monsters={{"Summoned Skull",position="facedown"}}}}
	me:activate("Relinquished")
	me:expect_card("Relinquished",{atk=2500,def=1200})
end)

test("sends the target to the Graveyard if it is gone itself",function()
	field{me={monsters={"Relinquished"}},opponent={monsters={"Summoned Skull"},spells={"Book of Moon"}}}
	rest("pass")
	me:activate("Relinquished")
	opponent:activate("Book of Moon","Relinquished")
	opponent:expect{grave={"Book of Moon","Summoned Skull"},monsters=0}
	me:expect{monsters={{"Relinquished",position="facedown"}}}
end)

test("absorbs nothing that is no longer the opponent's",function()
	field{me={monsters={"Relinquished"}},opponent={monsters={"Speed Warrior","Stardust Dragon"},spells={"Mystical Space Typhoon"}}}
	rest("pass")
	me:activate("Relinquished","Speed Warrior")
	me:expect{spells={"Speed Warrior"}}
	opponent:expect{monsters=1}
end)

test("needs a target and a zone",function()
	field{me={monsters={"Relinquished","Cyber Dragon"}}}
	me:not_offered("activate","Relinquished","target of Relinquished")
end)

test("has no ATK and DEF from a monster that has none",function()
	field{me={monsters={"Relinquished"}},opponent={monsters={"Relinquished"}}}
	me:activate("Relinquished")
	me:expect_card("Relinquished",{at="monsters",atk=0,def=0,equips=1})
end)

test("does all that for the opponent too",function()
	field{
		me={monsters={"Summoned Skull","Gaia Knight, the Force of Earth"}},
		opponent={monsters={"Relinquished","Cyber Dragon"}},
	}
	me:end_turn()
	opponent:activate("Relinquished")
	opponent:not_offered("choose","Cyber Dragon")
	opponent:answer("Summoned Skull")
	opponent:expect{spells={{"Summoned Skull",owner=me}}}
	opponent:battle_phase()
	opponent:attack("Relinquished","Gaia Knight, the Force of Earth")
	opponent:expect{lp=7900}
	me:expect{lp=7900,grave={"Summoned Skull"}}
end)

test("takes the last Spell and Trap Zone of its player",function()
	rest("pass")
	field{
		me={monsters={"Relinquished"},spells={"Waboku","Waboku","Waboku","Waboku"}},
		opponent={monsters={"Summoned Skull"},spells={"Trap Hole","Trap Hole","Trap Hole","Trap Hole","Trap Hole"}},
	}
	me:activate("Relinquished")
	me:expect{spells=5}
	me:expect_card("Relinquished",{equips=1})
end)

test("needs such a zone, even if the opponent has one",function()
	rest("pass")
	field{
		me={monsters={"Relinquished"},spells={"Waboku","Waboku","Waboku","Waboku","Waboku"}},
		opponent={monsters={"Summoned Skull"}},
	}
	me:not_offered("activate","Relinquished","target of Relinquished")
end)

test("absorbs nothing out of the Graveyard",function()
	rest("pass")
	field{me={monsters={"Relinquished"}},opponent={monsters={"Kuriboh","Cyber Dragon"},spells={"Crush Card Virus"}}}
	me:activate("Relinquished","Kuriboh")
	opponent:activate("Crush Card Virus","Kuriboh")
	me:expect{spells=0}
	opponent:expect{monsters={"Cyber Dragon"},grave={"Kuriboh","Crush Card Virus"}}
end)

test("sends the target to the Graveyard if it was Tributed itself",function()
	rest("pass")
	field{me={monsters={"Relinquished"},spells={"Crush Card Virus"}},opponent={monsters={"Speed Warrior"}}}
	me:activate("Relinquished")
	me:activate("Crush Card Virus")
	me:expect{spells=0,grave={"Relinquished","Crush Card Virus"}}
	opponent:expect{monsters=0,grave={"Speed Warrior"}}
end)

test("holds a face-down monster face-down",function()
	field{me={monsters={"Relinquished"}},opponent={monsters={{"Summoned Skull",position="facedown"}}}}
	me:activate("Relinquished")
	me:expect{spells={{"Summoned Skull",position="facedown"}}}
end)

test("negated, it holds its monster all the same",function()
	rest("pass")
	field{me={monsters={"Relinquished"},spells={"Skill Drain"}},opponent={monsters={"Summoned Skull"}}}
	me:activate("Relinquished")
	me:expect_card("Relinquished",{atk=2500})
	me:activate("Skill Drain")
	me:expect_card("Relinquished",{atk=0,def=0,equips=1})
	me:expect{spells={"Skill Drain","Summoned Skull"}}
end)
