-- Costs in Life Points and cards, what Tokens cannot pay, and the order in which continuous effects apply.

local offering={rules="mr1",me={spells={{"Ultimate Offering",position="faceup"}},hand={"Kuriboh","Speed Warrior"}},opponent={}}

test("OCG-EXT-80: Life Points that are there can be paid, down to 0",function()
	offering.me.lp=500
	field(offering)
	me:activate("Ultimate Offering")
	happened("pay_life_points",{player=me,amount=500})
	me:expect{lp=0}
	expect{winner=opponent}
end)

test("OCG-EXT-80: more than a player has cannot be paid",function()
	offering.me.lp=499
	field(offering)
	me:not_offered("activate","Ultimate Offering","cost of Ultimate Offering")
	me:expect{lp=499}
end)

test("OCG-EXT-80: Life Points do not go below 0",function()
	field{rules="mr1",me={monsters={"Cyber Dragon"}},opponent={lp=100}}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:expect{lp=0}
	happened("damage",{amount=2100})
	expect{winner=me}
end)

test("OCG-EXT-80: where the rules of the reference engine apply they do",function()
	field{rules="mr1",switches={life_points_stop_at_zero=false},me={monsters={"Cyber Dragon"}},opponent={lp=100}}
	me:battle_phase()
	me:attack("Cyber Dragon")
	opponent:expect{lp=-2000}
end)

local cosmos={
	rules="mr1",
	me={hand={"Summoned Skull","Tribute to The Doomed","Kuriboh"},monsters={"Speed Warrior"},spells={{"Macro Cosmos",position="faceup"}}},
	opponent={monsters={"Cyber Dragon"}},
}

test("OCG-EXT-81: with Macro Cosmos discards can be paid; the cards are banished",function()
	field(cosmos)
	me:activate("Tribute to The Doomed","Kuriboh","Cyber Dragon")
	me:expect{banished={"Kuriboh","Tribute to The Doomed"},grave=0}
	opponent:expect{monsters=0,banished={"Cyber Dragon"}}
end)

test("OCG-EXT-81: so can Tributes",function()
	field(cosmos)
	me:summon("Summoned Skull","Speed Warrior")
	me:expect{monsters={"Summoned Skull"},banished={"Speed Warrior"},grave=0}
end)

-- Manticore of Darkness went to the Graveyard this turn and asks for a Beast to be sent there in the End Phase.
local function manticore(monsters,spells)
	field{
		rules="mr1",
		me={hand={"Tribute to The Doomed","Manticore of Darkness"},monsters=monsters,spells=spells},
		opponent={monsters={"Cyber Dragon"}},
	}
	rest("pass")
	me:activate("Tribute to The Doomed","Manticore of Darkness","Cyber Dragon")
end

test("OCG-EXT-81: a card can be sent to the Graveyard as a cost",function()
	manticore({"Manticore of Darkness"},{"Macro Cosmos"})
	me:end_turn()
	me:activate("Manticore of Darkness","attack")
	me:expect{monsters={"Manticore of Darkness"}}
end)

test("OCG-EXT-81: with Macro Cosmos it cannot",function()
	manticore({"Manticore of Darkness"},{"Macro Cosmos"})
	me:activate("Macro Cosmos")
	me:expect{grave={"Manticore of Darkness"}}
	me:end_turn()
	me:not_offered("activate","Manticore of Darkness")
end)

test("OCG-EXT-79: Tokens cannot be sent to the Graveyard as a cost",function()
	manticore({},{"Scapegoat"})
	me:end_turn()
	me:activate("Scapegoat")
	me:expect{monsters=4}
	expect{turn_player=opponent}
	never_happened("chaining",{card="Manticore of Darkness"}) -- the Sheep are Beasts, but Tokens
end)

test("OCG-EXT-82: the original ATK is set first, then modifiers apply",function()
	field{
		rules="mr1",
		me={monsters={"Relinquished"},hand={"Mage Power","Yami"}},
		opponent={monsters={"Summoned Skull"}},
	}
	rest("pass")
	me:activate("Mage Power","Relinquished")
	me:expect_card("Relinquished",{atk=500,def=500})
	me:activate("Yami")
	me:expect_card("Relinquished",{atk=1200,def=1200}) -- Yami is a Spell Mage Power counts
	me:activate("Relinquished","Summoned Skull")
	-- Its ATK is that of the monster it took, and the older modifiers still add to it.
	me:expect_card("Relinquished",{atk=2500+200+1500,def=1200+200+1500})
end)

test("OCG-EXT-82: an original ATK that changes later is still the base of older modifiers",function()
	field{rules="mr1",me={hand={"Goggle Golem","Mage Power"}}}
	me:summon("Goggle Golem")
	me:activate("Mage Power")
	me:expect_card("Goggle Golem",{atk=1500+500})
	me:end_turn()
	opponent:end_turn()
	me:summon("Goggle Golem")
	me:expect_card("Goggle Golem",{atk=2100+500})
end)

test("OCG-EXT-82: negation takes a monster's continuous effect, not equipment or what was resolved before",function()
	field{
		rules="mr1",
		me={monsters={"Command Knight"},hand={"Mage Power","Rush Recklessly"},spells={"Skill Drain"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	rest("pass")
	me:activate("Mage Power","Command Knight")
	me:activate("Rush Recklessly","Command Knight")
	me:expect_card("Command Knight",{atk=1200+400+1000+700})
	me:activate("Skill Drain")
	me:expect_card("Command Knight",{atk=1200+1000+700})
end)
