-- Polymerization
test("fuses materials of hand and field",function()
	field{me={
		hand={"Polymerization","Elemental HERO Avian","Kuriboh"},
		monsters={"Elemental HERO Burstinatrix"},
		extra={"Elemental HERO Flame Wingman","Dark Paladin"},
	}}
	me:activate("Polymerization",{"Elemental HERO Avian","Elemental HERO Burstinatrix"},"attack")
	me:expect{
		monsters={{"Elemental HERO Flame Wingman",atk=2100}},hand={"Kuriboh"},extra={"Dark Paladin"},
		grave={"Polymerization","Elemental HERO Avian","Elemental HERO Burstinatrix"},
	}
end)

test("needs all materials",function()
	field{me={hand={"Polymerization","Elemental HERO Avian"},extra={"Elemental HERO Flame Wingman"}}}
	me:not_offered("activate","Polymerization")
end)
