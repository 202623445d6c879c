-- Penguin Soldier
field{
	me={monsters={{"Penguin Soldier",position="facedown"}}},
	opponent={monsters={"Cyber Dragon","Kaiser Sea Horse"}},
}

test("returns two monsters when flipped",function()
	me:change_position("Penguin Soldier")
	me:activate("Penguin Soldier",{"Cyber Dragon","Kaiser Sea Horse"})
	opponent:expect{monsters=0,hand={"Cyber Dragon","Kaiser Sea Horse"}}
	me:expect{monsters={"Penguin Soldier"}}
end)

test("returns one, itself too",function()
	me:change_position("Penguin Soldier")
	me:activate("Penguin Soldier","Penguin Soldier")
	opponent:expect{monsters=2}
	me:expect{hand={"Penguin Soldier"}}
end)

test("may decline",function()
	me:change_position("Penguin Soldier")
	me:pass()
	opponent:expect{monsters=2}
	me:expect{monsters=1}
end)

test("alone, returns itself",function()
	field{me={monsters={{"Penguin Soldier",position="facedown"}},spells={"Waboku"}},opponent={spells={"Trap Hole"}}}
	rest("pass")
	me:change_position("Penguin Soldier")
	me:activate("Penguin Soldier")
	me:expect{hand={"Penguin Soldier"},monsters=0}
end)

test("destroyed by an attack, still returns the attacker",function()
	field{me={monsters={{"Penguin Soldier",position="facedown"}}},opponent={monsters={"Cyber Dragon"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Cyber Dragon","Penguin Soldier")
	me:activate("Penguin Soldier")
	opponent:expect{hand={"Cyber Dragon"},monsters=0}
	me:expect{grave={"Penguin Soldier"}}
end)
