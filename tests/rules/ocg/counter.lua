-- Counters.

rest("pass")

test("OCG-COUNTER-01: counters mark what an effect of a card needs",function()
	field{
		rules="mr1",
		me={
			hand={"Reinforcement of the Army","Rush Recklessly","Dark Hole"},
			monsters={{"Royal Magical Library",counters={[COUNTER_SPELL]=2}}},
			deck={"Speed Warrior","Kuriboh"},
		},
	}
	me:not_offered("activate","Royal Magical Library","cost of Royal Magical Library")
	me:activate("Reinforcement of the Army","Speed Warrior")
	me:expect_card("Royal Magical Library",{counters=3})
	me:activate("Royal Magical Library")
	me:expect_card("Royal Magical Library",{counters=0})
	me:expect{hand=4}
end)

test("OCG-COUNTER-02: a card without such an effect takes none",function()
	field{
		rules="mr1",
		me={hand={"Apprentice Magician"},monsters={"Royal Magical Library","Cyber Dragon"}},
		opponent={monsters={"Breaker the Magical Warrior","Kuriboh"}},
	}
	me:summon("Apprentice Magician")
	me:offered("choose","Royal Magical Library")
	me:offered("choose","Breaker the Magical Warrior")
	me:not_offered("choose","Cyber Dragon")
	me:not_offered("choose","Kuriboh")
	me:answer("Breaker the Magical Warrior")
	opponent:expect_card("Breaker the Magical Warrior",{counters=1,atk=1900})
end)

test("OCG-COUNTER-02: nor does one that has reached its limit",function()
	field{
		rules="mr1",
		me={
			hand={"Apprentice Magician"},
			monsters={{"Royal Magical Library",counters={[COUNTER_SPELL]=3}}},
		},
		opponent={monsters={"Cyber Dragon"}},
	}
	me:summon("Apprentice Magician")
	me:expect_card("Royal Magical Library",{counters=3})
	never_happened("add_counter")
end)
