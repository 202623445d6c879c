-- Sakuretsu Armor
field{
	me={monsters={"Cyber Dragon","Kaiser Sea Horse"}},
	opponent={monsters={"Speed Warrior"},spells={"Sakuretsu Armor"}},
}

test("destroys the attacking monster",function()
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Sakuretsu Armor")
	me:expect{monsters={"Kaiser Sea Horse"},grave={"Cyber Dragon"}}
	opponent:expect{monsters={"Speed Warrior"},lp=8000}
end)

test("answers the opponent's attacks only",function()
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Speed Warrior","Kaiser Sea Horse")
	opponent:not_offered("activate","Sakuretsu Armor")
end)

test("spares a monster that can no longer attack",function()
	field{
		me={monsters={"Cyber Dragon"},spells={"Book of Moon"}},
		opponent={monsters={"Speed Warrior"},spells={"Sakuretsu Armor"}},
	}
	rest("pass")
	me:battle_phase()
	me:attack("Cyber Dragon","Speed Warrior")
	opponent:activate("Sakuretsu Armor")
	me:activate("Book of Moon","Cyber Dragon")
	me:expect{monsters={{"Cyber Dragon",position="facedown defense"}}}
end)
