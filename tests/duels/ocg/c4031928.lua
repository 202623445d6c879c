-- Change of Heart
rest("pass")
field{
	me={hand={"Change of Heart","Summoned Skull"},monsters={"Kuriboh"}},
	opponent={monsters={"Cyber Dragon",{"Penguin Soldier",position="facedown defense"}},spells={"Book of Moon"}},
}

test("takes a monster over until the End Phase",function()
	me:activate("Change of Heart")
	me:not_offered("choose","Kuriboh")
	me:answer("Cyber Dragon")
	me:expect{monsters={"Kuriboh",{"Cyber Dragon",position="attack"}}}
	opponent:expect{monsters={"Penguin Soldier"}}
	me:end_turn()
	opponent:expect{monsters={"Penguin Soldier","Cyber Dragon"}}
	me:expect{monsters={"Kuriboh"}}
end)

test("takes a face-down one as it is",function()
	me:activate("Change of Heart","Penguin Soldier")
	me:expect_card("Penguin Soldier",{position="facedown defense",owner=opponent})
end)

test("takes nothing if the monster is gone",function()
	field{
		me={hand={"Change of Heart"},monsters={"Kuriboh"}},
		opponent={monsters={"Cyber Dragon"},spells={"Scapegoat"},hand={"Kuriboh"}},
	}
	me:activate("Change of Heart","Cyber Dragon")
	opponent:activate("Scapegoat")
	me:expect{monsters=2}
end)

test("needs a monster of the opponent",function()
	field{me={hand={"Change of Heart"},monsters={"Kuriboh"}}}
	me:not_offered("activate","Change of Heart","target of Change of Heart")
end)
