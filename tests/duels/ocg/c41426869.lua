-- Black Illusion Ritual
test("brings Relinquished for a Tribute",function()
	field{me={hand={"Black Illusion Ritual","Relinquished","Kuriboh","Black Luster Soldier"}}}
	me:activate("Black Illusion Ritual","Kuriboh","attack")
	me:expect{monsters={{"Relinquished",atk=0}},grave={"Kuriboh","Black Illusion Ritual"},hand={"Black Luster Soldier"}}
end)

test("tributes from the field too",function()
	field{me={hand={"Black Illusion Ritual","Relinquished"},monsters={"Speed Warrior"}}}
	me:activate("Black Illusion Ritual","Speed Warrior","attack")
	me:expect{monsters={"Relinquished"},grave={"Speed Warrior","Black Illusion Ritual"}}
end)

test("needs Relinquished and a Tribute",function()
	field{me={hand={"Black Illusion Ritual","Relinquished"}}}
	me:not_offered("activate","Black Illusion Ritual")
end)
