-- Dark World Grimoire
field{
	rules="mr1",
	me={hand={"Dark World Grimoire","Cyber Dragon","Waboku","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Goldd, Wu-Lord of Dark World"}},
	opponent={hand={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}},
}

test("one of the monsters discarded for the hand limit may be Special Summoned",function()
	me:activate("Dark World Grimoire")
	me:end_turn()
	me:answer{"Cyber Dragon","Kuriboh"}
	me:activate("Dark World Grimoire","Cyber Dragon","attack")
	me:expect{hand=6,monsters={"Cyber Dragon"},grave={"Kuriboh"}}
end)

test("the monster may stay in the Graveyard",function()
	me:activate("Dark World Grimoire")
	me:end_turn()
	me:answer{"Cyber Dragon","Kuriboh"}
	me:pass()
	me:expect{hand=6,monsters=0,grave={"Cyber Dragon","Kuriboh"}}
end)

test("Spells and Traps discarded do not count, nor does the opponent's hand limit",function()
	field{rules="mr1",me={hand={"Dark World Grimoire","Waboku","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Goldd, Wu-Lord of Dark World"}},opponent={hand={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:activate("Dark World Grimoire")
	me:end_turn()
	me:answer("Waboku")
	expect{turn=2}
	opponent:end_turn()
	opponent:answer("Kuriboh")
	expect{turn=3}
	me:expect{monsters=0}
end)

test("monsters discarded otherwise do not count",function()
	field{rules="mr1",me={hand={"Dark World Grimoire","Cyber Dragon","Tribute to The Doomed"}},opponent={monsters={"Kuriboh"}}}
	me:activate("Dark World Grimoire")
	me:activate("Tribute to The Doomed","Kuriboh")
	me:expect{grave={"Tribute to The Doomed","Cyber Dragon"},monsters=0}
end)

test("needs a free zone",function()
	field{rules="mr1",me={monsters={"Speed Warrior","Speed Warrior","Speed Warrior","Speed Warrior","Speed Warrior"},hand={"Dark World Grimoire","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:activate("Dark World Grimoire")
	me:end_turn()
	me:answer("Kuriboh")
	expect{turn=2}
end)
