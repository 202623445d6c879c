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

test("returns to the hand after it was flipped too",function()
	field{me={monsters={{"Yata-Garasu",position="facedown"}}}}
	me:change_position("Yata-Garasu")
	me:end_turn()
	me:expect{hand={"Yata-Garasu"},monsters=0}
end)

test("attacked by a weaker monster, has its player's next draw and not the opponent's",function()
	field{
		me={monsters={"Yata-Garasu"},deck={"Kuriboh","Kuriboh"},draw=1},
		opponent={monsters={"Relinquished"},deck={"Krebons","Krebons","Krebons"},draw=1},
	}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Relinquished","Yata-Garasu")
	opponent:expect{lp=7800}
	opponent:end_turn()
	me:expect{hand={"Kuriboh"}}
	me:end_turn()
	opponent:expect{hand={"Krebons"}}
	opponent:end_turn()
	me:expect{hand=2}
	me:end_turn()
	opponent:expect{hand=2}
end)
