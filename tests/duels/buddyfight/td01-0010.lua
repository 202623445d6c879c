-- game: buddyfight
-- Dragon Breath
test("destroys a monster of power 4000 or less",function()
	field{me={hand="Dragon Breath",gauge=1,left="Jamadhar Dragon"},opponent={left="Filler",right={"Edge",size=1,power=4000,critical=1,defense=9000}}}
	me:cast("Dragon Breath","Edge")
	opponent:expect{left={"Filler"},right=false}
	me:expect{gauge=0,drop=2}
end)

test("finds no target above power 4000",function()
	field{me={hand="Dragon Breath",gauge=1},opponent={left={"Strong",size=1,power=5000,critical=1,defense=1000}}}
	me:cannot_use("Dragon Breath")
end)

test("serves in the opponent's turn too",function()
	field{me={hand="Dragon Breath",gauge=1},opponent={left="Filler"},player="opponent"}
	me:cast("Dragon Breath","Filler")
	opponent:expect{left=false}
end)
