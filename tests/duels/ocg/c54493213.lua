-- Helios - The Primordial Sun
rest("pass")

test("has 100 ATK and DEF for each banished monster of both players",function()
	field{rules="mr1",me={hand={"Helios - The Primordial Sun","Dark Hole"},banished={"Kuriboh","Cyber Dragon","Dark Hole",{"Kuriboh",position="facedown"}}},opponent={banished={"Kuriboh","Waboku"}}}
	me:summon("Helios - The Primordial Sun")
	me:expect{monsters={{"Helios - The Primordial Sun",atk=300,def=300,level=4}}}
end)

test("has none without banished monsters",function()
	field{rules="mr1",me={hand={"Helios - The Primordial Sun","Kuriboh"}}}
	me:summon("Helios - The Primordial Sun")
	me:expect{monsters={{"Helios - The Primordial Sun",atk=0,def=0}}}
end)
