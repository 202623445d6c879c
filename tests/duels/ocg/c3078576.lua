-- Yata-Garasu
test("returns to the hand in the End Phase",function()
	field{me={hand={"Yata-Garasu"}}}
	me:summon("Yata-Garasu")
	me:end_turn()
	me:expect{hand={"Yata-Garasu"},monsters=0}
end)

test("has the opponent skip the next Draw Phase after battle damage",function()
	field{me={hand={"Yata-Garasu"}},opponent={deck={"Kuriboh","Kuriboh"},draw=1}}
	me:summon("Yata-Garasu")
	me:battle_phase()
	me:attack("Yata-Garasu")
	opponent:expect{lp=7800}
	me:end_turn()
	opponent:expect{hand=0,deck=2}
	opponent:end_turn()
	me:end_turn()
	opponent:expect{hand=1,deck=1}
end)

test("damage to its own player skips nothing",function()
	field{me={monsters={"Yata-Garasu"},deck={"Kuriboh","Kuriboh","Kuriboh"},draw=1},opponent={monsters={"Cyber Dragon"},deck={"Kuriboh","Kuriboh"},draw=1}}
	me:battle_phase()
	me:attack("Yata-Garasu","Cyber Dragon")
	me:expect{lp=8000-1900}
	me:end_turn()
	opponent:expect{hand=1}
end)

test("cannot be Special Summoned",function()
	field{me={hand={"Monster Reborn"},grave={"Yata-Garasu"}}}
	me:not_offered("activate","Monster Reborn")
end)
