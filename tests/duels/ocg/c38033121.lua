-- Dark Magician Girl
test("gains 300 ATK for each Dark Magician in the Graveyards",function()
	field{
		me={monsters={"Dark Magician Girl","Dark Magician"},grave={"Dark Magician","Kuriboh"}},
		opponent={grave={"Dark Magician"}},
	}
	me:expect_card("Dark Magician Girl",{atk=2600,def=1700})
end)

test("is a monster of 2000 ATK else",function()
	field{me={monsters={"Dark Magician Girl"},grave={"Summoned Skull"}}}
	me:expect_card("Dark Magician Girl",{atk=2000})
end)

test("gains as much for each Magician of Black Chaos",function()
	field{me={monsters={"Dark Magician Girl"},grave={"Magician of Black Chaos"}},opponent={grave={"Magician of Black Chaos"}}}
	me:expect_card("Dark Magician Girl",{atk=2600})
end)
