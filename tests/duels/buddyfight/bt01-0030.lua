-- game: buddyfight
-- Begone!!
test("nullifies the call of a monster of size 2 or less",function()
	field{me={hand="Jamadhar Dragon"},opponent={world="Magic World",hand="Begone!!",gauge=2}}
	me:call("Jamadhar Dragon","left")
	opponent:cast("Begone!!")
	me:expect{left=false,drop={"Jamadhar Dragon"}}
	opponent:expect{gauge=0}
end)

test("leaves a buddy call without its life",function()
	field{me={hand="Drum Bunker Dragon",buddy="Drum Bunker Dragon",gauge=1},opponent={world="Magic World",hand="Begone!!",gauge=2}}
	me:call("Drum Bunker Dragon","left",{buddy=true})
	opponent:cast("Begone!!")
	me:expect{left=false,life=10,buddy={"Drum Bunker Dragon"}}
end)

test("does not answer size 3",function()
	field{me={hand="Gigant Sword Dragon",gauge=3},opponent={world="Magic World",hand="Begone!!",gauge=2}}
	me:call("Gigant Sword Dragon","left")
	opponent:cannot_use("Begone!!")
	me:expect{left={"Gigant Sword Dragon"}}
end)

test("answers calls only",function()
	field{me={hand="Dragonic Charge"},opponent={world="Magic World",hand="Begone!!",gauge=2}}
	opponent:cannot_use("Begone!!")
	me:cast("Dragonic Charge")
	me:expect{gauge=2}
end)
