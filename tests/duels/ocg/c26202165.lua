-- Sangan
test("fetches a monster with 1500 or less ATK when it goes from the field to the Graveyard",function()
	field{me={monsters={"Sangan"},hand={"Dark Hole"},deck={"Kuriboh","Cyber Dragon","Krebons","Book of Moon"}}}
	me:activate("Dark Hole")
	me:offered("choose","Krebons")
	me:not_offered("choose","Cyber Dragon")
	me:not_offered("choose","Book of Moon")
	me:answer("Kuriboh")
	me:expect{hand={"Kuriboh"},deck=3}
	happened("confirm_cards")
end)

test("takes one of exactly 1500 ATK",function()
	field{me={monsters={"Sangan"},hand={"Dark Hole"},deck={"Z-Metal Tank"}}}
	me:activate("Dark Hole")
	me:expect{hand={"Z-Metal Tank"}}
end)

test("is compulsory even if there is nothing to fetch",function()
	field{me={monsters={"Sangan"},hand={"Summoned Skull"},deck={"Cyber Dragon"}}}
	me:summon("Summoned Skull","Sangan")
	happened("chaining",{card="Sangan"})
	me:expect{hand=0,deck=1}
end)

test("does nothing when discarded",function()
	field{me={hand={"Sangan","Tribute to The Doomed"},deck={"Kuriboh"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Tribute to The Doomed","Sangan","Cyber Dragon")
	never_happened("chaining",{card="Sangan"})
	me:expect{hand=0}
end)
