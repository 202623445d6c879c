-- game: buddyfight
-- Crimson Slash
test("destroys a monster of size 1 or 2",function()
	field{me={world="Danger World",hand="Crimson Slash",gauge=1},opponent={left="Filler",right={"Two",size=2,power=9000,critical=1,defense=9000}}}
	me:cast("Crimson Slash","Two")
	opponent:expect{left={"Filler"},right=false}
	me:expect{gauge=0}
end)

test("finds neither size 0 nor size 3",function()
	field{me={world="Danger World",hand="Crimson Slash",gauge=1},opponent={left={"Zero",size=0,power=1000,critical=1,defense=1000},right={"Three",size=3,power=1000,critical=1,defense=1000}}}
	me:cannot_use("Crimson Slash")
end)

test("needs an empty center",function()
	field{me={world="Danger World",hand="Crimson Slash",gauge=1,center="Filler"},opponent={left="Filler"}}
	me:cannot_use("Crimson Slash")
end)
