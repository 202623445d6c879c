-- Spirit Ryu
rest("pass")
field{
	rules="mr1",
	me={monsters={"Spirit Ryu","Speed Warrior"},hand={"Blue-Eyes White Dragon","Spirit Ryu","Kuriboh"}},
	opponent={monsters={{"Cyber Dragon",position="attack"}}},
}

test("gains 1000 ATK and DEF for each discarded Dragon until the end of the Battle Phase",function()
	me:battle_phase()
	me:attack("Spirit Ryu","Cyber Dragon")
	me:activate("Spirit Ryu","Blue-Eyes White Dragon")
	me:activate("Spirit Ryu")
	me:expect{hand={"Kuriboh"},monsters={{"Spirit Ryu",atk=3000,def=3000},"Speed Warrior"}}
	opponent:expect{lp=8000-900,monsters=0}
	me:main_phase_2()
	me:expect{monsters={{"Spirit Ryu",atk=1000,def=1000},"Speed Warrior"},hand={"Kuriboh"}}
end)

test("only when it battles itself, and for a Dragon",function()
	field{rules="mr1",
		me={monsters={"Spirit Ryu","Summoned Skull"},hand={"Blue-Eyes White Dragon"}},opponent={monsters={"Cyber Dragon"}},
	}
	me:not_offered("activate","Spirit Ryu","condition of Spirit Ryu")
	me:battle_phase()
	me:attack("Summoned Skull","Cyber Dragon")
	me:not_offered("activate","Spirit Ryu","condition of Spirit Ryu")
end)

test("no other monster pays for it",function()
	field{rules="mr1",me={monsters={"Spirit Ryu"},hand={"Kuriboh"}},opponent={monsters={"Speed Warrior"}}}
	me:battle_phase()
	me:attack("Spirit Ryu","Speed Warrior")
	me:not_offered("activate","Spirit Ryu")
	opponent:expect{lp=8000-100}
end)

test("not in the opponent's turn",function()
	field{rules="mr1",me={monsters={"Spirit Ryu"},hand={"Blue-Eyes White Dragon"}},opponent={monsters={"Cyber Dragon"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Cyber Dragon","Spirit Ryu")
	me:not_offered("activate","Spirit Ryu")
	me:expect{lp=8000-1100,monsters=0}
end)

test("gains nothing when turned face-down before",function()
	field{rules="mr1",
		me={monsters={"Spirit Ryu"},hand={"Blue-Eyes White Dragon"}},opponent={monsters={"Speed Warrior"},spells={"Book of Moon"}},
	}
	me:battle_phase()
	me:attack("Spirit Ryu","Speed Warrior")
	me:activate("Spirit Ryu")
	opponent:activate("Book of Moon","Spirit Ryu")
	me:expect{monsters={{"Spirit Ryu",position="facedown defense",atk=1000}},grave={"Blue-Eyes White Dragon"}}
end)
