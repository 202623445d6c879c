-- game: buddyfight
-- Magical Goodbye
test("returns a monster of size 2 or less to its owner's hand",function()
	field{me={world="Magic World",hand="Magical Goodbye"},opponent={left="Jamadhar Dragon",right="Filler"}}
	me:cast("Magical Goodbye","Jamadhar Dragon")
	opponent:expect{left=false,right={"Filler"},hand={"Jamadhar Dragon"}}
end)

test("does not reach size 3",function()
	field{me={world="Magic World",hand="Magical Goodbye"},opponent={left="Gigant Sword Dragon"}}
	me:cannot_use("Magical Goodbye")
end)

test("does not reach a monster still being called",function()
	field{me={hand="Jamadhar Dragon"},opponent={world="Magic World",hand="Magical Goodbye"}}
	me:call("Jamadhar Dragon","left")
	me:expect{left={"Jamadhar Dragon"}}
	opponent:can_use("Magical Goodbye")
end)
