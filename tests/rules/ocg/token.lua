-- Tokens.

rest("pass")

test("OCG-TOKEN-01: a Token comes of an effect and is a monster",function()
	field{
		rules="mr1",
		me={hand={"Scapegoat","Dark Hole"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Scapegoat")
	me:expect_card("Sheep Token",{count=4,at="monsters",atk=0,def=0,level=1})
	me:activate("Dark Hole")
	me:expect{monsters=0}
end)

test("OCG-TOKEN-01: it can be attacked like any monster",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}},opponent={spells={"Scapegoat"}}}
	opponent:activate("Scapegoat")
	me:battle_phase()
	me:attack("Cyber Dragon",{"Sheep Token",slot=0})
	opponent:expect{lp=8000,monsters=3}
end)

test("OCG-TOKEN-01 OCG-TOKEN-03: it is no card: destroyed, it is in no Graveyard",function()
	field{rules="mr1",me={hand={"Scapegoat","Dark Hole"},monsters={"Kuriboh"}}}
	me:activate("Scapegoat")
	me:activate("Dark Hole")
	me:expect{monsters=0,grave={"Scapegoat","Dark Hole","Kuriboh"},banished=0}
end)

test("OCG-TOKEN-02: it does not go to the hand",function()
	field{
		rules="mr1",
		me={hand={"Scapegoat"},monsters={{"Penguin Soldier",position="facedown defense"}}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Scapegoat")
	me:end_turn()
	opponent:end_turn()
	me:change_position("Penguin Soldier","yes",{{"Sheep Token",slot=1},"Cyber Dragon"})
	me:expect{monsters=4,hand=0,deck=0,grave={"Scapegoat"}}
	opponent:expect{hand={"Cyber Dragon"}}
end)

test("OCG-TOKEN-03: Tributed it is gone as well",function()
	field{rules="mr1",me={hand={"Scapegoat","Black Illusion Ritual","Relinquished"}}}
	me:activate("Scapegoat")
	me:end_turn()
	opponent:end_turn()
	me:activate("Black Illusion Ritual",{{"Sheep Token",slot=0}},"attack")
	me:expect_card("Sheep Token",{count=3})
	me:expect_card("Relinquished",{at="monsters"})
	me:expect{grave={"Scapegoat","Black Illusion Ritual"},banished=0,hand=0}
end)

test("OCG-TOKEN-04: it takes up a Monster Zone",function()
	field{
		rules="mr1",
		me={hand={"Scapegoat","Kuriboh","Cyber Dragon"},monsters={"Speed Warrior"}},
	}
	me:activate("Scapegoat")
	me:expect{monsters=5}
	me:end_turn()
	opponent:end_turn()
	me:not_offered("summon","Kuriboh")
	me:not_offered("set","Kuriboh")
end)

test("OCG-TOKEN-04: without a free zone for each of them there are no Tokens",function()
	field{rules="mr1",me={hand={"Scapegoat"},monsters={"Speed Warrior","Kuriboh"}}}
	me:not_offered("activate","Scapegoat")
end)

test("OCG-TOKEN-05: it stands face-up in Attack or Defense Position",function()
	field{rules="mr1",me={hand={"Scapegoat"}}}
	me:activate("Scapegoat")
	me:expect{monsters={
		{"Sheep Token",position="defense"},{"Sheep Token",position="defense"},
		{"Sheep Token",position="defense"},{"Sheep Token",position="defense"},
	}}
	me:end_turn()
	opponent:end_turn()
	me:change_position({"Sheep Token",slot=0})
	me:expect_card({"Sheep Token",slot=0},{position="attack"})
end)

test("OCG-TOKEN-05: it cannot be turned face-down",function()
	field{rules="mr1",me={hand={"Scapegoat","Book of Moon"}},opponent={monsters={"Cyber Dragon","Kuriboh"}}}
	me:activate("Scapegoat")
	me:activate("Book of Moon")
	me:offered("choose","Kuriboh")
	me:not_offered("choose","Sheep Token")
	me:answer("Cyber Dragon")
	opponent:expect_card("Cyber Dragon",{position="facedown defense"})
	me:expect_card("Sheep Token",{count=4,position="defense"})
end)
