-- What effects override and what they do not; banished cards.

test("OCG-RVE-01: an effect prevails over the rule it is about: Cyber Twin Dragon attacks twice in a turn",function()
	field{rules="mr1",me={monsters={"Cyber Twin Dragon","Cyber Dragon"}}}
	rest("pass")
	me:battle_phase()
	me:attack("Cyber Twin Dragon")
	me:attack("Cyber Twin Dragon")
	expect{winner="none"}
	opponent:expect{lp=8000-2*2800}
	me:attack("Cyber Dragon")
	me:not_offered("attack","Cyber Dragon")
end)

test("OCG-RVE-01 OCG-RVE-03: Sacred Phoenix of Nephthys, destroyed by an effect, comes back from the Graveyard",function()
	field{rules="mr1",me={monsters={"Sacred Phoenix of Nephthys"},hand={"Dark Hole"}}}
	me:activate("Dark Hole")
	me:end_turn()
	opponent:end_turn()
	me:answer("attack")
	me:expect{monsters={"Sacred Phoenix of Nephthys"}}
end)

test("OCG-RVE-02 OCG-RVE-03: it stays bound by the rules it does not override: banished, it does not come back",function()
	field{rules="mr1",me={monsters={"Sacred Phoenix of Nephthys"},hand={"Dark Hole"},spells={{"Macro Cosmos",position="faceup"}}}}
	me:activate("Dark Hole")
	me:expect{banished={"Dark Hole","Sacred Phoenix of Nephthys"}}
	me:end_turn()
	opponent:end_turn()
	expect{turn=3,phase="main 1"}
	me:expect{monsters=0,banished=2}
end)

test("OCG-RVE-02: nor does it make room where the Monster Zones are full",function()
	field{rules="mr1",me={hand={"Tribute to The Doomed","Waboku","Speed Warrior"},monsters={"Sacred Phoenix of Nephthys","Cyber Dragon","Cyber Dragon","Cyber Dragon","Cyber Dragon"}}}
	me:activate("Tribute to The Doomed","Waboku","Sacred Phoenix of Nephthys")
	me:summon("Speed Warrior")
	me:expect{monsters=5}
	me:end_turn()
	opponent:end_turn()
	expect{turn=3,phase="main 1"}
	me:expect{monsters=5,grave={"Tribute to The Doomed","Waboku","Sacred Phoenix of Nephthys"}}
end)

test("OCG-BAN-01: a banished card lies apart from the field and the Graveyard",function()
	field{rules="mr1",me={monsters={"Kuriboh"},hand={"Dark Hole"},spells={{"Macro Cosmos",position="faceup"}}}}
	me:activate("Dark Hole")
	me:expect{monsters=0,grave=0,banished={"Kuriboh","Dark Hole"}}
	happened("move",{card="Kuriboh",from="monsters",to="banished",times=1})
end)

test("OCG-BAN-02: banished cards cannot be used: what takes cards of the Graveyard does not reach them",function()
	field{rules="mr1",me={hand={"Monster Reborn"},spells={"Call of the Haunted"},banished={"Cyber Dragon"}},opponent={banished={"Kuriboh"}}}
	me:not_offered("activate","Monster Reborn")
	me:not_offered("activate","Call of the Haunted")
end)

test("OCG-BAN-02: nor do their own effects work there",function()
	field{rules="mr1",me={banished={"Peten the Dark Clown","Quillbolt Hedgehog","Kuriboh"},monsters={"Junk Synchron"}},opponent={monsters={"Summoned Skull"}}}
	rest("pass")
	me:not_offered("activate","Quillbolt Hedgehog")
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Summoned Skull","Junk Synchron")
	me:expect{lp=8000-1200,banished=3}
end)

test("OCG-BAN-02: an effect that expressly uses banished cards gets at them",function()
	field{rules="mr1",me={hand={"Helios - The Primordial Sun"},banished={"Kuriboh","Cyber Dragon"}}}
	me:summon("Helios - The Primordial Sun")
	me:expect{monsters={{"Helios - The Primordial Sun",atk=200}}}
end)
