-- Versago the Destroyer
field{me={hand={"Polymerization","Versago the Destroyer"},monsters={"Elemental HERO Avian"},extra={"Elemental HERO Flame Wingman","Cyber Twin Dragon"}}}

test("stands in for a named Fusion Material",function()
	me:activate("Polymerization",{"Elemental HERO Avian","Versago the Destroyer"},"attack")
	me:expect{monsters={"Elemental HERO Flame Wingman"},grave={"Polymerization","Elemental HERO Avian","Versago the Destroyer"}}
end)

test("not twice, nor where the materials have to be genuine",function()
	field{me={hand={"Polymerization","Versago the Destroyer","Versago the Destroyer"},monsters={"Cyber Dragon"},extra={"Elemental HERO Flame Wingman","Cyber Twin Dragon"}}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("is a monster of 1100 ATK and 900 DEF",function()
	me:summon("Versago the Destroyer")
	me:expect_card("Versago the Destroyer",{atk=1100,def=900,level=3})
end)
