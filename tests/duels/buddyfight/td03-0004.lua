-- game: buddyfight
-- Jackknife Dragon
local storm='Jackknife "Thunder Storm"'

test("calls a Jackknife of the deck on top of it",function()
	field{me={hand="Jackknife Dragon",gauge=3,deck={"Filler",storm,"Filler"}}}
	me:call("Jackknife Dragon","left")
	me:expect_card("Jackknife Dragon",{size=2,power=5000,critical=3,defense=6000})
	me:act("Jackknife Dragon")
	me:yes()
	me:choose(storm)
	me:expect_card(storm,{place="left",soul=1})
	me:expect{gauge=0,deck={"Filler","Filler"}}
end)

test("need not be paid, and may find none",function()
	field{me={left="Jackknife Dragon",gauge=2}}
	me:act("Jackknife Dragon")
	me:no()
	me:expect{gauge=2}
	me:act("Jackknife Dragon")
	me:yes()
	me:expect{gauge=0,left={"Jackknife Dragon"}}
end)

test("needs 2 gauge",function()
	field{me={left="Jackknife Dragon",gauge=1}}
	me:cannot_use("Jackknife Dragon")
end)
