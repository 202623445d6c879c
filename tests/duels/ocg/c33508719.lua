-- Morphing Jar
local pile={"Waboku","Waboku","Waboku","Waboku","Waboku","Waboku"}

test("flipped, it has both players discard their hands and draw five cards",function()
	field{rules="mr1",me={hand={"Kuriboh","Speed Warrior"},monsters={{"Morphing Jar",position="facedown"}},deck=pile},opponent={hand={"Cyber Dragon"},deck=pile}}
	me:change_position("Morphing Jar")
	me:expect{hand=5,deck=1,grave={"Kuriboh","Speed Warrior"},monsters={{"Morphing Jar",atk=700,def=600}}}
	opponent:expect{hand=5,deck=1,grave={"Cyber Dragon"}}
	happened("move",{card="Cyber Dragon",reason="discard",times=1})
	happened("move",{card="Kuriboh",reason="effect",times=1})
end)

test("draws even if there was nothing to discard",function()
	field{rules="mr1",me={monsters={{"Morphing Jar",position="facedown"}},deck=pile},opponent={deck=pile}}
	me:change_position("Morphing Jar")
	me:expect{hand=5}
	opponent:expect{hand=5}
end)
