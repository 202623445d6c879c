-- Silent Doom
test("brings a Normal Monster in Defense Position, which cannot attack",function()
	field{me={hand={"Silent Doom"},grave={"Summoned Skull","Cyber Dragon"}},opponent={grave={"Dark Magician"}}}
	me:activate("Silent Doom")
	me:expect{monsters={{"Summoned Skull",position="defense"}},grave={"Cyber Dragon","Silent Doom"}}
	me:end_turn()
	opponent:end_turn()
	me:change_position("Summoned Skull")
	me:battle_phase()
	me:not_offered("attack","Summoned Skull")
end)

test("needs one, and a zone",function()
	field{me={hand={"Silent Doom"},grave={"Cyber Dragon"}}}
	me:not_offered("activate","Silent Doom","target of Silent Doom")
end)

test("needs a zone",function()
	field{rules="mr1",me={hand={"Silent Doom"},grave={"Summoned Skull"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:not_offered("activate","Silent Doom","target of Silent Doom")
end)
