-- Doppelwarrior
test("comes from the hand when a monster comes from its player's Graveyard",function()
	field{me={hand={"Doppelwarrior","Monster Reborn"},grave={"Cyber Dragon"}}}
	me:activate("Monster Reborn","attack")
	me:activate("Doppelwarrior","defense")
	me:expect{monsters={"Cyber Dragon",{"Doppelwarrior",position="defense"}},hand=0}
end)

test("not when it comes from the opponent's",function()
	field{me={hand={"Doppelwarrior","Monster Reborn"}},opponent={grave={"Cyber Dragon"}}}
	me:activate("Monster Reborn","attack")
	me:not_offered("activate","Doppelwarrior")
	me:expect{hand={"Doppelwarrior"}}
end)

test("not when it comes from the hand",function()
	field{me={hand={"Doppelwarrior","Cyber Dragon"}},opponent={monsters={"Kuriboh"}}}
	me:special_summon("Cyber Dragon","attack")
	me:not_offered("activate","Doppelwarrior")
end)

test("not with five monsters",function()
	field{me={hand={"Doppelwarrior","Monster Reborn"},grave={"Cyber Dragon"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:activate("Monster Reborn","attack")
	me:not_offered("activate","Doppelwarrior")
end)

test("leaves two Tokens as Synchro Material",function()
	field{me={monsters={"Junk Synchron","Doppelwarrior"},extra={"Junk Warrior"}}}
	rest("pass")
	me:special_summon("Junk Warrior",{"Junk Synchron","Doppelwarrior"},"attack")
	me:activate("Doppelwarrior")
	me:expect{monsters={"Junk Warrior",{"Doppel Token",position="attack",atk=400,def=400,level=1},"Doppel Token"}}
end)

test("leaves none otherwise",function()
	field{me={monsters={"Doppelwarrior"},hand={"Summoned Skull"}}}
	me:summon("Summoned Skull","Doppelwarrior")
	me:not_offered("activate","Doppelwarrior")
	me:expect{monsters=1}
end)

test("needs two zones for them",function()
	field{rules="mr1",me={monsters={"Junk Synchron","Doppelwarrior","Kuriboh","Kuriboh","Kuriboh"},extra={"Junk Warrior"}}}
	rest("pass")
	me:special_summon("Junk Warrior",{"Junk Synchron","Doppelwarrior"},"attack")
	me:not_offered("activate","Doppelwarrior")
	me:expect{monsters=4}
end)
