-- game: buddyfight
-- Abra Cadabra!
test("nullifies a spell",function()
	field{me={hand="Dragonic Charge"},opponent={world="Magic World",hand="Abra Cadabra!",gauge=2}}
	me:cast("Dragonic Charge")
	opponent:cast("Abra Cadabra!")
	me:expect{gauge=0,drop={"Dragonic Charge"}}
end)

test("keeps a set spell from being set",function()
	field{me={hand="Twin Attack Tactics",gauge=1},opponent={world="Magic World",hand="Abra Cadabra!",gauge=2}}
	me:cast("Twin Attack Tactics")
	opponent:cast("Abra Cadabra!")
	me:expect{set={},drop=2}
end)

test("does not answer impacts",function()
	field{me={hand="Gargantua Punisher!!",gauge=4},opponent={world="Magic World",hand="Abra Cadabra!",gauge=2,life=4},phase="final"}
	me:cast("Gargantua Punisher!!")
	expect_winner(me)
end)

test("does not answer calls",function()
	field{me={hand="Jamadhar Dragon"},opponent={world="Magic World",hand="Abra Cadabra!",gauge=2}}
	me:call("Jamadhar Dragon","left")
	opponent:expect{hand={"Abra Cadabra!"},gauge=2}
	opponent:cannot_use("Abra Cadabra!")
end)
