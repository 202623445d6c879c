-- Ryu Senshi
rest("pass")
field{
	rules="mr1",
	me={monsters={"Ryu Senshi","Speed Warrior"},hand={"Rush Recklessly"}},
	opponent={spells={"Mirror Force","Magic Jammer","Book of Moon"},hand={"Kuriboh"},monsters={"Kuriboh"}},
}

test("is a fusion of its materials only",function()
	field{rules="mr1",me={hand={"Polymerization","Warrior Dai Grepher"},monsters={"Spirit Ryu"},extra={"Ryu Senshi"}}}
	me:activate("Polymerization",{"Warrior Dai Grepher","Spirit Ryu"},"attack")
	me:expect{monsters={{"Ryu Senshi",atk=2000,def=1200}}}
end)

test("takes no substitute",function()
	field{rules="mr1",me={hand={"Polymerization","Warrior Dai Grepher"},monsters={"Goddess with the Third Eye"},extra={"Ryu Senshi"}}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("negates the effect of a Normal Trap for 1000 LP",function()
	me:battle_phase()
	me:attack("Speed Warrior","Kuriboh")
	opponent:activate("Mirror Force")
	me:activate("Ryu Senshi")
	me:expect{lp=7000,monsters={"Ryu Senshi","Speed Warrior"}}
	opponent:expect{grave={"Kuriboh","Mirror Force"}}
end)

test("999 LP do not pay for that",function()
	field{rules="mr1",me={lp=999,monsters={"Ryu Senshi"}},opponent={spells={"Mirror Force"},monsters={"Kuriboh"}}}
	me:battle_phase()
	me:attack("Ryu Senshi","Kuriboh")
	opponent:activate("Mirror Force")
	me:not_offered("activate","Ryu Senshi")
	me:expect{monsters=0}
end)

test("does not answer Counter Traps, Continuous Traps and Spells",function()
	field{rules="mr1",
		me={monsters={"Ryu Senshi"},hand={"Dark Hole"}},
		opponent={spells={"Magic Jammer","Ultimate Offering"},hand={"Kuriboh"}},
	}
	me:activate("Dark Hole")
	opponent:activate("Magic Jammer")
	me:not_offered("activate","Ryu Senshi")
	me:expect{monsters={"Ryu Senshi"}}
	me:end_turn()
	opponent:activate("Ultimate Offering")
	me:not_offered("activate","Ryu Senshi")
end)

test("negates and destroys a Spell that targets it",function()
	me:end_turn()
	opponent:activate("Book of Moon","Ryu Senshi")
	me:expect{monsters={{"Ryu Senshi",position="attack"},"Speed Warrior"}}
	opponent:expect{grave={"Book of Moon"}}
	happened("move",{card="Book of Moon",to="grave",reason="destroy"})
end)

test("leaves Spells with another target, and Traps, in effect",function()
	me:end_turn()
	opponent:activate("Book of Moon","Speed Warrior")
	me:expect{monsters={"Ryu Senshi",{"Speed Warrior",position="facedown defense"}}}
	never_happened("move",{card="Book of Moon",reason="destroy"})
end)

test("destroys its own player's Equip Spell, too",function()
	field{rules="mr1",me={monsters={"Ryu Senshi"},hand={"United We Stand"}}}
	me:activate("United We Stand")
	me:expect{monsters={{"Ryu Senshi",atk=2000,equips=0}},grave={"United We Stand"}}
end)

test("a Spell that targets nothing works on it",function()
	field{rules="mr1",me={monsters={"Ryu Senshi"},hand={"Dark Hole"}}}
	me:activate("Dark Hole")
	me:expect{monsters=0}
end)

test("negates nothing once it is gone",function()
	field{rules="mr1",
		me={monsters={"Ryu Senshi","Speed Warrior"}},
		opponent={spells={"Mirror Force","Mirror Force"},monsters={"Kuriboh"}},
	}
	me:battle_phase()
	me:attack("Speed Warrior","Kuriboh")
	opponent:activate{"Mirror Force",slot=0}
	me:activate("Ryu Senshi")
	opponent:activate("Mirror Force")
	me:expect{monsters=0,lp=7000}
end)
