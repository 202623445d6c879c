-- Blue-Eyes Ultimate Dragon
test("is a fusion of three Blue-Eyes White Dragons",function()
	field{rules="mr1",me={
		hand={"Polymerization","Blue-Eyes White Dragon","Blue-Eyes White Dragon"},monsters={"Blue-Eyes White Dragon"},
		extra={"Blue-Eyes Ultimate Dragon"},
	}}
	me:activate("Polymerization","Blue-Eyes White Dragon","Blue-Eyes White Dragon","Blue-Eyes White Dragon","attack")
	me:expect{monsters={{"Blue-Eyes Ultimate Dragon",atk=4500,def=3800,level=12}},grave=4,extra=0}
end)

test("takes no fewer and no others",function()
	field{rules="mr1",me={
		hand={"Polymerization","Blue-Eyes White Dragon"},monsters={"Blue-Eyes White Dragon","Summoned Skull"},
		extra={"Blue-Eyes Ultimate Dragon"},
	}}
	me:not_offered("activate","Polymerization","target of Polymerization")
end)

test("revives only once it was Fusion Summoned",function()
	field{rules="mr1",me={hand={"Monster Reborn"},grave={"Blue-Eyes Ultimate Dragon"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
