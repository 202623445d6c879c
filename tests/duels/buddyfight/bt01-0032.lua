-- game: buddyfight
-- The Ark
test("takes 2 cards of the deck into its soul",function()
	field{me={world="Magic World",hand="The Ark",gauge=2}}
	me:cast("The Ark")
	me:expect_card("The Ark",{soul=2,place="set area"})
	me:expect{gauge=0,deck=8}
end)

test("saves its player with a spell in its soul",function()
	field{me={life=1,set={{"The Ark",soul={"Filler","Dragonic Charge"}}}},opponent={left="Jamadhar Dragon"},player="opponent"}
	opponent:attack("Jamadhar Dragon")
	finish_attack()
	me:expect{life=2,set={},hand={"Filler"},drop={"The Ark","Filler","Dragonic Charge"}}
end)

test("does not save without one",function()
	field{me={life=1,set={{"The Ark",soul={"Filler"}}}},opponent={left="Jamadhar Dragon"},player="opponent"}
	opponent:attack("Jamadhar Dragon")
	finish_attack()
	me:expect{life=0,set={}}
	expect_winner(opponent)
end)

test("does not save the opponent",function()
	field{me={left="Jamadhar Dragon",set={{"The Ark",soul={"Dragonic Charge"}}}},opponent={life=1}}
	me:attack("Jamadhar Dragon")
	finish_attack()
	opponent:expect{life=0}
	me:expect{set={"The Ark"}}
end)
