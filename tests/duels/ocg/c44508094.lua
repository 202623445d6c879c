-- Stardust Dragon
rest("pass")
field{
	me={hand={"Dark Hole","Tribute to The Doomed","Kuriboh"},monsters={"Cyber Dragon"}},
	opponent={monsters={"Stardust Dragon","Speed Warrior"}},
}

test("negates destruction for its own Tribute and comes back in the End Phase",function()
	me:activate("Dark Hole")
	opponent:activate("Stardust Dragon")
	opponent:expect{monsters={"Speed Warrior"},grave={"Stardust Dragon"}}
	me:expect{monsters={"Cyber Dragon"},grave={"Dark Hole"}}
	me:end_turn()
	opponent:activate("Stardust Dragon","attack")
	opponent:expect{monsters={"Speed Warrior",{"Stardust Dragon",atk=2500}},grave=0}
end)

test("may stay in the Graveyard",function()
	me:activate("Tribute to The Doomed","Kuriboh","Speed Warrior")
	opponent:activate("Stardust Dragon")
	opponent:expect{monsters={"Speed Warrior"}}
	me:end_turn()
	opponent:expect{grave={"Stardust Dragon"}}
	opponent:end_turn()
	opponent:not_offered("activate","Stardust Dragon")
end)

test("does not answer what destroys nothing on the field",function()
	field{
		me={hand={"Book of Moon","Magic Jammer"},monsters={"Cyber Dragon"}},
		opponent={monsters={"Stardust Dragon"}},
	}
	me:activate("Book of Moon","Cyber Dragon")
	opponent:not_offered("activate","Stardust Dragon")
end)

test("does not answer the negation of a card, which is not on the field then",function()
	field{
		me={hand={"Dark Hole"},monsters={"Stardust Dragon"}},
		opponent={monsters={"Dark Paladin"},hand={"Kuriboh"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Dark Paladin")
	me:not_offered("activate","Stardust Dragon")
	me:expect{monsters={"Stardust Dragon"},grave={"Dark Hole"}}
end)

test("is Synchro Summoned and comes back only after its effect",function()
	field{me={monsters={"Junk Synchron","Cyber Dragon"},extra={"Stardust Dragon"},hand={"Dark Hole"}}}
	me:special_summon("Stardust Dragon",{"Junk Synchron","Cyber Dragon"},"attack")
	me:activate("Dark Hole")
	me:expect{monsters=0}
	me:end_turn()
	me:not_offered("activate","Stardust Dragon")
	me:expect{monsters=0}
end)

test("is not made of two monsters without a Tuner",function()
	field{me={monsters={"Cyber Dragon","Elemental HERO Avian"},extra={"Stardust Dragon"}}}
	me:not_offered("special_summon","Stardust Dragon")
end)

test("answers in the Damage Step too",function()
	field{
		me={monsters={"Red Dragon Archfiend"}},
		opponent={monsters={"Stardust Dragon",{"Speed Warrior",position="defense"},{"Kuriboh",position="defense"}}},
	}
	me:battle_phase()
	me:attack("Red Dragon Archfiend","Speed Warrior")
	opponent:activate("Stardust Dragon")
	me:expect{monsters=0,grave={"Red Dragon Archfiend"}}
	opponent:expect{monsters={"Kuriboh"},grave={"Stardust Dragon","Speed Warrior"}}
end)

test("destroyed by battle, it no longer answers",function()
	field{
		me={monsters={"Red Dragon Archfiend"}},
		opponent={monsters={{"Stardust Dragon",position="defense"},{"Kuriboh",position="defense"}}},
	}
	me:battle_phase()
	me:attack("Red Dragon Archfiend","Stardust Dragon")
	opponent:not_offered("activate","Stardust Dragon")
	opponent:expect{monsters=0,grave={"Stardust Dragon","Kuriboh"}}
end)

test("answers a Spell that destroys one on the field, in a chain too",function()
	field{
		me={hand={"Book of Moon","Mystical Space Typhoon"},monsters={"Cyber Dragon"}},
		opponent={monsters={"Stardust Dragon"},spells={"Mirror Force"}},
	}
	me:activate("Book of Moon","Cyber Dragon")
	me:activate("Mystical Space Typhoon","Mirror Force")
	opponent:activate("Stardust Dragon")
	opponent:expect{spells={"Mirror Force"},monsters=0,grave={"Stardust Dragon"}}
end)

test("comes back to the last free zone, whatever the opponent has",function()
	field{
		rule=1,
		me={monsters={"Stardust Dragon","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}},
		opponent={monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"},spells={"Mirror Force"},hand={"Dark Hole"}},
	}
	me:end_turn()
	opponent:activate("Dark Hole")
	me:activate("Stardust Dragon")
	me:expect{monsters=4}
	opponent:end_turn()
	me:activate("Stardust Dragon","attack")
	me:expect{monsters=5}
	me:end_turn()
	opponent:expect{monsters=5}
end)

test("cannot come back without a free zone",function()
	field{
		rule=1,
		me={monsters={"Stardust Dragon","Kuriboh","Kuriboh","Kuriboh","Kuriboh"},spells={"Call of the Haunted"},grave={"Speed Warrior"}},
		opponent={hand={"Dark Hole"}},
	}
	me:end_turn()
	opponent:activate("Dark Hole")
	me:activate("Stardust Dragon")
	me:activate("Call of the Haunted","Speed Warrior")
	me:expect{monsters=5}
	opponent:end_turn()
	me:not_offered("activate","Stardust Dragon")
end)
