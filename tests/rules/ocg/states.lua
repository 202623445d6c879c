-- Field Spells, equipment, counters, control, Graveyards, Life Points, costs and the order of continuous effects.

test("OCG-EXT-73: a Field Spell from the hand first sends the own one in the Field Zone to the Graveyard",function()
	field{rules="mr1",me={hand={"Sogen","Dark Magician"},field="Yami"}}
	me:activate("Sogen")
	me:expect{field={{"Sogen",position="faceup"}},grave={"Yami"}}
	happened("move",{card="Yami",reason="rule",to="grave"})
end)

test("OCG-EXT-73: also when it is Set, and when the one there is face-down",function()
	field{rules="mr1",me={hand={"Sogen","Umi"},field={{"Yami",position="facedown"}}}}
	me:set("Sogen")
	me:expect{field={{"Sogen",position="facedown"}},grave={"Yami"}}
	me:activate("Umi")
	me:expect{field={{"Umi",position="faceup"}},grave={"Yami","Sogen"}}
end)

test("OCG-EXT-73: a face-up Field Spell of the other player is destroyed by rule when a new one is activated",function()
	field{rules="mr1",me={hand={"Sogen"}},opponent={field="Yami"}}
	me:activate("Sogen")
	opponent:expect{field=0,grave={"Yami"}}
	happened("move",{card="Yami",reason="destroy"})
	happened("move",{card="Yami",reason="rule"})
	never_happened("move",{card="Yami",reason="effect"})
end)

test("OCG-EXT-73: not when the new one is only Set, nor when the other is face-down",function()
	field{rules="mr1",me={hand={"Sogen"}},opponent={field="Yami"}}
	me:set("Sogen")
	opponent:expect{field=1}
end)

test("OCG-ZONE-11 OCG-EXT-73: since 2014 both players keep theirs",function()
	field{rules="mr3",me={hand={"Sogen"}},opponent={field="Yami"}}
	me:activate("Sogen")
	opponent:expect{field={"Yami"},grave=0}
	me:expect{field={"Sogen"}}
end)

for _,one in ipairs{true,false} do
	test("OCG-ZONE-11: whether there is one face-up Field Spell is a rule of its own: "..tostring(one),function()
		field{rules="mr1",switches={one_face_up_field=one},me={hand={"Sogen"}},opponent={field="Yami"}}
		me:activate("Sogen")
		opponent:expect{field=one and 0 or 1}
	end)
end

test("OCG-EXT-74: Equip Cards need a face-up monster",function()
	field{rules="mr1",me={hand={"Mage Power"},monsters={{"Cyber Dragon",position="facedown"}}}}
	me:not_offered("activate","Mage Power","target of Mage Power")
end)

test("OCG-EXT-74: when its target becomes illegal under its own text an Equip Card is destroyed",function()
	field{
		rules="mr1",
		me={monsters={"X-Head Cannon","Z-Metal Tank"}},
		opponent={spells={"Book of Moon"}},
	}
	rest("pass")
	me:activate("Z-Metal Tank")
	me:expect{spells={"Z-Metal Tank"}}
	me:battle_phase()
	opponent:activate("Book of Moon","X-Head Cannon")
	me:expect{spells=0,grave={"Z-Metal Tank"},monsters={{"X-Head Cannon",position="facedown"}}}
	happened("move",{card="Z-Metal Tank",reason="destroy"})
end)

test("OCG-EXT-75: an Equip Card stays its player's, even on a monster of the opponent",function()
	field{
		rules="mr1",
		me={hand={"United We Stand","Mystical Space Typhoon"},monsters={"Kuriboh","Krebons","Speed Warrior"}},
		opponent={monsters={"Cyber Dragon"},spells={"Dust Tornado"}},
	}
	rest("pass")
	me:activate("United We Stand","Cyber Dragon")
	me:expect{spells={"United We Stand"}}
	opponent:expect{spells={"Dust Tornado"}}
	-- It counts its own player's monsters.
	opponent:expect_card("Cyber Dragon",{equips=1,atk=2100+3*800})
	-- And it is the other player's card for them.
	me:battle_phase()
	opponent:activate("Dust Tornado")
	me:expect{spells=0}
end)

