-- Arcanite Magician
test("destroys a card of the opponent for a counter",function()
	field{
		me={monsters={"Junk Synchron","Breaker the Magical Warrior"},extra={"Arcanite Magician"}},
		opponent={monsters={"Cyber Dragon"},spells={"Mirror Force"}},
	}
	me:special_summon("Arcanite Magician",{"Junk Synchron","Breaker the Magical Warrior"},"attack")
	me:expect{monsters={{"Arcanite Magician",counters=2,atk=2400}}}
	me:activate("Arcanite Magician","Mirror Force")
	me:expect{monsters={{"Arcanite Magician",counters=1,atk=1400}}}
	opponent:expect{spells=0,monsters=1}
	me:activate("Arcanite Magician")
	opponent:expect{monsters=0}
	me:expect{monsters={{"Arcanite Magician",counters=0,atk=400}}}
	me:not_offered("activate","Arcanite Magician","cost of Arcanite Magician")
end)

test("takes non-Tuner Spellcasters only",function()
	field{me={monsters={"Junk Synchron","Kaiser Sea Horse"},extra={"Arcanite Magician"}}}
	me:not_offered("special_summon","Arcanite Magician","condition")
end)

test("gets no counters when summoned otherwise",function()
	field{me={hand={"Monster Reborn"},grave={{"Arcanite Magician",proper=true}}},opponent={monsters={"Cyber Dragon"}}}
	me:activate("Monster Reborn","attack")
	me:expect{monsters={{"Arcanite Magician",counters=0,atk=400}}}
end)

test("pays with counters on other cards of its player",function()
	field{
		me={monsters={"Arcanite Magician",{"Royal Magical Library",counters={[COUNTER_SPELL]=1}}}},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:activate("Arcanite Magician")
	opponent:expect{monsters=0}
	me:expect_card("Royal Magical Library",{counters=0})
	me:not_offered("activate","Arcanite Magician")
end)

test("needs a card of the opponent",function()
	field{me={monsters={{"Arcanite Magician",counters={[COUNTER_SPELL]=2}},"Cyber Dragon"}}}
	me:not_offered("activate","Arcanite Magician","target of Arcanite Magician")
end)

test("is not made of two Spellcasters without a Tuner",function()
	field{me={monsters={"Breaker the Magical Warrior","Peten the Dark Clown"},extra={"Arcanite Magician"}}}
	me:not_offered("special_summon","Arcanite Magician")
end)

test("destroys the other player's cards for the opponent too",function()
	field{
		me={monsters={"Cyber Dragon"},spells={"Trap Hole"}},
		opponent={monsters={{"Arcanite Magician",counters={[COUNTER_SPELL]=2}},"Kuriboh"}},
	}
	me:end_turn()
	opponent:activate("Arcanite Magician")
	opponent:not_offered("choose","Kuriboh")
	opponent:answer("Cyber Dragon")
	me:expect{monsters=0,spells=1}
end)
