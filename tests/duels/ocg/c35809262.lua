-- Elemental HERO Flame Wingman
test("deals the ATK of a monster it destroys by battle",function()
	field{me={monsters={"Elemental HERO Flame Wingman"}},opponent={monsters={"Kaiser Sea Horse"}}}
	me:battle_phase()
	me:attack("Elemental HERO Flame Wingman","Kaiser Sea Horse")
	opponent:expect{lp=8000-400-1700,monsters=0}
	happened("damage",{amount=1700,player=opponent})
	me:expect{lp=8000}
end)

test("is made of Avian and Burstinatrix",function()
	field{me={hand={"Polymerization","Elemental HERO Avian","Elemental HERO Burstinatrix"},extra={"Elemental HERO Flame Wingman"}}}
	me:activate("Polymerization",{"Elemental HERO Avian","Elemental HERO Burstinatrix"},"attack")
	me:expect{monsters={"Elemental HERO Flame Wingman"}}
end)

test("comes by Fusion Summon only",function()
	field{me={hand={"Monster Reborn"},grave={{"Elemental HERO Flame Wingman",proper=true}}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("deals no damage for a monster without ATK",function()
	field{me={monsters={"Elemental HERO Flame Wingman"}},opponent={monsters={"Relinquished"}}}
	me:battle_phase()
	me:attack("Elemental HERO Flame Wingman","Relinquished")
	opponent:expect{lp=8000-2100,monsters=0}
end)

test("deals the damage to its player's opponent, whoever attacks",function()
	field{me={monsters={"Elemental HERO Flame Wingman"}},opponent={monsters={"Sangan"},deck={"Kuriboh","Speed Warrior"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Sangan","Elemental HERO Flame Wingman")
	opponent:answer("Kuriboh")
	opponent:expect{lp=8000-1100-1000}
	me:expect{lp=8000}
end)

test("works for the opponent too",function()
	field{me={monsters={"Kaiser Sea Horse"}},opponent={monsters={"Elemental HERO Flame Wingman"}}}
	me:end_turn()
	opponent:battle_phase()
	opponent:attack("Elemental HERO Flame Wingman","Kaiser Sea Horse")
	me:expect{lp=8000-400-1700}
	opponent:expect{lp=8000}
end)

test("a substitute may take the place of one of them",function()
	field{me={hand={"Polymerization","Elemental HERO Avian","Goddess with the Third Eye"},extra={"Elemental HERO Flame Wingman"}}}
	me:activate("Polymerization",{"Elemental HERO Avian","Goddess with the Third Eye"},"attack")
	me:expect{monsters={"Elemental HERO Flame Wingman"}}
end)
