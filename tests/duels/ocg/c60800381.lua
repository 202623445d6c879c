-- Junk Warrior
test("gains the ATK of its player's Level 2 or lower monsters when Synchro Summoned",function()
	field{
		me={monsters={"Junk Synchron","Speed Warrior","Quillbolt Hedgehog","Krebons","Cyber Dragon",},extra={"Junk Warrior"}},
		opponent={monsters={"Kuriboh"}},
	}
	me:special_summon("Junk Warrior",{"Junk Synchron","Speed Warrior"},"attack")
	me:expect_card("Junk Warrior",{atk=2300+800+1200,def=1300,at="monsters"})
	me:expect{grave={"Junk Synchron","Speed Warrior"}}
end)

test("gains nothing without them",function()
	field{me={monsters={"Junk Synchron","Speed Warrior",{"Krebons",position="facedown"}},extra={"Junk Warrior"}}}
	me:special_summon("Junk Warrior",{"Junk Synchron","Speed Warrior"},"attack")
	me:expect_card("Junk Warrior",{atk=2300})
end)

test("takes Junk Synchron as its Tuner",function()
	field{me={monsters={"Krebons","Marauding Captain"},extra={"Junk Warrior","Magical Android"}}}
	me:offered("special_summon","Magical Android")
	me:not_offered("special_summon","Junk Warrior")
end)

test("gains nothing when revived",function()
	field{me={hand={"Monster Reborn"},monsters={"Speed Warrior"},grave={{"Junk Warrior",proper=true}}}}
	me:activate("Monster Reborn","attack")
	me:expect_card("Junk Warrior",{atk=2300})
end)

test("loses the gain face-down",function()
	field{me={monsters={"Junk Synchron","Speed Warrior","Krebons"},extra={"Junk Warrior"},hand={"Book of Moon"}}}
	rest("pass")
	me:special_summon("Junk Warrior",{"Junk Synchron","Speed Warrior"},"attack")
	me:expect_card("Junk Warrior",{atk=3500})
	me:activate("Book of Moon","Junk Warrior")
	me:end_turn()
	opponent:end_turn()
	me:change_position("Junk Warrior")
	me:expect_card("Junk Warrior",{atk=2300})
end)

test("is not made of two monsters without Junk Synchron",function()
	field{me={monsters={"Speed Warrior","Elemental HERO Avian"},extra={"Junk Warrior"}}}
	me:not_offered("special_summon","Junk Warrior")
end)

test("gains nothing of a Level 3 monster",function()
	field{me={monsters={"Junk Synchron","Speed Warrior","Elemental HERO Avian"},extra={"Junk Warrior"}}}
	me:special_summon("Junk Warrior",{"Junk Synchron","Speed Warrior"},"attack")
	me:expect_card("Junk Warrior",{atk=2300})
end)

test("turned face-down before it gains, it has gained nothing when flipped",function()
	rest("pass")
	field{me={monsters={"Junk Synchron","Speed Warrior","Krebons"},extra={"Junk Warrior"}},opponent={spells={"Book of Moon"}}}
	me:special_summon("Junk Warrior",{"Junk Synchron","Speed Warrior"},"attack")
	opponent:activate("Book of Moon","Junk Warrior")
	me:end_turn()
	opponent:end_turn()
	me:change_position("Junk Warrior")
	me:expect_card("Junk Warrior",{atk=2300})
end)
