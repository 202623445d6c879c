-- B. Skull Dragon
test("is made of Summoned Skull and Red-Eyes B. Dragon",function()
	field{me={hand={"Polymerization","Red-Eyes B. Dragon","Meteor Dragon"},monsters={"Summoned Skull"},extra={"B. Skull Dragon"}}}
	me:activate("Polymerization",{"Summoned Skull","Red-Eyes B. Dragon"},"attack")
	me:expect{monsters={{"B. Skull Dragon",atk=3200,def=2500,level=9}},hand={"Meteor Dragon"},grave=3}
end)

test("and of a substitute for either",function()
	field{me={hand={"Polymerization","Goddess with the Third Eye"},monsters={"Summoned Skull"},extra={"B. Skull Dragon"}}}
	me:activate("Polymerization",{"Summoned Skull","Goddess with the Third Eye"},"attack")
	me:expect{monsters={"B. Skull Dragon"}}
end)

test("cannot come back before its Fusion Summon",function()
	field{me={hand={"Monster Reborn"},grave={"B. Skull Dragon"}}}
	me:not_offered("activate","Monster Reborn","target of Monster Reborn")
end)
