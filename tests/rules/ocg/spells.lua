-- Spells by kind: when each may be activated, and what becomes of it.
rest("pass")

-- One Spell of each kind of speed 1, with the monsters it wants.
local slow={
	{kind="Normal",name="Reinforcement of the Army",me={deck={"Speed Warrior"}}},
	{kind="Equip",name="Mage Power",me={monsters={"Kuriboh"}}},
	{kind="Field",name="Yami",me={}},
	{kind="Continuous",name="Messenger of Peace",me={}},
	{kind="Ritual",name="Black Luster Ritual",me={hand={"Black Luster Soldier","Dark Magician","Krebons"}}},
}

-- The player's side with the Spell in that zone, next to what it wants and to `more`.
local function side(spell,zone,more)
	local mine={hand={},monsters={}}
	for key,list in pairs(spell.me) do mine[key]={table.unpack(list)} end
	for key,value in pairs(more or {}) do mine[key]=value end
	if zone=="hand" then table.insert(mine.hand,spell.name)
	elseif spell.kind=="Field" then mine.field={{spell.name,position="facedown"}}
	else mine.spells={spell.name} end
	return mine
end

for _,spell in ipairs(slow) do
	test("OCG-SPELL-01: of speed 1, it answers nothing ("..spell.kind..")",function()
		field{rules="mr1",me=side(spell,"hand",{spells={"Dust Tornado","Waboku"}}),opponent={spells={"Waboku"}}}
		me:offered("activate",spell.name)
		rest("strict")
		me:activate("Dust Tornado")
		opponent:activate("Waboku")
		me:offered("activate","Waboku")
		me:not_offered("activate",spell.name)
		me:pass()
		me:answer("no")
		me:pass()
		me:offered("activate",spell.name)
	end)

	test("OCG-SPELL-02: activated in Main Phase 1 or 2 of its player's own turn ("..spell.kind..")",function()
		field{rules="mr1",me=side(spell,"hand"),opponent={monsters={"Cyber Dragon"}}}
		me:offered("activate",spell.name)
		me:battle_phase()
		me:not_offered("activate",spell.name)
		me:main_phase_2()
		me:offered("activate",spell.name)
		me:end_turn()
		me:not_offered("activate",spell.name)
		opponent:battle_phase()
		me:not_offered("activate",spell.name)
		opponent:end_turn()
		me:offered("activate",spell.name)
	end)

	test("OCG-SPELL-02: Set, it cannot be activated in the opponent's turn either ("..spell.kind..")",function()
		field{rules="mr1",me=side(spell,"spells"),opponent={monsters={"Cyber Dragon"}}}
		me:offered("activate",spell.name)
		me:end_turn()
		me:not_offered("activate",spell.name)
		opponent:battle_phase()
		me:not_offered("activate",spell.name)
	end)

	test("OCG-SPELL-03 OCG-SET-05: activated in the turn in which it was Set ("..spell.kind..")",function()
		field{rules="mr1",me=side(spell,"hand")}
		me:set(spell.name)
		me:offered("activate",spell.name)
	end)
end

test("OCG-SPELL-04: any number of Spells in a Main Phase",function()
	field{
		rules="mr1",
		me={hand={"Dark Hole","Dark Hole","Monster Reborn","Yami","Messenger of Peace","Mage Power","Swords of Revealing Light"},grave={"Kuriboh"}},
	}
	me:activate("Yami")
	me:activate("Messenger of Peace")
	me:activate("Swords of Revealing Light")
	me:activate("Monster Reborn","attack")
	me:activate("Mage Power")
	me:activate("Dark Hole")
	me:expect{hand={"Dark Hole"},grave={"Monster Reborn","Kuriboh","Mage Power","Dark Hole"}}
	happened("chaining",{times=6})
end)

test("OCG-SPELL-05: a Normal Spell goes to the Graveyard once used",function()
	field{rules="mr1",me={hand={"Dark Hole"},monsters={"Kuriboh"}}}
	me:activate("Dark Hole")
	happened("move",{card="Dark Hole",from="hand",to="spells"})
	happened("move",{card="Dark Hole",from="spells",to="grave"})
	me:expect{spells=0,grave={"Kuriboh","Dark Hole"}}
end)

