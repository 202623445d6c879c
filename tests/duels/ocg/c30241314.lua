-- Macro Cosmos, with Helios - The Primordial Sun
field{
	rules="mr1",
	me={spells={"Macro Cosmos"},deck={"Kuriboh","Helios - The Primordial Sun"},hand={"Dark Hole"}},
	opponent={monsters={"Cyber Dragon"},banished={"Kuriboh"},hand={"Swords of Revealing Light"}},
}
rest("pass")

test("brings out Helios from the Deck when it is activated",function()
	me:activate("Macro Cosmos","yes","Helios - The Primordial Sun","attack")
	me:expect{monsters={{"Helios - The Primordial Sun",atk=100,def=100}},spells={"Macro Cosmos"},deck={"Kuriboh"}}
end)

test("may leave Helios where it is",function()
	me:activate("Macro Cosmos","no")
	me:expect{monsters=0,spells={"Macro Cosmos"},deck=2}
end)

test("asks for no Helios where there is none, or no zone",function()
	field{rules="mr1",me={spells={"Macro Cosmos"},hand={"Kuriboh"}}}
	me:activate("Macro Cosmos")
	me:expect{spells={{"Macro Cosmos",position="faceup"}}}
end)

test("needs a free zone for Helios",function()
	field{rules="mr1",me={spells={"Macro Cosmos"},hand={"Helios - The Primordial Sun"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:activate("Macro Cosmos")
	me:expect{hand={"Helios - The Primordial Sun"}}
end)

test("banishes what would go to either Graveyard, from the field and used cards too",function()
	me:activate("Macro Cosmos","yes","Helios - The Primordial Sun","attack")
	me:activate("Dark Hole")
	me:expect{grave=0,banished={"Helios - The Primordial Sun","Dark Hole"}}
	opponent:expect{grave=0,banished={"Kuriboh","Cyber Dragon"}}
end)

test("itself goes to the Graveyard when it leaves the field",function()
	field{rules="mr1",me={spells={"Macro Cosmos"}},opponent={spells={"Dust Tornado","Dust Tornado"}}}
	me:activate("Macro Cosmos")
	me:end_turn()
	opponent:activate({"Dust Tornado",slot=0},"Macro Cosmos")
	me:expect{spells=0,grave={"Macro Cosmos"}}
	opponent:expect{grave={"Dust Tornado"}}
end)

test("brings Helios from the hand too, but not from the opponent's hand or Deck",function()
	field{rules="mr1",me={spells={"Macro Cosmos"},hand={"Helios - The Primordial Sun","Kuriboh"}},opponent={deck={"Helios - The Primordial Sun"},monsters={"Kuriboh","Kuriboh","Kuriboh","Kuriboh","Kuriboh"}}}
	me:activate("Macro Cosmos","yes","defense")
	me:expect{monsters={{"Helios - The Primordial Sun",position="defense"}},hand={"Kuriboh"}}
	opponent:expect{deck=1}
end)

test("the opponent's Helios is not asked for",function()
	field{rules="mr1",me={spells={"Macro Cosmos"},hand={"Kuriboh"}},opponent={hand={"Helios - The Primordial Sun"},deck={"Helios - The Primordial Sun"}}}
	me:activate("Macro Cosmos")
	me:expect{monsters=0}
	opponent:expect{hand=1,deck=1}
end)

test("banishes cards discarded, and those of the Deck",function()
	field{rules="mr1",me={spells={{"Macro Cosmos",position="faceup"}},hand={"Tribute to The Doomed","Kuriboh"},monsters={{"Needle Worm",position="facedown"}}},opponent={monsters={"Cyber Dragon"},deck={"Waboku","Waboku"}}}
	me:activate("Tribute to The Doomed","Kuriboh","Cyber Dragon")
	me:change_position("Needle Worm")
	me:expect{grave=0,banished={"Tribute to The Doomed","Kuriboh"}}
	opponent:expect{grave=0,banished={"Cyber Dragon","Waboku","Waboku"}}
end)
