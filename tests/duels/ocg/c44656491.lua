-- Messenger of Peace
field{
	me={hand={"Messenger of Peace"},monsters={"Cyber Dragon","Mystic Tomato"}},
	opponent={monsters={"Summoned Skull","Marauding Captain"}},
}

test("keeps monsters of 1500 ATK or more from attacking",function()
	me:activate("Messenger of Peace")
	me:battle_phase()
	me:not_offered("attack","Cyber Dragon","an effect forbids it of Messenger of Peace")
	me:attack("Mystic Tomato","Marauding Captain")
	opponent:expect{lp=8000-200}
	me:end_turn()
	opponent:battle_phase()
	opponent:not_offered("attack","Summoned Skull")
end)

test("costs 100 LP in its player's Standby Phases",function()
	me:activate("Messenger of Peace")
	me:end_turn()
	me:expect{lp=8000}
	opponent:end_turn()
	expect{phase="standby"}
	me:answer("yes")
	me:expect{lp=7900,spells={"Messenger of Peace"}}
end)

test("is destroyed if it is not paid for",function()
	me:activate("Messenger of Peace")
	me:end_turn()
	opponent:end_turn()
	me:answer("no")
	me:expect{lp=8000,spells=0,grave={"Messenger of Peace"}}
	me:battle_phase()
	me:offered("attack","Cyber Dragon")
end)

test("is destroyed if it cannot be paid for",function()
	field{me={lp=100,hand={"Messenger of Peace"}}}
	me:activate("Messenger of Peace")
	me:end_turn()
	opponent:end_turn()
	me:answer("yes")
	me:expect{lp=0}
	expect{winner=opponent}
end)

test("keeps a monster of exactly 1500 ATK from attacking",function()
	field{me={hand={"Messenger of Peace"},monsters={"Z-Metal Tank","Mystic Tomato"}}}
	me:activate("Messenger of Peace")
	me:battle_phase()
	me:not_offered("attack","Z-Metal Tank")
	me:offered("attack","Mystic Tomato")
end)

test("its player can pay though the opponent could not",function()
	field{me={hand={"Messenger of Peace"}},opponent={lp=50}}
	me:activate("Messenger of Peace")
	me:end_turn()
	opponent:end_turn()
	me:answer("yes")
	me:expect{lp=7900,spells={"Messenger of Peace"}}
end)

test("is destroyed without a question if its player cannot pay",function()
	field{me={lp=99,hand={"Messenger of Peace"}}}
	me:activate("Messenger of Peace")
	me:end_turn()
	opponent:end_turn()
	me:expect{lp=99,spells=0}
end)
