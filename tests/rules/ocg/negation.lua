-- Negating an activation and negating an effect; cards that have to be face-up to apply.

test("OCG-EXT-15: a card whose activation is negated counts as not activated and is destroyed",function()
	field{
		rules="mr1",
		me={hand={"Messenger of Peace","Swords of Revealing Light"},monsters={"Royal Magical Library"}},
		opponent={spells={"Magic Jammer"},hand={"Kuriboh"},monsters={"Cyber Dragon"}},
	}
	rest("pass")
	me:activate("Messenger of Peace")
	opponent:activate("Magic Jammer")
	happened("chain_negated")
	never_happened("chain_disabled")
	me:expect{spells=0,grave={"Messenger of Peace"}}
	me:expect_card("Royal Magical Library",{counters=0}) -- no Spell was activated
	me:activate("Swords of Revealing Light")
	me:expect_card("Royal Magical Library",{counters=1})
end)

test("OCG-EXT-15: a card whose effect is negated was activated, and a Continuous one stays without doing anything",function()
	field{
		rules="mr1",
		me={spells={"Call of the Haunted","Waboku"},grave={"Cyber Dragon"},monsters={"Speed Warrior"}},
		opponent={spells={{"Royal Decree",position="faceup"}},monsters={"Summoned Skull"}},
	}
	rest("pass")
	me:activate("Call of the Haunted")
	happened("chain_disabled")
	never_happened("chain_negated")
	me:expect{spells={{"Call of the Haunted",position="faceup"},"Waboku"},monsters=1,grave={"Cyber Dragon"}}
	me:activate("Waboku")
	me:expect{spells={"Call of the Haunted"},grave={"Cyber Dragon","Waboku"}}
	me:battle_phase()
	me:attack("Speed Warrior","Summoned Skull")
	me:expect{lp=8000-1600,monsters=0}
end)

test("OCG-EXT-16: a continuous effect starts only with the resolution of its card",function()
	field{rules="mr1",me={hand={"Yami"},monsters={"Dark Magician"}},opponent={spells={"Waboku"}}}
	rest("pass")
	me:activate("Yami")
	rest("strict")
	opponent:offered("activate","Waboku")
	me:expect_card("Dark Magician",{atk=2500})
	opponent:pass()
	me:expect_card("Dark Magician",{atk=2700})
end)

test("OCG-EXT-16: a Trap that negates Traps does not negate those of its own chain that resolve before it",function()
	field{
		rules="mr1",
		me={spells={"Royal Decree"},monsters={"Speed Warrior"}},
		opponent={spells={"Dust Tornado","Call of the Haunted"},grave={"Cyber Dragon"}},
	}
	rest("pass")
	me:activate("Royal Decree")
	opponent:activate("Dust Tornado")
	-- Royal Decree was face-up when the Tornado resolved, but had not resolved itself.
	never_happened("chain_disabled")
	me:expect{spells=0,grave={"Royal Decree"}}
	opponent:expect{grave={"Dust Tornado","Cyber Dragon"}}
end)

test("OCG-EXT-16: once resolved it does",function()
	field{
		rules="mr1",
		me={spells={{"Royal Decree",position="faceup"}},monsters={"Speed Warrior"}},
		opponent={spells={"Dust Tornado"}},
	}
	rest("pass")
	me:battle_phase()
	opponent:activate("Dust Tornado")
	happened("chain_disabled")
	me:expect{spells={"Royal Decree"}}
end)

local function destroyed_before_it_resolves(card,answers)
	rest("pass")
	me:activate(card,table.unpack(answers or {}))
	opponent:activate("Mystical Space Typhoon",card)
end

test("OCG-EXT-16: a Continuous Spell that left before its resolution does not apply",function()
	field{rules="mr1",me={hand={"Messenger of Peace"},monsters={"Cyber Dragon"}},opponent={spells={"Mystical Space Typhoon"}}}
	destroyed_before_it_resolves("Messenger of Peace")
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:expect{lp=5900}
end)

test("OCG-EXT-16: a Field Spell that left before its resolution does not apply",function()
	field{rules="mr1",me={hand={"Yami"},monsters={"Dark Magician"}},opponent={spells={"Mystical Space Typhoon"}}}
	destroyed_before_it_resolves("Yami")
	me:expect_card("Dark Magician",{atk=2500})
end)

test("OCG-EXT-16: an Equip Spell that left before its resolution does not apply",function()
	field{rules="mr1",me={hand={"Mage Power"},monsters={"Dark Magician"}},opponent={spells={"Mystical Space Typhoon"}}}
	destroyed_before_it_resolves("Mage Power")
	me:expect_card("Dark Magician",{atk=2500,equips=0})
end)
