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
