-- Reinforcement of the Army
test("takes a Level 4 or lower Warrior from the Deck",function()
	field{me={hand={"Reinforcement of the Army"},deck={"Kuriboh","Speed Warrior","Command Knight","Gilford the Lightning","Kaiser Sea Horse"}}}
	me:activate("Reinforcement of the Army")
	me:not_offered("choose","Kuriboh")
	me:not_offered("choose","Gilford the Lightning")
	me:not_offered("choose","Kaiser Sea Horse")
	me:offered("choose","Speed Warrior")
	me:answer("Command Knight")
	me:expect{hand={"Command Knight"},deck=4,grave={"Reinforcement of the Army"}}
	happened("confirm_cards",{card="Command Knight"})
end)

test("needs one in the Deck",function()
	field{me={hand={"Reinforcement of the Army"},deck={"Kuriboh","Gilford the Lightning"}},opponent={deck={"Speed Warrior"}}}
	me:not_offered("activate","Reinforcement of the Army","target of Reinforcement of the Army")
end)

test("finds nothing if the last one is gone by then",function()
	field{
		me={hand={"Reinforcement of the Army"},deck={"Speed Warrior"}},
		opponent={spells={"Magic Jammer"},hand={"Kuriboh"}},
	}
	me:activate("Reinforcement of the Army")
	opponent:activate("Magic Jammer","Kuriboh")
	me:expect{hand=0,deck=1}
end)

test("takes one of its player's Deck and shows it to the other player",function()
	field{
		me={deck={"Command Knight"}},
		opponent={hand={"Reinforcement of the Army"},deck={"Speed Warrior","Marauding Captain","Kuriboh"}},
	}
	me:end_turn()
	opponent:activate("Reinforcement of the Army")
	opponent:not_offered("choose","Command Knight")
	opponent:answer("Marauding Captain")
	opponent:expect{hand={"Marauding Captain"}}
	happened("confirm_cards",{card="Marauding Captain",player=me})
end)

test("takes the only one without a question",function()
	field{me={hand={"Reinforcement of the Army"},deck={"Speed Warrior","Kuriboh"}}}
	me:activate("Reinforcement of the Army")
	me:expect{hand={"Speed Warrior"}}
	happened("confirm_cards",{card="Speed Warrior",player=opponent})
end)
