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
