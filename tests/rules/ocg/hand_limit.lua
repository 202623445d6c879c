-- The hand limit at the end of the End Phase.

local function cards(n,name)
	local list={}
	for i=1,n do list[i]=name or "Speed Warrior" end
	return list
end

test("OCG-HAND-01: with more than six cards the turn player discards down to six",function()
	field{rules="mr1",me={hand=cards(8)}}
	me:end_turn()
	expect{phase="end"}
	me:answer{"Speed Warrior","Speed Warrior"}
	me:expect{hand=6,grave=2}
	expect{turn=2}
end)

test("OCG-HAND-01: six cards are not too many",function()
	field{rules="mr1",me={hand=cards(6)}}
	me:end_turn()
	expect{turn=2}
	me:expect{hand=6,grave=0}
end)

test("OCG-HAND-02: only the turn player's hand is adjusted",function()
	field{rules="mr1",me={hand=cards(6)},opponent={hand=cards(9)}}
	me:end_turn()
	expect{turn=2}
	opponent:expect{hand=9}
	opponent:end_turn()
	opponent:answer(cards(3))
	opponent:expect{hand=6}
end)

test("OCG-HAND-03: the turn player chooses what to discard",function()
	field{rules="mr1",me={hand={"Kuriboh","Dark Hole","Waboku","Cyber Dragon","Speed Warrior","Summoned Skull","Dark Magician"}},opponent={hand=cards(7)}}
	rest("pass")
	me:end_turn()
	me:answer("Waboku")
	me:expect{grave={"Waboku"},hand={"Kuriboh","Dark Hole","Cyber Dragon","Speed Warrior","Summoned Skull","Dark Magician"}}
end)

test("OCG-HAND-04: all are discarded at once: of nine cards three go together",function()
	field{rules="mr1",me={hand=cards(9)},opponent={spells={{"Macro Cosmos",position="faceup"}}}}
	me:end_turn()
	me:not_offered("choose","Cyber Dragon")
	me:answer{"Speed Warrior","Speed Warrior","Speed Warrior"}
	me:expect{hand=6,banished=3}
	expect{turn=2}
end)

test("OCG-HAND-05: the cards go to the Graveyard",function()
	field{rules="mr1",me={hand=cards(7)}}
	me:end_turn()
	me:answer("Speed Warrior")
	me:expect{grave={"Speed Warrior"},banished=0}
	happened("move",{card="Speed Warrior",from="hand",to="grave",reason="adjust",times=1})
end)

test("OCG-HAND-05: with Macro Cosmos applying they are banished",function()
	field{rules="mr1",me={hand=cards(7),spells={{"Macro Cosmos",position="faceup"}}}}
	me:end_turn()
	me:answer("Speed Warrior")
	me:expect{grave=0,banished={"Speed Warrior"}}
end)

test("OCG-HAND-06: with Infinite Cards applying there is no adjustment",function()
	field{rules="mr1",me={hand=cards(9)},opponent={spells={{"Infinite Cards",position="faceup"}}}}
	me:end_turn()
	expect{turn=2}
	me:expect{hand=9}
end)

test("OCG-HAND-07: a card that changes the maximum gives the number: five with Enervating Mist",function()
	field{rules="mr1",me={hand=cards(7)},opponent={hand=cards(7),spells={{"Enervating Mist",position="faceup"}}}}
	me:end_turn()
	me:answer{"Speed Warrior","Speed Warrior"}
	me:expect{hand=5}
	opponent:end_turn()
	opponent:answer("Speed Warrior")
	opponent:expect{hand=6}
end)

test("OCG-HAND-08: the adjustment is no effect: Dark World monsters do not answer it",function()
	local hand=cards(6)
	hand[7]="Goldd, Wu-Lord of Dark World"
	field{rules="mr1",me={hand=hand}}
	me:end_turn()
	me:answer("Goldd, Wu-Lord of Dark World")
	expect{turn=2}
	me:expect{grave={"Goldd, Wu-Lord of Dark World"},monsters=0}
	happened("move",{card="Goldd, Wu-Lord of Dark World",reason="discard"})
	never_happened("move",{card="Goldd, Wu-Lord of Dark World",reason="effect"})
end)

local manticores=cards(6,"Great Long Nose")
manticores[7]="Manticore of Darkness"

test("OCG-HAND-10: Manticore of Darkness discarded for the hand limit can use its effect in that End Phase",function()
	field{rules="mr1",me={hand=manticores}}
	me:end_turn()
	me:answer("Manticore of Darkness")
	me:activate("Manticore of Darkness","Great Long Nose","attack")
	me:expect{monsters={"Manticore of Darkness"},grave={"Great Long Nose"},hand=5}
	expect{turn=2}
end)

test("OCG-HAND-10: it may also stay in the Graveyard",function()
	field{rules="mr1",me={hand=manticores}}
	me:end_turn()
	me:answer("Manticore of Darkness")
	me:pass()
	expect{turn=2}
	me:expect{monsters=0}
end)

test("OCG-HAND-09: by the older custom the adjustment came last, and it could not",function()
	field{rules="mr1",switches={triggers_after_hand_limit=false},me={hand=manticores}}
	me:end_turn()
	me:answer("Manticore of Darkness")
	me:not_offered("activate","Manticore of Darkness")
	expect{turn=2}
	me:expect{monsters=0,grave={"Manticore of Darkness"}}
end)

test("OCG-HAND-09: Dark World Grimoire works on the discard, whatever the custom",function()
	field{rules="mr1",switches={triggers_after_hand_limit=false},me={hand=cards(7),spells={{"Dark World Grimoire",position="faceup"}}}}
	me:end_turn()
	me:answer("Speed Warrior")
	me:activate("Dark World Grimoire","attack")
	me:expect{monsters={"Speed Warrior"},hand=6}
end)

test("OCG-HAND-10: after the adjustment other cards are not free to be activated",function()
	field{rules="mr1",me={hand=cards(7),spells={"Waboku"}},opponent={spells={"Waboku"}}}
	me:pass() opponent:pass()
	me:pass() opponent:pass()
	me:end_turn()
	opponent:pass()
	me:pass() opponent:pass()
	me:answer("Speed Warrior")
	expect{turn=2}
end)

test("OCG-EXT-72: if the hand is above the limit again, the adjustment is repeated before the turn ends",function()
	field{
		rules="mr1",
		me={hand=cards(7),deck={"Kuriboh","Kuriboh","Kuriboh"},spells={{"Dark World Grimoire",position="faceup"},{"Card of Safe Return",position="faceup"}}},
	}
	me:end_turn()
	me:answer("Speed Warrior")
	me:activate("Dark World Grimoire","attack")
	me:activate("Card of Safe Return")
	expect{turn=1,phase="end"}
	me:expect{hand=9,monsters={"Speed Warrior"}}
	me:answer{"Kuriboh","Kuriboh","Kuriboh"}
	me:expect{hand=6,grave=3}
	me:pass()
	expect{turn=2}
end)

test("OCG-EXT-72: no second adjustment if the hand stays at the limit",function()
	field{rules="mr1",me={hand=cards(7),deck={"Kuriboh","Kuriboh","Kuriboh"},spells={{"Dark World Grimoire",position="faceup"},{"Card of Safe Return",position="faceup"}}}}
	me:end_turn()
	me:answer("Speed Warrior")
	me:activate("Dark World Grimoire","attack")
	me:pass()
	me:expect{hand=6,grave=0}
	expect{turn=2}
end)
