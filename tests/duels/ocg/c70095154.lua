-- Cyber Dragon
test("comes from the hand if only the opponent has monsters",function()
	field{me={hand={"Cyber Dragon","Speed Warrior"}},opponent={monsters={"Kuriboh"}}}
	me:special_summon("Cyber Dragon","attack")
	me:expect{monsters={{"Cyber Dragon",atk=2100,def=1600,level=5}},hand=1}
	me:summon("Speed Warrior")
end)

test("not beside a monster of its player",function()
	field{me={hand={"Cyber Dragon"},monsters={"Kuriboh"}},opponent={monsters={"Kuriboh"}}}
	me:not_offered("special_summon","Cyber Dragon","condition of Cyber Dragon")
	me:summon("Cyber Dragon","Kuriboh")
end)

test("not against an empty field",function()
	field{me={hand={"Cyber Dragon"}}}
	me:not_offered("special_summon","Cyber Dragon","condition of Cyber Dragon")
end)

test("comes even if the opponent has no zone left",function()
	field{rule=1,me={hand={"Cyber Dragon"}},opponent={monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:special_summon("Cyber Dragon","attack")
	me:expect{monsters={"Cyber Dragon"}}
end)
