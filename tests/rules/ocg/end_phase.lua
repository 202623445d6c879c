-- The End Phase: how the turn ends.

test("OCG-EP-01: the turn player ends the turn by a word of their own, from a Main Phase or the Battle Phase",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}}}
	expect{turn=1,phase="main 1"}
	me:end_turn()
	expect{turn=2,turn_player=opponent}
	happened("phase",{phase="end",times=1})
end)

test("OCG-EP-01: the turn goes on until they say so",function()
	field{rules="mr1",me={hand={"Speed Warrior","Waboku"},monsters={"Cyber Dragon"}}}
	rest("pass")
	me:summon("Speed Warrior")
	me:set("Waboku")
	me:battle_phase()
	me:attack("Cyber Dragon")
	me:attack("Speed Warrior")
	expect{turn=1}
	me:end_turn()
	expect{turn=2}
end)

test("OCG-EP-02: effects of the End Phase are processed in it, and have to be",function()
	field{rules="mr1",me={hand={"Yata-Garasu"}}}
	me:summon("Yata-Garasu")
	me:end_turn()
	me:expect{monsters=0,hand={"Yata-Garasu"}}
	expect{turn=2}
end)

test("OCG-EP-02: a compulsory one cannot be declined",function()
	field{rules="mr1",me={monsters={"Magical Android"},hand={"Scapegoat"}}}
	me:pass()
	me:pass()
	me:end_turn()
	expect{phase="end"}
	me:offered("activate","Magical Android")
	me:activate("Scapegoat")
	me:expect{monsters=5}
	expect{turn=2}
	me:expect{lp=8600}
end)

test("OCG-EP-03: the hand is adjusted last, after what the End Phase brings back to it",function()
	field{rules="mr1",me={hand={"Yata-Garasu","Speed Warrior","Speed Warrior","Speed Warrior","Speed Warrior","Speed Warrior","Speed Warrior"}}}
	me:summon("Yata-Garasu")
	me:end_turn()
	expect{phase="end",turn=1}
	me:expect{hand=7,monsters=0}
	me:answer("Speed Warrior")
	me:expect{hand=6,grave={"Speed Warrior"}}
	expect{turn=2}
end)
