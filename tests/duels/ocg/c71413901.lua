-- Breaker the Magical Warrior
field{
	me={hand={"Breaker the Magical Warrior"}},
	opponent={spells={"Mirror Force"},monsters={"Kuriboh"}},
}

test("gets a counter and 300 ATK when Normal Summoned",function()
	me:summon("Breaker the Magical Warrior")
	me:expect{monsters={{"Breaker the Magical Warrior",counters=1,atk=1900,def=1000}}}
end)

test("destroys a Spell or Trap for the counter",function()
	me:summon("Breaker the Magical Warrior")
	me:activate("Breaker the Magical Warrior")
	opponent:expect{spells=0,grave={"Mirror Force"},monsters=1}
	me:expect{monsters={{"Breaker the Magical Warrior",counters=0,atk=1600}}}
	me:not_offered("activate","Breaker the Magical Warrior","cost of Breaker the Magical Warrior")
end)

test("gets none when revived",function()
	field{me={hand={"Monster Reborn"},grave={"Breaker the Magical Warrior"}},opponent={spells={"Mirror Force"}}}
	me:activate("Monster Reborn","attack")
	me:expect{monsters={{"Breaker the Magical Warrior",counters=0}}}
end)

test("needs a target",function()
	field{me={hand={"Breaker the Magical Warrior"}},opponent={monsters={"Kuriboh"}}}
	me:summon("Breaker the Magical Warrior")
	me:not_offered("activate","Breaker the Magical Warrior","target of Breaker the Magical Warrior")
end)

test("its player chooses among the Spells and Traps of both fields",function()
	field{
		me={monsters={{"Breaker the Magical Warrior",counters={[COUNTER_SPELL]=1}}},spells={"Waboku"}},
		opponent={spells={"Mirror Force"}},
	}
	rest("pass")
	me:activate("Breaker the Magical Warrior")
	me:offered("choose","Mirror Force")
	me:answer("Waboku")
	me:expect{spells=0}
	opponent:expect{spells=1}
end)

test("destroys a Trap of its own player if there is no other",function()
	field{me={monsters={{"Breaker the Magical Warrior",counters={[COUNTER_SPELL]=1}}},spells={"Trap Hole"}}}
	me:activate("Breaker the Magical Warrior")
	me:expect{spells=0}
end)
