-- Swords of Revealing Light
field{
	me={hand={"Swords of Revealing Light"},monsters={"Speed Warrior"}},
	opponent={monsters={"Cyber Dragon",{"Kaiser Sea Horse",position="facedown"},{"Command Knight",position="facedown"}}},
}

test("turns the opponent's monsters face-up and keeps them from attacking",function()
	me:activate("Swords of Revealing Light")
	opponent:expect{monsters={{"Cyber Dragon",position="attack"},{"Kaiser Sea Horse",position="defense"},{"Command Knight",position="defense"}}}
	me:expect{spells={{"Swords of Revealing Light",position="faceup"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:not_offered("attack","Cyber Dragon","an effect forbids it of Swords of Revealing Light")
end)

test("does not hinder its own player",function()
	me:activate("Swords of Revealing Light")
	me:battle_phase()
	me:attack("Speed Warrior","Cyber Dragon")
	me:expect{lp=8000-1200}
end)

test("stays until the end of the opponent's third turn",function()
	me:activate("Swords of Revealing Light")
	me:end_turn()
	opponent:end_turn()
	me:end_turn()
	opponent:end_turn()
	me:end_turn()
	me:expect{spells=1}
	opponent:end_turn()
	expect{turn=7}
	me:expect{spells=0,grave={"Swords of Revealing Light"}}
end)

test("works against no monsters",function()
	field{me={hand={"Swords of Revealing Light"}}}
	me:activate("Swords of Revealing Light")
	me:expect{spells=1}
end)
