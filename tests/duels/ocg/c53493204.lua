-- Goddess with the Third Eye
field{me={hand={"Polymerization","Goddess with the Third Eye"},monsters={"Elemental HERO Avian"},extra={"Elemental HERO Flame Wingman","Cyber Twin Dragon"}}}

test("stands in for a named Fusion Material",function()
	me:activate("Polymerization",{"Elemental HERO Avian","Goddess with the Third Eye"},"attack")
	me:expect{monsters={"Elemental HERO Flame Wingman"},grave={"Polymerization","Elemental HERO Avian","Goddess with the Third Eye"}}
end)

test("not twice, nor where the materials have to be genuine",function()
	field{me={hand={"Polymerization","Goddess with the Third Eye","Goddess with the Third Eye"},monsters={"Cyber Dragon"},extra={"Elemental HERO Flame Wingman","Cyber Twin Dragon"}}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("is a monster of 1200 ATK and 1000 DEF",function()
	me:summon("Goddess with the Third Eye")
	me:expect_card("Goddess with the Third Eye",{atk=1200,def=1000,level=4})
end)
