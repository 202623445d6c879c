-- Cards that an effect shows.

rest("pass")

test("OCG-INFO-09: a Deck that an effect took a card from is shuffled afterwards",function()
	field{rules="mr1",me={hand={"Reinforcement of the Army"},deck={"Kuriboh","Speed Warrior","Command Knight"}}}
	me:shuffles("Command Knight")
	me:activate("Reinforcement of the Army","Speed Warrior")
	me:expect{hand={"Speed Warrior"},deck={ordered=true,"Command Knight","Kuriboh"}}
	happened_in_order({"move",card="Speed Warrior",from="deck",to="hand"},{"shuffle_deck",player=me})
end)

test("OCG-INFO-09: a draw shuffles nothing",function()
	field{rules="mr1",me={draw=1,deck={"Kuriboh","Speed Warrior","Command Knight"}}}
	me:expect{hand={"Kuriboh"},deck={ordered=true,"Speed Warrior","Command Knight"}}
	never_happened("shuffle_deck")
end)

test("OCG-INFO-05: a card taken from the Deck is shown to the opponent, one drawn is not",function()
	field{rules="mr1",me={draw=1,hand={"Reinforcement of the Army"},deck={"Kuriboh","Speed Warrior","Command Knight"}}}
	expect{phase="main 1"}
	never_happened("confirm_cards")
	me:activate("Reinforcement of the Army","Speed Warrior")
	happened("confirm_cards",{card="Speed Warrior",player=opponent,times=1})
end)
