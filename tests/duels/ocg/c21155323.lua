-- Goggle Golem
field{me={hand={"Goggle Golem","Kuriboh"}}}

test("has an original ATK of 2100 once it was Normal Summoned again",function()
	me:summon("Goggle Golem")
	me:expect_card("Goggle Golem",{atk=1500,def=500})
	me:not_offered("summon","Goggle Golem")
	me:end_turn()
	opponent:end_turn()
	me:summon("Goggle Golem")
	me:expect_card("Goggle Golem",{atk=2100,def=500})
	me:not_offered("summon","Kuriboh")
end)
