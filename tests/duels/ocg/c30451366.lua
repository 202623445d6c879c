-- Mystical Sheep #1
field{me={hand={"Polymerization","Mystical Sheep #1"},monsters={"Elemental HERO Avian"},extra={"Elemental HERO Flame Wingman","Cyber Twin Dragon"}}}

test("stands in for a named Fusion Material",function()
	me:activate("Polymerization",{"Elemental HERO Avian","Mystical Sheep #1"},"attack")
	me:expect{monsters={"Elemental HERO Flame Wingman"},grave={"Polymerization","Elemental HERO Avian","Mystical Sheep #1"}}
end)

test("not twice, nor where the materials have to be genuine",function()
	field{me={hand={"Polymerization","Mystical Sheep #1","Mystical Sheep #1"},monsters={"Cyber Dragon"},extra={"Elemental HERO Flame Wingman","Cyber Twin Dragon"}}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("is a monster of 1150 ATK and 900 DEF",function()
	me:summon("Mystical Sheep #1")
	me:expect_card("Mystical Sheep #1",{atk=1150,def=900,level=3})
end)
