-- Colossal Fighter
test("is Synchro Summoned and gains 100 ATK for each Warrior in the Graveyards",function()
	field{
		me={monsters={"Junk Synchron","Cyber Dragon"},extra={"Colossal Fighter"},grave={"Speed Warrior","Kuriboh"}},
		opponent={grave={"Command Knight"}},
	}
	me:special_summon("Colossal Fighter",{"Junk Synchron","Cyber Dragon"},"attack")
	me:expect{monsters={{"Colossal Fighter",atk=2800+300,def=1000}},extra=0}
end)

test("brings back a Warrior when destroyed by battle",function()
	field{
		me={monsters={"Red Dragon Archfiend"},grave={"Marauding Captain"}},
		opponent={monsters={"Colossal Fighter"},grave={"Kuriboh","Speed Warrior"}},
	}
	me:battle_phase()
	me:attack("Red Dragon Archfiend","Colossal Fighter")
	opponent:activate("Colossal Fighter")
	opponent:not_offered("choose","Kuriboh")
	opponent:offered("choose","Marauding Captain")
	opponent:answer("Speed Warrior")
	opponent:answer("attack")
	opponent:expect{monsters={{"Speed Warrior",position="attack"}},lp=8000,grave={"Colossal Fighter","Kuriboh"}}
end)

test("takes a Warrior of the other Graveyard too, or none",function()
	field{
		me={monsters={"Red Dragon Archfiend"},grave={"Speed Warrior"}},
		opponent={monsters={"Colossal Fighter"}},
	}
	me:battle_phase()
	me:attack("Red Dragon Archfiend","Colossal Fighter")
	opponent:activate("Colossal Fighter","Speed Warrior","defense")
	opponent:expect{monsters={{"Speed Warrior",position="defense",owner=me}},grave={"Colossal Fighter"}}
	me:expect{grave=0}
end)

test("stays destroyed by an effect",function()
	field{
		me={hand={"Dark Hole"}},
		opponent={monsters={"Colossal Fighter"},grave={"Speed Warrior"}},
	}
	me:activate("Dark Hole")
	opponent:not_offered("activate","Colossal Fighter")
	opponent:expect{monsters=0,grave=2}
end)

test("takes the last free zone, whatever the opponent may do",function()
	rest("pass")
	field{
		rule=1,
		me={monsters={"Colossal Fighter","Kuriboh","Kuriboh","Kuriboh","Kuriboh"},grave={"Speed Warrior"}},
		opponent={spells={"Scapegoat"},monsters={"Red Dragon Archfiend"}},
	}
	opponent:activate("Scapegoat")
	opponent:expect{monsters=5}
	me:battle_phase()
	me:attack("Colossal Fighter","Red Dragon Archfiend")
	me:activate("Colossal Fighter","Speed Warrior","attack")
	me:expect{monsters=5,grave={"Colossal Fighter"}}
	opponent:expect{monsters=5}
end)

test("brings back nothing that cannot be Special Summoned",function()
	field{
		me={monsters={"Colossal Fighter"},grave={"Black Luster Soldier"}},
		opponent={monsters={"Red Dragon Archfiend"},grave={"Black Luster Soldier"}},
	}
	me:battle_phase()
	me:attack("Colossal Fighter","Red Dragon Archfiend")
	me:activate("Colossal Fighter")
	me:not_offered("choose","Black Luster Soldier")
end)

test("is not made of two monsters without a Tuner",function()
	field{me={monsters={"Cyber Dragon","Elemental HERO Avian"},extra={"Colossal Fighter"}}}
	me:not_offered("special_summon","Colossal Fighter")
end)

test("stays away when it is banished instead of going to the Graveyard",function()
	rest("pass")
	field{
		me={monsters={"Red Dragon Archfiend"},spells={"Macro Cosmos"}},
		opponent={monsters={"Colossal Fighter"},grave={"Speed Warrior"}},
	}
	me:activate("Macro Cosmos")
	me:battle_phase()
	me:attack("Red Dragon Archfiend","Colossal Fighter")
	opponent:not_offered("activate","Colossal Fighter")
	opponent:expect{monsters=0,banished={"Colossal Fighter"}}
end)

test("may bring back itself, when no other Warrior is there",function()
	field{me={monsters={"Red Dragon Archfiend"}},opponent={monsters={"Colossal Fighter"}}}
	me:battle_phase()
	me:attack("Red Dragon Archfiend","Colossal Fighter")
	opponent:activate("Colossal Fighter","attack")
	opponent:expect{monsters={"Colossal Fighter"},grave=0}
end)
