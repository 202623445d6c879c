-- Invader of the Throne
field{
	rules="mr1",
	me={monsters={{"Invader of the Throne",position="facedown"},"Kuriboh"}},
	opponent={monsters={"Cyber Dragon",{"Speed Warrior",position="facedown"}}},
}

test("changes sides with a monster of the opponent",function()
	me:change_position("Invader of the Throne")
	me:not_offered("choose","Invader of the Throne")
	me:not_offered("choose","Kuriboh")
	me:answer("Cyber Dragon")
	me:expect{monsters={{"Cyber Dragon",position="attack"},"Kuriboh"}}
	opponent:expect{monsters={{"Invader of the Throne",position="attack"},"Speed Warrior"}}
end)

test("not when it is attacked",function()
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Cyber Dragon","Invader of the Throne")
	never_happened("chaining")
	me:expect{grave={"Invader of the Throne"},monsters={"Kuriboh"}}
	opponent:expect{monsters=2,lp=8000}
end)

test("does nothing without a monster to change with",function()
	field{rules="mr1",me={monsters={{"Invader of the Throne",position="facedown"}}},opponent={hand={"Kuriboh"}}}
	me:change_position("Invader of the Throne")
	happened("chaining")
	me:expect{monsters={{"Invader of the Throne",position="attack"}}}
end)

test("changes nothing if it is destroyed before",function()
	field{rules="mr1",
		me={monsters={{"Invader of the Throne",position="facedown"}}},
		opponent={monsters={"Cyber Dragon"},spells={"Trap Hole"}},
	}
	rest("pass")
	me:change_position("Invader of the Throne","Cyber Dragon")
	opponent:activate("Trap Hole")
	me:expect{monsters=0,grave={"Invader of the Throne"}}
	opponent:expect{monsters={"Cyber Dragon"}}
end)