test("OCG-SPELL-06: Swords of Revealing Light stays for three turns of the opponent",function()
	field{rules="mr1",me={hand={"Swords of Revealing Light"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Swords of Revealing Light")
	for _=1,3 do
		me:expect{spells={{"Swords of Revealing Light",position="faceup"}}}
		me:end_turn()
		opponent:battle_phase()
		opponent:not_offered("attack","Cyber Dragon")
		opponent:end_turn()
	end
	me:expect{spells=0,grave={"Swords of Revealing Light"}}
end)

test("OCG-SPELL-07: Curse of Fiend is activated in the own Standby Phase only, Set before",function()
	field{rules="mr1",me={spells={"Curse of Fiend"},monsters={"Cyber Dragon"},hand={"Book of Moon"}},opponent={monsters={"Kuriboh"}}}
	me:change_position("Cyber Dragon")
	me:not_offered("activate","Curse of Fiend")
	me:battle_phase()
	me:not_offered("activate","Curse of Fiend")
	me:end_turn()
	me:not_offered("activate","Curse of Fiend")
	opponent:end_turn()
	me:activate("Curse of Fiend")
	expect{phase="standby",chain={"Curse of Fiend"}}
	me:expect{monsters={{"Cyber Dragon",position="attack"}}}
	opponent:expect{monsters={{"Kuriboh",position="defense"}}}
end)

test("OCG-SPELL-07: not from the hand",function()
	field{rules="mr1",me={hand={"Curse of Fiend"},monsters={"Cyber Dragon"}}}
	me:not_offered("activate","Curse of Fiend")
	me:end_turn()
	opponent:end_turn()
	expect{turn=3,phase="main 1"}
	me:not_offered("activate","Curse of Fiend")
	me:offered("set","Curse of Fiend")
end)

test("OCG-SPELL-17: another Field Spell destroys the one on the field, whoever's it is",function()
	field{rules="mr1",me={hand={"Yami"},monsters={"Speed Warrior"}},opponent={field="Sogen"}}
	me:expect_card("Speed Warrior",{atk=1100})
	me:activate("Yami")
	opponent:expect{field=0,grave={"Sogen"}}
	happened("move",{card="Sogen",to="grave",reason="destroy"})
	me:expect{field={"Yami"}}
	me:expect_card("Speed Warrior",{atk=900})
end)

test("OCG-SPELL-17: an own one too",function()
	field{rules="mr1",me={hand={"Yami"},field="Sogen"}}
	me:activate("Yami")
	me:expect{field={"Yami"},grave={"Sogen"}}
end)

test("OCG-SPELL-18: a Continuous Spell stays",function()
	field{rules="mr1",me={lp=8000,hand={"Messenger of Peace"}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Messenger of Peace")
	me:end_turn()
	me:expect{spells={{"Messenger of Peace",position="faceup"}}}
	opponent:battle_phase()
	opponent:not_offered("attack","Cyber Dragon")
end)

test("OCG-SPELL-18: as long as its condition holds",function()
	field{rules="mr1",me={lp=50,spells={{"Messenger of Peace",position="faceup"}}},opponent={monsters={"Cyber Dragon"}}}
	me:end_turn()
	opponent:end_turn()
	me:expect{spells=0,grave={"Messenger of Peace"}}
end)

test("OCG-SPELL-19: its effect ends as it leaves",function()
	field{rules="mr1",me={spells={{"Messenger of Peace",position="faceup"}}},opponent={monsters={"Cyber Dragon"},spells={"Dust Tornado"}}}
	me:answer("yes")
	me:end_turn()
	expect{turn=2}
	opponent:activate("Dust Tornado")
	opponent:battle_phase()
	opponent:attack("Cyber Dragon")
	me:expect{lp=7900-2100,grave={"Messenger of Peace"}}
end)

test("OCG-SPELL-20: without its Ritual Spell no Ritual Monster is Summoned, with it one is",function()
	field{rules="mr1",me={hand={"Black Luster Soldier","Relinquished","Dark Magician","Krebons","Black Luster Ritual"}}}
	me:not_offered("special_summon","Black Luster Soldier")
	me:not_offered("summon","Relinquished")
	me:activate("Black Luster Ritual",{"Dark Magician","Krebons"},"attack")
	me:not_offered("summon","Relinquished")
	me:expect{monsters={"Black Luster Soldier"},hand={"Relinquished"}}
end)
