-- Mirror Force
field{
	me={monsters={"Cyber Dragon","Speed Warrior",{"Kaiser Sea Horse",position="defense"}}},
	opponent={monsters={"Krebons","Marauding Captain"},spells={"Mirror Force"}},
}

test("destroys the attacker's Attack Position monsters",function()
	me:battle_phase()
	me:attack("Cyber Dragon","Marauding Captain")
	opponent:activate("Mirror Force")
	me:expect{monsters={"Kaiser Sea Horse"},grave={"Cyber Dragon","Speed Warrior"}}
	opponent:expect{monsters=2,grave={"Mirror Force"}}
end)

test("answers attacks of the opponent only",function()
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Marauding Captain","Speed Warrior")
	opponent:not_offered("activate","Mirror Force")
end)

test("answers a direct attack",function()
	field{me={monsters={"Cyber Dragon"}},opponent={spells={"Mirror Force"}}}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:activate("Mirror Force")
	me:expect{monsters=0}
	opponent:expect{lp=8000}
end)

test("does not answer an attack from Defense Position, whatever its player has",function()
	field{
		me={monsters={{"Total Defense Shogun",position="defense"}}},
		opponent={monsters={"Kuriboh"},spells={"Mirror Force"}},
	}
	me:battle_phase()
	me:attack("Total Defense Shogun","Kuriboh")
	opponent:not_offered("activate","Mirror Force")
	opponent:expect{lp=8000-1250}
end)