local countered={
	rules="mr1",
	me={monsters={{"Royal Magical Library",counters={[COUNTER_SPELL]=2}}},hand={"Change of Heart"}},
	opponent={spells={"Book of Moon"},monsters={{"Penguin Soldier",position="facedown"},{"Breaker the Magical Warrior",counters={[COUNTER_SPELL]=1}}}},
}

test("OCG-EXT-76: counters are lost when their card is turned face-down",function()
	field(countered)
	rest("pass")
	opponent:activate("Book of Moon","Royal Magical Library")
	me:end_turn()
	opponent:end_turn()
	me:change_position("Royal Magical Library")
	me:expect_card("Royal Magical Library",{counters=0})
end)

test("OCG-EXT-76: and when it leaves the field",function()
	field{
		rules="mr1",
		me={monsters={{"Breaker the Magical Warrior",counters={[COUNTER_SPELL]=1}},{"Penguin Soldier",position="facedown"}}},
	}
	me:expect_card("Breaker the Magical Warrior",{counters=1,atk=1900})
	me:change_position("Penguin Soldier","yes",{"Breaker the Magical Warrior"})
	me:set("Breaker the Magical Warrior")
	me:expect_card("Breaker the Magical Warrior",{counters=0})
end)

test("OCG-EXT-76: they stay when control changes",function()
	field(countered)
	rest("pass")
	me:activate("Change of Heart","Breaker the Magical Warrior")
	me:expect_card("Breaker the Magical Warrior",{counters=1,atk=1900})
end)

local controlled={
	rules="mr1",
	me={hand={"Change of Heart"},monsters={"Kuriboh"}},
	opponent={monsters={"Kuriboh"},spells={"Book of Moon"}},
}

test("OCG-EXT-77: a monster whose control changes keeps its position and its equipment",function()
	controlled.opponent.monsters={{"Cyber Dragon",position="defense"}}
	controlled.opponent.spells={{"Mage Power",position="faceup",equipped_to="Cyber Dragon"}}
	field(controlled)
	me:activate("Change of Heart")
	me:expect{monsters={"Kuriboh",{"Cyber Dragon",position="defense",equips=1,atk=2600}}}
	opponent:expect{spells={"Mage Power"}}
	me:end_turn()
	opponent:expect{monsters={{"Cyber Dragon",position="defense",equips=1,atk=2600}}}
end)

test("OCG-EXT-77: without a free zone on its owner's side it goes to the Graveyard",function()
	field{
		rules="mr1",
		me={hand={"Change of Heart"}},
		opponent={monsters={"Cyber Dragon","Kuriboh","Kuriboh","Krebons","Speed Warrior"},spells={"Call of the Haunted"},grave={"Summoned Skull"}},
	}
	rest("pass")
	me:activate("Change of Heart","Cyber Dragon")
	me:battle_phase()
	opponent:activate("Call of the Haunted")
	me:end_turn()
	me:expect{monsters=0,grave={"Change of Heart"}}
	opponent:expect{monsters=5,grave={"Cyber Dragon"}}
end)

test("OCG-EXT-78: a card goes to its owner's Graveyard, and a face-down one is shown by that",function()
	field{
		rules="mr1",
		me={hand={"Change of Heart","Dark Hole"}},
		opponent={monsters={{"Man-Eater Bug",position="facedown"}}},
	}
	me:activate("Change of Heart")
	me:activate("Dark Hole")
	me:expect{grave={"Change of Heart","Dark Hole"}}
	opponent:expect{grave={{"Man-Eater Bug",position="faceup"}}}
	never_happened("chaining",{card="Man-Eater Bug"})
end)
