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

test("leaves its own player's monsters face-down",function()
	field{me={hand={"Swords of Revealing Light"},monsters={{"Kuriboh",position="facedown"}}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Swords of Revealing Light")
	me:expect{monsters={{"Kuriboh",position="facedown defense"}}}
end)

test("turns a single monster face-up, in the position it has",function()
	field{me={hand={"Swords of Revealing Light"}},opponent={monsters={{"Cyber Dragon",position="facedown attack"}}}}
	me:activate("Swords of Revealing Light")
	opponent:expect{monsters={{"Cyber Dragon",position="attack"}}}
end)

test("its turns are counted even while it is negated",function()
	rest("pass")
	field{me={hand={"Swords of Revealing Light"},spells={"Imperial Order"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Swords of Revealing Light")
	me:expect{spells=2}
	me:activate("Imperial Order")
	for turn=1,2 do
		me:end_turn()
		me:answer("yes")
		opponent:end_turn()
		me:answer("yes")
	end
	me:end_turn()
	me:answer("yes")
	me:expect{spells=2}
	opponent:end_turn()
	me:answer("yes")
	me:expect{spells={"Imperial Order"},grave={"Swords of Revealing Light"}}
end)

test("activated anew, it stays three turns again",function()
	field{me={hand={"Swords of Revealing Light","Giant Trunade"}}}
	me:activate("Swords of Revealing Light")
	me:end_turn()
	opponent:end_turn()
	me:activate("Giant Trunade")
	me:expect{hand={"Swords of Revealing Light"}}
	me:activate("Swords of Revealing Light")
	for turn=1,3 do
		me:expect{spells={"Swords of Revealing Light"}}
		me:end_turn()
		opponent:end_turn()
	end
	me:expect{spells=0}
end)
