-- Apprentice Magician
test("puts a Spell Counter on a card that holds it when summoned",function()
	field{me={hand={"Apprentice Magician"},monsters={"Royal Magical Library",{"Breaker the Magical Warrior",counters={[COUNTER_SPELL]=1}},"Cyber Dragon"}}}
	me:summon("Apprentice Magician")
	me:expect_card("Royal Magical Library",{counters=1})
	me:expect_card("Breaker the Magical Warrior",{counters=1})
end)

test("when flipped and when revived",function()
	field{me={hand={"Monster Reborn"},grave={"Apprentice Magician"},monsters={"Royal Magical Library",{"Apprentice Magician",position="facedown"}}}}
	me:change_position("Apprentice Magician")
	me:expect_card("Royal Magical Library",{counters=1})
	me:activate("Monster Reborn","attack")
	me:expect_card("Royal Magical Library",{counters=3})
end)

test("does nothing without such a card",function()
	field{me={hand={"Apprentice Magician"},monsters={"Cyber Dragon"}}}
	me:summon("Apprentice Magician")
	me:expect_card("Cyber Dragon",{counters=0})
end)

test("destroyed by battle, fetches a low Spellcaster face-down",function()
	field{
		me={monsters={"Apprentice Magician"},deck={"Magician of Faith","Breaker the Magical Warrior","Kuriboh"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:battle_phase()
	me:attack("Apprentice Magician","Cyber Dragon")
	me:activate("Apprentice Magician")
	me:expect{monsters={{"Magician of Faith",position="facedown defense"}},deck=2,grave={"Apprentice Magician"}}
	happened("confirm_cards",{card="Magician of Faith"})
end)

test("fetches nothing when destroyed by an effect, or without one",function()
	field{
		me={monsters={"Apprentice Magician"},deck={"Breaker the Magical Warrior","Kuriboh"}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:battle_phase()
	me:attack("Apprentice Magician","Cyber Dragon")
	me:not_offered("activate","Apprentice Magician")
end)

test("takes the last free zone, whatever the opponent may do",function()
	rest("pass")
	field{
		rule=1,
		me={monsters={"Apprentice Magician","Kuriboh","Kuriboh","Kuriboh","Kuriboh"},deck={"Magician of Faith","Apprentice Magician"}},
		opponent={spells={"Scapegoat"},monsters={"Cyber Dragon"},deck={"Magician of Faith"}},
	}
	opponent:activate("Scapegoat")
	me:battle_phase()
	me:attack("Apprentice Magician","Cyber Dragon")
	me:activate("Apprentice Magician")
	me:not_offered("choose",{"Magician of Faith",of=opponent})
	me:answer("Magician of Faith")
	me:expect{monsters=5,deck={"Apprentice Magician"}}
	happened("confirm_cards",{card="Magician of Faith",player=opponent})
end)

test("fetches nothing above Level 2, and nothing of another's Deck or that cannot be Special Summoned",function()
	field{
		me={monsters={"Apprentice Magician"},deck={"Relinquished","Peten the Dark Clown"}},
		opponent={monsters={"Cyber Dragon"},deck={"Magician of Faith"}},
	}
	me:battle_phase()
	me:attack("Apprentice Magician","Cyber Dragon")
	me:not_offered("activate","Apprentice Magician")
end)

test("its player chooses the card for the counter, on either field",function()
	field{me={hand={"Apprentice Magician"},monsters={"Royal Magical Library"}},opponent={monsters={"Royal Magical Library"}}}
	me:summon("Apprentice Magician",{"Royal Magical Library",of=opponent})
	opponent:expect_card("Royal Magical Library",{counters=1})
	me:expect_card("Royal Magical Library",{counters=0})
end)

test("shows the fetched card to the other player",function()
	field{
		me={monsters={"Cyber Dragon"}},
		opponent={monsters={"Apprentice Magician"},deck={"Magician of Faith"}},
	}
	me:battle_phase()
	me:attack("Cyber Dragon","Apprentice Magician")
	opponent:activate("Apprentice Magician")
	opponent:expect{monsters={{"Magician of Faith",position="facedown defense"}}}
	happened("confirm_cards",{card="Magician of Faith",player=me})
end)
