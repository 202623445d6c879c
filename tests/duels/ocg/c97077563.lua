-- Call of the Haunted
rest("pass")
field{
	me={spells={"Call of the Haunted"},grave={"Cyber Dragon","Mirror Force","Stardust Dragon"},hand={"Dark Hole","Mystical Space Typhoon"}},
	opponent={grave={"Kaiser Sea Horse"}},
}

test("brings back a monster of its player's Graveyard in Attack Position",function()
	me:activate("Call of the Haunted")
	me:expect{monsters={{"Cyber Dragon",position="attack"}},spells={{"Call of the Haunted",position="faceup"}}}
end)

test("takes the monster along when it leaves",function()
	me:activate("Call of the Haunted")
	me:expect{monsters={"Cyber Dragon"}}
	me:activate("Mystical Space Typhoon")
	me:expect{monsters=0,spells=0,grave={"Cyber Dragon","Mirror Force","Stardust Dragon","Call of the Haunted","Mystical Space Typhoon"}}
end)

test("goes when the monster is destroyed",function()
	me:activate("Call of the Haunted")
	me:activate("Dark Hole")
	me:expect{monsters=0,spells=0}
end)

test("stays when the monster leaves otherwise",function()
	field{me={spells={"Call of the Haunted"},grave={"Kuriboh"},hand={"Summoned Skull"}}}
	me:activate("Call of the Haunted")
	me:summon("Summoned Skull","Kuriboh")
	me:expect{monsters={"Summoned Skull"},spells={"Call of the Haunted"}}
end)

test("destroyed in response, it brings the monster unbound",function()
	field{me={spells={"Call of the Haunted"},grave={"Kuriboh"}},opponent={spells={"Mystical Space Typhoon"}}}
	me:activate("Call of the Haunted")
	opponent:activate("Mystical Space Typhoon","Call of the Haunted")
	me:expect{spells=0}
end)

test("needs a monster in its player's Graveyard",function()
	field{me={spells={"Call of the Haunted"},grave={"Mirror Force"}},opponent={grave={"Kuriboh"}}}
	me:not_offered("activate","Call of the Haunted","target of Call of the Haunted")
end)

test("needs a free zone",function()
	field{rule=1,me={spells={"Call of the Haunted"},grave={"Cyber Dragon"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:not_offered("activate","Call of the Haunted","target of Call of the Haunted")
end)

test("takes the last free zone, whatever the opponent may do",function()
	field{
		rule=1,
		me={spells={"Call of the Haunted"},grave={"Speed Warrior","Command Knight"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh"}},
		opponent={spells={"Scapegoat"},monsters={"Cyber Dragon"},grave={"Cyber Dragon"}},
	}
	opponent:activate("Scapegoat")
	opponent:expect{monsters=5}
	me:activate("Call of the Haunted","Speed Warrior")
	me:expect{monsters=5}
	me:expect_card("Speed Warrior",{position="attack"})
end)

test("brings back nothing that cannot be Special Summoned",function()
	field{me={spells={"Call of the Haunted"},grave={"Yata-Garasu","Relinquished"}}}
	me:not_offered("activate","Call of the Haunted")
end)

test("takes the monster along even when it is negated",function()
	field{me={spells={"Call of the Haunted","Royal Decree"},grave={"Cyber Dragon"},hand={"Mystical Space Typhoon"}}}
	me:activate("Call of the Haunted")
	me:expect{monsters={"Cyber Dragon"}}
	me:activate("Royal Decree")
	me:expect{spells=2}
	me:activate("Mystical Space Typhoon","Call of the Haunted")
	me:expect{monsters=0,spells={"Royal Decree"}}
end)
