-- Magician of Faith
field{
	me={monsters={{"Magician of Faith",position="facedown"}},grave={"Dark Hole","Mirror Force","Monster Reborn"}},
	opponent={grave={"Book of Moon"},monsters={"Cyber Dragon"}},
}

test("takes back a Spell when flipped",function()
	me:change_position("Magician of Faith")
	me:not_offered("choose","Mirror Force")
	me:not_offered("choose","Book of Moon")
	me:answer("Dark Hole")
	me:expect{hand={"Dark Hole"},grave={"Mirror Force","Monster Reborn"}}
	happened("confirm_cards",{card="Dark Hole"})
end)

test("works when attacked too",function()
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Cyber Dragon","Magician of Faith")
	me:answer("Monster Reborn")
	me:expect{hand={"Monster Reborn"}}
end)

test("does nothing without a Spell",function()
	field{me={monsters={{"Magician of Faith",position="facedown"}},grave={"Mirror Force"}}}
	me:change_position("Magician of Faith")
	me:expect{hand=0,grave={"Mirror Force"}}
end)

test("does not take a Spell that left the Graveyard",function()
	field{me={monsters={{"Magician of Faith",position="facedown"}},grave={"Dark Hole"}}}
	me:change_position("Magician of Faith")
	me:expect{hand={"Dark Hole"}}
end)

test("shows the Spell to the other player",function()
	field{opponent={monsters={{"Magician of Faith",position="facedown"}},grave={"Dark Hole"}}}
	me:end_turn()
	opponent:change_position("Magician of Faith")
	opponent:expect{hand={"Dark Hole"}}
	happened("confirm_cards",{card="Dark Hole",player=me})
end)
