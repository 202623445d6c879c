-- The Field Zone, and how many Field Spells may lie face-up.
rest("pass")

test("OCG-ZONE-10 OCG-ZONE-04: a Field Spell does not count among the five Spells and Traps",function()
	field{rules="mr1",me={
		hand={"Yami","Sogen"},spells={"Mirror Force","Waboku","Trap Hole","Sakuretsu Armor","Dark Hole"},
	}}
	me:activate("Yami")
	me:expect{spells=5,field={{"Yami",position="faceup"}}}
end)

test("OCG-ZONE-10: a Field Spell leaves all five places free",function()
	field{rules="mr1",me={
		hand={"Yami","Dark Hole"},spells={"Mirror Force","Waboku","Trap Hole","Sakuretsu Armor"},
	}}
	me:activate("Yami")
	me:set("Dark Hole")
	me:expect{spells=5,field={"Yami"}}
end)

test("OCG-ZONE-10: a Set Field Spell lies in the Field Zone as well",function()
	field{rules="mr1",me={hand={"Yami"},spells={"Mirror Force","Waboku","Trap Hole","Sakuretsu Armor","Dark Hole"}}}
	me:set("Yami")
	me:expect{spells=5,field={{"Yami",position="facedown"}}}
end)

test("OCG-ZONE-11: a new Field Spell destroys the one of the other player",function()
	field{rules="mr1",me={hand={"Yami"},monsters={"Summoned Skull"}},opponent={field="Sogen"}}
	me:activate("Yami")
	me:expect{field={"Yami"},monsters={{"Summoned Skull",atk=2700}}}
	opponent:expect{field=0,grave={"Sogen"}}
	happened("move",{card="Sogen",to="grave",reason="destroy"})
end)

test("OCG-ZONE-11: a new Field Spell replaces the player's own",function()
	field{rules="mr1",me={hand={"Yami"},field="Sogen"}}
	me:activate("Yami")
	me:expect{field={"Yami"},grave={"Sogen"}}
end)

test("OCG-ZONE-11: since 2014 each player keeps one, and the own old one is not destroyed",function()
	field{rules="mr3",me={hand={"Yami"},field="Sogen"},opponent={field="Sogen"}}
	me:activate("Yami")
	me:expect{field={"Yami"},grave={"Sogen"}}
	opponent:expect{field={"Sogen"}}
	never_happened("move",{card="Sogen",to="grave",reason="destroy"})
end)

test("OCG-ZONE-12: a face-down Field Spell lies beside a face-up one",function()
	field{rules="mr1",me={hand={"Yami"}},opponent={field="Sogen"}}
	me:set("Yami")
	me:expect{field={{"Yami",position="facedown"}}}
	opponent:expect{field={{"Sogen",position="faceup"}}}
	never_happened("move",{card="Sogen",to="grave"})
end)

test("OCG-ZONE-12: it replaces the face-up one when it is activated",function()
	field{rules="mr1",me={field={"Yami",position="facedown"}},opponent={field="Sogen"}}
	opponent:expect{field={"Sogen"}}
	me:activate("Yami")
	me:expect{field={{"Yami",position="faceup"}}}
	opponent:expect{field=0,grave={"Sogen"}}
end)

test("OCG-ZONE-12: activating one does not touch a face-down one of the other player",function()
	field{rules="mr1",me={hand={"Yami"}},opponent={field={"Sogen",position="facedown"}}}
	me:activate("Yami")
	me:expect{field={"Yami"}}
	opponent:expect{field={{"Sogen",position="facedown"}}}
end)
