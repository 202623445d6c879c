-- Card of Safe Return
field{rules="mr1",me={hand={"Card of Safe Return","Monster Reborn","Cyber Dragon"},grave={"Kuriboh"},deck={"Speed Warrior","Speed Warrior","Speed Warrior","Speed Warrior"}},opponent={monsters={"Summoned Skull"},grave={"Junk Synchron"}}}

test("draws three cards when a monster of the own Graveyard is Special Summoned",function()
	me:activate("Card of Safe Return")
	me:activate("Monster Reborn","Kuriboh","attack")
	me:activate("Card of Safe Return")
	me:expect{hand={"Cyber Dragon","Speed Warrior","Speed Warrior","Speed Warrior"},deck=1}
end)

test("need not draw",function()
	me:activate("Card of Safe Return")
	me:activate("Monster Reborn","Kuriboh","attack")
	me:pass()
	me:expect{deck=4}
end)

test("monsters of the other Graveyard, and those from elsewhere, do not count",function()
	me:activate("Card of Safe Return")
	me:special_summon("Cyber Dragon","attack")
	me:activate("Monster Reborn","Junk Synchron","attack")
	me:expect{deck=4}
end)

test("needs three cards in the Deck",function()
	field{rules="mr1",me={hand={"Card of Safe Return","Monster Reborn","Cyber Dragon"},grave={"Kuriboh"},deck={"Speed Warrior","Speed Warrior"}}}
	me:activate("Card of Safe Return")
	me:activate("Monster Reborn","Kuriboh","attack")
	me:expect{deck=2,hand={"Cyber Dragon"}}
	expect{winner="none"}
end)
