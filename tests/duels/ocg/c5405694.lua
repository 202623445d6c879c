-- Black Luster Soldier
test("is a Ritual Monster that has to be Ritual Summoned first",function()
	field{me={hand={"Black Luster Soldier","Monster Reborn"},grave={"Black Luster Soldier"},monsters={"Speed Warrior","Kuriboh"}}}
	me:not_offered("summon","Black Luster Soldier","cannot be normal summoned")
	me:not_offered("activate","Monster Reborn")
end)

test("can be revived after that",function()
	field{me={hand={"Monster Reborn"},grave={{"Black Luster Soldier",proper=true}}}}
	me:activate("Monster Reborn","attack")
	me:expect{monsters={{"Black Luster Soldier",atk=3000,def=2500,level=8}}}
end)
