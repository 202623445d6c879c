-- Imperial Order
rest("pass")
field{
	me={spells={"Imperial Order"},monsters={"Kuriboh"}},
	opponent={monsters={"Cyber Dragon"},hand={"Dark Hole"},field="Yami"},
}

test("negates the Spells of both sides",function()
	field{
		me={spells={"Imperial Order"},field="Sogen",monsters={"Kuriboh"}},
		opponent={monsters={"Cyber Dragon","Speed Warrior"},hand={"Dark Hole"},field="Yami"},
	}
	me:expect_card("Kuriboh",{atk=500})
	opponent:expect_card("Speed Warrior",{atk=1100})
	me:activate("Imperial Order")
	opponent:expect_card("Speed Warrior",{atk=900})
	me:expect{lp=8000,spells={{"Imperial Order",position="faceup"}}}
	me:expect_card("Kuriboh",{atk=300})
	me:end_turn()
	me:answer("yes")
	opponent:activate("Dark Hole")
	opponent:expect{monsters=2,grave={"Dark Hole"}}
	me:expect{monsters={"Kuriboh"}}
end)

test("negates a Spell that has left the field meanwhile",function()
	field{
		me={hand={"Dark Hole"},spells={"Imperial Order"},monsters={"Kuriboh"}},
		opponent={spells={"Dust Tornado"},monsters={"Cyber Dragon"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Dust Tornado","Dark Hole")
	me:activate("Imperial Order")
	me:expect{monsters={"Kuriboh"},grave={"Dark Hole"}}
	opponent:expect{monsters={"Cyber Dragon"}}
	happened("chain_disabled",{times=1})
end)

test("does not touch Traps, nor monsters",function()
	field{
		me={spells={"Imperial Order","Dust Tornado"},monsters={{"Man-Eater Bug",position="facedown defense"}}},
		opponent={spells={"Mirror Force"},monsters={"Cyber Dragon"}},
	}
	expect{phase="main 1"}
	me:activate("Imperial Order")
	me:activate("Dust Tornado")
	opponent:expect{spells=0}
	me:change_position("Man-Eater Bug","Cyber Dragon")
	opponent:expect{monsters=0}
end)

test("costs 700 LP in each Standby Phase",function()
	expect{phase="main 1"}
	me:activate("Imperial Order")
	me:end_turn()
	expect{phase="standby",turn_player=opponent}
	me:answer("yes")
	me:expect{lp=7300}
	opponent:end_turn()
	expect{phase="standby",turn_player=me}
	me:answer("yes")
	me:expect{lp=6600,spells={"Imperial Order"}}
end)

test("is destroyed if that is not paid",function()
	expect{phase="main 1"}
	me:activate("Imperial Order")
	me:end_turn()
	me:answer("no")
	me:expect{lp=8000,spells=0,grave={"Imperial Order"}}
	happened("move",{card="Imperial Order",to="grave",reason="cost"})
	opponent:activate("Dark Hole")
	opponent:expect{monsters=0}
end)

test("can be paid to the last",function()
	field{me={lp=700,spells={"Imperial Order"}}}
	expect{phase="main 1"}
	me:activate("Imperial Order")
	me:end_turn()
	me:answer("yes")
	me:expect{lp=0}
	expect{winner=opponent}
end)

test("is destroyed if that cannot be paid",function()
	field{me={lp=699,spells={"Imperial Order"}}}
	me:activate("Imperial Order")
	me:end_turn()
	me:expect{lp=699,spells=0}
	expect{phase="main 1",turn_player=opponent}
end)
