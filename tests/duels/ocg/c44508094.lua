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
