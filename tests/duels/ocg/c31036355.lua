-- Creature Swap
field{
	me={hand={"Creature Swap"},monsters={"Speed Warrior","Kuriboh"}},
	opponent={monsters={"Cyber Dragon",{"Summoned Skull",position="defense"}}},
}

test("exchanges a monster of each player, who choose their own",function()
	me:activate("Creature Swap","Kuriboh")
	opponent:answer("Summoned Skull")
	me:expect{monsters={"Speed Warrior",{"Summoned Skull",position="defense"}},grave={"Creature Swap"}}
	opponent:expect{monsters={"Cyber Dragon","Kuriboh"}}
	me:not_offered("change_position","Summoned Skull")
	me:offered("change_position","Speed Warrior")
	me:end_turn()
	opponent:offered("change_position","Kuriboh")
end)

test("needs a monster on both sides",function()
	field{me={hand={"Creature Swap"},monsters={"Speed Warrior"}}}
	me:not_offered("activate","Creature Swap","target of Creature Swap")
end)

test("does nothing if one side is empty when it resolves",function()
	field{
		me={hand={"Creature Swap"},monsters={"Kuriboh"},grave={"Cyber Dragon"}},
		opponent={grave={"Cyber Dragon"},spells={{"Call of the Haunted",slot=1},{"Mystical Space Typhoon",slot=2}}},
	}
	rest("pass")
	me:end_turn()
	opponent:activate("Call of the Haunted") -- before the end of the Main Phase, which goes on then
	me:activate("Creature Swap")
	opponent:activate("Mystical Space Typhoon","Call of the Haunted")
	me:expect{monsters={"Kuriboh"},grave={"Cyber Dragon","Creature Swap"}}
	never_happened("swap")
end)
