-- Quillbolt Hedgehog
field{
	me={monsters={"Krebons"},grave={"Quillbolt Hedgehog"},hand={"Dark Hole","Monster Reborn"}},
	opponent={monsters={"Cyber Dragon"}},
}

test("comes back beside a Tuner and is banished when it leaves",function()
	me:activate("Quillbolt Hedgehog","attack")
	me:expect{monsters={"Krebons",{"Quillbolt Hedgehog",position="attack"}},grave=0}
	me:activate("Dark Hole")
	me:expect{monsters=0,banished={"Quillbolt Hedgehog"},grave={"Krebons","Dark Hole"}}
end)

test("otherwise goes to the Graveyard as usual",function()
	me:activate("Monster Reborn","Quillbolt Hedgehog","attack")
	me:activate("Dark Hole")
	me:expect{banished=0,grave={"Krebons","Dark Hole","Monster Reborn","Quillbolt Hedgehog"}}
end)

test("needs a face-up Tuner of its player",function()
	field{me={grave={"Quillbolt Hedgehog"},monsters={"Speed Warrior",{"Krebons",position="facedown"}}},opponent={monsters={"Krebons"}}}
	me:not_offered("activate","Quillbolt Hedgehog","condition of Quillbolt Hedgehog")
end)

test("needs a free zone",function()
	field{rule=1,me={grave={"Quillbolt Hedgehog"},monsters={"Krebons","Speed Warrior","Speed Warrior","Speed Warrior","Speed Warrior"}}}
	me:not_offered("activate","Quillbolt Hedgehog","target of Quillbolt Hedgehog")
end)

test("takes the last free zone, whatever the opponent may do",function()
	rest("pass")
	field{
		rule=1,
		me={monsters={"Krebons","Kuriboh","Kuriboh","Kuriboh"},grave={"Quillbolt Hedgehog"}},
		opponent={spells={"Scapegoat"},monsters={"Cyber Dragon"}},
	}
	opponent:activate("Scapegoat")
	me:activate("Quillbolt Hedgehog","attack")
	me:expect{monsters=5,grave=0}
end)

test("is banished once: back on the field it goes to the Graveyard again",function()
	rest("pass")
	field{me={monsters={"Krebons"},grave={"Quillbolt Hedgehog"},hand={"Penguin Soldier","Dark Hole"}}}
	me:activate("Quillbolt Hedgehog","attack")
	me:activate("Dark Hole")
	me:expect{banished={"Quillbolt Hedgehog"},grave={"Krebons","Dark Hole"}}
end)

test("is banished even when its effects are negated by then",function()
	rest("pass")
	field{me={monsters={"Krebons"},grave={"Quillbolt Hedgehog"},spells={"Skill Drain"},hand={"Dark Hole"}}}
	me:activate("Quillbolt Hedgehog")
	me:pass()
	me:answer("attack")
	me:activate("Skill Drain")
	me:expect{lp=7000,monsters=2}
	me:activate("Dark Hole")
	me:expect{banished={"Quillbolt Hedgehog"}}
end)
