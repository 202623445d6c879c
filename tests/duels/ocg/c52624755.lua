-- Peten the Dark Clown
test("is banished to bring another",function()
	field{
		me={monsters={"Peten the Dark Clown"},hand={"Peten the Dark Clown"},deck={"Kuriboh","Peten the Dark Clown"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:battle_phase()
	me:attack("Peten the Dark Clown","Cyber Dragon")
	me:activate("Peten the Dark Clown")
	me:not_offered("choose","Kuriboh")
	me:answer({"Peten the Dark Clown",at="deck"})
	me:answer("defense")
	me:expect{monsters={{"Peten the Dark Clown",position="defense"}},banished={"Peten the Dark Clown"},hand=1,deck={"Kuriboh"},grave=0}
end)

test("may stay",function()
	field{me={monsters={"Peten the Dark Clown"},hand={"Peten the Dark Clown"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Peten the Dark Clown","Cyber Dragon")
	me:pass()
	me:expect{grave={"Peten the Dark Clown"},hand=1,banished=0}
end)

test("needs another",function()
	field{me={monsters={"Peten the Dark Clown"},deck={"Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Peten the Dark Clown","Cyber Dragon")
	me:not_offered("activate","Peten the Dark Clown")
	me:expect{grave={"Peten the Dark Clown"}}
end)

test("misses the timing when tributed",function()
	field{me={monsters={"Peten the Dark Clown"},hand={"Peten the Dark Clown","Summoned Skull"}}}
	me:summon("Summoned Skull","Peten the Dark Clown")
	me:not_offered("activate","Peten the Dark Clown")
	me:expect{grave={"Peten the Dark Clown"}}
end)

test("takes the last free zone, whatever the opponent may do",function()
	rest("pass")
	field{
		rule=1,
		me={monsters={"Peten the Dark Clown","Speed Warrior","Speed Warrior","Speed Warrior","Speed Warrior"},deck={"Peten the Dark Clown","Peten the Dark Clown"}},
		opponent={spells={"Scapegoat"},monsters={"Cyber Dragon"},deck={"Peten the Dark Clown"}},
	}
	opponent:activate("Scapegoat")
	me:battle_phase()
	me:attack("Peten the Dark Clown","Cyber Dragon")
	me:activate("Peten the Dark Clown")
	me:not_offered("choose",{"Peten the Dark Clown",of=opponent})
	me:answer({"Peten the Dark Clown",at="deck"})
	me:answer("attack")
	me:expect{monsters=5,deck=1}
end)

test("the opponent's do not count",function()
	field{me={monsters={"Peten the Dark Clown"}},opponent={monsters={"Cyber Dragon"},hand={"Peten the Dark Clown"},deck={"Peten the Dark Clown"}}}
	me:battle_phase()
	me:attack("Peten the Dark Clown","Cyber Dragon")
	me:not_offered("activate","Peten the Dark Clown")
end)

test("brings the only other without a question",function()
	field{me={monsters={"Peten the Dark Clown"},deck={"Kuriboh","Peten the Dark Clown"}},opponent={monsters={"Cyber Dragon"}}}
	me:battle_phase()
	me:attack("Peten the Dark Clown","Cyber Dragon")
	me:activate("Peten the Dark Clown","attack")
	me:expect{monsters={"Peten the Dark Clown"},deck={"Kuriboh"}}
end)
