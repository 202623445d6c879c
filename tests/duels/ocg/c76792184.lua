-- Black Magic Ritual
field{rules="mr1",me={
	hand={"Black Magic Ritual","Magician of Black Chaos","Black Luster Soldier","Kuriboh"},monsters={"Dark Magician","Summoned Skull"},
}}

test("takes Tributes from hand and field with Levels of 8 or more",function()
	me:activate("Black Magic Ritual",{"Dark Magician","Kuriboh"},"defense")
	me:expect{
		monsters={{"Magician of Black Chaos",position="defense"},"Summoned Skull"},hand={"Black Luster Soldier"},
		grave={"Dark Magician","Kuriboh","Black Magic Ritual"},
	}
	happened("move",{card="Dark Magician",to="grave",reason="ritual"})
end)

test("brings out no other Ritual Monster, and takes no fewer Levels",function()
	field{rules="mr1",me={
		hand={"Black Magic Ritual","Black Luster Soldier"},monsters={"Dark Magician","Summoned Skull"},
	}}
	me:not_offered("activate","Black Magic Ritual","target of Black Magic Ritual")
end)

test("needs Tributes of Levels enough",function()
	field{rules="mr1",me={hand={"Black Magic Ritual","Magician of Black Chaos"},monsters={"Dark Magician"}}}
	me:not_offered("activate","Black Magic Ritual","target of Black Magic Ritual")
end)
