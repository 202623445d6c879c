-- Beastking of the Swamps
field{me={hand={"Polymerization","Beastking of the Swamps"},monsters={"Elemental HERO Avian"},extra={"Elemental HERO Flame Wingman","Cyber Twin Dragon"}}}

test("stands in for a named Fusion Material",function()
	me:activate("Polymerization",{"Elemental HERO Avian","Beastking of the Swamps"},"attack")
	me:expect{monsters={"Elemental HERO Flame Wingman"},grave={"Polymerization","Elemental HERO Avian","Beastking of the Swamps"}}
end)

test("not twice, nor where the materials have to be genuine",function()
	field{me={hand={"Polymerization","Beastking of the Swamps","Beastking of the Swamps"},monsters={"Cyber Dragon"},extra={"Elemental HERO Flame Wingman","Cyber Twin Dragon"}}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("is a monster of 1000 ATK and 1100 DEF",function()
	me:summon("Beastking of the Swamps")
	me:expect_card("Beastking of the Swamps",{atk=1000,def=1100,level=4})
end)
