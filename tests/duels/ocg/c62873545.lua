-- Dragon Master Knight
test("is made of Black Luster Soldier and Blue-Eyes Ultimate Dragon",function()
	field{me={hand={"Polymerization","Black Luster Soldier"},monsters={"Blue-Eyes Ultimate Dragon"},extra={"Dragon Master Knight"}}}
	me:activate("Polymerization",{"Black Luster Soldier","Blue-Eyes Ultimate Dragon"},"attack")
	me:expect{monsters={{"Dragon Master Knight",atk=5000,def=5000,level=12}},grave=3}
end)

test("gains 500 ATK for each other face-up Dragon its player has",function()
	field{
		me={monsters={"Dragon Master Knight","Red-Eyes B. Dragon","Meteor Dragon",{"Stardust Dragon",position="facedown"},"Summoned Skull"}},
		opponent={monsters={"Blue-Eyes White Dragon"}},
	}
	me:expect_card("Dragon Master Knight",{atk=6000,def=5000})
end)

test("comes by Fusion Summon only",function()
	field{me={hand={"Monster Reborn"},grave={{"Dragon Master Knight",proper=true}}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)

test("one of the two may be a substitute",function()
	field{me={hand={"Polymerization","Goddess with the Third Eye"},monsters={"Blue-Eyes Ultimate Dragon"},extra={"Dragon Master Knight"}}}
	me:activate("Polymerization",{"Goddess with the Third Eye","Blue-Eyes Ultimate Dragon"},"attack")
	me:expect{monsters={"Dragon Master Knight"}}
end)
