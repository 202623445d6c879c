-- Magician of Black Chaos
test("is brought out by Black Magic Ritual",function()
	field{rules="mr1",me={hand={"Magician of Black Chaos","Black Magic Ritual"},monsters={"Summoned Skull","Kuriboh","Krebons"}}}
	me:not_offered("summon","Magician of Black Chaos")
	me:not_offered("set","Magician of Black Chaos")
	me:activate("Black Magic Ritual",{"Summoned Skull","Krebons"},"attack")
	me:expect{monsters={{"Magician of Black Chaos",atk=2800,def=2600,level=8},"Kuriboh"}}
end)

test("revives only once it was Ritual Summoned",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Magician of Black Chaos"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
