-- Marauding Captain
test("calls a Level 4 or lower monster from the hand",function()
	field{me={hand={"Marauding Captain","Kaiser Sea Horse","Cyber Dragon"}}}
	me:summon("Marauding Captain")
	me:activate("Marauding Captain","attack")
	me:expect{monsters={"Marauding Captain",{"Kaiser Sea Horse",position="attack"}},hand={"Cyber Dragon"}}
end)

test("may decline",function()
	field{me={hand={"Marauding Captain","Speed Warrior"}}}
	me:summon("Marauding Captain")
	me:pass()
	me:expect{monsters={"Marauding Captain"},hand={"Speed Warrior"}}
end)

test("is not asked when nothing fits",function()
	field{me={hand={"Marauding Captain","Cyber Dragon"}}}
	me:summon("Marauding Captain")
	me:not_offered("activate","Marauding Captain")
end)

test("needs a free zone",function()
	field{rule=1,me={hand={"Marauding Captain","Speed Warrior"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:summon("Marauding Captain")
	me:not_offered("activate","Marauding Captain")
	me:expect{monsters=5}
end)

test("covers the other Warriors of its player from attacks",function()
	field{
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Marauding Captain","Speed Warrior","Krebons",{"Command Knight",position="facedown"}}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Krebons")
	opponent:pass()
	opponent:expect{grave={"Krebons"}}
end)

test("leaves itself, others and face-down ones open",function()
	field{
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Marauding Captain","Speed Warrior","Quillbolt Hedgehog",{"Elemental HERO Avian",position="facedown"}}},
	}
	local why=me:why("attack","Cyber Dragon","Speed Warrior")
	assert(why:find("keeps the attacker from choosing it",1,true),why)
	me:battle_phase()
	me:attack("Cyber Dragon","Elemental HERO Avian")
	opponent:expect{monsters=3}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Marauding Captain","Cyber Dragon")
	opponent:expect{lp=8000-900}
end)

test("calls into the last free zone, whatever the opponent may do",function()
	rest("pass")
	field{
		rule=1,
		me={hand={"Marauding Captain","Kaiser Sea Horse","Speed Warrior"},monsters={"Kuriboh","Kuriboh","Kuriboh"}},
		opponent={spells={"Scapegoat"},monsters={"Cyber Dragon"},hand={"Kuriboh"}},
	}
	opponent:activate("Scapegoat")
	me:summon("Marauding Captain")
	me:activate("Marauding Captain")
	me:not_offered("choose",{"Kuriboh",of=opponent})
	me:answer("Speed Warrior")
	me:answer("attack")
	me:expect{monsters=5,hand={"Kaiser Sea Horse"}}
end)

test("calls nothing of the opponent's hand, and nothing that cannot be Special Summoned",function()
	field{me={hand={"Marauding Captain","Yata-Garasu","Relinquished"}},opponent={hand={"Kuriboh"}}}
	me:summon("Marauding Captain")
	me:not_offered("activate","Marauding Captain")
end)
