-- Effects that last for a number of turns.

field{rules="mr1",me={hand={"Swords of Revealing Light"}},opponent={monsters={"Cyber Dragon"}}}

test("OCG-EXT-70: three turns are the opponent's turns: the own turns between do not count",function()
	me:activate("Swords of Revealing Light")
	for _=1,2 do
		me:end_turn()
		opponent:battle_phase()
		opponent:not_offered("attack","Cyber Dragon")
		opponent:end_turn()
	end
	expect{turn=5,turn_player=me}
	me:expect{spells={"Swords of Revealing Light"}}
	me:end_turn()
	opponent:battle_phase()
	opponent:not_offered("attack","Cyber Dragon")
	me:expect{spells={"Swords of Revealing Light"}}
end)

test("OCG-EXT-70: they end in the End Phase of the last of them",function()
	me:activate("Swords of Revealing Light")
	for _=1,2 do
		me:end_turn()
		opponent:end_turn()
	end
	me:end_turn()
	expect{turn=6}
	mark()
	opponent:end_turn()
	expect{turn=7}
	happened("phase",{phase="end",times=1})
	happened("move",{card="Swords of Revealing Light",to="grave",times=1})
	me:expect{spells=0}
	me:end_turn()
	opponent:battle_phase()
	opponent:offered("attack","Cyber Dragon")
end)
