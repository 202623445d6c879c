-- game: buddyfight
-- Rising Flare Dragon
test("destroys a monster of size 2 or less when it enters",function()
	field{me={hand="Rising Flare Dragon",gauge=2},opponent={left="Filler",right={"Two",size=2,power=1000,critical=1,defense=1000}}}
	me:call("Rising Flare Dragon","left")
	me:choose("Two")
	opponent:expect{left={"Filler"},right=false}
	me:expect_card("Rising Flare Dragon",{size=2,power=5000,critical=2,defense=4000})
	me:expect{gauge=0}
end)

test("does nothing against size 3",function()
	field{me={hand="Rising Flare Dragon",gauge=2},opponent={left={"Three",size=3,power=1000,critical=1,defense=1000}}}
	me:call("Rising Flare Dragon","left")
	opponent:expect{left={"Three"}}
end)

test("does not answer to other monsters",function()
	field{me={hand="Filler",left="Rising Flare Dragon"},opponent={left="Filler"}}
	me:call("Filler","right")
	go_to("attack")
	opponent:expect{left={"Filler"}}
end)
