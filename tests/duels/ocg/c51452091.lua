-- Royal Decree
test("negates a Trap that answers a Summon",function()
	field{me={spells={{"Royal Decree",position="faceup"}},hand={"Cyber Dragon","Command Knight"}},opponent={spells={"Trap Hole"}}}
	rest("pass")
	me:summon("Command Knight")
	opponent:activate("Trap Hole")
	me:expect{monsters={"Command Knight"}}
	opponent:expect{grave={"Trap Hole"}}
	happened("chain_disabled")
end)

test("does not negate Spells, nor Traps before it has resolved",function()
	field{me={spells={"Royal Decree"},hand={"Command Knight"}},opponent={spells={"Trap Hole","Mystical Space Typhoon"}}}
	rest("pass")
	me:summon("Command Knight")
	opponent:activate("Trap Hole")
	me:expect{monsters=0}
	me:activate("Royal Decree")
	opponent:activate("Mystical Space Typhoon","Royal Decree")
	me:expect{spells=0}
	never_happened("chain_disabled")
end)

test("does not negate another Royal Decree's activation before that resolves, and the two negate each other",function()
	field{me={spells={{"Royal Decree",position="faceup"},"Seven Tools of the Bandit"}},opponent={spells={"Royal Decree"}}}
	rest("pass")
	me:end_turn()
	opponent:activate("Royal Decree")
	me:activate("Seven Tools of the Bandit")
	happened("chain_disabled",{link=2})
	opponent:expect{spells={"Royal Decree"}}
end)
