-- Goldd, Wu-Lord of Dark World
rest("pass")

test("discarded by an effect of its own player it is Special Summoned",function()
	field{rules="mr1",me={hand={"Goldd, Wu-Lord of Dark World","Kuriboh"},monsters={{"Morphing Jar",position="facedown"}},deck={5318639,5318639,5318639,5318639,5318639}},opponent={monsters={"Cyber Dragon"},deck={5318639,5318639,5318639,5318639,5318639}}}
	me:change_position("Morphing Jar")
	me:answer("attack")
	me:expect{monsters={{"Goldd, Wu-Lord of Dark World",atk=2300,def=1400},"Morphing Jar"},grave={"Kuriboh"}}
	opponent:expect{monsters={"Cyber Dragon"}}
end)

field{
	rules="mr1",
	me={monsters={{"Morphing Jar",position="facedown"},"Cyber Dragon","Speed Warrior"},deck={83764718,83764718,83764718,83764718,83764718}},
	opponent={hand={"Goldd, Wu-Lord of Dark World"},deck={83764718,83764718,83764718,83764718,83764718}},
}

test("discarded by the opponent's effect it may destroy up to two of their cards as well",function()
	me:change_position("Morphing Jar")
	opponent:answer("attack","yes")
	opponent:not_offered("choose","Goldd, Wu-Lord of Dark World")
	opponent:answer{"Cyber Dragon","Morphing Jar"}
	opponent:expect{monsters={"Goldd, Wu-Lord of Dark World"}}
	me:expect{monsters={"Speed Warrior"},grave={"Cyber Dragon","Morphing Jar"}}
end)

test("may destroy one card or none",function()
	me:change_position("Morphing Jar")
	opponent:answer("attack","yes","Cyber Dragon")
	me:expect{monsters={"Speed Warrior","Morphing Jar"},grave={"Cyber Dragon"}}
end)

test("need not destroy anything",function()
	me:change_position("Morphing Jar")
	opponent:answer("attack","no")
	opponent:expect{monsters={"Goldd, Wu-Lord of Dark World"}}
	me:expect{monsters=3}
end)

test("discarded as a cost it stays in the Graveyard",function()
	field{rules="mr1",me={hand={"Goldd, Wu-Lord of Dark World","Tribute to The Doomed","Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Tribute to The Doomed","Goldd, Wu-Lord of Dark World","Cyber Dragon")
	me:expect{monsters=0,grave={"Tribute to The Doomed","Goldd, Wu-Lord of Dark World"}}
end)

test("sent from the Deck it stays in the Graveyard",function()
	field{rules="mr1",me={monsters={{"Needle Worm",position="facedown"}}},opponent={deck={"Goldd, Wu-Lord of Dark World","Kuriboh"}}}
	me:change_position("Needle Worm")
	opponent:expect{monsters=0,grave={"Goldd, Wu-Lord of Dark World","Kuriboh"}}
end)

test("sent to the Graveyard from elsewhere it stays there",function()
	field{rules="mr1",me={hand={"Dark Hole"},monsters={"Goldd, Wu-Lord of Dark World"}}}
	me:activate("Dark Hole")
	me:expect{monsters=0,grave={"Dark Hole","Goldd, Wu-Lord of Dark World"}}
end)
