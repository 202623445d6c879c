-- Black Luster Ritual
test("brings Black Luster Soldier for eight Levels",function()
	field{me={hand={"Black Luster Ritual","Black Luster Soldier","Cyber Dragon","Marauding Captain","Relinquished"}}}
	me:activate("Black Luster Ritual",{"Cyber Dragon","Marauding Captain"},"attack")
	me:expect{monsters={{"Black Luster Soldier",atk=3000}},hand={"Relinquished"},grave=3}
end)

test("needs eight Levels",function()
	field{me={hand={"Black Luster Ritual","Black Luster Soldier","Cyber Dragon","Speed Warrior"}}}
	me:not_offered("activate","Black Luster Ritual")
end)
