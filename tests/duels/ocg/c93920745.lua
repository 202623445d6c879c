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
