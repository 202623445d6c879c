-- Spirits, Toons, Unions, Gemini Monsters.

test("OCG-EXT-100: a Spirit cannot be Special Summoned",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Yata-Garasu","Great Long Nose"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

for spirit,tributes in pairs{["Yata-Garasu"]=0,["Great Long Nose"]=1} do
	test("OCG-EXT-100: "..spirit.." returns to its owner's hand in the End Phase of the turn it was Normal Summoned",function()
		field{rules="mr1",me={hand={spirit},monsters={"Kuriboh"}}}
		if tributes==0 then me:summon(spirit) else me:summon(spirit,"Kuriboh") end
		me:expect{hand=0}
		me:end_turn()
		me:expect{hand={spirit}}
	end)

	test("OCG-EXT-100: "..spirit.." stays while Set and returns when it was turned face-up",function()
		field{rules="mr1",me={hand={spirit},monsters={"Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
		if tributes==0 then me:set(spirit) else me:set(spirit,"Kuriboh") end
		me:end_turn()
		opponent:end_turn()
		me:change_position(spirit)
		me:end_turn()
		me:expect{hand={spirit}}
	end)
end

test("OCG-EXT-100: to its owner's hand, whoever controls it",function()
	field{rules="mr1",me={hand={"Yata-Garasu","Creature Swap"}},opponent={monsters={"Kuriboh"}}}
	me:summon("Yata-Garasu")
	me:activate("Creature Swap")
	opponent:expect{monsters={"Yata-Garasu"}}
	me:end_turn()
	opponent:expect{monsters=0,hand=0}
	me:expect{hand={"Yata-Garasu"},monsters={"Kuriboh"}}
end)

test("OCG-EXT-100: one that was not Summoned or turned up this turn stays",function()
	field{rules="mr1",me={monsters={"Yata-Garasu"}}}
	me:end_turn()
	me:expect{monsters={"Yata-Garasu"},hand=0}
end)

local tank={
	rules="mr1",
	me={monsters={"X-Head Cannon","Z-Metal Tank","Z-Metal Tank"},hand={"Dark Hole"}},
	opponent={monsters={"Red Dragon Archfiend"}},
}

test("OCG-EXT-102: a Union becomes equipment of the monster it names, and returns, once per turn",function()
	field(tank)
	rest("pass")
	me:activate({"Z-Metal Tank",slot=1})
	me:expect{monsters={{"X-Head Cannon",atk=2400,def=2100,equips=1},"Z-Metal Tank"},spells={"Z-Metal Tank"}}
	me:not_offered("activate",{"Z-Metal Tank",at="spells"})
	me:end_turn()
	opponent:end_turn()
	me:change_position({"Z-Metal Tank",at="monsters"})
	me:activate({"Z-Metal Tank",at="spells"})
	me:expect{monsters={{"X-Head Cannon",atk=1800},{"Z-Metal Tank",position="attack"},{"Z-Metal Tank",position="defense"}},spells=0}
	me:not_offered("activate",{"Z-Metal Tank",position="attack"})
	happened("special_summoned")
end)

test("OCG-EXT-102: a monster holds one Union at a time",function()
	field(tank)
	rest("pass")
	me:activate({"Z-Metal Tank",slot=1})
	me:not_offered("activate",{"Z-Metal Tank",slot=2})
	me:expect_card("X-Head Cannon",{equips=1})
end)

test("OCG-EXT-102: it joins only the monster it names",function()
	field{rules="mr1",me={monsters={"Cyber Dragon","Z-Metal Tank"}},opponent={monsters={"X-Head Cannon"}}}
	me:not_offered("activate","Z-Metal Tank","target of Z-Metal Tank")
end)

test("OCG-EXT-102: by its text it is destroyed in place of that monster in battle",function()
	field(tank)
	rest("pass")
	me:activate({"Z-Metal Tank",slot=1})
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Red Dragon Archfiend","X-Head Cannon")
	me:expect{lp=8000-600,monsters={{"X-Head Cannon",atk=1800},"Z-Metal Tank"},spells=0,grave={"Z-Metal Tank"}}
end)

test("OCG-EXT-102: not by an effect; then it lost its monster",function()
	field(tank)
	rest("pass")
	me:activate({"Z-Metal Tank",slot=1})
	me:activate("Dark Hole")
	me:expect{monsters=0,spells=0,grave={"X-Head Cannon","Z-Metal Tank","Z-Metal Tank","Dark Hole"}}
end)

test("OCG-EXT-103: a Tuner is a monster with that mark, and another that is needed with it is none",function()
	field{rules="mr1",me={monsters={"Junk Synchron","Speed Warrior"},extra={"Junk Warrior"}}}
	me:offered("special_summon","Junk Warrior")
end)

test("OCG-EXT-103: a Gemini Monster is a Normal Monster on the field and in the Graveyard until it is Normal Summoned a second time",function()
	field{rules="mr1",me={hand={"Goggle Golem","Tribute to The Doomed"},monsters={{"Goggle Golem",slot=1}}}}
	me:expect_card({"Goggle Golem",at="monsters"},{atk=1500})
	me:summon({"Goggle Golem",at="monsters"})
	me:expect_card({"Goggle Golem",at="monsters"},{atk=2100})
	happened("summoned")
	me:not_offered("summon",{"Goggle Golem",at="hand"}) -- that was the Normal Summon of the turn
end)

test("OCG-EXT-103: in the Graveyard it is a Normal Monster too, in the hand it is not",function()
	field{rules="mr1",me={hand={"Silent Doom","Tribute to The Doomed","Goggle Golem"},grave={"Cyber Dragon"}},opponent={monsters={"Kuriboh"}}}
	me:not_offered("activate","Silent Doom","target of Silent Doom")
	me:activate("Tribute to The Doomed","Goggle Golem","Kuriboh")
	me:activate("Silent Doom")
	me:expect{monsters={{"Goggle Golem",position="defense",atk=1500}}}
end)

test("OCG-EXT-103: face-down it is no Gemini any more and has to be Summoned again",function()
	field{rules="mr1",me={hand={"Book of Moon"},monsters={"Goggle Golem"}}}
	rest("pass")
	me:summon("Goggle Golem")
	me:activate("Book of Moon")
	me:end_turn()
	opponent:end_turn()
	me:change_position("Goggle Golem")
	me:expect_card("Goggle Golem",{atk=1500,position="attack"})
end)
